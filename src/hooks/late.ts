import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import process from 'node:process';
import type { Call } from '../loop/call.ts';

/** What was not done while the session waited. */
export interface Late {
  moment: string;
  call: Call;
  /** When the hook began, in milliseconds. */
  since: number;
}

/** Milliseconds that git may take, and when the hook began. */
export interface Time {
  gitWait: number;
  since: number;
}

const name = 'HANDOVER_LATE';

/**
 * Starts this script anew for what a session cannot wait for any longer: on a busy machine a snapshot comes late rather than never. False where it
 * cannot be started.
 */
export function handOver(late: Late): boolean {
  const child = started(late);
  if (child?.pid === undefined) return false;
  child.unref();
  try {
    // Sessions that still wait for their own come first.
    setPriority(child.pid, 5);
  } catch {
    // It may be over by now, or the system knows no such thing.
  }
  return true;
}

function started(late: Late): ChildProcess | null {
  const [, script] = process.argv;
  if (script === undefined) return null;
  try {
    const env = { ...process.env, [name]: JSON.stringify(late) };
    const child = spawn(process.execPath, [script, 'late'], { detached: true, stdio: 'ignore', windowsHide: true, env });
    // Without a listener the event ends this process; that there is no process is told at once.
    child.on('error', () => undefined);
    return child;
  } catch {
    // Some refusals of the system are thrown instead, such as one of what is too long.
    return null;
  }
}

/** What this process was started for; null where it is said in no form that is known. */
export function lateIn(env: Readonly<Record<string, string | undefined>>): Late | null {
  const text = env[name];
  // What the script has written itself a moment before, for itself.
  return text === undefined ? null : (JSON.parse(text) as Late);
}
