import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collections } from '../../src/collections/index.ts';
import { redact } from '../../src/redact/redact.ts';

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((it) => it.isDirectory())
        .map((it) => it.name)
    : [];

test('every folder in src/collections is in its index, and the other way round', () => {
  expect(collections.map((it) => it.name).toSorted()).toEqual(foldersIn('src/collections').toSorted());
});

test('no two collections explain the same code', () => {
  const codes = collections.flatMap((it) => Object.keys(it.codes));
  expect(codes.filter((it, index) => codes.indexOf(it) !== index)).toEqual([]);
});

describe.each(collections.map((it) => [it.name, it] as const))('%s', (name, collection) => {
  const cases = foldersIn(`test/fixtures/${name}`);

  test('has at least one fixture', () => {
    expect(cases, `Add test/fixtures/${name}/<case>/ with one source file and expected.json.`).not.toEqual([]);
  });

  test.each(cases)('reads %s as its expected.json says', (it) => {
    const folder = `test/fixtures/${name}/${it}`;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    const sources = files.filter((file) => file !== 'expected.json');
    expect(files, `Write ${folder}/expected.json by hand.`).toContain('expected.json');
    expect(sources, 'A case has one source file.').toHaveLength(1);
    const [path = ''] = sources;
    const text = redact(readFileSync(`${folder}/${path}`, 'utf8'), path).text;
    const reading = collection.read({ path: redact(path, '').text, text });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')));
    for (const found of reading.records) expect(collection.schema.parse(found.data)).toEqual(found.data);
  });

  test('explains every code its fixtures report', () => {
    const reported = cases.flatMap((it) => {
      const { problems } = JSON.parse(readFileSync(`test/fixtures/${name}/${it}/expected.json`, 'utf8')) as {
        problems: { code: string }[];
      };
      return problems.map((problem) => problem.code);
    });
    // Codes of 6xx come from the Markdown that every collection reads.
    expect(reported.filter((it) => !it.startsWith('HO6') && collection.codes[it] === undefined)).toEqual([]);
  });
});
