import { describe, expect, test } from 'vitest';
import { faultProblems } from '../../src/data/problems.ts';
import { formatOf, readData, readDataLines, type Format } from '../../src/data/read.ts';
import { redact } from '../../src/redact/redact.ts';

const read = (text: string, format: Format = 'json') => readData(redact(text, '').text, format);
/** The value through JSON, so that objects without prototype compare. */
const valueOf = (text: string, format: Format = 'json'): unknown => JSON.parse(JSON.stringify(read(text, format).value ?? null));
const faultsOf = (text: string, format: Format = 'json'): string[] =>
  read(text, format).faults.map((it) => `${it.kind} ${it.line}:${it.column}${it.key === undefined ? '' : ` ${it.key}`}`);

test('the format is told by the ending', () => {
  expect(['a.json', '.vscode/mcp.jsonc', 'x.YML', 'b.toml', 'c.jsonl', 'd.md', 'toml'].map(formatOf)).toEqual([
    'json',
    'jsonc',
    'yaml',
    'toml',
    'jsonl',
    null,
    null,
  ]);
});

describe('JSON', () => {
  test('is read with the place of every key and item', () => {
    const reading = read('{\n  "a": [1, {"b": "x"}],\n  "c": null\n}');
    expect(reading.status).toBe('ok');
    expect(reading.placeOf(['a', 1, 'b'])).toEqual({ line: 2, column: 13 });
    expect(reading.placeOf(['c'])).toEqual({ line: 3, column: 3 });
    expect(reading.placeOf(['a', 7])).toBeNull();
  });

  test.each([
    ['a comment', '{ // why\n "a": 1 }', { a: 1 }, ['comment 1:3'], 'recovered'],
    ['a comma too many', '{ "a": [1, 2,], "b": 1, }', { a: [1, 2], b: 1 }, ['trailing-comma 1:13', 'trailing-comma 1:23'], 'recovered'],
    ['a key twice', '{ "a": 1,\n  "a": 2 }', { a: 2 }, ['duplicate-key 2:3 a'], 'ok'],
    ['a key twice inside the second copy only', '{ "a": {"x": 1}, "b": {"x": 1} }', { a: { x: 1 }, b: { x: 1 } }, [], 'ok'],
    ['an unclosed object', '{ "a": 1, "b": {"c": 2', { a: 1, b: { c: 2 } }, ['syntax 1:23', 'syntax 1:23'], 'recovered'],
    ['nothing', '  \n', null, ['empty 1:1'], 'failed'],
    ['null', 'null', null, [], 'ok'],
    ['a list', '[]', [], [], 'ok'],
  ])('with %s is read as far as it goes', (_, text, value, faults, status) => {
    expect(valueOf(text)).toEqual(value);
    expect(faultsOf(text)).toEqual(faults);
    expect(read(text).status).toBe(status);
  });

  test.each(["{ 'a': 1 }", '{ "a": NaN }', '{ "a": }', '{"a":1} trailing'])('that is broken (%s) is recovered, not refused', (text) => {
    expect(read(text)).toMatchObject({
      status: 'recovered',
      faults: expect.arrayContaining([expect.objectContaining({ kind: 'syntax' })]),
    });
  });

  test('of a tool that allows comments has neither fault', () => {
    expect(read('{ // why\n "a": [1,], }', 'jsonc')).toMatchObject({ status: 'ok', faults: [] });
  });

  test('keeps a key that programs give a meaning of their own', () => {
    const { value } = read('{ "__proto__": { "command": "x" }, "constructor": 1 }');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['command']).toBeUndefined();
  });

  test('with the marks of a merge conflict names each', () => {
    const text = '{\n<<<<<<< HEAD\n "a": 1\n=======\n "a": 2\n>>>>>>> other\n}';
    expect(faultsOf(text).filter((it) => it.startsWith('conflict'))).toEqual([
      'conflict-marker 2:1',
      'conflict-marker 4:1',
      'conflict-marker 6:1',
    ]);
    expect(read(text).status).toBe('recovered');
  });

  test('of 20,000 levels is refused at once', () => {
    expect(read(`${'['.repeat(20_000)}`)).toMatchObject({ status: 'failed', faults: [{ kind: 'too-much' }] });
    expect(read(`${'{"a":'.repeat(20_000)}`)).toMatchObject({ status: 'failed', faults: [{ kind: 'too-much' }] });
  });
});

describe('YAML', () => {
  test('keeps values as they were written', () => {
    expect(valueOf('version: 1.10\nid: 007\nstatus: no\ndate: 2026-08-31\nnone:\nlist: [1, x]\n', 'yaml')).toEqual({
      version: '1.10',
      id: '007',
      status: 'no',
      date: '2026-08-31',
      none: null,
      list: ['1', 'x'],
    });
  });

  test('gives every document of a file', () => {
    expect(JSON.parse(JSON.stringify(read('---\nsession: a\n---\ngoal: b\n', 'yaml').documents))).toEqual([
      { session: 'a' },
      { goal: 'b' },
    ]);
  });

  test('names the place of what it holds, and keys that stand twice', () => {
    const reading = read('a:\n  - x\n  - b: 1\nc: 1\nc: 2\n', 'yaml');
    expect(reading.placeOf(['a', 1, 'b'])).toEqual({ line: 3, column: 5 });
    expect(reading.placeOf(['c'])).toEqual({ line: 5, column: 1 });
    expect(reading.faults).toEqual([{ kind: 'duplicate-key', line: 5, column: 1, key: 'c' }]);
  });

  test('that repeats itself without end is refused', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...[...'bcdefghi'].map((it, index) => `${it}: &${it} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    ];
    expect(read(bomb.join('\n'), 'yaml')).toMatchObject({ status: 'failed', faults: [{ kind: 'too-much' }] });
  });
});

describe('TOML', () => {
  test('is read with places, dates as text', () => {
    const text = 'model = "x"\n[mcp_servers.docs]\ncommand = "npx"\nat = 2026-08-31T10:00:00Z\n';
    expect(valueOf(text, 'toml')).toEqual({ model: 'x', mcp_servers: { docs: { command: 'npx', at: '2026-08-31T10:00:00.000Z' } } });
    expect(read(text, 'toml').placeOf(['mcp_servers', 'docs', 'command'])).toEqual({ line: 3, column: 1 });
    expect(read(text, 'toml').placeOf(['mcp_servers', 'docs'])).toEqual({ line: 2, column: 1 });
    expect(read(text, 'toml').placeOf(['model'])).toEqual({ line: 1, column: 1 });
  });

  test('with a table that stands twice is read table by table', () => {
    const text = 'a = 1\n[s.x]\nurl = "u"\n[s.y]\nb = 2\nbroken =\n[s.x]\ncommand = "c"\n';
    expect(valueOf(text, 'toml')).toEqual({ a: 1, s: { x: { url: 'u', command: 'c' }, y: { b: 2 } } });
    expect(read(text, 'toml').status).toBe('recovered');
    expect(faultsOf(text, 'toml')).toContain('duplicate-key 7:1 s.x');
  });

  test('leaves out tables that stand in comments', () => {
    expect(valueOf('[a]\nb = 1\n# [c]\n# d = 2\n', 'toml')).toEqual({ a: { b: 1 } });
  });
});

test('JSON Lines are read line by line, and a broken line is named', () => {
  const { values, faults } = readDataLines(redact('{"a":1}\n\n{"a":\n[2]\n', '').text);
  expect(JSON.parse(JSON.stringify(values))).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 3, value: { a: null } },
    { line: 4, value: [2] },
  ]);
  expect(faults.every((it) => it.line === 3)).toBe(true);
});

test('faults become problems with a place, and many of one kind are counted', () => {
  const { faults } = read(`[${'1, // x\n'.repeat(9)}1]`);
  const problems = faultProblems(faults, 'json');
  expect(problems).toHaveLength(5);
  expect(problems[0]).toEqual({
    code: 'HO621',
    line: 1,
    column: 5,
    message: 'The text holds a comment, which JSON does not allow.',
    fix: 'Remove the comment: strict programs refuse the whole file.',
  });
  expect(problems[4]?.message).toBe('The text holds a comment, which JSON does not allow (and 4 more of this kind).');
});
