import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import { systemFailure } from './failures.ts';
import { filesBelow, foldersBelow, onCodePoints } from './files.ts';
import { markedFiles, marker } from './marker.ts';
import { obstacleTo } from './place.ts';

/** Files and folders named in the failure. */
const atMost = 3;

/**
 * Looks whether a site may take the place of `out`: nothing is there, an empty folder, or a site of this program to which
 * nobody added anything. Throws a Failure otherwise, and when the system will not let it be made. Leaves everything as it
 * is, so that it can be asked before any work begins.
 */
export function checkTarget(out: string): void {
  const path = resolve(out);
  if (isInGitFolder(path)) throw refused(`The output folder ${out} lies in the data of a git repository.`, elsewhere);
  if (path === parse(path).root) throw unusable(out, 'it is the root of the file system');
  try {
    const obstacle = obstacleTo(path, 'beside');
    if (obstacle !== null) throw unusable(out, obstacle);
    const foreign = existsSync(path) ? foreignIn(path) : [];
    if (foreign.length === 0) return;
    const more = foreign.length > atMost ? ` and ${foreign.length - atMost} more` : '';
    throw refused(
      `The output folder ${out} holds what this program did not write: ${foreign.slice(0, atMost).join(', ')}${more}.`,
      'Choose a folder that is empty or does not exist with --out, or move that away.',
    );
  } catch (error) {
    throw systemFailure(error, path);
  }
}

/** What in a folder is not of a site of ours. Without a marker all is, and nothing below the top is looked at: it may be a whole disk. */
function foreignIn(path: string): string[] {
  const top = readdirSync(path).toSorted(onCodePoints);
  const own = top.includes(marker) && lstatSync(join(path, marker)).isFile() ? markedFiles(readFileSync(join(path, marker), 'utf8')) : null;
  if (own === null) return top;
  const folders = new Set([...own].flatMap(foldersAbove));
  return [...filesBelow(path).filter((it) => !own.has(it)), ...foldersBelow(path).filter((it) => !folders.has(it))].toSorted(onCodePoints);
}

/** Folders a file lies in: of `a/b/c` they are `a/b` and `a`. */
function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/');
  return end === -1 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))];
}

const elsewhere = 'Choose another folder with --out.';

function unusable(out: string, why: string): Failure {
  return refused(`The output folder ${out.length > 100 ? `${out.slice(0, 100)}…` : out} cannot be used: ${why}.`, elsewhere);
}

function refused(message: string, fix: string): Failure {
  return new Failure('HO511', 'usage', message, [fix]);
}

/** True for a path inside a folder that looks like a git directory, or such a folder itself. */
function isInGitFolder(path: string): boolean {
  const isGit = ['HEAD', 'objects', 'refs'].every((it) => existsSync(join(path, it)));
  return isGit || (dirname(path) !== path && isInGitFolder(dirname(path)));
}
