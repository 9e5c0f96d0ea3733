import { describe, expect, test } from 'vitest';
import { readData, readDataLines, type Format } from '../../src/data/read.ts';
import { numberOf } from '../../src/data/values.ts';
import { redact } from '../../src/redact/redact.ts';

const read = (text: string, format: Format) => readData(redact(text, '').text, format);
/** The value through JSON, so that objects without prototype compare. */
const valueOf = (text: string, format: Format): unknown => JSON.parse(JSON.stringify(read(text, format).value ?? null));

const changing = [
  '1234567890123456789',
  '9007199254740993',
  '12345678901234567890123',
  '1.10',
  '0.90',
  '-0',
  '-0.0',
  '1.0',
  '1e3',
  '2.50E-7',
  '0.0000001',
];
const same = ['0', '7', '-12', '1000', '0.9', '-2.75', '9007199254740991', '123456789012345', '0.000001'];
const tomlOnly = ['+7', '0xff', '0xDEAD_beef', '0o17', '0b11', '1_000', '1_0.5', '1e1_0', 'inf', '-inf', '+nan', 'nan'];

describe('a number that JavaScript would write differently stays the text written', () => {
  test.each(changing)('%s in JSON', (it) => {
    expect(valueOf(`{ "a": ${it}, "b": [${it},${it}] }`, 'json')).toEqual({ a: it, b: [it, it] });
    expect(valueOf(it, 'jsonc')).toBe(it);
  });

  test.each([...changing, ...tomlOnly])('%s in TOML', (it) => {
    const text = `a = ${it}\nb=[ ${it},${it} , [${it}], # ${it}\n  ${it}\n]\r\nc = { d = ${it}, e.f=${it}}\n[[t]]\ng = ${it} # = ${it}`;
    expect(read(text, 'toml').faults).toEqual([]);
    expect(valueOf(text, 'toml')).toEqual({ a: it, b: [it, it, [it], it], c: { d: it, e: { f: it } }, t: [{ g: it }] });
  });

  test('in JSON Lines', () => {
    expect(readDataLines(redact('1.10\n[9007199254740993, 9007199254740992]\n2\n', '').text).values).toEqual([
      { line: 1, value: '1.10' },
      { line: 2, value: ['9007199254740993', 9007199254740992] },
      { line: 3, value: 2 },
    ]);
  });
});

test.each(same)('%s, which comes out the same, stays a number', (it) => {
  expect(valueOf(`[${it}]`, 'json')).toEqual([Number(it)]);
  expect(valueOf(`a = ${it}\nb = [1.10, ${it}]`, 'toml')).toEqual({ a: Number(it), b: ['1.10', Number(it)] });
});

describe('in TOML', () => {
  test('keys, tables, texts, dates and comments that look like such numbers stay', () => {
    const text = [
      '1.10 = "= 1.10,"',
      "'2.0' = '[1.0, 2.0]'",
      '3e5 = """',
      'a = 1.10',
      '"quoted" = 1.0 \\""""',
      "x = '''",
      '[1.0,',
      "'' 2.0]'''",
      'on = 1979-05-27',
      'at = [07:32:00, 1979-05-27]',
      '# b = 1.10',
      '[4.0]',
      '0xff = true',
      '[[5.0."6.0 = 1.0"]]',
      '-0 = { 7.0 = "1.0", 1_0 = 8.0 }',
    ].join('\n');
    expect(read(text, 'toml').faults).toEqual([]);
    expect(valueOf(text, 'toml')).toEqual({
      1: { 10: '= 1.10,' },
      '2.0': '[1.0, 2.0]',
      '3e5': 'a = 1.10\n"quoted" = 1.0 "',
      x: "[1.0,\n'' 2.0]",
      on: '1979-05-27',
      at: ['07:32:00.000', '1979-05-27'],
      4: { 0: { '0xff': true } },
      5: { 0: { '6.0 = 1.0': [{ '-0': { 7: { 0: '1.0' }, '1_0': '8.0' } }] } },
    });
  });

  test.each(['a = 1__0', 'a = 01.0', 'a = 1.', 'a = +0xff', 'a = 1.0 2.0', '1.0', 'a = 1.10 = 2.0'])('%s is as wrong as before', (it) => {
    expect(read(`${it}\n`, 'toml').faults).toEqual([expect.objectContaining({ kind: 'syntax', line: 1 })]);
  });

  test('a fault is at its place in the text written, also behind such numbers', () => {
    expect(read('a = 1.10\nb = [1.0, 2.0, 3, x]\n', 'toml').faults).toMatchObject([{ line: 2, column: 19 }]);
    expect(read('b = [1.0, 2.0]\r\nc = 3.0 x\r\n', 'toml').faults).toMatchObject([{ line: 2, column: 9 }]);
  });

  test('what can be read of a broken text keeps them too', () => {
    expect(valueOf('v = 1.10\n[a]\nid = 9007199254740993\nbroken =\n', 'toml')).toEqual({ v: '1.10', a: { id: '9007199254740993' } });
  });

  test('a text or list that is never closed is no reason to stop', () => {
    for (const open of ['"""', "'''", '"', "'", '[', '{', '"""\\', '[1.0, """'])
      expect(read(`v = 1.10\nw = ${open}`, 'toml')).toMatchObject({ value: { v: '1.10' }, faults: [{ kind: 'syntax' }] });
  });
});

test.each([
  ['0.90', 0.9],
  ['+1', 1],
  ['1e3', 1000],
  ['-2.50E-1', -0.25],
  ['1_000', 1000],
  ['0xff', 255],
  ['0o17', 15],
  ['0b11', 3],
  ['007', 7],
  [' 12 ', 12],
  ['9007199254740993', 9007199254740992],
  ['inf', null],
  ['nan', null],
  ['1e999', null],
  ['1.', null],
  ['1__0', null],
  ['', null],
  ['1.2.3', null],
  ['7f', null],
])('the number of the text "%s" is %s', (text, number) => {
  expect(numberOf(text)).toBe(number);
});
