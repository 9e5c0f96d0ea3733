import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

const one = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKB';
const two = 'wQNneCjGZ0iYmk1Vt2iZnRzB7iM0zGV5WmZ8kFtb0Lr7Xj1r6q2m5n3p4s9u8w0y';
const end = 'AbCd12==';
const kinds = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
const dashes = '-----';
const opens = (kind: string): string => `${dashes}BEGIN ${kind}PRIVATE KEY${kind === 'PGP ' ? ' BLOCK' : ''}${dashes}`;
const closes = (kind: string): string => `${dashes}END ${kind}PRIVATE KEY${kind === 'PGP ' ? ' BLOCK' : ''}${dashes}`;
const [open, close] = [opens('RSA '), closes('RSA ')];

test.each(kinds)('a %sprivate key is hidden from its first line to its last', (kind) => {
  expect(redact(`a\n${opens(kind)}\n${one}\n${two}\n${end}\n${closes(kind)}\nb`, 'a.md')).toEqual({
    text: 'a\n[redacted: private key]\n\n\n\n\nb',
    findings: [{ rule: 'private key', line: 2, column: 1 }],
  });
});

test.each([
  ['with Windows line ends', `${open}\r\n${one}\r\n${two}\r\n${close}\r\nb`, '[redacted: private key]\r\n\r\n\r\n\r\nb'],
  ['indented', `key: |\n  ${open}\n  ${one}\n  ${two}\n  ${close}\nb`, 'key: |\n  [redacted: private key]\n  \n  \n  \nb'],
  ['in a list', `- ${open}\n  ${one}\n  ${two}\n  ${close}\n- b`, '- [redacted: private key]\n  \n  \n  \n- b'],
  ['quoted', `> ${open}\n> ${one}\n> ${two}\n> ${close}\n> b`, '> [redacted: private key]\n> \n> \n> \n> b'],
  ['removed in a diff', `-${open}\n-${one}\n-${two}\n-${close}\n+b`, '-[redacted: private key]\n-\n-\n-\n+b'],
  ['added in a diff', `+${open}\n+${one}\n++${two.slice(1)}\n+${close}\n b`, '+[redacted: private key]\n+\n+\n+\n b'],
  ['in a comment', `# ${open}\n# ${one}\n# ${close}\nb`, '# [redacted: private key]\n# \n# \nb'],
  ['glued to Han text', `鍵:${open}\n${one}\n${close}です`, '鍵:[redacted: private key]\n\nです'],
  ['in one line of JSON', `{"k":"${open}\\n${one}\\n${two}\\n${close}\\n","x":1}`, '{"k":"[redacted: private key]\\n","x":1}'],
  ['escaped twice', `"{\\"k\\":\\"${open}\\\\n${one}\\\\n${two}\\\\n${close}\\\\n\\"}"`, '"{\\"k\\":\\"[redacted: private key]\\\\n\\"}"'],
  ['in one line with spaces', `K="${open} ${one} ${two} ${close}" x`, 'K="[redacted: private key]" x'],
  ['put together in code', `k = "${open}\\n" +\n  "${one}\\n" +\n  "${close}";\nb`, 'k = "[redacted: private key]\\n" +\n  "" +\n  "";\nb'],
  [
    'with headers',
    `${open}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,AB\n\n${one}\n${two}\n${close}\nb`,
    '[redacted: private key]\n\n\n\n\n\n\nb',
  ],
  ['cut off at the end of the text', `${open}\n${one}\n${two}`, '[redacted: private key]\n\n'],
  ['cut off before an empty line', `${open}\n${one}\n${two}\n\nafter`, '[redacted: private key]\n\n\n\nafter'],
  ['cut off before a word', `${open}\n${one}\n${two}\nafter`, '[redacted: private key]\n\n\nafter'],
  ['cut off before a sentence', `${open}\n${one}\nThen it goes on.`, '[redacted: private key]\n\nThen it goes on.'],
  [
    'with an escape in a later line',
    `${open}\n${one}\n${two.replace('Q', '\\+')}\n${one}\n${close}\nb`,
    '[redacted: private key]\n\n\n\n\nb',
  ],
  ['with an entity in a later line', `${open}\n${one}\n${two.replace('Q', '&#43;')}\n${one}\n\nb`, '[redacted: private key]\n\n\n\n\nb'],
  ['cut off in one line', `{"k":"${open}\\n${one}\\n${two}","x":1}`, '{"k":"[redacted: private key]","x":1}'],
  ['cut off in a table', `| ${open}\\n${one} | x |`, '| [redacted: private key] | x |'],
])('a key %s is hidden', (_, text, expected) => {
  expect(redact(text, 'a.md').text).toBe(expected);
});

test.each(['12→', '12\t', '12: ', 'L12 ', '12| ', '│ ', '> 12  ', '; ', '% ', '1. ', '[12:01:02] ', 'key: ', 'app-1  | '])(
  'a key behind %j in every line is hidden',
  (mark) => {
    const marked = (lines: string[]): string => lines.map((it, index) => `${mark.replace('12', String(12 + index))}${it}`).join('\n');
    const { text, findings } = redact(`a\n${marked([open, one, two, end, close])}\nb`, 'a.md');
    expect([one, two, end].filter((it) => text.includes(it.slice(0, 8)))).toEqual([]);
    expect(text.split('\n')).toHaveLength(7);
    expect(text.endsWith('\nb')).toBe(true);
    expect(findings).toHaveLength(1);
    const cutOff = redact(`a\n${marked([open, one, two])}\n\nb\n\nc\n\nd`, 'a.md').text;
    expect([one, two].filter((it) => cutOff.includes(it.slice(0, 8)))).toEqual([]);
  },
);

test('prose about a key between its first and last line stays', () => {
  const text = `A file starts with\n${open}\nand then come many lines\nof which none is shown here\nuntil\n${close}\n`;
  expect(redact(text, 'a.md').text).toBe(text);
});

test('two keys are two findings', () => {
  const key = `${open}\n${one}\n${close}\n`;
  expect(redact(`${key}\n${key}`, 'a.md').findings).toEqual([
    { rule: 'private key', line: 1, column: 1 },
    { rule: 'private key', line: 5, column: 1 },
  ]);
});

test('a key of PuTTY is hidden', () => {
  const text = `PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\nComment: me\nPublic-Lines: 1\n${one}\nPrivate-Lines: 1\n${two}\nPrivate-MAC: ${'0f'.repeat(20)}\nb`;
  expect(redact(text, 'a.md').text).toBe('[redacted: private key]\n\n\n\n\n\n\n\nb');
});

test.each([
  ['prose that names its lines', `The line \`${open}\` opens it and \`${close}\` ends it.`],
  ['a place where one would be', `${open}\n...\n${close}`],
  ['a sentence where one would be', `${open}\nPaste your key here.\n${close}`],
  ['a first line alone', `${open}\n`],
])('%s is none', (_, text) => {
  expect(redact(text, 'a.md')).toEqual({ text, findings: [] });
});
