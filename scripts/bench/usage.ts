import { spawn } from 'node:child_process';
import process from 'node:process';
import { cpuSeconds, secondsOf } from './cpu.ts';
import { peakOf, processesBelow } from './processes.ts';

/** What a command used, with all processes it started. */
export interface Usage {
  /** Seconds of CPU. */
  cpu: number;
  /** Largest memory (resident set) that any one process had, in bytes. */
  peak: number;
}

/** Where a command runs, and where it puts what it needs meanwhile. */
export interface Places {
  cwd: string;
  temporary: string;
  /** Where Node keeps what it compiled from one command to the next. */
  compiled: string;
}

/** How often to look, in milliseconds. The kernel keeps the peak of a process until it ends: only its last moments can be missed. */
const interval = 20;

/** Runs Node with `args`, and gives what that used. Throws when it fails. One at a time; Linux only. */
export async function usageOf(args: readonly string[], { cwd, temporary, compiled }: Places): Promise<Usage> {
  const before = cpuSeconds('children');
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...environment, TMPDIR: temporary, NODE_COMPILE_CACHE: compiled, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  let peak = 0;
  let seen = 0;
  let last: ReadonlyMap<number, number> = new Map();
  const look = (now: ReadonlyMap<number, number>): void => {
    for (const [id, ticks] of last) if (!now.has(id)) seen += ticks;
    last = now;
  };
  const looking = setInterval(() => {
    const now = processesBelow(child.pid ?? 0);
    for (const id of now.keys()) peak = Math.max(peak, peakOf(id));
    look(now);
  }, interval);
  const status = await ended.finally(() => clearInterval(looking));
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
  look(new Map());
  const counted = cpuSeconds('children') - before;
  // The system counts nowhere what a process used whose parent ended without waiting for it, as Pagefind's does. What was seen has
  // that, and lacks the last moments of each process: both are at most the truth.
  return { cpu: Math.max(secondsOf(seen), counted), peak };
}
