import { close, createIndex } from 'pagefind';
import { afterAll, expect, test } from 'vitest';
import { indexesOf as indexesOfPages } from '../../../src/components/search/indexes.ts';

afterAll(close);

/** The indexes for a record of each of `langs`, and the one for a page without a record. */
function indexesOf(langs: readonly string[], own: string) {
  const { engines, indexOf } = indexesOfPages(
    langs.map((lang, at) => ({ url: `/${at}/`, lang })),
    own,
  );
  return {
    engines,
    indexOf: (lang: string) => indexOf({ url: '/', lang }),
    at: (at: number) => indexOf({ url: `/${at}/`, lang: langs[at] ?? own }),
  };
}

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

test('a large language is spread over several indexes of the same rules, neighbours in one', () => {
  const { engines, indexOf, at } = indexesOf([...times('en', 6000), ...times('de', 2602), ...times('ja', 2600)], 'en');
  expect(engines).toEqual([
    { language: 'en', merged: ['en-x-2', 'en-x-3', 'ja'] },
    { language: 'de', merged: ['de-x-2'] },
  ]);
  expect([0, 1999, 2000, 3999, 4000, 5999].map(at)).toEqual(['en', 'en', 'en-x-2', 'en-x-2', 'en-x-3', 'en-x-3']);
  expect([6000, 7300, 7301, 8601, 8602, 11_201].map(at)).toEqual(['de', 'de', 'de-x-2', 'de-x-2', 'ja', 'ja']);
  expect([indexOf('en'), indexOf('de')]).toEqual(['en', 'de']);
});

test('up to 2,600 records of a language have one index', () => {
  const { engines, at } = indexesOf(times('en', 2600), 'en');
  expect(engines).toEqual([{ language: 'en', merged: [] }]);
  expect(at(2599)).toBe('en');
});

test.each(['de', 'nb', 'pl', 'tr'])('Pagefind has rules for %s, so that it can have a program of its own', async (language) => {
  const { index } = await createIndex({ forceLanguage: language });
  await index?.addHTMLFile({ sourcePath: 'a.html', content: '<html><body data-pagefind-body><h1>Words</h1></body></html>' });
  const { files = [] } = (await index?.getFiles()) ?? {};
  expect(files.map((it) => it.path)).toContain(`wasm.${language}.pagefind`);
  expect(indexesOf(times(language, 9), 'en').engines[0]?.language).toBe(language);
});
