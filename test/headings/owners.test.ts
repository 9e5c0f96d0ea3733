import { expect, test } from 'vitest';
import { answersItself, isAnswer, namesAnswer } from '../../src/headings/answers.ts';
import { askedIn } from '../../src/headings/owners.ts';

test.each([
  ['Does payroll take the list as CSV? Owner: Finance lead (Jonas)', 'Does payroll take the list as CSV?', 'Finance lead (Jonas)', null],
  ['As CSV? Decides: Finance lead (Jonas).', 'As CSV?', 'Finance lead (Jonas)', null],
  ['As CSV (owner: Finance lead (Jonas))', 'As CSV', 'Finance lead (Jonas)', null],
  ['As CSV? Owner: Jonas (finance). Task 3 waits.', 'As CSV?', 'Jonas (finance)', 'Task 3 waits.'],
  ['(Seven? (Finance lead (Jonas)))', 'Seven?', 'Finance lead (Jonas)', null],
  ['Six? - Finance lead (Jonas)', 'Six?', 'Finance lead (Jonas)', null],
  ['Show the amount? Finance lead. Task 3 waits.', 'Show the amount?', 'Finance lead', 'Task 3 waits.'],
  ['Who pays? (owner: Bob, Finance)', 'Who pays?', 'Bob, Finance', null],
  ['Eight? Owner: Kitchen lead', 'Eight?', 'Kitchen lead', null],
  ['Pictures? Owner: Marketing Waits: start page', 'Pictures?', 'Marketing', 'Waits: start page'],
  ['The colour (owner: Ana) needs a decision', 'The colour needs a decision', 'Ana', null],
  ['Blue? — @ada', 'Blue?', '@ada', null],
  ['Blue? Kitchen lead decides.', 'Blue?', 'Kitchen lead', null],
  ['Owner: J. Smith. Blue or red?', 'Blue or red?', 'J. Smith', null],
  ['谁来做？负责人：王五（财务）', '谁来做？', '王五（财务）', null],
  ['Wer zahlt? Zuständig: Buchhaltung (Eva)', 'Wer zahlt?', 'Buchhaltung (Eva)', null],
  ['Blue? (owner: TBD)', 'Blue?', null, null],
  ['Ask @ada whether it is blue', 'Ask @ada whether it is blue', '@ada', null],
  ['Blue? Owner: Finance lead (Jonas', 'Blue?', 'Finance lead (Jonas', null],
  ['Nights? (decided by the head cook)', 'Nights?', 'the head cook', null],
  ['Gelöscht? (entscheidet Frau Brandt)', 'Gelöscht?', 'Frau Brandt', null],
  ['Teillieferungen? Klärt Frau Brandt bis 30.11.', 'Teillieferungen?', 'Frau Brandt', 'bis 30.11.'],
  ['Abnahme? Frau Brandt, am 4. Dezember. Der Druck wartet.', 'Abnahme?', 'Frau Brandt', 'am 4. Dezember. Der Druck wartet.'],
  ['As CSV? (Jonas, by Friday)', 'As CSV?', 'Jonas', 'by Friday'],
  ['As CSV? — Jonas, by Friday', 'As CSV?', 'Jonas', 'by Friday'],
  ['As CSV? Owner: Jonas, by Friday. Task 3 waits.', 'As CSV?', 'Jonas', 'by Friday. Task 3 waits.'],
  ['As CSV? (Jonas, urgent)', 'As CSV?', 'Jonas', 'urgent'],
  ['As CSV? (data protection officer)', 'As CSV?', 'data protection officer', null],
  ['As CSV? (HR)', 'As CSV?', 'HR', null],
  ['Print the list on a phone (Ana)', 'Print the list on a phone', 'Ana', null],
  ['As CSV? (McDonald)', 'As CSV?', 'McDonald', null],
  ['Qui paie ? (décidé par la direction)', 'Qui paie ?', 'la direction', null],
  ['Qui paie ? (Claire, avant vendredi)', 'Qui paie ?', 'Claire', 'avant vendredi'],
  ['¿Quién paga? (lo decide Marta)', '¿Quién paga?', 'Marta', null],
  ['Кто платит? (решает бухгалтерия)', 'Кто платит?', 'бухгалтерия', null],
  ['谁来做？（由王五决定）', '谁来做？', '王五', null],
  ['誰が払う？（佐々木が決める）', '誰が払う？', '佐々木', null],
  ['누가 냅니까? (김철수가 결정)', '누가 냅니까?', '김철수', null],
  ['מי משלם? (דנה מחליטה)', 'מי משלם?', 'דנה', null],
  ['Standorte? (Betriebsrat, seit 20.05.2026, blockiert die Karte)', 'Standorte?', 'Betriebsrat', 'seit 20.05.2026, blockiert die Karte'],
  ['Which currency? (Ines, since February, blocks export)', 'Which currency?', 'Ines', 'since February, blocks export'],
  ['Which currency? (Ines, blocks Finance)', 'Which currency?', 'Ines', 'blocks Finance'],
  ['Qui paie ? (Claire, depuis le 3 mai)', 'Qui paie ?', 'Claire', 'depuis le 3 mai'],
  ['¿Quién paga? (Marta, desde mayo, bloquea la entrega)', '¿Quién paga?', 'Marta', 'desde mayo, bloquea la entrega'],
  ['Кто платит? (Анна, с мая, блокирует выпуск)', 'Кто платит?', 'Анна', 'с мая, блокирует выпуск'],
  ['As CSV? -> Finance', 'As CSV?', 'Finance', null],
  ['As CSV? → Legal', 'As CSV?', 'Legal', null],
  ['**As CSV?** => Ana, by Friday', '**As CSV?**', 'Ana', 'by Friday'],
  ['Wer zahlt? → Geschäftsführung entscheidet', 'Wer zahlt?', 'Geschäftsführung', null],
])('"%s" asks "%s", which %s decides', (text, question, owner, note) => {
  expect(askedIn(text)).toEqual({ question, owner, note });
});

test.each([
  'Who prints? (urgent)',
  'Who prints? (New)',
  'Who prints? (low priority)',
  'Which database? (v16)',
  'Which database? (Postgres 16)',
  'Ship it? (Friday)',
  'Does the list print? (Safari)',
  'Print the list on a phone (Safari)',
  'Which client? (GitHub)',
  'Which labels? (German)',
  'Welche Etiketten? (Deutsch)',
  'Ship it? — later',
  'Which path? (temp + rename)',
  'Which path? (SpecPath, in seed 2)',
  'Which format? CSV.',
  'Which format? Payroll prefers Excel.',
  'Is it closed? Nora clears this with the works council by 30.11.',
  'Does it run? (waiting for the API)',
  '3 — Send on Sundays?',
  'Who prints? (Jonas, since he has the keys)',
  'Which format? → CSV',
  'Which format? -> later',
  'Wer druckt? (dringend)',
  'Wer druckt? (niedrige Priorität)',
  'Schriftgröße der Anzeige – noch offen',
  'Qui paie ? (priorité basse)',
  '¿Quién paga? (urgente)',
  'Кто платит? (срочно)',
  '谁来做？（紧急）',
  '是吗？不知道',
  '誰が払う？（至急）',
  '누가 냅니까? (긴급)',
  'מי משלם? (דחוף)',
])('"%s" names nobody who decides, and keeps its words', (text) => {
  expect(askedIn(text)).toEqual({ question: text, owner: null, note: null });
});

test.each([
  'Are breaks paid? Yes, since 2024.',
  'Currency: only euros? Yes (Rosa, 25 September).',
  'Names? — No, initials only (14 August)',
  'Names? No since nobody reads them.',
  'Names? **Answer:** only initials',
  'Namen? Nein.',
  'Namen? Ja, seit 2024.',
  'Les noms ? Oui, depuis mai',
  '¿Nombres? Sí, desde mayo.',
  'Имена? Да, с мая.',
  '是吗？是的，从五月起',
  '表示しますか？はい。',
  '보입니까? 네, 5월부터',
  'שמות? כן, ממאי',
])('"%s" is answered, and who stands behind the answer decides no more', (text) => {
  expect([answersItself(text), askedIn(text).owner]).toEqual([true, null]);
});

test.each([
  'Are breaks paid?',
  'Names? No decision yet.',
  'Names? No idea',
  'Names? Yes, probably',
  'Names? Yes, if the board agrees.',
  'Namen? Ja, vermutlich.',
  'Namen? Noch nicht',
  'Is the kiosk a shop? The board said "probably".',
  'Blue? Yes. Red?',
  '是吗？不知道',
])('"%s" still waits for an answer', (text) => {
  expect(answersItself(text)).toBe(false);
});

test('a column of answers holds one where it says more than that it is waited for', () => {
  expect(['No, initials only', 'yes', 'Red', '', '—', 'TBD', 'open', 'noch offen', 'waiting for Ana', 'pendiente'].map(isAnswer)).toEqual([
    true,
    true,
    true,
    ...Array.from({ length: 7 }, () => false),
  ]);
  expect(['Answer', 'Antwort', 'Réponse', 'respuesta', '回答', 'Question'].map(namesAnswer)).toEqual([true, true, true, true, true, false]);
});
