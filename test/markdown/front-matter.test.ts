import { expect, test } from 'vitest';
import { readFrontMatter } from '../../src/markdown/front-matter.ts';

const short = (text: string): string[] => readFrontMatter(text).problems.map(({ code, line }) => `${code} line ${line}`);
const dataOf = (text: string): unknown => readFrontMatter(text).front.data;

test('values stay the text that was written', () => {
  const text =
    '---\nversion: 1.10\nid: 007\nstatus: no\ndate: 2026-02-30\nstamp: 2026-10-26T10:00:00Z\nhex: 0x1F\nquoted: "a: b"\nempty:\ntilde: ~\nowner: null\ntags: [a, "b"]\nmap:\n  x: y\nfolded: >\n  a\n  b\n---\n# T\n';
  expect(readFrontMatter(text)).toEqual({
    front: {
      data: {
        version: '1.10',
        id: '007',
        status: 'no',
        date: '2026-02-30',
        stamp: '2026-10-26T10:00:00Z',
        hex: '0x1F',
        quoted: 'a: b',
        empty: null,
        tilde: null,
        owner: null,
        tags: ['a', 'b'],
        map: { x: 'y' },
        folded: 'a b\n',
      },
      endLine: 18,
      endOffset: text.length - 4,
      lenient: false,
    },
    problems: [],
  });
});

test.each([
  ['carriage returns before line feeds', '---\r\nid: x\r\n---\r\nbody', 3],
  ['carriage returns alone', '---\rid: x\r---\rbody', 3],
  ['a byte order mark', '\uFEFF---\nid: x\n---\nbody', 3],
  ['spaces behind the lines', '---  \nid: x\n--- \nbody', 3],
  ['a comment first', '---\n# who\nid: x\n---\nbody', 4],
])('%s change nothing', (_, text, endLine) => {
  const { front } = readFrontMatter(text);
  expect(front.data).toEqual({ id: 'x' });
  expect(front.endLine).toBe(endLine);
  expect(text.slice(front.endOffset)).toBe('body');
});

test.each([
  ['a file without it', '# Title\n---\n'],
  ['a rule above a heading and prose', '---\n# Title\n\nprose\n---\nmore'],
  ['a rule above prose', '---\n\nSome prose.\n\n---\nmore'],
  ['a rule above a list', '---\n- a\n- b\n---\nmore'],
  ['a rule later on', 'x\n\n---\nid: x\n---\n'],
  ['block in a code fence', '```yaml\n---\nid: x\n---\n```\n'],
  ['words behind the dashes', '--- hello world\nid: x\n---\n'],
  ['a rule at the end of the file', '---'],
  ['an empty file', ''],
])('%s is none and no problem', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ front: { data: null, endLine: 0, endOffset: 0, lenient: false }, problems: [] });
});

test('an empty block and one at the end of a file are read', () => {
  expect(dataOf('---\n---\n# T')).toEqual({});
  expect(dataOf('---\nid: x\n---')).toEqual({ id: 'x' });
});

test('a second block is body', () => {
  const text = '---\nid: 1\n---\n---\nid: 2\n---\n';
  expect(text.slice(readFrontMatter(text).front.endOffset)).toBe('---\nid: 2\n---\n');
});

test('a block that is never closed is said to be, and the whole file is body', () => {
  expect(readFrontMatter('---\nid: FR-30\ntitle: x\n# Body\n')).toEqual({
    front: { data: null, endLine: 0, endOffset: 0, lenient: false },
    problems: [
      {
        code: 'HO602',
        line: 1,
        message: 'The front matter opens with `---` and is never closed, so the whole file is shown as text.',
        fix: 'Add a line `---` after the last key.',
      },
    ],
  });
});

test('four dashes close nothing', () => {
  expect(short('---\na: b\n----\nmore\n---\n')).toEqual(['HO602 line 1']);
});

test.each([
  ['---js\n{ title: (globalThis.ran = 1) }\n---\n'],
  ['---javascript\n{ title: (globalThis.ran = 1) }\n---\n'],
  ['--- JS\n{ title: (globalThis.ran = 1) }\n---\n'],
  ['---coffee\ntitle: (globalThis.ran = 1)\n---\n'],
  ['---json\n{"a": 1}\n---\n'],
  ['---toml\na = 1\n---\n'],
  ['+++\na = 1\n+++\n'],
])('other languages are neither read nor run: %j', (text) => {
  expect(readFrontMatter(text)).toEqual({
    front: { data: null, endLine: 0, endOffset: 0, lenient: false },
    problems: [
      {
        code: 'HO603',
        line: 1,
        message: 'The front matter is not YAML; it was neither read nor run, and the whole file is shown as text.',
        fix: 'Write the keys as YAML between two lines `---`.',
      },
    ],
  });
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});

test.each([
  ['a value with a colon', 'description: Use when: asked', { description: 'Use when: asked' }, 'a value holds a colon and a space'],
  ['a pattern', 'globs: *.ts,*.tsx', { globs: '*.ts,*.tsx' }, 'a value starts with a sign that needs quotes'],
  [
    'patterns below a key',
    'paths:\n  - **/*.ts\n  - {src,lib}/**',
    { paths: ['**/*.ts', '{src,lib}/**'] },
    'a value starts with a sign that needs quotes',
  ],
  ['two pairs of brackets', 'hint: [file] [mode]', { hint: '[file] [mode]' }, 'a value starts with a sign that needs quotes'],
])('%s is no YAML and read line by line', (_, yaml, data, cause) => {
  const { front, problems } = readFrontMatter(`---\nid: x\n${yaml}\n---\n`);
  expect(front.data).toEqual({ id: 'x', ...data });
  expect(front.lenient).toBe(true);
  expect(problems[0]?.message).toBe(`The front matter is not valid YAML (${cause}) and was read line by line.`);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(3);
});

test('a line that no reading understands is named', () => {
  const text = '---\nid:\tFR-31\n\tbad: x\n---\n';
  expect(dataOf(text)).toEqual({ id: 'FR-31' });
  expect(short(text)).toEqual(['HO601 line 3', 'HO607 line 3']);
});

test('of a key that occurs twice the last value is kept', () => {
  expect(dataOf('---\nid: 1\nx: y\nid: 2\n---\n')).toEqual({ id: '2', x: 'y' });
  expect(short('---\nid: 1\nx: y\nid: 2\n---\n')).toEqual(['HO605 line 4']);
});

test('tags make nothing but text', () => {
  const text = '---\nx: !!js/function "function () { globalThis.ran = 1 }"\ny: !!python/object/apply:os.system ["true"]\n---\n';
  expect(dataOf(text)).toEqual({ x: 'function () { globalThis.ran = 1 }', y: ['true'] });
  expect(short(text)).toEqual(['HO606 line 2', 'HO606 line 3']);
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});

test('keys that objects give a meaning have none here', () => {
  const { front, problems } = readFrontMatter('---\nid: 1\n__proto__: {polluted: yes}\nconstructor: {prototype: {polluted: yes}}\n---\n');
  expect(Object.getPrototypeOf(front.data)).toBeNull();
  expect(front.data).toEqual({ id: '1', constructor: { prototype: { polluted: 'yes' } } });
  expect(problems.map(({ line }) => line)).toEqual([3]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(dataOf('---\n__proto__: *x\nid: 1\n---\n')).toEqual({ id: '1' });
});

test('an alias repeats what it names, a merge key merges nothing', () => {
  expect(dataOf('---\na: &a {x: 1}\nb: *a\nc: {<<: *a, y: 2}\n---\n')).toEqual({
    a: { x: '1' },
    b: { x: '1' },
    c: { '<<': { x: '1' }, y: '2' },
  });
});

const bomb = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (n) =>
      `a${n}: &a${n} [${Array(9)
        .fill(n === 0 ? 'lol' : `*a${n - 1}`)
        .join(',')}]`,
  )
  .join('\n');

test.each([
  ['aliases of aliases', bomb],
  ['deep brackets', `x: ${'['.repeat(6000)}${']'.repeat(6000)}`],
  ['deep brackets with words between', `x: ${'[ "a", '.repeat(3000)}${']'.repeat(3000)}`],
  ['brackets never closed', `x: ${'{'.repeat(30_000)}`],
  ['lists in one line', `x:\n  ${'- '.repeat(20_000)}x`],
  ['questions in one line', `x: 1\n${'? '.repeat(20_000)}x`],
])('%s are not followed and cost little', (_, yaml) => {
  const { front, problems } = readFrontMatter(`---\nid: FR-900\n${yaml}\n---\n# Body\n`);
  expect(front.lenient).toBe(true);
  expect(front.data).toMatchObject({ id: 'FR-900' });
  expect(JSON.stringify(front.data).length).toBeLessThan(100_000);
  expect(problems[0]?.message).toContain('front matter');
});

test('an alias of nothing, or inside itself, is a pattern without quotes', () => {
  expect(readFrontMatter('---\npaths: **/*Tests.cs\n---\n')).toMatchObject({ front: { data: { paths: '**/*Tests.cs' }, lenient: true } });
  expect(short('---\nid: 1\npaths: **/*Tests.cs\n---\n')).toEqual(['HO601 line 3']);
  expect(dataOf('---\na: &a [*a]\n---\n')).toEqual({ a: '&a [*a]' });
});

test('a block of more than 64 KiB is not read', () => {
  expect(readFrontMatter(`---\na: ${'x'.repeat(70_000)}\n---\nbody`)).toMatchObject({
    front: { data: null, endOffset: 0 },
    problems: [{ code: 'HO604', message: 'The front matter is larger than 64 KiB and was not read; the whole file is shown as text.' }],
  });
});

test('the same broken text gives the same problems again', () => {
  const text = '---\na: b: c\n---\n';
  expect(readFrontMatter(text)).toEqual(readFrontMatter(text));
  expect(short(text)).toEqual(['HO601 line 2']);
});

test('no problem repeats a value', () => {
  const secret = 'hunter2-hunter2';
  for (const yaml of [
    `a: *${secret}`,
    `a: b: ${secret}`,
    `? [${secret}]\n: x`,
    `a: !!${secret} x`,
    `${secret}: 1\n${secret}: 2`,
    `a: "\\q${secret}"`,
  ]) {
    const { problems } = readFrontMatter(`---\nid: 1\n${yaml}\n---\n`);
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toContain(secret);
  }
});
