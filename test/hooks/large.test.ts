import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../cli/in-repository.ts';
import { call, installedScript, recordsIn } from './script.ts';
import { repository, silent, stop } from './work.ts';

test('a task file that is too large is not counted by a part of it, and snapshot and briefing say so', async () => {
  const folder = repository();
  const steps = Array.from({ length: 26_000 }, (_, at) => `[x] Step ${at + 1}: number ${at + 1} of a great many things\n`);
  writeFileSync(join(folder, 'TASK.md'), `## Large\n\n### Steps\n${steps.join('')}[ ] Step 26001: the last one\n    Next: the end\n`);
  const script = await installedScript();
  expect(await call(script, ['snapshot', 'claude-code'], stop(folder), { cwd: folder })).toEqual(silent);
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([
    {
      task_file: 'TASK.md',
      task_unknown: 'not known: the task file is larger than 1 MiB and was not read',
      execution: { steps_planned: 0, steps_completed: 0 },
      recovery: { next_action: null },
    },
  ]);
  const said = 'Of the task file «TASK.md», steps and next action are not known: the task file is larger than 1 MiB and was not read.';
  expect((await call(script, ['brief', 'kiro'], { session_id: 'n' }, { cwd: folder })).stdout).toContain(said);
  expect((await run(folder, 'brief')).stdout).toContain(said);
});
