import { expect, test } from 'vitest';
import { clockOf, countOf, dayOf, headingOf, langOf, midSentence, shortened, shortOf } from '../../src/components/words.ts';

test('a count agrees with its noun and has separators', () => {
  expect([countOf(0, 'record'), countOf(1, 'record'), countOf(1014, 'record'), countOf(2, 'entry', 'entries')]).toEqual([
    '0 records',
    '1 record',
    '1,014 records',
    '2 entries',
  ]);
});

test('a day is the one its author saw, whatever the zone', () => {
  expect(dayOf('2026-06-18T23:40:00-11:00')).toBe('18 June 2026');
  expect(dayOf('2026-06-18T00:10:00+14:00')).toBe('18 June 2026');
  expect(dayOf('2026-03-03')).toBe('3 March 2026');
});

test('what is no day gives none', () => {
  expect([dayOf(''), dayOf('18 June'), dayOf('2026-13-45')]).toEqual([null, null, null]);
});

test('the time of day is the one its author saw', () => {
  expect([clockOf('2026-06-18T17:40:59+02:00'), clockOf('2026-06-18')]).toEqual(['17:40', null]);
});

test('a commit is shortened to seven digits', () => {
  expect(shortOf('4f2a9c1d00000000000000000000000000000000')).toBe('4f2a9c1');
});

test('a title inside a sentence begins small, an abbreviation does not', () => {
  expect([midSentence('Decision records'), midSentence('ADRs'), midSentence('Übergaben')]).toEqual([
    'decision records',
    'ADRs',
    'übergaben',
  ]);
});

test('the name of a field becomes a heading', () => {
  expect([headingOf('nextAction'), headingOf('partly-superseded'), headingOf('next_action'), headingOf('status')]).toEqual([
    'Next action',
    'Partly superseded',
    'Next action',
    'Status',
  ]);
});

test('a long text is cut at a space, one without spaces anywhere', () => {
  expect([
    shortened('Finish the fixture', 18),
    shortened('Finish the fixture', 12),
    shortened('終わらせる', 4),
    shortened('a 😀😀😀😀', 5),
  ]).toEqual(['Finish the fixture', 'Finish the…', '終わら…', 'a 😀😀…']);
});

test('an unknown language is not claimed', () => {
  expect([langOf('de'), langOf('und')]).toEqual(['de', undefined]);
});
