import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';

/** What reading a repository may cost: git in relation to a bare script, with some slack in seconds; reading in ms of CPU a MiB. */
const limits = { gitRatio: 2, gitSlack: 1, readingPerMebibyte: 25 };

const own = z.object({
  texts: z.number(),
  mebibytes: z.number(),
  git: z.number(),
  loading: z.number(),
  redacting: z.number(),
  reading: z.number(),
});
const floor = z.object({ cpu: z.number() });

/** Compares our reading of a bare repository with the least that could be done, and prints both. Gives whether it is within the limits. */
export function layersAreGood(name: string, repository: string, list: string): boolean {
  const ours = own.parse(run('reading.ts', [repository, list]));
  const least = floor.parse(run('floor.ts', [repository, list]));
  const allowed = limits.gitRatio * least.cpu + limits.gitSlack;
  const perMebibyte = (ours.reading * 1000) / ours.mebibytes;
  const good = ours.git <= allowed && perMebibyte <= limits.readingPerMebibyte;
  console.log(
    `${name}: ${ours.texts} texts, ${ours.mebibytes.toFixed(1)} MiB\n` +
      `  git      ${ours.git.toFixed(2)} s CPU, floor ${least.cpu.toFixed(2)} s, ratio ${(ours.git / least.cpu).toFixed(2)} (at most ${allowed.toFixed(2)} s)\n` +
      `  start    ${ours.loading.toFixed(2)} s CPU to load the readers\n` +
      `  redact   ${ours.redacting.toFixed(2)} s CPU to hide secrets in all of it, ${((ours.redacting * 1000) / ours.mebibytes).toFixed(1)} ms a MiB\n` +
      `  reading  ${perMebibyte.toFixed(1)} ms of CPU a MiB (at most ${limits.readingPerMebibyte})   ${good ? 'good' : 'TOO SLOW'}`,
  );
  return good;
}

function run(script: string, args: readonly string[]): unknown {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return JSON.parse(stdout);
}
