import { expect, test } from 'vitest';
import { beyond, clockOf, headingOf, langOf, midSentence, shortened, shortOf } from '../../src/components/words.ts';

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

test.each([
  ['Superseded by 3. Send mail from the job', 'Superseded', 'by 3. Send mail from the job'],
  ['proposed (superseding its own text)', 'Proposed', '(superseding its own text)'],
  ['Draft — open for review', 'Draft', 'open for review'],
  ['accepted', 'Accepted', ''],
  ['Drafted by Ada', 'Draft', 'Drafted by Ada'],
  ['Done-ish', 'Done', 'Done-ish'],
  ['angenommen', 'Accepted', 'angenommen'],
  ['as it is', '', 'as it is'],
])('words behind a state do not repeat it: %s', (words, word, further) => {
  expect(beyond(words, word)).toBe(further);
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
