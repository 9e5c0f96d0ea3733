import { expect, test } from 'vitest';
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
  ['The colour (owner: Ana) needs a decision', 'The colour needs a decision', 'Ana', null],
  ['Blue? — @ada', 'Blue?', '@ada', null],
  ['Blue? Kitchen lead decides.', 'Blue?', 'Kitchen lead', null],
  ['Owner: J. Smith. Blue or red?', 'Blue or red?', 'J. Smith', null],
  ['谁来做？负责人：王五（财务）', '谁来做？', '王五（财务）', null],
  ['Wer zahlt? Zuständig: Buchhaltung (Eva)', 'Wer zahlt?', 'Buchhaltung (Eva)', null],
  ['Blue? (owner: TBD)', 'Blue?', null, null],
  ['Ask @ada whether it is blue', 'Ask @ada whether it is blue', '@ada', null],
  ['Blue? Owner: Finance lead (Jonas', 'Blue?', 'Finance lead (Jonas', null],
])('"%s" asks "%s", which %s decides', (text, question, owner, note) => {
  expect(askedIn(text)).toEqual({ question, owner, note });
});
