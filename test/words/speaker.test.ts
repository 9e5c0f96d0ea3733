import { expect, test } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { directionOf, nameOfLanguage } from '../../src/words/script.ts';
import { speakerOf } from '../../src/words/speaker.ts';

const en = speakerOf(languages.en);
const de = speakerOf(languages.de);

test('a count agrees with its noun and has separators', () => {
  expect([0, 1, 1014].map((count) => en.say('count.records', { count }))).toEqual(['0 records', '1 record', '1,014 records']);
  expect([0, 1, 1014].map((count) => de.say('count.records', { count }))).toEqual(['0 Einträge', '1 Eintrag', '1.014 Einträge']);
});

test('a text with elements in it is given in parts', () => {
  const mark = { element: 'code' };
  expect(de.tell('foot.built', { commit: mark, when: 'gestern', generator: 'Handover' })).toEqual([
    'Gebaut aus Commit ',
    mark,
    ' vom ',
    'gestern',
    ' mit ',
    'Handover',
  ]);
});

test('a day is the one its author saw, whatever the zone', () => {
  expect(en.dayOf('2026-06-18T23:40:00-11:00')).toBe('18 June 2026');
  expect(en.dayOf('2026-06-18T00:10:00+14:00')).toBe('18 June 2026');
  expect(en.dayOf('2026-03-03')).toBe('3 March 2026');
  expect([de.dayOf('2026-03-03'), de.monthOf('2026-03')]).toEqual(['3. März 2026', 'März 2026']);
});

test('what is no day gives none', () => {
  expect([en.dayOf(''), en.dayOf('18 June'), en.dayOf('2026-13-45')]).toEqual([null, null, null]);
});

test('items are listed as a sentence does', () => {
  expect([en.listOf(['a', 'b', 'c']), de.listOf(['a', 'b'])]).toEqual(['a, b and c', 'a und b']);
});

test('a value of the data has a text, or none', () => {
  expect([de.named('state', 'accepted'), de.named('state', 'no such state'), de.named('counted', 'specs', { count: 1 })]).toEqual([
    'Angenommen',
    null,
    '1 Spezifikation',
  ]);
});

test('a sentence of the program is translated, or known not to be', () => {
  expect([de.translated('Change requests'), de.translated('No such sentence'), en.translated('Change requests')]).toEqual([
    'Änderungsanträge',
    null,
    null,
  ]);
});

test('a language has a direction and a name in another', () => {
  expect(['ar', 'he', 'fa', 'ur', 'de', 'zh-CN', 'und'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'auto']);
  expect([nameOfLanguage('de', 'en'), nameOfLanguage('en', 'de')]).toEqual(['German', 'Englisch']);
});
