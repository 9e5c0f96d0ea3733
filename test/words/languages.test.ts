import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections/index.ts';
import type { Message } from '../../src/words/language.ts';
import { languages, languageTags } from '../../src/words/languages.ts';
import { placeholdersText, placesOf } from '../../src/words/placeholders-text.ts';

const english = languages.en.words;
const others = languageTags.filter((it) => it !== 'en');
const source = globSync('src/**/*.{ts,astro}')
  .filter((it) => !it.startsWith('src/words/'))
  .map((it) => readFileSync(it, 'utf8'))
  .join('\n');

const pluralsOf = (message: Message | undefined): string =>
  typeof message === 'object' ? Object.keys(message).toSorted().join(', ') : 'one text';

test('every file of words is a language of the list, and has a name of its own', () => {
  const files = globSync('src/words/*.json').map((it) => posix.basename(it, '.json'));
  expect(files.toSorted()).toEqual(languageTags.toSorted());
  for (const tag of languageTags) expect(new Intl.DisplayNames(tag, { type: 'language' }).of(tag)).toBe(languages[tag].name);
});

test('the types of the texts are those of English: `node scripts/words.ts` writes them', () => {
  expect(readFileSync('src/words/placeholders.ts', 'utf8')).toBe(placeholdersText(english));
});

test.each(others)('%s has every text of English and no other', (tag) => {
  const { words } = languages[tag];
  expect(Object.keys(english).filter((it) => !Object.hasOwn(words, it))).toEqual([]);
  expect(Object.keys(words).filter((it) => !Object.hasOwn(english, it))).toEqual([]);
});

test.each(others)('the texts of %s have the places of those of English', (tag) => {
  const { words } = languages[tag];
  const wrong = Object.entries(english).flatMap(([name, message]) => {
    const [is, was] = [placesOf(words[name] ?? ''), placesOf(message)].map((it) => it.join(', '));
    return is === was ? [] : [`${name}: {${is}} in the place of {${was}}`];
  });
  expect(wrong).toEqual([]);
});

test.each(languageTags)('%s has a text for each of its plurals where a number decides', (tag) => {
  const { words, locale } = languages[tag];
  const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join(', ');
  const wrong = Object.entries(english).flatMap(([name, message]) => {
    const expected = typeof message === 'string' ? 'one text' : plurals;
    return pluralsOf(words[name]) === expected ? [] : [`${name}: ${pluralsOf(words[name])} in the place of ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('every text is used', () => {
  const unused = Object.keys(english).filter((name) => {
    if (source.includes(`'${name}'`)) return false;
    const areas = name
      .split('.')
      .slice(0, -1)
      .map((_, index, all) => all.slice(0, index + 1).join('.'));
    const dynamic = areas.some((it) => source.includes(`\`${it}.\${`) || source.includes(`named('${it}'`));
    return !dynamic;
  });
  expect(unused).toEqual([]);
});

test.each(others)('every sentence that %s translates is one of the program', (tag) => {
  const said = source.replaceAll("\\'", "'");
  const gone = Object.keys(languages[tag].sentences).filter(
    (it) => !said.includes(it) && !said.includes(it.replace(/^\S+(?: \S+)? (lock )?file$/, '')),
  );
  expect(gone).toEqual([]);
});

test.each(others)('%s says all that the collections say of themselves', (tag) => {
  const said = collections.flatMap(({ title, purpose, howToAdd, lookedFor }) => [title, purpose, howToAdd, ...lookedFor]);
  expect(said.filter((it) => !Object.hasOwn(languages[tag].sentences, it))).toEqual([]);
});
