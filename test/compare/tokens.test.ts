import { expect, test } from 'vitest';
import { cutterFor } from '../../src/compare/tokens.ts';

const cut = (text: string, language: string): string[] => cutterFor(language)([{ text, as: '', to: '' }]).map((it) => it.text);

test('words are cut apart as their language does', () => {
  expect(cut('Die Zahlungserinnerung, z. B.', 'de')).toEqual(['Die', ' ', 'Zahlungserinnerung', ',', ' ', 'z', '.', ' ', 'B', '.']);
  expect(cut('未付发票会发送', 'zh')).toEqual(['未', '付', '发票', '会', '发送']);
  expect(cut('支払いを送信する', 'ja')).toEqual(['支払い', 'を', '送信', 'する']);
});

test.each(['und', '', 'xx-notalanguage', 'not a tag', 'de_DE'])('an unknown language is cut like English: %j', (language) => {
  expect(cut('one-two', language)).toEqual(['one', '-', 'two']);
});

test('what stands in the place of a hidden value is one word', () => {
  expect(cut('key [redacted: github token 2], [e-mail address 3] [a note]', 'en')).toEqual([
    'key',
    ' ',
    '[redacted: github token 2]',
    ',',
    ' ',
    '[e-mail address 3]',
    ' ',
    '[',
    'a',
    ' ',
    'note',
    ']',
  ]);
});
