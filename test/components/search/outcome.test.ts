import { expect, test } from 'vitest';
import { outcomeOf } from '../../../src/components/search/outcome.ts';
import { languages } from '../../../src/words/languages.ts';
import { speakerOf } from '../../../src/words/speaker.ts';

const speaker = speakerOf(languages.en);
const said = (query: string, count: number, past: number | null, missing: string[] = []): string =>
  outcomeOf(speaker, { query, count, missing, past: past === null ? null : { count: past, said: `${past} older.` } });

test('what was found today and what in older versions are told apart', () => {
  expect(said('heron', 2, null)).toBe('2 results');
  expect(said('heron', 2, 3)).toBe('2 results. 3 older.');
  expect(said('heron', 2, 0)).toBe('2 results. 0 older.');
});

test('where only older versions match, nothing is said to be found of today, and not nothing at all', () => {
  expect(said('heron', 0, 1)).toBe('Nothing that stands today was found for “heron”. 1 older.');
  expect(said('', 0, 1)).toBe('Nothing of what stands today was found. 1 older.');
});

test('where nothing matches, it is said, with a hint', () => {
  expect(said('heron', 0, null)).toBe('Nothing found for “heron”. Words must be spelt as they are written.');
  expect(said('heron', 0, 0)).toBe('Nothing found for “heron”. Words must be spelt as they are written. 0 older.');
  expect(said('', 0, null)).toBe('Nothing found.');
});

test('words that no page has are named beside the results that the beginning of them found', () => {
  expect(said('alligator', 2, null, ['alligator'])).toBe('2 results. No page has “alligator”: these have words that begin like it.');
  expect(said('alligator heron', 2, 3, ['alligator'])).toBe(
    '2 results. No page has “alligator”: these have words that begin like it. 3 older.',
  );
});
