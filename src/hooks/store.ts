import {
  appendFileSync,
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { digestOf } from './digest.ts';
import { namesIn, textOf } from './place.ts';

/** Folders below `.handover/`. What is local is ignored by git; the others travel with the next commit. */
export type Folder = 'snapshots' | 'acknowledgements' | 'local' | 'local/sessions';

/** Bytes of the log; an older one is dropped. */
const mostLog = 64 * 1024;

/** A folder of the records of `root`, made where it is not there. Throws where a link stands in its way: it would lead somewhere else. */
export function folderOf(root: string, folder: Folder): string {
  let path = join(root, '.handover');
  for (const name of ['', ...folder.split('/')]) {
    path = name === '' ? path : join(path, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) makeFolder(path);
    else if (!stat.isDirectory()) throw new Error('not a folder');
    if (name === 'local' && stat === undefined) writeFileSync(join(path, '.gitignore'), '*\n');
  }
  return path;
}

/** Makes a folder and those above it, one by one: all at once, Node says of a disk that can only be read that something is not there. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another session may have made it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** A name for the file of a session: the same for the same session, another for every other one, and good on every system. */
export function fileNameOf(session: string): string {
  const plain = session.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 80);
  // Capitals count for the session and not for every disk; some names are taken on Windows.
  const taken = plain !== session || /[A-Z]|^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(session);
  return taken ? `${plain}-${digestOf('sha256', session).slice(0, 10)}` : plain;
}

/** Puts a whole file in its place: it is there with all of its text or as it was before, whenever the process ends. */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const aside = writeAside(path, text);
  try {
    rename(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  settle(dirname(path));
}

/** The same for a file that must not be there yet; false when it is. */
export function writeFresh(path: string, text: string): boolean {
  const aside = writeAside(path, text);
  try {
    linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return false;
    // A disk without second names.
    writeFileSync(path, text, { flag: 'wx' });
  } finally {
    rmSync(aside, { force: true });
  }
  settle(dirname(path));
  return true;
}

/** The value in a JSON file; null where it is not there or not whole. */
export function jsonIn(path: string): unknown {
  const text = textOf(path);
  if (text === null) return null;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Half a file is what a crash of the machine may leave; the next write replaces it.
    return null;
  }
}

/** Adds a line to the log beside the records. A log that cannot be written is no reason to fail. */
export function log(root: string, line: string): void {
  try {
    const path = join(folderOf(root, 'local'), 'log.txt');
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostLog) rmSync(path);
    appendFileSync(path, `${line}\n`);
  } catch {
    // A read-only disk: there is nowhere to say so.
  }
}

/** What the system calls an error; its message may name paths. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'error';
}

function writeAside(path: string, text: string | Uint8Array): string {
  const folder = dirname(path);
  const before = statSync(path, { throwIfNoEntry: false });
  for (const name of namesIn(folder)) if (/^\..*\.tmp$/.test(name)) removeOld(join(folder, name));
  const aside = join(folder, `.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`);
  const descriptor = openSync(aside, 'wx');
  try {
    // Who may read a file goes on to be for its owner to say.
    if (before !== undefined) fchmodSync(descriptor, before.mode & 0o777);
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return aside;
}

/** What a process that was killed has left. */
function removeOld(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat !== undefined && Date.now() - stat.mtimeMs > 60_000) rmSync(path, { force: true });
}

/** On Windows a file that somebody reads cannot be replaced for that moment. */
function rename(from: string, to: string): void {
  for (let left = 5; ; left -= 1) {
    try {
      return renameSync(from, to);
    } catch (error) {
      if (left === 0 || process.platform !== 'win32') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Lets the names in a folder survive a loss of power, where the system can. */
function settle(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Windows opens no folders; the file itself is on the disk.
  }
}
