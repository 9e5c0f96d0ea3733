import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { call, installedScript, recordsIn } from '../hooks/script.ts';
import { repositoryWith, run } from './in-repository.ts';

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

const handoff =
  '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n\n## Tried and failed\n- Two tables, because slow\n\n## Open questions\n- Seven years? - Ada\n';

test('where a session left changes and knew of no task, the briefing is of the handoff that stands here', async () => {
  const folder = await repositoryWith({ 'HANDOFF.md': handoff, 'a.txt': 'a\n' });
  writeFileSync(join(folder, 'a.txt'), 'b\n');
  const alone = await run(folder, 'brief');
  await call(script, ['snapshot'], { session_id: 'w' }, { cwd: folder });
  const [{ id } = {}] = Object.values(recordsIn(folder, 'snapshots'));
  const { stdout } = await run(folder, 'brief');
  expect(stdout).toBe(alone.stdout);
  for (const words of [
    'No open task and no snapshot of one is here; what follows is from this handoff',
    '2. Tried without success:\n   - «Two tables, because slow»\n',
    '4. The recorded next action: «Run case 4»\n',
    '   - «Seven years? - Ada»\n',
    '  handover ack HANDOFF.md --resumed',
  ])
    expect(stdout).toContain(words);
  const hook = await call(script, ['brief', 'kiro'], { session_id: 'n', source: 'startup' }, { cwd: folder });
  expect(hook.stdout).toContain('4. The recorded next action: «Run case 4»\n');
  expect(hook.stdout).toContain(' ack HANDOFF.md --session n ');
  expect(hook.stdout).not.toMatch(/task file|nothing is recorded/);
  // Who asks for the snapshot by its id is told what it has.
  expect((await run(folder, 'brief', String(id))).stdout).toContain('It tells of no task file: what follows is from the snapshot.\n');
});
