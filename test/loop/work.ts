import type { Reader } from '../../src/loop/brief-text.ts';
import { statusOf } from '../../src/loop/git-state.ts';
import { taskFileIn, type Kept, type Start } from '../../src/loop/pieces.ts';
import { snapshotOf } from '../../src/loop/snapshot.ts';
import type { StandingHandoff } from '../../src/loop/standing-handoff.ts';
import { readTaskFile } from '../../src/loop/task-file.ts';

export const head = '4f2a9c1'.padEnd(40, '0');
export const text = (percent = 60, title = 'Import job'): string => `## ${title}
Agent: a | Started: 2026-06-18T09:00:00 | Spec: specs/import.md, version 2

### Steps
[x] Step 1: Read the file -- done 09:30
[x] Step 2: Write the rows -- done 09:40
[ ] Step 3: Write the hook (IN PROGRESS -- ${percent}%)
    Working file: src/hook.ts
    Next: Finish the block at line 42
[ ] Step 4: Try it

### Tried and failed
one statement for all -- too large

### Decisions
09:22 -- the file first

### Open questions
- Keep the old rows? - finance lead
`;
const git = {
  ...statusOf(`# branch.oid ${head}\0# branch.head main\0? src/hook.ts\0`),
  worktree: null,
  operation: 'merge' as const,
  stashes: 1,
};

export function keptOf(source: string, session: string, now: string, branch = 'main'): Kept {
  const [task] = readTaskFile(source);
  const situation = {
    task: task ?? null,
    taskFile: task === undefined ? null : 'TASK.md',
    git: { ...git, branch },
    branch,
    head: null,
    worktree: null,
    unknown: null,
  };
  return {
    snapshot: snapshotOf(situation, { session, tool: 'codex', model: 'm-1', now, interruption: null }, null),
    path: `.handover/snapshots/${session}.json`,
  };
}

export const start = (source: string, more: Partial<Start> = {}): Start => ({
  branch: 'main',
  worktree: null,
  head,
  ancestors: new Set([head]),
  formerNames: new Map(),
  worktrees: new Set(),
  ...taskFileIn(source),
  taskFile: 'TASK.md',
  fileAt: (path) => (path === 'sub/TASK.md' ? taskFileIn(text(10, 'Export job')) : null),
  removedAt: new Map(),
  dirty: null,
  hasHandoff: false,
  ...more,
});
export const reader: Reader = {
  session: 'new',
  mayBeWriter: false,
  ack: 'handover ack',
  now: Date.parse('2026-06-18T12:00:00Z'),
  git,
  branch: 'main',
  taskFile: 'TASK.md',
  promptAt: null,
  handoff: null,
  wanted: false,
  short: false,
};
export const first = keptOf(text(), 'old', '2026-06-18T09:41:22+00:00');

export const handoff: StandingHandoff = {
  path: 'HANDOFF.md',
  commit: { id: '1'.repeat(40), at: '2026-06-18T08:00:00+00:00' },
  blob: '1'.repeat(40),
  isChanged: false,
  said: {
    next: 'Run case 4',
    more: {
      topic: 'FR-016',
      status: 'on track',
      branch: 'feature/reminder',
      inProgress: ['The fixture'],
      tried: ['«Open»: breaks the receipt'],
      questions: ['Show the amount? - Finance lead'],
      decisions: ['One table'],
    },
  },
};
