import { expect, test } from 'vitest';
import { comparedWith, toldBy } from '../../src/loop/read-back.ts';
import { snapshotOf } from '../../src/loop/snapshot.ts';
import { readTaskFile } from '../../src/loop/task-file.ts';

const [task] = readTaskFile(`## Reminder
### Steps
[ ] Step 1: Fixture
    Next: Finish the fixture in tests/fixtures/invoices.py and run case 4
### Tried and failed
marking partly paid invoices as open -- breaks the receipt email
### Open questions
- Show the amount still due in the email? - finance lead
`);
const snapshot = snapshotOf(
  { task: task ?? null, taskFile: 'TASK.md', git: null, branch: null, head: null, worktree: null, unknown: null },
  { session: 's', tool: null, model: null, now: '2026-06-18T09:41:22+02:00', interruption: null },
  null,
);
const compared = (said: string) => {
  const { not_mentioned, contradicted } = comparedWith(toldBy(snapshot), said);
  return { missing: not_mentioned.map((it) => it.kind), against: contradicted.map((it) => it.kind) };
};

test('a read-back that names all three is complete', () => {
  const said =
    'I finish invoices.py (the fixture) and run case 4. I will not mark partly paid invoices as open. Whether the email shows the amount due I leave to the finance lead.';
  expect(compared(said)).toEqual({ missing: [], against: [] });
});

test('what a read-back leaves out is told', () => {
  expect(compared('I finish the fixture and run case 4.')).toEqual({ missing: ['open-question', 'tried-and-failed'], against: [] });
  expect(compared('I look around first.')).toEqual({ missing: ['next-action', 'open-question', 'tried-and-failed'], against: [] });
});

test('a plan that does what has failed, or answers what is open, goes against the snapshot', () => {
  const said = 'I finish the fixture and run case 4. Then I mark partly paid invoices as open. The email will show the amount still due.';
  expect(compared(said)).toEqual({ missing: [], against: ['open-question', 'tried-and-failed'] });
});
