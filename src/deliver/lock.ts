import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Failure } from '../model/failure.ts';

export interface Lock {
  /** Throws a Failure when another process has taken the lock away. */
  check(): void;
  release(): void;
}

/** Makes the file `path`, which says that this process works beside it. Throws a Failure when a running process holds it. */
export function holdLock(path: string): Lock {
  const own = `${process.pid} ${startOf(process.pid) ?? '-'}\n`;
  // The second try follows the removal of a lock whose process is gone; a third means that others are at it.
  if (!create(path, own) && !(clear(path) && create(path, own))) throw held();
  return {
    check: () => {
      if (contentOf(path) !== own) throw held();
    },
    release: () => {
      if (contentOf(path) === own) rmSync(path, { force: true });
    },
  };
}

/** Tells whether a process of this number runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const held = (): Failure =>
  new Failure('HO510', 'site', 'Another handover is already running for this output folder.', [
    'Wait until it has ended, or choose another folder with --out.',
  ]);

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose process is gone; false when its process runs. */
function clear(path: string): boolean {
  const found = contentOf(path);
  if (found === null) return true;
  const [pid = '', start] = found.trim().split(' ');
  // An empty lock is one whose process has not written its number yet, or died before it could.
  const number = Number(pid);
  if (pid !== '' && Number.isInteger(number) && isRunning(number) && (start === '-' || start === startOf(number))) return false;
  const aside = `${path}-${process.pid}`;
  renameSync(path, aside);
  const same = contentOf(aside) === found;
  // Between reading and moving it another process may have taken over: its lock goes back.
  if (same) rmSync(aside, { force: true });
  else renameSync(aside, path);
  return same;
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** When a process started, in ticks since the machine did; null where the system does not tell. Tells a process from a later one of the same number. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  const stat = contentOf(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces; the fields after it do not. The 20th of them is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
