import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { apply, toInstall } from '../../../src/cli/hook-install.ts';
import { hookFileOf } from '../../../src/loop/hook-files.ts';
import { actsOf, type State } from './steps.ts';

/** What is damaged besides, as a loss of power may. */
const damages = ['nothing', 'a temporary file is left', 'the snapshot is cut off', 'the task file is cut off'] as const;

export interface CrashRun {
  number: number;
  /** What was going on, and what was damaged. */
  how: string;
  /** What the briefing does not name of what it should; empty for a good one. */
  missing: string[];
  /** What the hooks of the killed session printed. */
  printed: string;
}

/** Works on a task in a repository with hooks, kills the session at a moment that `seed` and `number` choose, and asks for the next briefing. */
export async function crash(seed: number, number: number, script: string): Promise<CrashRun> {
  const top = mkdtempSync(join(tmpdir(), 'handover-crash-'));
  try {
    const random = randomOf(seed * 1000 + number);
    const [folder, journal] = [join(top, 'repository'), join(top, 'journal')];
    makeRepository(folder, script);
    const acts = actsOf();
    // Not before the first state is recorded.
    const killAt = 2 + Math.floor(random() * (acts.length - 2));
    const delay = Math.floor(random() * (acts[killAt]?.kind === 'stop' ? 160 : 25));
    const damage = damages[Math.floor(random() * damages.length)] ?? 'nothing';
    const byHand = damage !== 'the snapshot is cut off' && random() < 0.5;
    await killed(folder, journal, { killAt, delay, byHand });
    const { begun, ended } = journalOf(journal);
    const cut = damaged(folder, damage, random);
    const states = acts
      .map((it, index) => ({ index, it }))
      .flatMap(({ it, index }) => (it.kind === 'task' ? [{ index, state: it.after }] : []));
    const stopped = acts.findLastIndex((it, index) => it.kind === 'stop' && index <= ended);
    // The act that was going on may have taken place or not; of a file that was cut off, what its last snapshot has is what is left.
    const isTorn = cut || (byHand && acts[begun]?.kind === 'task' && begun > ended);
    const from = states.findLast((it) => it.index <= (isTorn ? stopped : ended))?.index ?? 0;
    const accepted = states.filter((it) => it.index >= from && it.index <= begun).map((it) => it.state);
    const brief = nextBriefing(folder);
    const dirty = dirtyIn(folder);
    const misses = accepted.map((it) => missingIn(brief, it, dirty));
    return {
      number,
      how: `killed in ${acts[begun]?.kind} ${begun} (${byHand ? 'written by hand' : 'written whole'}), ${damage}`,
      missing: misses.toSorted((a, b) => a.length - b.length)[0] ?? ['no state'],
      printed: existsSync(`${journal}.stdout`) ? readFileSync(`${journal}.stdout`, 'utf8') : '',
    };
  } finally {
    rmSync(top, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function makeRepository(folder: string, script: string): void {
  cpSync(join(import.meta.dirname, 'files'), folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  const file = hookFileOf('claude-code');
  apply(folder, 'claude-code', toInstall(folder, file, script), true);
  git(folder, 'add', '.');
  git(folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', 'commit', '--quiet', '-m', 'Begin');
}

async function killed(
  folder: string,
  journal: string,
  { killAt, delay, byHand }: { killAt: number; delay: number; byHand: boolean },
): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'agent.ts'), folder, journal, byHand ? 'by hand' : 'whole'], {
    detached: true,
    stdio: 'ignore',
  });
  const over = new Promise((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + 100_000;
  while (journalOf(journal).begun < killAt && Date.now() < deadline) await sleep(3);
  await sleep(delay);
  // The whole group: its hook dies with it, as in a loss of power.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  await over;
}

function journalOf(journal: string): { begun: number; ended: number } {
  const text = existsSync(journal) ? readFileSync(journal, 'utf8') : '';
  const last = (word: string): number => Number([...text.matchAll(new RegExp(`^${word} (\\d+)\\n`, 'gm'))].at(-1)?.[1] ?? -1);
  return { begun: last('begin'), ended: last('end') };
}

/** True where the task file was cut off. */
function damaged(folder: string, damage: (typeof damages)[number], random: () => number): boolean {
  const snapshots = join(folder, '.handover/snapshots');
  const shorten = (path: string): void => truncateSync(path, Math.floor(random() * readFileSync(path).length));
  if (damage === 'a temporary file is left') writeFileSync(join(snapshots, '.123-0a0b0c0d.tmp'), '{ "id": "2026-06-18T0');
  if (damage === 'the snapshot is cut off') for (const it of readdirSync(snapshots)) shorten(join(snapshots, it));
  if (damage === 'the task file is cut off') shorten(join(folder, 'TASK.md'));
  return damage === 'the task file is cut off';
}

function nextBriefing(folder: string): string {
  const input = JSON.stringify({
    session_id: 'session-2',
    transcript_path: '/t',
    cwd: folder,
    hook_event_name: 'SessionStart',
    source: 'startup',
  });
  const env = { ...process.env, CLAUDE_PROJECT_DIR: folder };
  const { stdout } = spawnSync(process.execPath, [join(folder, '.claude/hooks/handover.mjs'), 'brief'], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env,
  });
  return stdout === '' ? '' : JSON.parse(stdout).hookSpecificOutput.additionalContext;
}

function dirtyIn(folder: string): string[] {
  const lines = git(folder, 'status', '--porcelain')
    .split('\n')
    .filter((it) => it !== '');
  return lines.map((it) => it.slice(3)).filter((it) => !it.startsWith('.handover'));
}

function missingIn(brief: string, { step, title, percent, next, tried }: State, dirty: readonly string[]): string[] {
  const wanted = [
    `step ${step} of 7: «${title}»${percent === null ? '.' : `, ${percent}% complete.`}`,
    next === null ? '4. No next action is recorded.' : `4. The recorded next action: «${next}»`,
    ...tried.map((it) => `   - «${it}» because «`),
    ...dirty.map((it) => `«${it}`),
  ];
  return wanted.filter((it) => !brief.includes(it));
}

function git(folder: string, ...args: string[]): string {
  return spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  }).stdout;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
