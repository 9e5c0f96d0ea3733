import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync, type Stats } from 'node:fs';
import { basename, dirname, join, parse, sep } from 'node:path';
import { besides } from './work-folder.ts';

/**
 * Why `path` cannot be a folder of ours, for an end of a sentence: a file or a dead link stands in its way, it is too long,
 * or the system makes no folders there. Null when it can. `where` says what will be made: files in it, or folders beside it.
 * This is found out by making a folder and removing it at once. A refusal of another kind is thrown as the system gives it.
 */
export function obstacleTo(path: string, where: 'in' | 'beside'): string | null {
  try {
    const way = wayTo(path);
    if (typeof way === 'string') return way;
    // The system is asked whether a name below a missing folder is too long, because file systems differ.
    for (const it of [path, ...way.missing.map((name) => join(way.folder, name))]) lstatSync(it, { throwIfNoEntry: false });
    const site = way.missing.length === 0 ? realpathSync(path) : path;
    const folder = where === 'beside' && way.missing.length === 0 ? dirname(site) : way.folder;
    return tryIn(folder, where === 'beside' ? basename(besides(site, 'try')) : '.handover-try');
  } catch (error) {
    if (codeOf(error) === 'ENAMETOOLONG') return 'its path, or a name in it, is too long';
    throw error;
  }
}

function tryIn(folder: string, name: string): string | null {
  try {
    // As long as a name with the number of a process.
    rmdirSync(mkdtempSync(join(folder, `${name}--`)));
    return null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return `the system makes no folders in ${folder}`;
    // The folder that was only tried means nothing to a reader.
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/** Makes the folder `path` and those above it. Unlike Node's own way it ends where the system makes no folders. */
export function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}

interface Way {
  /** The last folder of the path that exists. */
  folder: string;
  /** Names below it, of folders that do not. */
  missing: string[];
}

function wayTo(path: string): Way | string {
  let folder = parse(path).root;
  const names = path.slice(folder.length).split(sep).filter(Boolean);
  for (const [index, name] of names.entries()) {
    const next = join(folder, name);
    const entry = lstatSync(next, { throwIfNoEntry: false });
    if (entry === undefined) return { folder, missing: names.slice(index) };
    const shown = next === path ? 'it' : next;
    const found = entry.isSymbolicLink() ? followed(next) : entry;
    if (found === undefined) return `${shown} is a link that leads nowhere`;
    if (!found.isDirectory()) return `${shown} is not a folder`;
    folder = next;
  }
  return { folder, missing: [] };
}

function followed(link: string): Stats | undefined {
  try {
    return statSync(link, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ELOOP' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
