import { spawn } from 'node:child_process';
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

/** Starts this script anew for what a session cannot wait for any longer: on a busy machine a snapshot comes late rather than never. */
export function handOver(late: Late): void {
  const [, script] = process.argv;
  if (script === undefined) return;
  const child = spawn(process.execPath, [script, 'late'], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
    env: { ...process.env, [name]: JSON.stringify(late) },
  });
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) return;
  try {
    // Sessions that still wait for their own come first.
    setPriority(child.pid, 5);
  } catch {
    // It may be over by now, or the system knows no such thing.
  }
}

/** What this process was started for; null where it is said in no form that is known. */
export function lateIn(env: Readonly<Record<string, string | undefined>>): Late | null {
  const text = env[name];
  // What the script has written itself a moment before, for itself.
  return text === undefined ? null : (JSON.parse(text) as Late);
}
