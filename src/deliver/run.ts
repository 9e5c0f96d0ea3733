import { lstatSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** How this process says in a file which one it is. Files that say nothing of the kind are not ours to remove. */
export const ownRun = (): string => `handover.run/1 ${process.pid} ${startOf(process.pid) ?? '-'}\n`;

/** Whether the process that wrote `text` still runs; null when no run of this program wrote it. */
export function stateOf(text: string | null): 'running' | 'gone' | null {
  const [, pid, start] = /^handover\.run\/1 ([1-9]\d{0,9}) (\d+|-)\n$/.exec(text ?? '') ?? [];
  if (pid === undefined || start === undefined) return null;
  if (!isRunning(Number(pid))) return 'gone';
  // A later process may have the same number. One whose start cannot be told is taken for the same.
  return start === '-' || (startOf(Number(pid)) ?? start) === start ? 'running' : 'gone';
}

/** Text of a small file; null when there is none, or something else stands there. */
export function textAt(path: string): string | null {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isFile() !== true || there.size > 200) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in ticks since the machine did; null where the system does not tell. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  const stat = textOfProcess(pid);
  // The name in parentheses may hold spaces; the fields after it do not. The 20th of them is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function textOfProcess(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended, or this user may not look at it.
    return null;
  }
}
