/** Day of the knowledge in the tables of this folder: what the tools read changes monthly. */
export const asOf = '2026-11-29';

/** Every agent tool that owns or reads a file, with the name a person would write. */
export const tools = {
  'claude-code': 'Claude Code',
  codex: 'Codex',
  'gemini-cli': 'Gemini CLI',
  antigravity: 'Antigravity',
  cursor: 'Cursor',
  copilot: 'GitHub Copilot',
  vscode: 'VS Code',
  devin: 'Devin Desktop (Windsurf)',
  cline: 'Cline',
  roo: 'Roo Code',
  aider: 'Aider',
  zed: 'Zed',
  opencode: 'opencode',
  kiro: 'Kiro',
  amp: 'Amp',
  junie: 'Junie',
  shared: 'Several tools',
  other: 'Another tool',
} as const;

export type Tool = keyof typeof tools;

/** What a configuration file is, with the words for a list. */
export const kinds = {
  instructions: 'Instructions',
  rules: 'Rules',
  settings: 'Settings',
  hooks: 'Hooks',
  command: 'Commands and prompts',
  skill: 'Skills',
  details: 'Details of skills',
  subagent: 'Subagents',
  servers: 'MCP servers',
  plugin: 'Plugins',
  marketplace: 'Marketplaces',
  style: 'Output styles',
  ignore: 'Ignore files',
  environment: 'Environment setup',
  mode: 'Modes',
  lock: 'Locks of skills',
  template: 'Templates',
  code: 'Code run by the tool',
  other: 'Found, not interpreted',
} as const;

export type Kind = keyof typeof kinds;

/** How a file is written. `json` allows no comments, `jsonc` does. */
export type Written = 'markdown' | 'json' | 'jsonc' | 'yaml' | 'toml' | 'text' | 'code';
