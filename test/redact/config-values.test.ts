import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { redact } from '../../src/redact/redact.ts';

const value = '[redacted: env value]';

test('every value of env and headers is hidden, the names and everything else stay', () => {
  const text = JSON.stringify({
    mcpServers: {
      crm: { command: 'npx', args: ['-y', 'x'], env: { FOO: 'harmless', DEEP: { A: ['a b', 'NAME'] }, PORT: 80 }, url: 'https://x.test' },
      web: { headers: { Authorization: 'Bearer abc' } },
    },
  });
  const { text: shown, findings } = redact(text, '.mcp.json');
  expect(JSON.parse(shown)).toEqual({
    mcpServers: {
      crm: { command: 'npx', args: ['-y', 'x'], env: { FOO: value, DEEP: { A: [value, value] }, PORT: value }, url: 'https://x.test' },
      web: { headers: { Authorization: '[redacted: header value]' } },
    },
  });
  expect(findings).toEqual([
    { rule: 'env value', line: 1, column: text.indexOf('harmless') + 1, byPlace: true },
    { rule: 'env value', line: 1, column: text.indexOf('a b') + 1, byPlace: true },
    { rule: 'env value', line: 1, column: text.indexOf('NAME') + 1, byPlace: true },
    { rule: 'env value', line: 1, column: text.indexOf('80') + 1, byPlace: true },
    { rule: 'header value', line: 1, column: text.indexOf('Bearer') + 1, byPlace: true },
  ]);
});

test('findings tell values that look like secrets from those hidden for their place alone', () => {
  const random = `aB3dE5gH7j${'K9mN1pQ2rS4tU6vW8xY0'}`;
  const text = JSON.stringify({
    env: { FOO: random, NODE_ENV: 'production', DB_PASSWORD: 'Postgres-1' },
    headers: { 'X-Foo': `Bearer ${random}` },
  });
  expect(redact(text, '.mcp.json').findings.map(({ byPlace }) => byPlace ?? false)).toEqual([false, true, false, false]);
});

test.each([
  ['${VAR}'],
  ['$VAR'],
  ['${env:VAR}'],
  ['{env:VAR}'],
  ['${input:my-key}'],
  ['${{ secrets.VAR }}'],
  ['%VAR%'],
  ['${VAR:-}'],
  [''],
])('the reference %j stays', (reference) => {
  const text = JSON.stringify({ env: { A: reference } });
  expect(redact(text, '.mcp.json').text).toBe(text);
});

test.each([
  ['Bearer ${SENTRY_TOKEN}'],
  ['Basic ${USER}:${PASS}'],
  ['token $TOKEN'],
  ['Bearer ${input:my-key}'],
  ['Bearer {env:TOKEN}'],
  ['https://${D_HOST}/x'],
  ['https://api.${REGION}.example.com:8443/v1/items'],
  ['postgres://app:${DB_PASSWORD}@${DB_HOST}:5432/shop'],
  ['https://${HOST}/x?api_key=${KEY}'],
])('%j is text around references and stays', (written) => {
  const text = JSON.stringify({ env: { A: written }, headers: { Authorization: written } });
  expect(redact(text, '.mcp.json')).toMatchObject({ text, findings: [] });
});

test.each([
  ['Bearer abc'],
  ['Bearer hunter${VAR}'],
  ['Bearer ${VAR} hunter'],
  ['Hunter ${VAR}'],
  ['postgres://app:hunter@${DB_HOST}/shop'],
  ['https://hunter@${HOST}/x'],
  ['https://${HOST}/x?token=hunter'],
  ['https://${HOST}/services/T01ABCDEF/Zx81kd'],
  ['${VAR:-secret}'],
  ['$VAR-secret'],
  ['hunter-${VAR}'],
  ['hunter:${VAR}'],
  ['https://${HOST}/aXbYcZdQeW'],
  ['${VAR}${OTHER}x'],
  ['$(cat key)'],
])('%j is more than a reference', (written) => {
  expect(JSON.parse(redact(JSON.stringify({ env: { A: written } }), '.mcp.json').text)).toEqual({ env: { A: value } });
});

test('in a list the name stays, and a name alone is no value', () => {
  const text = JSON.stringify({ env: ['A=b', 'NAME', 'C=${C}', 'X-Key: y z'] });
  expect(JSON.parse(redact(text, '.cursor/mcp.json').text)).toEqual({ env: [`A=${value}`, 'NAME', 'C=${C}', `X-Key: ${value}`] });
});

test.each([
  ['comments and a trailing comma', '// c\n{"env": {"A": "s1",}, /* x */ }', `// c\n{"env": {"A": "${value}",}, /* x */ }`],
  ['a missing bracket', '{"env": {"A": "s1"', `{"env": {"A": "${value}"`],
  ['a missing quote', '{"env": {"A": "s1\n}, "x": "y"}', `{"env": {"A": "${value}\n}, "x": "y"}`],
  ['a missing comma', '{"env": {"A": "s1" "B": "s2"}}', `{"env": {"A": "${value}" "B": "${value}"}}`],
  [
    'a conflict',
    '<<<<<<< a\n{"env": {"A": "s1"}}\n=======\n{"env": {"A": "s2"}}\n',
    `<<<<<<< a\n{"env": {"A": "${value}"}}\n=======\n{"env": {"A": "${value}"}}\n`,
  ],
  ['an escaped name', '{"\\u0065nv":{"A":"s1"}}', `{"\\u0065nv":{"A":"${value}"}}`],
  ['escaped quotes', '{"env":{"A":"s\\"1"}}', `{"env":{"A":"${value}"}}`],
  ['a byte order mark', '\uFEFF{"env":{"A":"s1"}}', `\uFEFF{"env":{"A":"${value}"}}`],
])('JSON with %s is read', (_, text, expected) => {
  expect(redact(text, '.mcp.json').text).toBe(expected);
});

test('numbers and truth values become texts, and JSON stays JSON', () => {
  const text = '{"env":{"PIN":12345678,"ON":true,"OFF":false,"NONE":null,"RATE":-1.5e3,"LIST":[1,"x"]},"port":1}';
  const { text: shown, findings } = redact(text, '.mcp.json');
  expect(JSON.parse(shown)).toEqual({ env: { PIN: value, ON: value, OFF: value, NONE: null, RATE: value, LIST: [value, value] }, port: 1 });
  expect(findings).toHaveLength(6);
  expect(redact(shown, '.mcp.json').text).toBe(shown);
});

test.each([
  ['values without quotes', '{"env":{A: s1, "B": s2}}', `{"env":{A: "${value}", "B": "${value}"}}`],
  [
    'a conflict among the values',
    '{"env":{\n<<<<<<< a\n"A":1\n=======\n"A":2\n>>>>>>> b\n}}',
    `{"env":{\n<<<<<<< "${value}"\n"A":"${value}"\n=======\n"A":"${value}"\n>>>>>>> "${value}"\n}}`,
  ],
])('JSON with %s is read', (_, text, expected) => {
  expect(redact(text, '.mcp.json').text).toBe(expected);
});

const names = [
  'env',
  'Env',
  'ENV',
  'envs',
  'env_vars',
  'envVars',
  'environment',
  'Environment',
  'headers',
  'Headers',
  'http_headers',
  'httpHeaders',
];

test.each(names)('what stands below %s is hidden in every syntax', (name) => {
  const shown = `[redacted: ${/env/i.test(name) ? 'env' : 'header'} value]`;
  expect(redact(`{"${name}":{"A":"s1","B":2}}`, '.mcp.json').text).toBe(`{"${name}":{"A":"${shown}","B":"${shown}"}}`);
  expect(redact(`[x.${name}]\nA = "s1"\nB = 2\n`, '.codex/config.toml').text).toBe(`[x.${name}]\nA = "${shown}"\nB = "${shown}"\n`);
  expect(redact(`x:\n  ${name}:\n    A: s1\n    B: 2\n`, 'mcp.yaml').text).toBe(`x:\n  ${name}:\n    A: "${shown}"\n    B: "${shown}"\n`);
});

test.each(['envelope', 'environments', 'header', 'env_file', 'development'])('what stands below %s stays', (name) => {
  const text = `{"env":{},"${name}":{"A":"s1","B":2}}`;
  expect(redact(text, '.mcp.json').text).toBe(text);
});

test('numbers, dates and truth values of TOML become texts', () => {
  const text = 'a = 1\nenv = { A = 12345678, B = true, C = 1979-05-27T07:32:00Z }\n[x.env]\nD = +1.5 # keep\nE = [1, 2,\n 3]\n[y]\nz = 1\n';
  const { text: shown, findings } = redact(text, '.codex/config.toml');
  expect(parseToml(shown)).toEqual({
    a: 1,
    env: { A: value, B: value, C: value },
    x: { env: { D: value, E: [value, value, value] } },
    y: { z: 1 },
  });
  expect(shown).toContain('# keep');
  expect(findings.map(({ line }) => line)).toEqual([2, 2, 2, 4, 5, 5, 6]);
  expect(redact(shown, '.codex/config.toml').text).toBe(shown);
});

test('what follows an object of values stays', () => {
  const text = '[{"a":{"env":{"A":"s1"}},"c":"keep"},{"x":{"a":"keep"}}]';
  expect(redact(text, '.mcp.json').text).toBe(text.replace('s1', value));
});

test('TOML is read in tables, inline tables, lists and dotted names', () => {
  const text = [
    '[mcp_servers.x]',
    'command = "keep"',
    'env = { A = "s1", "B" = \'s2\', C = "${C}" }',
    '[mcp_servers.y.env]',
    'TOKEN = "s3"  # "keep"',
    'LINES = """',
    's4',
    's5"""',
    '[mcp_servers.z]',
    'url = "keep"',
    'env.A = "s6"',
    'env_vars = ["KEEP"]',
    'args = ["keep", "env"]',
    '[mcp_servers.z.http_headers]',
    'X = "s7"',
    '[[list]]',
    'a = "keep"',
  ].join('\n');
  const { text: shown, findings } = redact(text, '.codex/config.toml');
  expect(shown).not.toMatch(/s\d/);
  expect(shown.match(/keep|KEEP/g)).toHaveLength(6);
  expect(shown.split('\n')).toHaveLength(text.split('\n').length);
  expect(findings.map(({ line }) => line)).toEqual([3, 3, 5, 6, 11, 15]);
  expect(parseToml(shown)).toMatchObject({ mcp_servers: { x: { env: { A: value, C: '${C}' } } } });
});

test.each([
  ['a header and quotes left open', '[a.env\nA = "s1\nB = "s2'],
  ['a list left open', 'args = ["x"\n[a.env]\nA = "s1"\nB = "s2"'],
  ['a text left open', 'x = """\n[a.env]\nA = "s1"\nB = \'s2\''],
])('TOML with %s is read', (_, text) => {
  const { text: shown } = redact(text, '.codex/config.toml');
  expect(shown).toBe(text.replace('s1', value).replace('s2', value));
});

test('YAML is read in blocks, flows and lists', () => {
  const text = [
    'servers:',
    '  x:',
    '    env:',
    '      A: s1 # keep',
    "      B: 's2'",
    '      C: ${C}',
    '      D: |',
    '        s3',
    '        s4',
    '    headers: {X: s5, Y: "s6"}',
    '    cmd: keep',
    '  y:',
    '    env: [A=s7, NAME]',
  ].join('\n');
  const { text: shown, findings } = redact(text, 'goose-mcp.yaml');
  expect(shown).not.toMatch(/s\d/);
  expect(findings.map(({ line }) => line)).toEqual([4, 5, 7, 10, 10, 13]);
  expect(parseYaml(shown)).toMatchObject({
    servers: { x: { env: { A: value, B: value, C: '${C}', D: value }, headers: { X: '[redacted: header value]' }, cmd: 'keep' } },
  });
});

test('broken YAML is read line by line', () => {
  const shown = redact('x:\n  env:\n    A: *s1\n    B: s2: s3\n    - s4\n  cmd: keep\n', 'mcp.yaml').text;
  expect(shown).not.toMatch(/s\d/);
  expect(shown).toContain('cmd: keep');
});

test('the front matter of an agent is read, its text is not', () => {
  const text = '---\nname: a\nmcpServers:\n  x:\n    env:\n      T: s1\n---\nenv:\n  T: keep\n';
  expect(redact(text, '.claude/agents/a.md').text).toBe(text.replace('s1', `"${value}"`));
  expect(redact('# no front matter\nenv: keep\n', '.claude/agents/a.md').findings).toEqual([]);
});

const json = '{"env":{"A":"s1"}}';

test.each([
  '.mcp.json',
  'apps/web/.mcp.json',
  'mcp.json',
  'examples/mcp-servers.json',
  'mcp-configs/github.json',
  '.claude/settings.json',
  '.claude/settings.local.json',
  'claude_desktop_config.json',
  '.claude-plugin/plugin.json',
  'plugins/x/plugin.json',
  '.cursor/mcp.json',
  '.vscode/mcp.json',
  '.gemini/settings.json',
  '.kiro/settings/mcp.json',
  'opencode.json',
  'opencode.jsonc',
  '.factory/mcp.json',
  '.roo/mcp.json',
])('%s is the configuration of an agent', (path) => {
  expect(redact(json, path).findings).toHaveLength(1);
});

test.each(['README.md', 'package.json', 'src/env.json', 'docs/mcp.md', 'fixtures/settings.json', '.github/workflows/ci.yml'])(
  '%s is not',
  (path) => {
    expect(redact(json, path)).toEqual({ text: json, findings: [] });
  },
);
