import { expect, test } from 'vitest';
import { answeredIn } from '../../src/collect/answered.ts';
import { collections } from '../../src/collections/index.ts';
import type { FieldChange } from '../../src/model/field-change.ts';
import type { StoredRecord } from '../../src/model/record.ts';
import { recordOf, revisionOf } from '../deliver/content.ts';
import { collected, newRepository } from './collected.ts';

const taken = (from: string, field = 'openQuestions'): FieldChange => ({ field, how: 'removed', from, to: null });
const come = (to: string, field = 'openQuestions'): FieldChange => ({ field, how: 'added', from: null, to });

function entryOf(id: string, changes: readonly FieldChange[][], its: Partial<StoredRecord> = {}) {
  const collection = collections.find((it) => it.name === 'handoffs');
  if (collection === undefined) throw new Error('There are no handoffs.');
  const revisions = changes.map((it, index) =>
    revisionOf(index + 1, { commit: `c-${id}-${index + 1}`, authoredAt: `2026-06-0${index + 1}T10:00:00Z`, path: `${id}.md`, changes: it }),
  );
  return { collection, record: { ...recordOf('handoffs', id, its).record, revisions, ...its } };
}
const shortOf = (...given: Parameters<typeof answeredIn>) =>
  answeredIn(...given).map(({ text, commit, answer, decided }) => [text, commit, answer, decided]);

test('a question that left a record was answered or taken back, the newest first, with commit, date and the revision', () => {
  const entry = entryOf('handoff', [[], [taken('Seven years?')], [taken('Which date?')]]);
  const [newest] = answeredIn([entry], []);
  expect(newest).toMatchObject({
    text: 'Which date?',
    answer: null,
    decided: [],
    record: 'handoff',
    url: '/handoffs/handoff/#revision-3',
    path: 'handoff.md',
    commit: 'c-handoff-3',
    answeredAt: '2026-06-03T10:00:00Z',
  });
  expect(shortOf([entry], []).map(([text]) => text)).toEqual(['Which date?', 'Seven years?']);
});

test('what was decided in its words is its answer, and what else was decided in that commit stands beside it', () => {
  const changes = [
    taken('Keep the **old rows**? - finance lead'),
    come('Keep the old rows? Yes, for ten years', 'decisions'),
    come('By night', 'decisions'),
  ];
  expect(shortOf([entryOf('handoff', [changes])], [])).toEqual([
    ['Keep the **old rows**? - finance lead', 'c-handoff-1', 'Keep the old rows? Yes, for ten years', ['By night']],
  ]);
});

test('a question that is still asked somewhere, in these words or in others, was not answered', () => {
  const open = [{ kind: 'question' as const, text: 'Keep the old rows?' }];
  expect(shortOf([entryOf('handoff', [[taken('Keep the old rows? - finance lead')]])], open)).toEqual([]);
  const reworded = { ...taken('Do we keep the old rows?'), how: 'renamed' as const, to: 'Do we keep the old rows for seven years?' };
  expect(shortOf([entryOf('handoff', [[reworded]])], [])).toEqual([]);
  const asides = [{ kind: 'unfinished' as const, text: 'Keep the old rows?' }];
  expect(shortOf([entryOf('handoff', [[taken('Keep the old rows?')]])], asides)).toHaveLength(1);
});

test('what several records asked in the same words is one, where it was taken out last; those of branches do not count', () => {
  const entries = [
    entryOf('a', [[taken('Seven years? - finance lead')]]),
    entryOf('b', [[], [taken('Seven years?')]]),
    entryOf('c', [[], [], [taken('On a branch?')]], { branch: { name: 'side', others: [] } }),
    entryOf('d', [[taken('From the list of what changed only', 'requirements')]]),
  ];
  expect(shortOf(entries, [])).toEqual([['Seven years?', 'c-b-2', null, []]]);
});

const handoff = (questions: string, decisions: string) =>
  `# HANDOFF: Import\n\n## Next\n1. Go\n\n## Open questions\n${questions}\n## Decisions\n${decisions}`;

test('a repository tells of its answered questions with what was decided, also where a box was ticked', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', handoff('- [ ] Keep the old rows? - finance lead\n- Which date? - Ada\n', '- By night\n'));
  await repository.commit('Ask');
  repository.write('HANDOFF.md', handoff('- [x] Keep the old rows? Yes, for ten years\n- Which date? - Ada\n', '- By night\n'));
  const commit = await repository.commit('Answer');
  const { files } = await collected(repository.folder);
  const { answered, items } = JSON.parse(files.get('open-items.json') ?? '');
  expect(answered).toMatchObject([{ text: 'Keep the old rows?', answer: 'Keep the old rows? Yes, for ten years', commit, decided: [] }]);
  expect(items.flatMap((it: { kind: string; text: string }) => (it.kind === 'question' ? it.text : []))).toEqual(['Which date?']);
});

test('a question that goes with its document is no longer open since then, whatever became of it before', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', handoff('- Keep the old rows?\n- Which date?\n', '- By night\n'));
  await repository.commit('Ask');
  repository.write('HANDOFF.md', handoff('- Which date?\n', '- Keep the old rows? For ten years\n'));
  await repository.commit('Answer');
  repository.write('HANDOFF.md', handoff('- Which date?\n- Keep the old rows?\n', '- By night\n'));
  await repository.commit('Ask again');
  await repository.git('rm', '-q', 'HANDOFF.md');
  repository.write('docs/handoffs/2026-06-02-rest.md', handoff('- Which date?\n', ''));
  const commit = await repository.commit('Move on');
  const { files } = await collected(repository.folder);
  expect(JSON.parse(files.get('open-items.json') ?? '').answered).toMatchObject([
    { text: 'Keep the old rows?', answer: null, decided: [], commit },
  ]);
});
