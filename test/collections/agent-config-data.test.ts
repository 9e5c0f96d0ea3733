import { describe, expect, test } from 'vitest';
import { got } from './agent-config-reading.ts';

const mcp = (text: string, path = '.mcp.json'): ReturnType<typeof got> => got(path, text);
const server = '"a": { "command": "node" }';

describe('a file of strict JSON', () => {
  test.each([
    ['a comment', `{\n// why\n"mcpServers": { ${server} } }`, ['HO621:2', 'HO960']],
    ['a comma too many', `{ "mcpServers": { ${server}, } }`, ['HO622:1', 'HO960']],
    [
      'marks of a merge conflict',
      `<<<<<<< a\n{ "mcpServers": { ${server} } }\n=======\n{}\n>>>>>>> b\n`,
      ['HO624:1', 'HO624:3', 'HO624:5', 'HO620:1'],
    ],
  ])('with %s is shown, and its tool refuses it', (_what, text, problems) => {
    const { data, problems: all } = mcp(text);
    expect(data.parsed).toBe('recovered');
    expect(data.rejectedBy).toEqual(['claude-code', 'copilot']);
    expect(all).toEqual(expect.arrayContaining(problems));
    expect(data.servers.map((it) => it.name)).toEqual(['a']);
  });

  test('that is not closed shows what was written', () => {
    const { data } = mcp(`{ "mcpServers": { ${server}`);
    expect([data.parsed, data.servers.map((it) => it.name)]).toEqual(['recovered', ['a']]);
  });

  test('may start with a byte order mark', () => {
    expect(mcp(`\uFEFF{ "mcpServers": { ${server} } }`).data.servers.map((it) => it.name)).toEqual(['a']);
  });

  test('takes __proto__ for a name like any other', () => {
    const { data } = mcp('{ "mcpServers": { "__proto__": { "command": "x" }, "constructor": { "command": "y" } } }');
    expect(data.servers.map((it) => [it.name, it.command])).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(({} as Record<string, unknown>)['command']).toBe(undefined);
  });

  test('that is empty, null or a list holds nothing and is reported', () => {
    expect(mcp('').problems).toEqual(['HO625:1']);
    expect(mcp('null').problems).toEqual(['HO961']);
    expect(mcp('[]').problems).toEqual(['HO961']);
  });
});

test('comments are fine where the tool allows them', () => {
  const text = '{\n// why\n"servers": { "a": { "command": "node", }, } }';
  const { data, problems } = mcp(text, '.vscode/mcp.json');
  expect([data.parsed, data.rejectedBy, problems]).toEqual(['ok', [], []]);
});

test('a TOML file with a table twice is refused whole, and its tables are shown', () => {
  const text = '[mcp_servers.api]\nurl = "https://api.example.com/mcp"\n[mcp_servers.api]\ncommand = "x"\n';
  const { data, problems } = got('.codex/config.toml', text);
  expect(data.rejectedBy).toEqual(['codex']);
  expect(problems).toContain('HO960');
  expect(data.servers.map((it) => it.name)).toEqual(['api']);
});
