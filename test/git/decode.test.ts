import { describe, expect, test } from 'vitest';
import { decode } from '../../src/git/decode.ts';

const text = '# Größe 渡し船\n\nOne line, and another one.\n';
const wide = Buffer.from(text, 'utf16le');
const widest = Buffer.from([
  0xff,
  0xfe,
  0,
  0,
  ...Array.from(text).flatMap((it) => [...new Uint8Array(Uint32Array.of(it.codePointAt(0) ?? 0).buffer)]),
]);
const ascii = Buffer.from('# Handoff\n\nNext: go on.\n', 'utf16le');

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, small end first', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
  ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()])],
  ['UTF-32, small end first', widest],
  ['UTF-32, big end first', Buffer.from(widest).swap32()],
])('%s is read', (_, bytes) => {
  expect(decode(bytes).text).toBe(text);
});

test.each([
  ['small', ascii],
  ['big', Buffer.from(ascii).swap16()],
])('UTF-16 without a mark is known by its NULs, %s end first', (_, bytes) => {
  expect(decode(bytes)).toMatchObject({ text: '# Handoff\n\nNext: go on.\n', problem: { code: 'HO313' } });
});

describe('a text in UTF-8 with a few wrong bytes is not one of another encoding', () => {
  test('when it was cut off in the middle of a letter', () => {
    const whole = Buffer.from('Die Straße');
    expect(decode(whole.subarray(0, whole.length - 2))).toEqual({
      text: 'Die Stra\ufffd',
      problem: {
        code: 'HO313',
        message: 'Some bytes of the text are not UTF-8; � stands for them.',
        fix: 'Look whether the text is complete, and save the file as UTF-8.',
      },
    });
  });

  test('when a byte got in', () => {
    expect(decode(Buffer.concat([Buffer.from('für '), Buffer.of(0xff), Buffer.from(' größer')])).text).toBe('für \ufffd größer');
  });

  test('but one without any right letter is', () => {
    expect(decode(Buffer.from('Gr\xfc\xdfe', 'latin1'))).toMatchObject({ text: 'Grüße', problem: { code: 'HO313' } });
  });
});

test('a file with NULs is not text', () => {
  expect(decode(Buffer.from('a\0b\n'))).toMatchObject({ text: null, problem: { code: 'HO312' } });
});

const lfs = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a1'.repeat(32)}\nsize 12345\n`;
test.each([
  ['Git LFS', lfs],
  ['Git LFS', lfs.replaceAll('\n', '\r\n')],
  ['Git LFS', `\ufeff${lfs}`],
  ['Git LFS', lfs.replace('oid', `ext-0-lock sha256:${'b2'.repeat(32)}\noid`)],
  ['Git LFS', lfs.replace('git-lfs.github.com', 'hawser.github.com')],
  ['git-annex', `/annex/objects/SHA256E-s12345--${'a1'.repeat(32)}.md\n`],
  ['git-fat', `#$# git-fat ${'a1'.repeat(20)}                12345\n`],
  ['git-media', `${'a1'.repeat(20)}\n`],
])('a pointer of %s is named: %j', (tool, written) => {
  expect(decode(Buffer.from(written))).toEqual({
    text: null,
    problem: {
      code: 'HO314',
      message: `The file is a ${tool} pointer; its text is not in the repository.`,
      fix: `Keep documents out of ${tool}.`,
    },
  });
});

test.each([
  '\0GITCRYPT\0\x01\x02',
  'U2FsdGVkX1+vupppZksvRf5pq5g5XjFRIipRkwB0K1Y=\n',
  '$ANSIBLE_VAULT;1.1;AES256\n62313033\n',
  '-----BEGIN PGP MESSAGE-----\n\nhQEM\n',
])('an encrypted file is named: %j', (written) => {
  expect(decode(Buffer.from(written, 'latin1'))).toMatchObject({ text: null, problem: { code: 'HO315' } });
});

test.each([`# About pointers\n\n${lfs}`, `<<<<<<< a\n${lfs}=======\n${lfs}>>>>>>> b\n`, `${'a1'.repeat(20)} is the commit\n`])(
  'a text about pointers is none: %j',
  (written) => {
    expect(decode(Buffer.from(written))).toEqual({ text: written, problem: null });
  },
);
