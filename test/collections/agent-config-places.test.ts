import { describe, expect, test } from 'vitest';
import { agentConfig } from '../../src/collections/agent-config/index.ts';
import { placeOf } from '../../src/collections/agent-config/places.ts';
import { rows } from '../../src/collections/agent-config/table/rows.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { got, linked } from './agent-config-reading.ts';

const leftOut = (path: string, text: string): string | null => agentConfig.read({ path: path as Redacted, text: text as Redacted }).leftOut;

test.each([
  ['CLAUDE.md', 'claude-code', 'instructions', 'root'],
  ['.claude/CLAUDE.md', 'claude-code', 'instructions', 'root'],
  ['CLAUDE.local.md', 'claude-code', 'instructions', 'personal'],
  ['docs/CLAUDE.md', 'claude-code', 'instructions', 'example'],
  ['packages/a/CLAUDE.md', 'claude-code', 'instructions', 'nested'],
  ['AGENTS.md', 'shared', 'instructions', 'root'],
  ['GEMINI.md', 'gemini-cli', 'instructions', 'root'],
  ['.claude/settings.json', 'claude-code', 'settings', 'root'],
  ['.claude/settings.local.json', 'claude-code', 'settings', 'personal'],
  ['.claude/rules/a/b.md', 'claude-code', 'rules', 'root'],
  ['.claude/commands/a/b.md', 'claude-code', 'command', 'root'],
  ['.claude/skills/a/SKILL.md', 'claude-code', 'skill', 'root'],
  ['packages/a/.claude/skills/a/SKILL.md', 'claude-code', 'skill', 'nested'],
  ['.claude/agents/a.md', 'claude-code', 'subagent', 'root'],
  ['.claude/output-styles/a.md', 'claude-code', 'style', 'root'],
  ['.mcp.json', 'claude-code', 'servers', 'root'],
  ['plugins/a/.mcp.json', 'claude-code', 'servers', 'plugin'],
  ['.claude-plugin/plugin.json', 'claude-code', 'plugin', 'plugin'],
  ['.claude-plugin/marketplace.json', 'claude-code', 'marketplace', 'plugin'],
  ['hooks/hooks.json', 'claude-code', 'hooks', 'plugin'],
  ['skills/a/SKILL.md', 'shared', 'skill', 'plugin'],
  ['catalog/a/SKILL.md', 'shared', 'skill', 'elsewhere'],
  ['test/fixtures/a/SKILL.md', 'shared', 'skill', 'example'],
  ['tools/x/templates/agents/y/skills/z/SKILL.md', 'shared', 'skill', 'example'],
  ['docs/ja-JP/skills/a/SKILL.md', 'shared', 'skill', 'example'],
  ['.agents/skills/a/SKILL.md', 'shared', 'skill', 'root'],
  ['.codex/config.toml', 'codex', 'settings', 'root'],
  ['.codex/hooks.json', 'codex', 'hooks', 'root'],
  ['.gemini/settings.json', 'gemini-cli', 'settings', 'root'],
  ['.cursor/rules/a.mdc', 'cursor', 'rules', 'root'],
  ['.cursorrules', 'cursor', 'instructions', 'root'],
  ['.cursor/hooks.json', 'cursor', 'hooks', 'root'],
  ['.github/copilot-instructions.md', 'copilot', 'instructions', 'root'],
  ['.github/prompts/a.prompt.md', 'copilot', 'command', 'root'],
  ['.github/hooks/a.json', 'copilot', 'hooks', 'root'],
  ['.vscode/mcp.json', 'vscode', 'servers', 'root'],
  ['.vscode/settings.json', 'vscode', 'settings', 'root'],
  ['app.code-workspace', 'vscode', 'settings', 'root'],
  ['.devcontainer/devcontainer.json', 'vscode', 'environment', 'root'],
  ['.devcontainer/python/devcontainer.json', 'vscode', 'environment', 'root'],
  ['.devcontainer.json', 'vscode', 'environment', 'root'],
  ['.gemini/.env', 'gemini-cli', 'settings', 'root'],
  ['.windsurf/rules/a.md', 'devin', 'rules', 'root'],
  ['.clinerules/hooks/TaskStart', 'cline', 'hooks', 'root'],
  ['.roomodes', 'roo', 'mode', 'root'],
  ['.aider.conf.yml', 'aider', 'settings', 'root'],
  ['.zed/settings.json', 'zed', 'settings', 'root'],
  ['.opencode/opencode.json', 'opencode', 'settings', 'root'],
  ['.opencode/commands/a.md', 'opencode', 'command', 'root'],
  ['.kiro/hooks/a.kiro.hook', 'kiro', 'hooks', 'root'],
  ['.kiro/steering/a.md', 'kiro', 'rules', 'root'],
  ['.kiro/settings/templates/specs/design.md', 'kiro', 'template', 'root'],
  ['.amp/settings.json', 'amp', 'settings', 'root'],
  ['.junie/guidelines.md', 'junie', 'instructions', 'root'],
  ['.factory/rules/a.md', 'other', 'other', 'root'],
  ['skills-lock.json', 'shared', 'lock', 'root'],
  ['mcp-configs/mcp-servers.json', 'shared', 'servers', 'plugin'],
])('%s is of %s: %s, %s', (path, tool, kind, scope) => {
  expect(placeOf(path)).toMatchObject({ tool, kind, scope });
  expect(agentConfig.owns(path)).toBe(true);
});

test.each([
  'README.md',
  'docs/agents.md',
  'src/agents/index.ts',
  '.github/workflows/ci.yml',
  'node_modules/a/CLAUDE.md',
  '.claude/hooks/a.sh',
  'agents/a/b.md',
])('%s is none', (path) => {
  expect(agentConfig.owns(path)).toBe(false);
});

test('every row of the table finds at least one path', () => {
  const unread = rows.filter((it) => it.globs.length === 0 || (it.written === 'code' && it.kind !== 'code' && it.kind !== 'hooks'));
  expect(unread).toEqual([]);
});

describe('a file behind a symbolic link', () => {
  test('is read by the name the tool finds it by', () => {
    const { data } = got('.agents/settings.json', '{ "hooks": { "Stop": [] } }', ['.claude/settings.json']);
    expect([data.tool, data.kind, data.scope, data.settings === null]).toEqual(['claude-code', 'settings', 'root', false]);
  });
  test('has the readers of all its names', () => {
    const { data } = got('.agents/skills/a/SKILL.md', '---\nname: a\ndescription: d\n---\n', ['.claude/skills/a/SKILL.md']);
    expect(data.tool).toBe('shared');
    expect(data.readBy).toContain('claude-code');
  });
});

test('a file whose place is no longer read is left out', () => {
  expect(agentConfig.read({ path: 'old/x.md' as Redacted, text: '' as Redacted })).toEqual({
    records: [],
    problems: [],
    leftOut: 'stands where no agent tool reads it any more',
  });
});

test('parts of a plugin need a description, and READMEs are no parts', () => {
  expect(leftOut('agents/notes.md', '# Notes\n')).toBe('has no front matter with a description, as the parts of a plugin have');
  expect(leftOut('agents/a.md', '---\nname: a\ndescription: d\n---\n')).toBe(null);
  expect(leftOut('.claude/commands/README.md', '# Commands\n')).toBe('explains the folder to people');
});

test('what is wrong in an example is not reported', () => {
  expect(got('test/fixtures/a/SKILL.md', 'No front matter.\n').problems).toEqual([]);
  expect(
    linked({ 'examples/.claude/settings.json': '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "./gone.sh" }] }] } }' })
      .problems,
  ).toEqual([]);
});

describe('the summary', () => {
  test('counts by tool and kind, and unites the needs', () => {
    const { summary } = linked(
      {
        'CLAUDE.md': 'Text.\n',
        '.mcp.json': '{ "mcpServers": { "a": { "command": "npx", "args": ["x@1.0.0"], "env": { "A_TOKEN": "${A_TOKEN}" } } } }',
        '.claude/settings.json': '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "npx y" }] }] } }',
        'test/fixtures/a/SKILL.md': 'Text.\n',
      },
      [],
    );
    expect(summary).toMatchObject({
      asOf: '2026-11-29',
      byTool: [
        { name: 'Claude Code', inForce: 3, plugin: 0, notInForce: 0 },
        { name: 'Several tools', inForce: 0, plugin: 0, notInForce: 1 },
      ],
      needs: [
        {
          kind: 'program',
          name: 'npx',
          usedBy: [
            { path: '.mcp.json', by: 'server a' },
            { path: '.claude/settings.json', by: 'hook Stop' },
          ],
        },
        { kind: 'variable', name: 'A_TOKEN', secret: true, required: true },
        { kind: 'package', name: 'x', version: '1.0.0' },
        { kind: 'package', name: 'y', version: null },
      ],
      hooks: [{ event: 'Stop', runs: 'npx y' }],
      servers: [{ name: 'a', required: ['A_TOKEN'] }],
    });
  });
});
