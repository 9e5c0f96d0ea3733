import { spawn } from 'node:child_process';
import process from 'node:process';
import { momentOf } from './clock.ts';
import { hiding } from './hide.ts';
import { afterCommand } from './settings.ts';
import { codeOf, log } from './store.ts';

/** Starts this script anew for the command of the user that follows a snapshot. Nobody waits for it, and what becomes of it stands in the log. */
export function startAfter(root: string, snapshot: string): void {
  const [, script] = process.argv;
  if (script === undefined || afterCommand(process.env) === null) return;
  const child = spawn(process.execPath, [script, 'after'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
    env: { ...process.env, HANDOVER_SNAPSHOT: snapshot },
  });
  child.on('error', (error) => log(root, `${momentOf(new Date())} the command after a snapshot: ${codeOf(error)}`));
  child.unref();
}

/** Runs the command of the user in the current folder, and logs how it ended if that was no success. What it prints is kept nowhere. */
export async function runAfter(root: string): Promise<void> {
  const [program, ...args] = afterCommand(process.env) ?? [];
  if (program === undefined) return;
  const { HANDOVER_SNAPSHOT: snapshot = '' } = process.env;
  const failure = await new Promise<string | null>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'ignore',
      windowsHide: true,
      env: { ...process.env, HANDOVER_SNAPSHOT: snapshot },
    });
    child.on('error', (error) => resolve(codeOf(error)));
    child.on('exit', (code, signal) => resolve(code === 0 ? null : code === null ? `ended by ${signal}` : `exit code ${code}`));
  });
  if (failure === null) return;
  // Its arguments may hold what nobody should read there.
  const name = (await hiding()).text(program.replaceAll(/\s+/g, ' '), 'log.txt');
  log(root, `${momentOf(new Date())} the command after a snapshot, ${name}: ${failure}`);
}
