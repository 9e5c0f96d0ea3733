import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import type { Spec } from '../../src/collections/specs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(text: string, path = 'specs/list.md'): Spec {
  const [record] = specs.read({ path: redact(path, '').text, text: redact(text, path).text }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const openIn = (data: Spec) =>
  (specs.open?.of({ title: 'List', data }) ?? []).map(({ kind, text, owner, more, line }) => ({ kind, text, owner, more, line }));

test('questions below a heading that says so are open items with who decides and what waits', () => {
  const data = read(
    '# List\n\n## Open questions\n\n- Who gets the list when the cook is ill? (owner: Kitchen lead)\n- Eight?\n  Owner: Finance lead (Jonas). Task 3 waits.\n- Who pays? (owner: Bob, Finance)\n- Nobody?\n\n## Next\n\n- No question?\n',
  );
  expect(openIn(data)).toEqual([
    { kind: 'question', text: 'Who gets the list when the cook is ill?', owner: 'Kitchen lead', more: null, line: 5 },
    { kind: 'question', text: 'Eight?', owner: 'Finance lead (Jonas)', more: 'Task 3 waits.', line: 6 },
    { kind: 'question', text: 'Who pays?', owner: 'Bob, Finance', more: null, line: 8 },
    { kind: 'question', text: 'Nobody?', owner: null, more: null, line: 9 },
  ]);
});

test.each([
  'Questions',
  'Unresolved questions',
  '7. Open Questions [optional]',
  'Offene Fragen',
  '未解决问题',
  '待解决问题',
  'Questions ouvertes',
  '未解決の質問',
])('the heading "%s" says so', (heading) => {
  expect(read(`# List\n\n## ${heading}\n\n- Blue?\n`).questions).toMatchObject([{ text: 'Blue?' }]);
});

test('what is ticked, struck out or answered is asked no more, and no box there is a step', () => {
  const data = read(
    '# List\n\n## Steps\n\n- [x] One\n- [ ] Two\n- [ ] Three\n\n## Open questions\n\n- [x] Ticked?\n- [ ] Open? (Ana)\n- ~~Struck?~~ Yes.\n- Below?\n  - Answer: yes\n- **Answered:** red\n\n### Resolved\n\n- Over?\n',
    'specs/plan.md',
  );
  expect(data.questions?.map((it) => [it.text, it.state])).toEqual([
    ['Ticked?', 'answered'],
    ['Open?', 'open'],
    ['Struck? Yes.', 'answered'],
    ['Below?', 'answered'],
    ['Answered: red', 'answered'],
    ['Over?', 'answered'],
  ]);
  expect([data.counts.done, data.counts.steps]).toEqual([1, 3]);
  expect(openIn(data).filter((it) => it.kind === 'question')).toMatchObject([{ text: 'Open?', owner: 'Ana' }]);
});

test('rows, headings and paragraphs that ask are questions too; none, code and words around them are not', () => {
  const data = read(
    '# List\n\n## Open questions\n\nThese wait.\n\nIs it blue?\n\n| # | Question | Owner | Status |\n|---|---|---|---|\n| 1 | Red? | Ana | open |\n| 2 | Green? | TBD | resolved |\n\n```\n- Code?\n```\n\n### Is it large?\n\nMuch depends on it. Owner: Berta\n\n## Questions\n\n- None\n',
  );
  expect(data.questions?.map((it) => [it.text, it.owner, it.state])).toEqual([
    ['Is it blue?', null, 'open'],
    ['Red?', 'Ana', 'open'],
    ['Green?', null, 'answered'],
    ['Is it large?', 'Berta', 'open'],
  ]);
});

test('an archived change leaves no question', () => {
  expect(openIn(read('# A\n\n## Open Questions\n\n- Blue?\n', 'openspec/changes/archive/2026-01-02-a/proposal.md'))).toEqual([]);
});

test('a question with its answer behind it or in a column waits for nobody', () => {
  const data = read(
    '# List\n\n## Undecided\n\n- Are breaks paid? Yes, since 2024.\n- Only euros? Yes (Rosa, 25 September).\n- Nights? (urgent)\n- Trainees? (decided by the head cook)\n\n## Open questions\n\n| Question | Owner | Answer |\n|---|---|---|\n| Red? | Ana | |\n| Green? | Ana | No, blue |\n',
  );
  expect(data.questions?.map((it) => [it.text, it.owner, it.state])).toEqual([
    ['Are breaks paid? Yes, since 2024.', null, 'answered'],
    ['Only euros? Yes (Rosa, 25 September).', null, 'answered'],
    ['Nights? (urgent)', null, 'open'],
    ['Trainees?', 'the head cook', 'open'],
    ['Red?', 'Ana', 'open'],
    ['Green?', 'Ana', 'answered'],
  ]);
});

test.each([
  ['Offene Punkte', 'open'],
  ['Open points', 'open'],
  ['Points ouverts', 'open'],
  ['Puntos abiertos', 'open'],
])('the section "%s" of a specification holds questions', (heading, state) => {
  const data = read(
    `# List\n\n## ${heading}\n\n1. Soll A-3 auch Teillieferungen melden? Klärt Frau Brandt bis 30.11.\n2. Schriftgröße – noch offen\n`,
  );
  expect(data.questions?.map((it) => [it.text, it.owner, it.note, it.state])).toEqual([
    ['Soll A-3 auch Teillieferungen melden?', 'Frau Brandt', 'bis 30.11.', state],
    ['Schriftgröße – noch offen', null, null, state],
  ]);
});

test.each([
  ['Closed/invite/public access mode', 'open'],
  ['Closed captions', 'open'],
  ['Resolved paths, absolute or relative', 'open'],
  ['Closed in 2026', 'answered'],
  ['Resolved: red', 'answered'],
  ['**Answered** — red', 'answered'],
  ['[Resolved] Red or blue?', 'answered'],
  ['Closed (#12)', 'answered'],
  ['Decided', 'answered'],
  ['Beantwortet am 3. Mai', 'answered'],
  ['已解决：红色', 'answered'],
])('"%s" is %s', (text, state) => {
  expect(read(`# List\n\n## Open questions\n\n- ${text}\n`).questions).toMatchObject([{ state }]);
});

test('blockers are no questions', () => {
  expect(read('# List\n\n## Unresolved blockers\n\n| Blocker | State |\n|---|---|\n| No key | blocked |\n').questions ?? []).toEqual([]);
});
