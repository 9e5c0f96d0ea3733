import { defineCollection } from '../../model/collection.ts';
import { namedTaskFile } from '../../loop/settings-file.ts';
import { codes } from './codes.ts';
import { linked } from './loop/link.ts';
import { summaryOf } from './loop/summary.ts';
import { isTaskByText } from './loop/task-record.ts';
import { open } from './open.ts';
import { excludes, owns } from './paths.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';
import { fieldsOf, settle } from './settle.ts';
import { staleTwins } from './structured/twins.ts';
import { trackedOf } from './tracked.ts';

export const handoffs = defineCollection({
  name: 'handoffs',
  title: 'Handoffs',
  single: 'Handoff',
  purpose: 'What one session or person left for the next: where the work stands, the next step, what failed, and what is undecided.',
  howToAdd:
    'Write a HANDOFF.md with the sections Goal, Done, In progress, Next, Tried and failed, Watch for and Open questions, and commit it with the work.',
  lookedFor: [
    'HANDOFF.md, HANDOVER.md and names with these words, in any folder and with a language (HANDOFF.ja.md)',
    'UEBERGABE.md, Übergabe.md, TRASPASO.md, PASSATION.md, 交接文档.md, 引き継ぎ.md, 인수인계.md',
    'files in folders such as handoffs/, docs/handover/ and .agents/handoffs/',
    '.continue-here.md, .planning/STATE.md, .claude/session-state.md and its neighbours',
    'CONTINUITY.md, claude-progress.txt, progress.md and progress.txt at the root, .memlog.md',
    'HANDOFF.json and names with these words ending in .json, .jsonl, .yaml or .toml, .planning/HANDOFF.json, thoughts/shared/handoffs/',
    '.handover/snapshots/ and TASK.md, which handover writes, or the task file that .handover/settings.json names, and what is written like one',
    '.handoff/, .agents/sessions/, snapshots/ at the root or of an agent, session-state.json, session.jsonl and .run.json',
  ],
  audience: 'client',
  menu: 'main',
  component: 'Handoff',
  precedence: 3,
  isLookedUp: true,
  tellsOfRunning: true,
  namedIn: namedTaskFile,
  recognises: isTaskByText,
  owns,
  excludes,
  schema,
  open,
  codes,
  read,
  settle,
  fieldsOf,
  trackedOf,
  link: (records, tree) => ({ data: linked(records, tree), problems: staleTwins(records) }),
  summaryOf,
});
