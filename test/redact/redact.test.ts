import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

const token = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2`;

test('a clean text comes back as it is', () => {
  expect(redact('# Title\n\nText.\n', 'HANDOFF.md')).toEqual({ text: '# Title\n\nText.\n', findings: [] });
});

test('what was hidden is told by rule and place, never by value', () => {
  const result = redact(`a\nb ${token} c\r\n\t${token}`, 'a.md');
  expect(result).toEqual({
    text: 'a\nb [redacted: github token] c\r\n\t[redacted: github token]',
    findings: [
      { rule: 'github token', line: 2, column: 3 },
      { rule: 'github token', line: 3, column: 2 },
    ],
  });
});

test('a token inside a value of a configuration is hidden once', () => {
  expect(redact(`{"headers":{"A":"Bearer ${token}"}}`, '.mcp.json')).toEqual({
    text: '{"headers":{"A":"[redacted: github token]"}}',
    findings: [{ rule: 'github token', line: 1, column: 18 }],
  });
});

test('hiding twice changes nothing', () => {
  const { text } = redact(`{"env":{"A":"x","B":"${token}"},"args":["${token}"]}`, '.mcp.json');
  expect(redact(text, '.mcp.json').text).toBe(text);
});

test('what stands behind a hidden secret is not taken for one', () => {
  const text = `mongodb+srv://svc:x9${'!Kq-vw2Lz8'}@cluster0.ab1cd.mongodb.net/?retryWrites=true`;
  const { text: shown } = redact(text, 'a.md');
  expect(shown).toBe('mongodb+srv://svc:[redacted: password]@cluster0.ab1cd.mongodb.net/?retryWrites=true');
  expect(redact(shown, 'a.md').text).toBe(shown);
});

test('a file name is hidden like any text', () => {
  expect(redact(`docs/${token}.md`, '').text).toBe('docs/[redacted: github token].md');
});

const begin = `-----BEGIN ${'RSA'} PRIVATE KEY-----`;

test.each<[string, string, string]>([
  ['prefixes of tokens', `${'ghp_'.repeat(20_000)}${'glpat-'.repeat(20_000)}${'xoxb-'.repeat(20_000)}`, 'a.md'],
  ['prefixes of keys', `${'sk-'.repeat(40_000)}${'sk-proj-'.repeat(20_000)}${'sk-ant-a1-'.repeat(20_000)}`, 'a.md'],
  ['a token without end', `ghp_${'a'.repeat(300_000)}`, 'a.md'],
  ['names of secrets', 'secret_key = '.repeat(25_000), 'a.md'],
  ['spaces after a name', `secret_key${' '.repeat(300_000)}`, 'a.md'],
  ['hosts of webhooks', 'hooks.slack.com/services/'.repeat(12_000), 'a.md'],
  ['first lines of keys', `${begin}\n`.repeat(9000), 'a.md'],
  ['first lines in one line', begin.repeat(9000), 'a.md'],
  ['a key of line ends', begin + '\\n'.repeat(150_000), 'a.md'],
  ['a key of headers', `${begin}\n${'Aa: b\n'.repeat(50_000)}`, 'a.md'],
  ['dashes', `${'-'.repeat(300_000)} PRIVATE KEY`, 'a.md'],
  ['first lines of PuTTY', 'PuTTY-User-Key-File-2: x\n'.repeat(12_000), 'a.md'],
  ['deep JSON', '{"env":'.repeat(42_000), '.mcp.json'],
  ['deep lists', `${'['.repeat(300_000)}"env"`, '.mcp.json'],
  ['a value of brackets', `{"env":{"A":"${'${'.repeat(100_000)}"}}`, '.mcp.json'],
  ['quotes of TOML', `env${'"""'.repeat(100_000)}`, '.codex/config.toml'],
  ['deep YAML', `env: ${'['.repeat(100_000)}`, 'mcp.yaml'],
  ['aliases of YAML', `a: &a [x]\nenv: [${'*a,'.repeat(50_000)}]`, 'mcp.yaml'],
])('%s take time in proportion to the text', (_, text, path) => {
  // The test runner's own limit is what fails here when a rule looks at everything again and again.
  expect(redact(text, path).text.length).toBeGreaterThan(0);
});
