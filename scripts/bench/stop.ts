import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bundledHooks } from '../../src/cli/hook-script.ts';

/** How long a stop may take in relation to a script of Node that does nothing, and how often both are run. */
const limit = 3;
const times = 15;

/** Prints how long the stop of a session waits for its snapshot, in a repository of one commit. Gives whether it is within the limit. */
export async function stopIsGood(folder: string): Promise<boolean> {
  mkdirSync(folder);
  const [script, empty] = [join(folder, 'handover.mjs'), join(folder, 'empty.mjs')];
  writeFileSync(script, await bundledHooks());
  writeFileSync(empty, '');
  writeFileSync(join(folder, 'TASK.md'), '# Import job\n\n### Steps\n[x] Step 1: Read\n[~] Step 2: Write, 40%\n');
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'];
  for (const args of [
    ['init', '--quiet'],
    ['add', 'TASK.md'],
    [...who, 'commit', '--quiet', '-m', 'Begin'],
  ])
    spawnSync('git', args, { cwd: folder, stdio: 'inherit' });
  const took: { stop: number[]; bare: number[] } = { stop: [], bare: [] };
  for (let run = 0; run < times; run += 1) {
    took.bare.push(millisecondsOf(folder, [empty], ''));
    const payload = { session_id: `s-${run}`, hook_event_name: 'Stop', cwd: folder };
    took.stop.push(millisecondsOf(folder, [script, 'snapshot', 'claude-code'], JSON.stringify(payload)));
  }
  const [stop, bare] = [middleOf(took.stop), middleOf(took.bare)];
  const ratio = stop / bare;
  console.log(
    `stop of a session, the middle of ${times}: ${stop.toFixed(0)} ms; bare: Node with an empty script, ${bare.toFixed(0)} ms; ratio ${ratio.toFixed(2)}, at most ${limit.toFixed(2)}${ratio > limit ? '  TOO MUCH' : ''}`,
  );
  return ratio <= limit;
}

function millisecondsOf(folder: string, args: readonly string[], input: string): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: folder, input });
  if (status !== 0) throw new Error(`The script ended with ${status}.`);
  return performance.now() - start;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
