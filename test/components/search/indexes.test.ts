import { close, createIndex } from 'pagefind';
import { afterAll, expect, test } from 'vitest';
import { indexesOf } from '../../../src/components/search/indexes.ts';

afterAll(close);

const times = (lang: string, count: number): string[] => Array.from({ length: count }, () => lang);

test('a site in one language has one index', () => {
  const { engines, indexOf } = indexesOf(times('en', 30), 'en');
  expect(engines).toEqual([{ language: 'en', merged: [] }]);
  expect(['en', 'en-GB', 'und', 'fr'].map(indexOf)).toEqual(['en', 'en', 'en', 'en']);
});

test('a second language has its own, and those whose words no space ends are searched with the main one', () => {
  const langs = [...times('en', 30), ...times('de', 5), ...times('ja', 1), 'zh-CN', 'ko', 'und'];
  const { engines, indexOf } = indexesOf(langs, 'en');
  expect(engines).toEqual([
    { language: 'en', merged: ['ja', 'zh'] },
    { language: 'de', merged: [] },
  ]);
  expect(['de-AT', 'zh-TW', 'ja', 'ko', 'und'].map(indexOf)).toEqual(['de', 'zh', 'ja', 'en', 'en']);
});

test('the language of most records is the main one; a few records of another one are searched with it', () => {
  const { engines, indexOf } = indexesOf([...times('de', 90), ...times('fr', 2)], 'en');
  expect(engines).toEqual([{ language: 'de', merged: [] }]);
  expect(['fr', 'en', 'de'].map(indexOf)).toEqual(['de', 'de', 'de']);
});

test('there are three programs at most, and a site of records in Japanese has one', () => {
  const many = ['en', 'de', 'fr', 'es', 'it'].flatMap((it) => times(it, 20));
  expect(indexesOf(many, 'en').engines.map((it) => it.language)).toEqual(['en', 'de', 'es']);
  expect(indexesOf(times('ja', 20), 'en').engines).toEqual([{ language: 'en', merged: ['ja'] }]);
});

test.each(['de', 'nb', 'pl', 'tr'])('Pagefind has rules for %s, so that it can have a program of its own', async (language) => {
  const { index } = await createIndex({ forceLanguage: language });
  await index?.addHTMLFile({ sourcePath: 'a.html', content: '<html><body data-pagefind-body><h1>Words</h1></body></html>' });
  const { files = [] } = (await index?.getFiles()) ?? {};
  expect(files.map((it) => it.path)).toContain(`wasm.${language}.pagefind`);
  expect(indexesOf(times(language, 9), 'en').engines[0]?.language).toBe(language);
});
