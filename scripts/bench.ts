import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

// Compares our reading with the least that could be done, on real repositories, in one run.
// Argument: the folder with the bundles (default ../shared/repos).
const bundles = process.argv[2] ?? join('..', 'shared', 'repos');
const names = ['ripr', 'enhancements', 'chiero'];
const limits = { gitRatio: 2, gitSlack: 1, readingPerMebibyte: 25 };

const own = z.object({ texts: z.number(), mebibytes: z.number(), git: z.number(), redacting: z.number(), reading: z.number() });
const floor = z.object({ cpu: z.number() });
const run = (script: string, args: readonly string[]): unknown => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench', script), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return JSON.parse(stdout);
};

const work = mkdtempSync(join(tmpdir(), 'handover-bench-'));
let failed = false;
for (const name of names) {
  const bundle = join(bundles, `${name}.bundle`);
  if (!existsSync(bundle)) {
    console.log(`${name}: left out, there is no ${bundle}`);
    continue;
  }
  const clone = join(work, name);
  spawnSync('git', ['clone', '--quiet', '--bare', bundle, clone], { stdio: 'inherit' });
  const list = join(work, `${name}.txt`);
  const ours = own.parse(run('reading.ts', [clone, list]));
  const least = floor.parse(run('floor.ts', [clone, list]));
  const allowed = limits.gitRatio * least.cpu + limits.gitSlack;
  const perMebibyte = (ours.reading * 1000) / ours.mebibytes;
  const good = ours.git <= allowed && perMebibyte <= limits.readingPerMebibyte;
  failed ||= !good;
  console.log(
    `${name}: ${ours.texts} texts, ${ours.mebibytes.toFixed(1)} MiB\n` +
      `  git      ${ours.git.toFixed(2)} s CPU, floor ${least.cpu.toFixed(2)} s, ratio ${(ours.git / least.cpu).toFixed(2)} (at most ${allowed.toFixed(2)} s)\n` +
      `  redact   ${((ours.redacting * 1000) / ours.mebibytes).toFixed(1)} ms a MiB\n` +
      `  reading  ${perMebibyte.toFixed(1)} ms of CPU a MiB (at most ${limits.readingPerMebibyte})   ${good ? 'good' : 'TOO SLOW'}`,
  );
}
rmSync(work, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
