import { describe, expect, test } from 'vitest';
import type { Server } from '../../src/collections/agent-config/schema-servers.ts';
import { redact } from '../../src/redact/redact.ts';
import { got, linked } from './agent-config-reading.ts';

const minimal =
  '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "@acme/docs-mcp@1.4.2"], "env": { "DOCS_TOKEN": "${DOCS_TOKEN}" } } } }';

const nasty = `{ "mcpServers": {
  "docs":  { "command": "npx", "args": ["-y", "@acme/docs-mcp"] },
  "docs":  { "command": "npx", "args": ["-y", "@acme/docs-mcp@latest"] },
  "remote": { "url": "https://user:pw@mcp.example.com/mcp?api_key=EXAMPLE" },
  "workspace": { "command": "node", "args": ["./x.js"] },
  "my server!": { "command": "/Users/jo/.venv/bin/python", "args": ["../tools/server.py"] },
  "fs": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", "/home/jan", "C:\\\\Users\\\\jo"] },
  "gh": { "command": "docker", "args": ["run","-i","--rm","-e","GITHUB_TOKEN","ghcr.io/github/github-mcp-server"], "env": { "GITHUB_TOKEN": "ghp_EXAMPLEnotreal0000000000000000000000" } },
  "proxy": { "command": "npx", "args": ["mcp-remote", "https://mcp.example.com/sse", "--header", "Authorization: Bearer \${TOK}"] },
  "h": { "type": "http", "url": "\${BASE:-http://localhost:3000}/mcp", "headersHelper": "scripts/h.sh" },
  "odd": null, "arr": { "command": ["npx", "x"] }, "__proto__": { "command": "x" }
} }`;

describe('the servers of .mcp.json', () => {
  test('need the variables that stand within a value', () => {
    const env = { D_URL: 'https://${D_HOST}/x', ODD: '${EMPTY:-}', SET: '${OTHER:-on}' };
    const remote = { type: 'http', url: 'https://mcp.example.com', headers: { Authorization: 'Bearer ${SENTRY_TOKEN}' } };
    const text = JSON.stringify({ mcpServers: { local: { command: 'npx', args: ['-y', '@acme/docs-mcp@1.4.2'], env }, remote } });
    const { text: shown, findings } = redact(text, '.mcp.json');
    expect(findings.map((it) => it.rule)).toEqual(['env value']);
    const { data } = got('.mcp.json', shown);
    expect(data.servers.map((it) => it.required)).toEqual([['D_HOST', 'EMPTY'], ['SENTRY_TOKEN']]);
    expect(data.servers[1]?.headers).toEqual([{ name: 'Authorization', value: 'reference', reads: ['SENTRY_TOKEN'] }]);
  });

  test('tell package, version and the variable they need', () => {
    const { data, problems } = got('.mcp.json', minimal);
    expect(problems).toEqual([]);
    expect(data.servers).toHaveLength(1);
    expect(data.servers[0]).toMatchObject({
      name: 'docs',
      transport: 'stdio',
      command: 'npx',
      args: ['-y', '@acme/docs-mcp@1.4.2'],
      environment: [{ name: 'DOCS_TOKEN', value: 'reference', reads: ['DOCS_TOKEN'] }],
      required: ['DOCS_TOKEN'],
      code: { kind: 'package', name: '@acme/docs-mcp', from: 'npm', version: '1.4.2', pinned: true },
      ignored: null,
    });
    expect(data.needs.map((it) => [it.kind, it.name, it.secret])).toEqual([
      ['program', 'npx', false],
      ['package', '@acme/docs-mcp', false],
      ['variable', 'DOCS_TOKEN', true],
    ]);
  });

  describe('that are wrong in every way', () => {
    const { data, problems } = got('.mcp.json', nasty);
    const at = (name: string): Server => {
      const it = data.servers.find((server) => server.name === name);
      if (it === undefined) throw new Error(`no server ${name}`);
      return it;
    };
    const needs = (name: string, kind: string): string[] =>
      data.needs.filter((it) => it.usedBy === `server ${name}` && it.kind === kind).map((it) => it.name);

    test('stand twice under one name: the last one holds', () => {
      expect(data.servers.filter((it) => it.name === 'docs')).toHaveLength(1);
      expect(at('docs').code).toMatchObject({ version: 'latest', pinned: false });
      expect(problems).toEqual(expect.arrayContaining(['HO623:3', 'HO976:3']));
      expect(data.parsed).toBe('ok');
    });
    test('have an address without a transport, with a password and a key in it', () => {
      expect(at('remote')).toMatchObject({ url: 'https://mcp.example.com/mcp', ignored: 'its address has no type' });
      expect(problems).toEqual(expect.arrayContaining(['HO977:4', 'HO993:4']));
      expect(needs('remote', 'host')).toEqual(['mcp.example.com']);
    });
    test('have a name that is reserved', () => {
      expect(at('workspace').ignored).toBe('its name is reserved');
      expect(problems).toContain('HO978:5');
    });
    test('have a name that is not accepted, an interpreter at home and a script outside', () => {
      expect(at('my server!')).toMatchObject({
        command: '~/.venv/bin/python',
        ignored: 'its name has characters that are not accepted',
        script: { path: '../tools/server.py', state: 'outside' },
      });
      expect(problems).toEqual(expect.arrayContaining(['HO978:6', 'HO969:6', 'HO970:6']));
      expect(needs('my server!', 'program')).toEqual(['python']);
    });
    test('open two home folders to a package without a version', () => {
      expect(at('fs')).toMatchObject({
        args: ['-y', '@modelcontextprotocol/server-filesystem', '~', '~'],
        code: { version: null, pinned: false },
      });
      expect(needs('fs', 'file')).toEqual(['~']);
      expect(problems).toContain('HO969:7');
    });
    test('run an image without a tag with a secret that is written down', () => {
      expect(at('gh')).toMatchObject({
        code: { kind: 'image', name: 'ghcr.io/github/github-mcp-server', version: null, pinned: false },
        environment: [{ name: 'GITHUB_TOKEN', value: 'written', reads: [] }],
      });
      expect(needs('gh', 'program')).toEqual(['docker']);
      expect(needs('gh', 'host')).toEqual(['ghcr.io']);
      expect(problems).toContain('HO979:8');
      expect(redact(nasty, '.mcp.json').findings.map((it) => [it.line, it.rule])).toContainEqual([8, 'env value']);
    });
    test('hide the real server behind a bridge', () => {
      expect(at('proxy')).toMatchObject({
        url: 'https://mcp.example.com/sse',
        args: ['mcp-remote', 'https://mcp.example.com/sse', '--header', 'Authorization: …'],
        headers: [{ name: 'Authorization', value: 'reference', reads: ['TOK'] }],
        required: ['TOK'],
        fingerprint: 'address https://mcp.example.com/sse',
      });
      expect(needs('proxy', 'host')).toEqual(['mcp.example.com']);
      expect(problems).toContain('HO979:9');
    });
    test('have an address with a default on this machine, and a program for their headers', () => {
      expect(at('h')).toMatchObject({ transport: 'http', helper: 'scripts/h.sh', ignored: null, required: [] });
      expect(data.needs.filter((it) => it.usedBy === 'server h').map((it) => [it.kind, it.name, it.required])).toEqual([
        ['host', 'localhost:3000', true],
        ['variable', 'BASE', false],
        ['file', 'scripts/h.sh', true],
      ]);
      expect(problems).toContain('HO981:10');
      expect(problems).not.toContain('HO972:10');
    });
    test('are nothing, or have a list for a command', () => {
      expect([at('odd').ignored, at('arr').ignored]).toEqual(['it is no object', 'its command is a list']);
      expect(problems.filter((it) => it === 'HO961:11')).toHaveLength(2);
    });
    test('may be called __proto__', () => {
      expect(at('__proto__')).toMatchObject({ command: 'x', ignored: null });
      expect(({} as Record<string, unknown>)['command']).toBe(undefined);
    });
    test('give away no value, no owner of a home folder and no key', () => {
      expect(JSON.stringify(data)).not.toMatch(/EXAMPLE|user:pw|\bjo\b|\bjan\b|Bearer/);
    });
  });

  test('keep the value of an option for a secret out of everything, wherever it stands', () => {
    const { data } = got('.mcp.json', '{ "mcpServers": { "crm": { "command": "npx", "args": ["--api-key", "s3cretvalue"] } } }');
    expect(data.servers[0]).toMatchObject({ args: ['--api-key', '[redacted: key]'], code: null });
    expect(JSON.stringify(data)).not.toContain('s3cret');
  });

  test('do not expand a variable without braces', () => {
    expect(got('.mcp.json', '{ "mcpServers": { "a": { "command": "node", "args": ["$HOME_DIR_X/a.js"] } } }').problems).toEqual([
      'HO973:1',
    ]);
  });
});

describe('the servers of other tools', () => {
  test.each([
    ['.codex/config.toml', '[mcp_servers.docs]\ncommand = "npx"\nargs = ["-y", "@acme/docs-mcp@1.4.2"]\nenv_vars = ["DOCS_TOKEN"]\n'],
    [
      '.gemini/settings.json',
      '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y","@acme/docs-mcp@1.4.2"], "env": { "DOCS_TOKEN": "$DOCS_TOKEN" } } } }',
    ],
    [
      'opencode.json',
      '{ "mcp": { "docs": { "type": "local", "command": ["npx", "-y", "@acme/docs-mcp@1.4.2"], "environment": { "DOCS_TOKEN": "{env:DOCS_TOKEN}" } } } }',
    ],
    [
      '.cursor/mcp.json',
      '{ "mcpServers": { "docs": { "command": "npx", "args": ["@acme/docs-mcp@1.4.2"], "env": { "DOCS_TOKEN": "${env:DOCS_TOKEN}" } } } }',
    ],
    [
      '.zed/settings.json',
      '{ "context_servers": { "docs": { "command": { "path": "npx", "args": ["@acme/docs-mcp@1.4.2"] }, "env": { "DOCS_TOKEN": "${DOCS_TOKEN}" } } } }',
    ],
    [
      '.amp/settings.json',
      '{ "amp.mcpServers": { "docs": { "command": "npx", "args": ["@acme/docs-mcp@1.4.2"], "env": { "DOCS_TOKEN": "${DOCS_TOKEN}" } } } }',
    ],
    [
      '.kiro/settings/mcp.json',
      '{ "mcpServers": { "docs": { "command": "npx", "args": ["@acme/docs-mcp@1.4.2"], "env": { "DOCS_TOKEN": "${DOCS_TOKEN}" } } } }',
    ],
  ])('in %s are read alike', (path, text) => {
    const { data, problems } = got(path, text);
    expect(problems).toEqual([]);
    expect(data.servers.map((it) => [it.name, it.transport, it.code?.name, it.code?.version, it.required])).toEqual([
      ['docs', 'stdio', '@acme/docs-mcp', '1.4.2', ['DOCS_TOKEN']],
    ]);
  });

  test('of VS Code ask for what is secret', () => {
    const text =
      '{ "servers": { "db": { "type": "stdio", "command": "uvx", "args": ["db-mcp==2.1"], "env": { "DB_PASSWORD": "${input:db}" } } },\n  "inputs": [{ "type": "promptString", "id": "db", "description": "Database password", "password": true }] }';
    const { data, problems } = got('.vscode/mcp.json', text);
    expect(problems).toEqual([]);
    expect(data.needs.map((it) => [it.kind, it.name, it.secret])).toEqual([
      ['program', 'uvx', false],
      ['package', 'db-mcp', false],
      ['input', 'db', true],
    ]);
    expect(got('.vscode/mcp.json', text.replace('"id": "db"', '"id": "other"')).problems).toEqual(['HO973:1']);
    expect(got('.vscode/mcp.json', text.replace('"servers"', '"mcpServers"')).problems).toEqual(['HO977:1']);
  });

  test('of Gemini have no underscore, one way to be reached, and are asked about', () => {
    const text = '{ "mcpServers": { "my_server": { "httpUrl": "https://a.example/mcp", "command": "x", "trust": true } } }';
    const { data, problems } = got('.gemini/settings.json', text);
    expect(problems).toEqual(['HO974:1', 'HO978:1', 'HO977:1']);
    expect(data.servers[0]?.transport).toBe('http');
  });

  test('of Codex do not take a token that is written down', () => {
    const text =
      'notify = ["python3", "/Users/jo/notify.py"]\nsandbox_mode = "danger-full-access"\napproval_policy = "never"\n[mcp_servers.api]\nurl = "https://api.example.com/mcp"\nbearer_token = "EXAMPLE"\nhttp_headers = { Authorization = "Bearer EXAMPLE" }\n';
    const { data, problems } = got('.codex/config.toml', text);
    expect(problems.map((it) => it.split(':')[0])).toEqual(expect.arrayContaining(['HO969', 'HO974', 'HO977']));
    expect(data.settings?.automatic).toMatchObject([{ key: 'notify', command: 'python3 ~/notify.py', state: 'home' }]);
    expect(JSON.stringify(data)).not.toMatch(/EXAMPLE|jo\b/);
  });
});

test('the same server in several files is named once for each, with the version that differs', () => {
  const cursor = '{ "mcpServers": { "documents": { "command": "npx", "args": ["-y", "@acme/docs-mcp@latest"] } } }';
  const opencode = '{ "mcp": { "docs": { "type": "local", "command": ["bunx", "@acme/docs-mcp@1.4.2"] } } }';
  const { at, problems } = linked({ '.mcp.json': minimal, '.cursor/mcp.json': cursor, 'opencode.json': opencode });
  expect(new Set(['.mcp.json', '.cursor/mcp.json', 'opencode.json'].map((it) => at(it).servers[0]?.fingerprint))).toEqual(
    new Set(['package npm @acme/docs-mcp']),
  );
  expect(at('.mcp.json').servers[0]?.elsewhere).toEqual([
    { path: '.cursor/mcp.json', id: '.cursor/mcp.json', name: 'documents', version: 'latest', same: false },
    { path: 'opencode.json', id: 'opencode.json', name: 'docs', version: '1.4.2', same: true },
  ]);
  expect(problems).toEqual(['.mcp.json HO980:1', '.cursor/mcp.json HO980:1', 'opencode.json HO980:1']);
});
