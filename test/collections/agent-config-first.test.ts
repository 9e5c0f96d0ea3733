import { describe, expect, test } from 'vitest';
import { agentConfig } from '../../src/collections/agent-config/index.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { got, linked } from './agent-config-reading.ts';

const leftOut = (path: string, text: string): string | null => agentConfig.read({ path: path as Redacted, text: text as Redacted }).leftOut;

const texts = (...paths: readonly string[]): Record<string, string> => Object.fromEntries(paths.map((it) => [it, `Text of ${it}.\n`]));

describe('of several files a tool reads the first', () => {
  test.each([
    ['codex', ['AGENTS.override.md', 'AGENTS.md'], 'AGENTS.md', 'Codex reads AGENTS.override.md instead'],
    ['junie', ['.junie/AGENTS.md', 'AGENTS.md'], 'AGENTS.md', 'Junie reads .junie/AGENTS.md instead'],
    ['zed', ['.cursorrules', 'AGENTS.md'], 'AGENTS.md', 'Zed reads .cursorrules instead'],
    ['zed', ['.rules', '.windsurfrules'], '.windsurfrules', null],
    ['zed', ['AGENTS.md', 'CLAUDE.md'], 'CLAUDE.md', null],
    ['opencode', ['AGENTS.md', 'CLAUDE.md'], 'CLAUDE.md', null],
    ['amp', ['AGENTS.md', 'CLAUDE.md'], 'CLAUDE.md', null],
    ['zed', ['a/GEMINI.md'], 'a/GEMINI.md', 'in a'],
  ] as const)('%s of %j', (tool, files, passedOver, condition) => {
    const { at } = linked(texts(...files));
    expect(at(passedOver).readBy).not.toContain(tool);
    expect(at(passedOver).instructions?.load.condition).toBe(condition);
    const readers = files.filter((it) => it !== passedOver).map((it) => [at(it).tool, ...at(it).readBy]);
    expect(readers.every((it) => it.some((reader) => reader === tool))).toBe(true);
  });

  test('and never one that no other tool reads', () => {
    const { at } = linked(texts('.junie/AGENTS.md', '.junie/guidelines.md'));
    expect(at('.junie/AGENTS.md').instructions?.load).toMatchObject({ when: 'always', condition: null });
    expect(at('.junie/guidelines.md').instructions?.load).toMatchObject({
      when: 'never',
      condition: 'Junie reads .junie/AGENTS.md instead',
    });
  });

  test('in each folder by itself', () => {
    const { at } = linked(texts('a/AGENTS.override.md', 'AGENTS.md', 'a/AGENTS.md'));
    expect(at('AGENTS.md').readBy).toContain('codex');
    expect(at('a/AGENTS.md').instructions?.load.condition).toBe('in a; Codex reads AGENTS.override.md instead');
  });
});

test.each([
  ['.roo/rules-code/r.md', 'in-mode', 'mode code'],
  ['.roo/rules/r.md', 'always', null],
  ['.roorules-docs', 'in-mode', 'mode docs'],
  ['.roorules', 'always', null],
])('%s of Roo Code is read %s', (path, when, condition) => {
  expect(got(path, 'Text.\n').data.instructions?.load).toMatchObject({ when, condition });
});

test('a command of Gemini has the name of its folders, and only people call it', () => {
  const { data, title } = got('.gemini/commands/git/commit.toml', 'description = "Commit"\nprompt = "Do {{args}}"\n');
  expect(data.prompt).toMatchObject({ invoke: '/git:commit', byModel: false, byPerson: true });
  expect(title).toBe('/git:commit');
});

test.each([
  ['lint-cmd: "python: flake8 --max-line-length 100"\n', ['flake8 --max-line-length 100'], ['flake8']],
  ['lint-cmd:\n  - "python: flake8"\n  - javascript: eslint\n', ['flake8', 'eslint'], ['flake8', 'eslint']],
  ['lint-cmd: ruff check\ntest-cmd: pytest\n', ['pytest', 'ruff check'], ['pytest', 'ruff']],
])('Aider runs %j', (text, commands, programs) => {
  const { data } = got('.aider.conf.yml', text);
  expect(data.settings?.automatic.map((it) => it.command)).toEqual(commands);
  expect(data.needs.filter((it) => it.kind === 'program').map((it) => it.name)).toEqual(programs);
});

test('Aider reads the files it is told, and they are followed like imports', () => {
  const { at, problems } = linked(
    { '.aider.conf.yml': 'read:\n  - CONVENTIONS.md\n  - gone.md\n  - AGENTS.md\n', 'AGENTS.md': 'Text.\n' },
    ['CONVENTIONS.md'],
  );
  expect(at('.aider.conf.yml').instructions?.imports.map((it) => [it.written, it.state, it.id, it.line])).toEqual([
    ['CONVENTIONS.md', 'found', null, 2],
    ['gone.md', 'missing', null, 3],
    ['AGENTS.md', 'found', 'AGENTS.md', 4],
  ]);
  expect(problems).toEqual(['.aider.conf.yml HO951:3']);
});

describe('files of an editor', () => {
  const server = { dc: { command: 'npx', args: ['dcs@1.0.0'], env: { A: 'x1' } } };

  test('hold servers of a development container, its commands and its variables by name', () => {
    const text = JSON.stringify({
      image: 'mcr.example.com/base:1',
      postCreateCommand: 'npm ci',
      remoteEnv: { DCK: 'x2', TOK: '${localEnv:TOK}' },
      customizations: { vscode: { mcp: { servers: server } } },
    });
    const { data } = got('.devcontainer/devcontainer.json', text);
    expect(data.servers.map((it) => it.name)).toEqual(['dc']);
    expect(data.parts).toMatchObject([{ kind: 'command', name: 'postCreateCommand', description: 'npm ci' }]);
    expect(data.settings?.environment.map((it) => [it.name, it.value])).toEqual([
      ['DCK', 'written'],
      ['TOK', 'reference'],
    ]);
    expect(data.needs.filter((it) => it.kind === 'image' || it.kind === 'variable').map((it) => it.name)).toEqual([
      'mcr.example.com/base',
      'TOK',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/x1|x2/);
  });

  test('hold servers and settings of chat of a workspace', () => {
    const text = JSON.stringify({ folders: [], settings: { 'editor.x': 1, 'chat.tools.autoApprove': true, mcp: { servers: server } } });
    const { data, problems } = got('app.code-workspace', text);
    expect(data.servers.map((it) => it.name)).toEqual(['dc']);
    expect(data.settings?.values).toEqual([{ key: 'chat.tools.autoApprove', value: 'true' }]);
    expect(problems).toEqual(['HO974:1']);
  });

  test('hold settings of chat, and only these are told', () => {
    const { data } = got('.vscode/settings.json', '{ "chat.mcp.enabled": true, // yes\n "editor.x": 1, }');
    expect(data.settings?.values).toEqual([{ key: 'chat.mcp.enabled', value: 'true' }]);
  });

  test.each([
    ['.vscode/settings.json', '{"editor.x": 1}'],
    ['.devcontainer/devcontainer.json', '{"image": "x", "remoteEnv": {"A": "1"}}'],
    ['app.code-workspace', '{"settings": {"editor.x": 1}}'],
    ['.vscode/settings.json', '{'],
  ])('are left out where nothing is for agents: %s %s', (path, text) => {
    expect(leftOut(path, text)).toBe('sets up nothing for agents');
  });

  test.each(['.gemini/.env', '.devcontainer/devcontainer.json', 'app.code-workspace'])(
    '%s may hold anything, and its text is not shown',
    (path) => {
      const text = JSON.stringify({ customizations: { vscode: { mcp: { servers: server } } }, settings: { 'chat.a': true } });
      const { records } = agentConfig.read({ path: path as Redacted, text: text as Redacted });
      expect(records.map((it) => it.range)).toEqual([{ start: 0, end: 0 }]);
    },
  );
});

test('variables of Gemini are told by name', () => {
  const { data } = got('.gemini/.env', '# Keys\nGEMINI_API_KEY=x1\nexport A="${B}"\r\nEMPTY=\nnothing\n');
  expect(data.settings?.environment).toEqual([
    { name: 'GEMINI_API_KEY', value: 'written', reads: [] },
    { name: 'A', value: 'reference', reads: ['B'] },
    { name: 'EMPTY', value: 'empty', reads: [] },
  ]);
  expect(JSON.stringify(data)).not.toContain('x1');
});

test('variables that Codex passes on are told in both forms', () => {
  const text = '[mcp_servers.a]\ncommand = "x"\nenv_vars = ["A", {name="B", source="local"}]\n';
  const { records } = agentConfig.read({ path: '.codex/config.toml' as Redacted, text: text as Redacted });
  expect(records[0]?.data.servers[0]?.required).toEqual(['A', 'B']);
});

test.each([
  [{ command: 'x' }, { command: 'node', args: ['x'] }, false],
  [{ command: 'node', args: ['./x.js'] }, { command: 'node', args: ['x.js', '--port', '1'] }, true],
  [{ command: 'srv', args: ['a', 'b', 'c', 'd', 'e'] }, { command: 'srv', args: ['a', 'b', 'c', 'd', 'f'] }, false],
  [{ command: 'srv', args: ['a', '--token', 'S3'] }, { command: 'srv', args: ['a', '--token', 'S4'] }, true],
])('%j and %j are the same server: %s', (one, other, same) => {
  const { servers } = got('.mcp.json', JSON.stringify({ mcpServers: { one, other } })).data;
  expect(servers[0]?.fingerprint === servers[1]?.fingerprint).toBe(same);
});

test('what a plugin brings is called with the name of the plugin, what the repository uses itself is not', () => {
  const skill = '---\nname: plan\ndescription: Plans.\n---\nPlan.\n';
  const { at } = linked({
    '.claude-plugin/plugin.json': '{"name": "ferry"}',
    'plugins/tide/.claude-plugin/plugin.json': '{"name": "tide"}',
    'skills/plan/SKILL.md': skill,
    'commands/git/push.md': '---\ndescription: Pushes.\n---\nPush.\n',
    'plugins/tide/skills/plan/SKILL.md': skill,
    '.claude/skills/plan/SKILL.md': skill,
  });
  const called = (path: string): string | null | undefined => at(path).prompt?.invoke;
  expect(called('skills/plan/SKILL.md')).toBe('/ferry:plan');
  expect(called('commands/git/push.md')).toBe('/ferry:git:push');
  expect(called('plugins/tide/skills/plan/SKILL.md')).toBe('/tide:plan');
  expect(called('.claude/skills/plan/SKILL.md')).toBe('/plan');
});
