import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { againIsGood } from './bench/again.ts';
import { layersAreGood } from './bench/layers.ts';
import { stopIsGood } from './bench/stop.ts';
import { wholeIsGood } from './bench/verdict.ts';
import { compared } from './bench/whole.ts';
import { full, writeLargeRepository } from './large-repository/write.ts';

// Compares our reading, a whole build and what the stop of a session waits for with the least that could be done for the same, in one run. Ends with 1 over a limit.
// Argument: the folder with the bundles (default ../shared/repos). What is missing there is left out.
const bundles = process.argv[2] ?? join('..', 'shared', 'repos');
/** The repository whose whole build is measured, and how often. */
const builtWhole = 'ripr';
const times = 2;

// In memory where the system offers that: what a disk adds to the CPU depends on what was written and removed before.
const memory = '/dev/shm';
const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'handover-bench-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** A bare clone of a bundle; null when there is none. */
function cloneOf(name: string): string | null {
  const bundle = join(bundles, `${name}.bundle`);
  if (!existsSync(bundle)) {
    console.log(`${name}: left out, there is no ${bundle}`);
    return null;
  }
  const clone = join(work, `${name}.git`);
  spawnSync('git', ['clone', '--quiet', '--bare', bundle, clone], { stdio: 'inherit' });
  return clone;
}

const large = join(work, 'large.git');
await writeLargeRepository(large, full);

const clones = ['ripr', 'enhancements', 'chiero'].flatMap((name) => {
  const clone = cloneOf(name);
  return clone === null ? [] : { name, clone };
});
const results = [...clones, { name: 'generated', clone: large }].map(({ name, clone }) =>
  layersAreGood(name, clone, join(work, `${name}.txt`)),
);
for (const { name, clone } of clones.filter((it) => it.name === builtWhole)) {
  results.push(wholeIsGood(name, await compared(clone, join(work, name), times)));
}
results.push(await againIsGood(large, join(work, 'again')), await stopIsGood(join(work, 'stop')));
process.exit(results.every(Boolean) ? 0 : 1);
