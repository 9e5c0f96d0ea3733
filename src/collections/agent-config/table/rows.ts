import type { Kind, Tool, Written } from './tools.ts';

/** One place where agent tools look for configuration. */
export interface Row {
  /** Whose format the file has. */
  tool: Tool;
  kind: Kind;
  /** Globs from the root of the repository; of several rows that fit a path, the first counts. */
  globs: readonly string[];
  written: Written;
  /** Other tools that read the same file. */
  readBy?: readonly Tool[];
  /** True for a part of a plugin, which works where the plugin is installed. */
  plugin?: true;
  /** True for a file that is told by its name wherever it stands. */
  anywhere?: true;
  /** True for a file that may hold values of any kind: what it sets up is told, its text is not shown. */
  namesOnly?: true;
}

const claudeSkillReaders: readonly Tool[] = ['copilot', 'opencode'];
const agentsSkillReaders: readonly Tool[] = ['codex', 'gemini-cli', 'antigravity', 'copilot', 'zed', 'opencode', 'amp'];
const agentsReaders: readonly Tool[] = [
  'codex',
  'claude-code',
  'cursor',
  'copilot',
  'devin',
  'cline',
  'roo',
  'zed',
  'opencode',
  'kiro',
  'amp',
  'junie',
  'antigravity',
];

/** Where agent configuration stands, the more precise rows first (2026-11; the day is `asOf`). */
export const rows: readonly Row[] = [
  // Claude Code.
  {
    tool: 'claude-code',
    kind: 'settings',
    globs: ['**/.claude/settings.json', '**/.claude/settings.local.json'],
    written: 'json',
    readBy: ['copilot', 'vscode'],
  },
  { tool: 'claude-code', kind: 'rules', globs: ['**/.claude/rules/**/*.md'], written: 'markdown' },
  { tool: 'claude-code', kind: 'command', globs: ['**/.claude/commands/**/*.md'], written: 'markdown' },
  { tool: 'claude-code', kind: 'skill', globs: ['**/.claude/skills/**/SKILL.md'], written: 'markdown', readBy: claudeSkillReaders },
  { tool: 'claude-code', kind: 'subagent', globs: ['**/.claude/agents/**/*.md'], written: 'markdown' },
  { tool: 'claude-code', kind: 'style', globs: ['**/.claude/output-styles/*.md'], written: 'markdown' },
  { tool: 'claude-code', kind: 'code', globs: ['**/.claude/workflows/*.{js,mjs,ts}'], written: 'code' },
  { tool: 'claude-code', kind: 'environment', globs: ['**/.claude/launch.json'], written: 'jsonc' },
  { tool: 'claude-code', kind: 'environment', globs: ['.worktreeinclude'], written: 'text' },
  { tool: 'claude-code', kind: 'plugin', globs: ['**/.claude-plugin/plugin.json'], written: 'json', plugin: true },
  { tool: 'claude-code', kind: 'marketplace', globs: ['**/.claude-plugin/marketplace.json'], written: 'json', plugin: true },
  {
    tool: 'claude-code',
    kind: 'instructions',
    globs: ['**/CLAUDE.md', '**/CLAUDE.local.md'],
    written: 'markdown',
    readBy: ['copilot', 'opencode', 'zed', 'amp', 'cursor'],
  },
  { tool: 'claude-code', kind: 'servers', globs: ['.mcp.json'], written: 'json', readBy: ['copilot'] },
  { tool: 'claude-code', kind: 'servers', globs: ['**/.mcp.json'], written: 'json', plugin: true },
  // Codex.
  { tool: 'codex', kind: 'instructions', globs: ['**/AGENTS.override.md'], written: 'markdown' },
  { tool: 'codex', kind: 'settings', globs: ['**/.codex/config.toml'], written: 'toml' },
  { tool: 'codex', kind: 'hooks', globs: ['**/.codex/hooks.json'], written: 'json' },
  { tool: 'codex', kind: 'subagent', globs: ['**/.codex/agents/*.toml'], written: 'toml' },
  { tool: 'codex', kind: 'subagent', globs: ['**/.codex/agents/*.md'], written: 'markdown' },
  { tool: 'codex', kind: 'rules', globs: ['**/.codex/rules/*.rules'], written: 'text' },
  { tool: 'codex', kind: 'command', globs: ['**/.codex/prompts/**/*.md'], written: 'markdown' },
  { tool: 'codex', kind: 'skill', globs: ['**/.codex/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'codex', kind: 'details', globs: ['**/skills/*/agents/openai.yaml'], written: 'yaml' },
  { tool: 'codex', kind: 'plugin', globs: ['**/.codex-plugin/plugin.json'], written: 'json', plugin: true },
  // Gemini CLI and Antigravity.
  { tool: 'gemini-cli', kind: 'instructions', globs: ['**/GEMINI.md'], written: 'markdown', readBy: ['copilot', 'zed'] },
  { tool: 'gemini-cli', kind: 'settings', globs: ['**/.gemini/settings.json'], written: 'jsonc' },
  { tool: 'gemini-cli', kind: 'settings', globs: ['**/.gemini/.env'], written: 'text', namesOnly: true },
  { tool: 'gemini-cli', kind: 'command', globs: ['**/.gemini/commands/**/*.toml'], written: 'toml' },
  { tool: 'gemini-cli', kind: 'skill', globs: ['**/.gemini/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'gemini-cli', kind: 'subagent', globs: ['**/.gemini/agents/*.md'], written: 'markdown' },
  { tool: 'gemini-cli', kind: 'plugin', globs: ['**/gemini-extension.json'], written: 'json', plugin: true },
  { tool: 'gemini-cli', kind: 'rules', globs: ['**/.gemini/policies/**/*.toml'], written: 'toml' },
  { tool: 'gemini-cli', kind: 'ignore', globs: ['**/.geminiignore'], written: 'text' },
  { tool: 'antigravity', kind: 'servers', globs: ['.agents/mcp_config.json'], written: 'json' },
  { tool: 'antigravity', kind: 'hooks', globs: ['.agents/hooks.json'], written: 'json' },
  { tool: 'antigravity', kind: 'rules', globs: ['.agents/rules/**/*.md', '.agent/rules/**/*.md'], written: 'markdown' },
  { tool: 'antigravity', kind: 'command', globs: ['.agents/workflows/**/*.md', '.agent/workflows/**/*.md'], written: 'markdown' },
  // Cursor.
  { tool: 'cursor', kind: 'rules', globs: ['**/.cursor/rules/**/*.{mdc,md}'], written: 'markdown' },
  { tool: 'cursor', kind: 'instructions', globs: ['**/.cursorrules'], written: 'text', readBy: ['zed', 'cline'] },
  { tool: 'cursor', kind: 'settings', globs: ['**/.cursor/cli.json'], written: 'json' },
  { tool: 'cursor', kind: 'hooks', globs: ['**/.cursor/hooks.json'], written: 'json' },
  { tool: 'cursor', kind: 'command', globs: ['**/.cursor/commands/**/*.md'], written: 'markdown' },
  { tool: 'cursor', kind: 'skill', globs: ['**/.cursor/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'cursor', kind: 'subagent', globs: ['**/.cursor/agents/**/*.md'], written: 'markdown' },
  { tool: 'cursor', kind: 'servers', globs: ['**/.cursor/mcp.json'], written: 'jsonc' },
  { tool: 'cursor', kind: 'environment', globs: ['**/.cursor/environment.json'], written: 'json' },
  { tool: 'cursor', kind: 'instructions', globs: ['**/BUGBOT.md'], written: 'markdown' },
  { tool: 'cursor', kind: 'ignore', globs: ['**/.cursorignore', '**/.cursorindexingignore'], written: 'text' },
  // GitHub Copilot and VS Code.
  {
    tool: 'copilot',
    kind: 'instructions',
    globs: ['.github/copilot-instructions.md', '**/.github/copilot-instructions.md'],
    written: 'markdown',
    readBy: ['vscode', 'zed'],
  },
  { tool: 'copilot', kind: 'rules', globs: ['**/.github/instructions/**/*.instructions.md'], written: 'markdown', readBy: ['vscode'] },
  {
    tool: 'copilot',
    kind: 'settings',
    globs: ['**/.github/copilot/settings.json', '**/.github/copilot/settings.local.json'],
    written: 'jsonc',
  },
  { tool: 'copilot', kind: 'hooks', globs: ['**/.github/hooks/*.json'], written: 'json', readBy: ['vscode'] },
  { tool: 'copilot', kind: 'command', globs: ['**/.github/prompts/**/*.prompt.md'], written: 'markdown', readBy: ['vscode'] },
  { tool: 'copilot', kind: 'subagent', globs: ['**/.github/agents/*.md'], written: 'markdown', readBy: ['vscode'] },
  { tool: 'copilot', kind: 'mode', globs: ['**/.github/chatmodes/*.chatmode.md'], written: 'markdown', readBy: ['vscode'] },
  { tool: 'copilot', kind: 'skill', globs: ['**/.github/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'copilot', kind: 'servers', globs: ['.github/mcp.json'], written: 'json' },
  {
    tool: 'copilot',
    kind: 'environment',
    globs: ['.github/workflows/copilot-setup-steps.{yml,yaml}', '.github/github-app.yml'],
    written: 'yaml',
  },
  { tool: 'vscode', kind: 'servers', globs: ['**/.vscode/mcp.json'], written: 'jsonc' },
  { tool: 'vscode', kind: 'settings', globs: ['**/.vscode/settings.json'], written: 'jsonc' },
  { tool: 'vscode', kind: 'settings', globs: ['**/*.code-workspace'], written: 'jsonc', namesOnly: true },
  {
    tool: 'vscode',
    kind: 'environment',
    globs: ['**/.devcontainer/{,*/}devcontainer.json', '**/.devcontainer.json'],
    written: 'jsonc',
    namesOnly: true,
  },
  // Devin Desktop, formerly Windsurf.
  { tool: 'devin', kind: 'rules', globs: ['**/.{devin,windsurf}/rules/**/*.md'], written: 'markdown' },
  { tool: 'devin', kind: 'instructions', globs: ['**/.windsurfrules'], written: 'text', readBy: ['zed', 'cline'] },
  { tool: 'devin', kind: 'settings', globs: ['**/.devin/config.json'], written: 'json' },
  { tool: 'devin', kind: 'hooks', globs: ['**/.devin/hooks.v1.json', '**/.windsurf/hooks.json'], written: 'json' },
  { tool: 'devin', kind: 'command', globs: ['**/.{devin,windsurf}/workflows/**/*.md'], written: 'markdown' },
  { tool: 'devin', kind: 'skill', globs: ['**/.{devin,windsurf}/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'devin', kind: 'subagent', globs: ['**/.devin/agents/*/AGENT.md'], written: 'markdown' },
  { tool: 'devin', kind: 'servers', globs: ['**/.devin/mcp_config{,.local}.json'], written: 'json' },
  { tool: 'devin', kind: 'ignore', globs: ['**/.{devin,codeium,windsurf}ignore'], written: 'text' },
  // Cline, Roo, Aider, Zed.
  { tool: 'cline', kind: 'command', globs: ['.clinerules/workflows/**/*.md'], written: 'markdown' },
  { tool: 'cline', kind: 'skill', globs: ['.{clinerules,cline}/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'cline', kind: 'hooks', globs: ['.{clinerules,cline}/hooks/*'], written: 'code' },
  { tool: 'cline', kind: 'subagent', globs: ['.cline/agents/**/*.md'], written: 'markdown' },
  { tool: 'cline', kind: 'rules', globs: ['.clinerules/**/*.{md,txt}', '.cline/rules/**/*.{md,txt}'], written: 'markdown' },
  { tool: 'cline', kind: 'instructions', globs: ['.clinerules'], written: 'text', readBy: ['roo', 'zed'] },
  { tool: 'cline', kind: 'code', globs: ['.cline/{plugins,cron}/**'], written: 'code' },
  { tool: 'cline', kind: 'ignore', globs: ['**/.clineignore'], written: 'text' },
  { tool: 'roo', kind: 'rules', globs: ['.roo/rules{,-*}/**/*.{md,txt}', '.roorules*'], written: 'markdown' },
  { tool: 'roo', kind: 'mode', globs: ['.roomodes'], written: 'yaml' },
  { tool: 'roo', kind: 'command', globs: ['.roo/commands/**/*.md'], written: 'markdown' },
  { tool: 'roo', kind: 'skill', globs: ['.roo/skills{,-*}/**/SKILL.md'], written: 'markdown' },
  { tool: 'roo', kind: 'servers', globs: ['.roo/mcp.json'], written: 'json' },
  { tool: 'roo', kind: 'ignore', globs: ['**/.rooignore'], written: 'text' },
  { tool: 'aider', kind: 'settings', globs: ['.aider.conf.{yml,yaml}'], written: 'yaml' },
  { tool: 'aider', kind: 'settings', globs: ['.aider.model.*.yml'], written: 'yaml' },
  { tool: 'aider', kind: 'ignore', globs: ['.aiderignore'], written: 'text' },
  { tool: 'zed', kind: 'instructions', globs: ['.rules'], written: 'text' },
  { tool: 'zed', kind: 'settings', globs: ['**/.zed/settings.json'], written: 'jsonc' },
  { tool: 'zed', kind: 'environment', globs: ['**/.zed/{tasks,debug}.json'], written: 'jsonc' },
  // opencode, Kiro, Amp, Junie.
  { tool: 'opencode', kind: 'settings', globs: ['**/opencode.{json,jsonc}'], written: 'jsonc' },
  { tool: 'opencode', kind: 'code', globs: ['**/.opencode/plugin{,s}/**/*.{js,ts}'], written: 'code' },
  { tool: 'opencode', kind: 'command', globs: ['**/.opencode/command{,s}/**/*.md'], written: 'markdown' },
  { tool: 'opencode', kind: 'skill', globs: ['**/.opencode/skill{,s}/**/SKILL.md'], written: 'markdown' },
  { tool: 'opencode', kind: 'subagent', globs: ['**/.opencode/agent{,s}/**/*.md'], written: 'markdown' },
  { tool: 'kiro', kind: 'rules', globs: ['**/.kiro/steering/**/*.md'], written: 'markdown' },
  { tool: 'kiro', kind: 'servers', globs: ['**/.kiro/settings/mcp.json'], written: 'json' },
  { tool: 'kiro', kind: 'servers', globs: ['**/.kiro/settings/mcp.json.example'], written: 'json' },
  { tool: 'kiro', kind: 'template', globs: ['**/.kiro/settings/{rules,templates}/**/*.{md,json}'], written: 'markdown' },
  { tool: 'kiro', kind: 'hooks', globs: ['**/.kiro/hooks/*.{json,kiro.hook}'], written: 'json' },
  { tool: 'kiro', kind: 'command', globs: ['**/.kiro/prompts/**/*.md'], written: 'markdown' },
  { tool: 'kiro', kind: 'skill', globs: ['**/.kiro/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'kiro', kind: 'subagent', globs: ['**/.kiro/agents/*.md'], written: 'markdown' },
  { tool: 'kiro', kind: 'subagent', globs: ['**/.kiro/agents/*.json'], written: 'json' },
  { tool: 'kiro', kind: 'ignore', globs: ['**/.kiroignore'], written: 'text' },
  { tool: 'amp', kind: 'settings', globs: ['**/.amp/settings.{json,jsonc}'], written: 'jsonc' },
  { tool: 'amp', kind: 'code', globs: ['**/.amp/plugins/*.ts'], written: 'code' },
  { tool: 'amp', kind: 'rules', globs: ['.agents/checks/**/*.md'], written: 'markdown' },
  { tool: 'amp', kind: 'instructions', globs: ['**/AGENT.md'], written: 'markdown', readBy: ['zed'] },
  { tool: 'junie', kind: 'instructions', globs: ['**/.junie/{AGENTS,guidelines}.md'], written: 'markdown' },
  { tool: 'junie', kind: 'command', globs: ['**/.junie/commands/**/*.md'], written: 'markdown' },
  { tool: 'junie', kind: 'skill', globs: ['**/.junie/skills/**/SKILL.md'], written: 'markdown' },
  { tool: 'junie', kind: 'subagent', globs: ['**/.junie/agents/**/*.md'], written: 'markdown' },
  { tool: 'junie', kind: 'servers', globs: ['**/.junie/mcp/mcp.json'], written: 'json' },
  { tool: 'junie', kind: 'ignore', globs: ['.aiignore'], written: 'text' },
  // What several tools share, and parts of plugins.
  { tool: 'shared', kind: 'skill', globs: ['**/.agents/skills/**/SKILL.md'], written: 'markdown', readBy: agentsSkillReaders },
  { tool: 'shared', kind: 'instructions', globs: ['**/AGENTS.md'], written: 'markdown', readBy: agentsReaders },
  { tool: 'shared', kind: 'marketplace', globs: ['.agents/plugins/marketplace.json'], written: 'json', plugin: true },
  { tool: 'shared', kind: 'lock', globs: ['**/skills-lock.json'], written: 'json' },
  { tool: 'shared', kind: 'servers', globs: ['mcp.json'], written: 'json' },
  { tool: 'shared', kind: 'servers', globs: ['**/mcp-config{,s}/*.json'], written: 'json', plugin: true },
  { tool: 'shared', kind: 'hooks', globs: ['**/.agents/plugins/*/hooks/hooks.json'], written: 'json', plugin: true },
  { tool: 'claude-code', kind: 'hooks', globs: ['hooks/hooks.json', '**/plugins/*/hooks/hooks.json'], written: 'json', plugin: true },
  { tool: 'claude-code', kind: 'subagent', globs: ['agents/*.md', 'plugins/*/agents/*.md'], written: 'markdown', plugin: true },
  { tool: 'claude-code', kind: 'command', globs: ['commands/**/*.md', 'plugins/*/commands/**/*.md'], written: 'markdown', plugin: true },
  { tool: 'claude-code', kind: 'style', globs: ['output-styles/*.md', 'plugins/*/output-styles/*.md'], written: 'markdown', plugin: true },
  // Folders of tools whose files are listed and not interpreted.
  { tool: 'shared', kind: 'skill', globs: ['**/SKILL.md'], written: 'markdown', anywhere: true },
  { tool: 'other', kind: 'instructions', globs: ['.goosehints', '**/.aiassistant/rules/**/*.md'], written: 'text' },
  {
    tool: 'other',
    kind: 'other',
    globs: [
      '.{factory,augment,qwen,kilo,kilocode,grok,vibe,rovodev,trae,codebuddy,warp,pi,ruler,rulesync,crush,goose,continue,amazonq}/**/*.{md,json,jsonc,toml,yaml,yml}',
    ],
    written: 'text',
  },
];
