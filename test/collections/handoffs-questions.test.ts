import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(text: string): Handoff {
  const [record] = handoffs.read({ path: redact('HANDOFF.md', '').text, text: redact(text, 'HANDOFF.md').text, aliases: [] }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const leftOut = (path: string, text: string): string | null =>
  handoffs.read({ path: redact(path, '').text, text: redact(text, path).text, aliases: [] }).leftOut;

const asked = (text: string): string[] => read(text).openQuestions.map((it) => it.text);

test.each([
  'The wiring needs an API decision.',
  'Which map to keep requires an explicit approval from the shop.',
  'Maintainers should decide whether this is enough for 1.2.',
  'You must choose between the two banks.',
  'The policy question belongs to the owner.',
  'It carries one decision that is not mine.',
  'The design is done; the decision is still pending.',
  'Prizes were offered; the owner hasn’t decided.',
  'There is a pending user gate.',
  'We are waiting for the client’s approval.',
  'Release: fine. Decide one invoice vs. two.',
  'Das Format braucht noch eine Entscheidung.',
  'Die Buchhaltung muss noch entscheiden, ob die alte Nummer bleibt.',
  'Der Druck wartet auf Freigabe.',
  'La direction doit encore décider du prix.',
  'Le texte est en attente de validation.',
  'La dirección debe decidir el precio.',
  'El texto está pendiente de aprobación.',
  'Текст ждёт решения.',
  'הטקסט ממתין לאישור המנהל.',
  '価格は承認待ちです。',
  '住所の形式は判断が必要です。',
  '价格需要客户决定。',
  '发布等待领导批准。',
  '가격은 결정이 필요합니다.',
  '배포는 승인 대기 중입니다.',
])('a sentence that leaves a decision to somebody is an open question: "%s"', (sentence) => {
  expect(asked(`# HANDOFF\n\n## The import\n\nIt reads files.\n\n${sentence}\n`)).toHaveLength(1);
});

test.each([
  'If this needs a decision, ask.',
  'It no longer needs a decision.',
  'The parser must decide whether a line is a name.',
  'The design question was easy.',
  'Wenn das Format eine Entscheidung braucht, frag nach.',
  'Das Format braucht keine Entscheidung.',
  '~~The format needs a decision.~~',
])('others are none: "%s"', (sentence) => {
  expect(asked(`# HANDOFF\n\n## The import\n\nIt reads files.\n\n${sentence}\n`)).toEqual([]);
});

test('the question starts with the sentence that asks, on its line, and names who decides', () => {
  const text = '# HANDOFF\n\n## Map\n\nThe map is drawn.\nIt is blue. The colour\nneeds a decision (owner: Ana).\n';
  expect(read(text).openQuestions).toEqual([
    { text: 'The colour needs a decision (owner: Ana).', line: 6, group: null, details: [], owner: 'Ana' },
  ]);
});

test('what is reported as done leaves nothing to decide, and a step stays a step', () => {
  const text = '# HANDOFF\n\n## Done\n\n- The map needs a decision\n\n## Next\n\n1. We should decide whether to draw the map\n';
  expect([asked(text), read(text).next.map((it) => it.text)]).toEqual([[], ['We should decide whether to draw the map']]);
});

test('an item of what remains or was decided that leaves a decision is a question', () => {
  const text =
    '# HANDOFF\n\n## Remaining\n\n- The scan; the owner should decide whether to keep it\n- The map\n\n## Decisions\n\n- The key needs your decision\n- Blue\n';
  const { remaining, decisions } = read(text);
  expect([asked(text), remaining.map((it) => it.text), decisions.map((it) => it.text)]).toEqual([
    ['The scan; the owner should decide whether to keep it', 'The key needs your decision'],
    ['The map'],
    ['Blue'],
  ]);
});

test('a question that is struck out was answered', () => {
  const text = '# HANDOFF\n\n## Remaining\n\n- ~~**Decision needed: blue or red.**~~ Blue.\n- **Decision needed: large or small.**\n';
  expect(asked(text)).toEqual(['Decision needed: large or small.']);
});

test.each([
  'Decisions waiting on the owner — the whole list',
  'Boss decision request',
  'The two parked decisions, unchanged',
  'The last thing of all, and it needs a decision first',
  "The owner's queue is now two clean questions",
  'Approval request',
])('what stands below "%s" is asked', (heading) => {
  expect(asked(`# HANDOFF\n\n## ${heading}\n\n- The map\n- The scan\n`)).toEqual(['The map', 'The scan']);
});

test.each([
  'Sensitive candidates to decide before the next release tag:',
  'Noch zu entscheiden vor dem Druck:',
  'À trancher avant lundi :',
])('what is listed behind "%s" is asked', (lead) => {
  expect(asked(`# HANDOFF\n\n## The board\n\nSeen today.\n\n${lead}\n\n- The map\n`)).toEqual(['The map']);
});

test('numbered lines of one paragraph are questions of their own', () => {
  const text = '# HANDOFF\n\n## Open questions\n\n**1. Keep the map?** Today no.\nIt is large.\n**2. The scan** — large or small.\n';
  expect(read(text).openQuestions.map((it) => [it.line, it.text])).toEqual([
    [5, '1. Keep the map? Today no. It is large.'],
    [7, '2. The scan — large or small.'],
  ]);
});

test('rows behind an empty line or outside of the quote of their table belong to it', () => {
  const quote =
    '> ### Open questions\n>\n> | # | question | cost |\n> |---|---|---|\n> | 1 | **Keep the map?** | a day |\n| 2 | The `scan`? | none |\n>\n> | 3 | Blue? | none |\n>\n> Nothing else.\n';
  const plain = '## Open questions\n\n| question | cost |\n|---|---|\n| Red? | none |\n\n| Green? | none |\n';
  const items = read(`# HANDOFF\n\n## The board\n\n${quote}\n${plain}`).openQuestions;
  expect(items.map((it) => [it.line, it.text])).toEqual([
    [9, '1 — Keep the map? — a day'],
    [10, '2 — The scan? — none'],
    [12, '3 — Blue? — none'],
    [20, 'Red? — none'],
    [22, 'Green? — none'],
  ]);
});

test('words that lead to a list right below an item are no part of it', () => {
  const text = '# HANDOFF\n\n## The board\n\nTo decide before the tag:\n\n- The map\nResolved during this session:\n\n- The scan\n';
  expect([asked(text), read(text).done.map((it) => it.text)]).toEqual([['The map'], ['The scan']]);
});

test('who should decide is named without the word for it', () => {
  expect(read('# HANDOFF\n\n## The map\n\nIt is drawn.\n\nMaintainers should decide whether it is large.\n').openQuestions).toMatchObject([
    { owner: 'Maintainers' },
  ]);
});

test('build instructions that end with a decision to be made are no handoff', () => {
  const text =
    '# Final handoff v4\n\n## Commander: build instructions\n\n**Date:** 2025-12-24\n\n- Write a lock.\n\n## Decision request\n\nApprove these points:\n\n- One controller\n';
  expect(leftOut('docs/final_handoff_v_4_commander.md', text)).toContain('is a page about handoffs');
  expect(leftOut('docs/final_handoff_v_4_commander.md', text.replace('build instructions', 'state'))).toBe(null);
});

test('a question with its answer behind it or in a column is decided', () => {
  const list = '- Are breaks paid? Yes, since 2024.\n- Names? — No, initials only (14 August)\n- Blue?\n';
  const table =
    '| Question | Owner | Answer |\n|---|---|---|\n| Nights? | Works council | |\n| Screens? | Ana | No, initials only |\n| Logs? | Ana | TBD |\n';
  const { openQuestions, decisions } = read(`# HANDOFF\n\n## Open questions\n\n${list}\n${table}`);
  expect(openQuestions.map((it) => [it.text, it.owner])).toEqual([
    ['Blue?', null],
    ['Nights? (owner: Works council)', 'Works council'],
    ['Logs? — TBD (owner: Ana)', 'Ana'],
  ]);
  expect(decisions.map((it) => it.text)).toEqual([
    'Are breaks paid? Yes, since 2024.',
    'Names? — No, initials only (14 August)',
    'Screens? — No, initials only (owner: Ana)',
  ]);
});

test.each([
  ['Question', 'Who decides', 'Answer'],
  ['Frage', 'Wer entscheidet', 'Antwort'],
  ['Pregunta', 'Quién decide', 'Respuesta'],
  ['问题', '负责人', '回答'],
])('a table with the columns %s, %s and %s lists questions under any heading', (question, owner, answer) => {
  const text = `# HANDOFF\n\n## Status\n\nGoes on.\n\n## Kiosk and board\n\n| # | ${question} | ${owner} | ${answer} |\n|---|---|---|---|\n| 1 | Winter? | Rosa | |\n| 2 | Order? | Rosa | Red, since 10 October |\n`;
  const { openQuestions, decisions } = read(text);
  expect([openQuestions.map((it) => it.owner), decisions.map((it) => it.text)]).toEqual([
    ['Rosa'],
    [expect.stringContaining('Order? — Red, since 10 October')],
  ]);
});

test.each([
  ['Offene Punkte', 'Sollen Fahrer Fotos löschen dürfen? Zuständig: Datenschutz', 'Datenschutz'],
  ['Open points', 'Is SEPA enough? Responsible: Finance', 'Finance'],
  ['Open items', '[ ] Who pays for the phones?', null],
  ['残課題', '電話代は誰が払うのか？', null],
])('below "%s" a question is one, with who decides it: "%s"', (heading, item, owner) => {
  const { openQuestions, remaining } = read(`# HANDOFF\n\n## Next\n\n- Match\n\n## ${heading}\n\n- ${item}\n- Buy phones\n`);
  expect(openQuestions.map((it) => it.owner)).toEqual([owner]);
  expect(remaining.map((it) => it.text)).toEqual(['Buy phones']);
});

test.each([
  'Dark mode?',
  '[x] Who pays for the phones?',
  'Who pays? Yes, the client.',
  'Does it print? Look into the log.',
  'Responsible: Finance',
])('below open points what is no open question stays as it is: "%s"', (item) => {
  expect(asked(`# HANDOFF\n\n## Next\n\n- Match\n\n## Open points\n\n- ${item}\n`)).toEqual([]);
});
