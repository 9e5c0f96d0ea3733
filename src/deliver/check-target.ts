import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import { filesBelow } from './files.ts';
import { markedFiles, marker } from './marker.ts';

/** Files named in the failure. */
const atMost = 3;

/**
 * Looks whether a site may take the place of `out`: nothing is there, an empty folder, or a site of this program to which
 * nobody added files. Throws a Failure otherwise. Changes nothing, so that it can be asked before any work begins.
 */
export function checkTarget(out: string): void {
  const path = resolve(out);
  if (isInGitFolder(path)) throw refused(`The output folder ${out} lies in the data of a git repository.`);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
  if (!existsSync(path)) throw refused(`The output folder ${out} is a link that leads nowhere.`);
  if (!statSync(path).isDirectory()) throw refused(`The output folder ${out} is a file.`);
  const files = filesBelow(path);
  if (files.length === 0) return;
  const own = existsSync(join(path, marker)) ? markedFiles(readFileSync(join(path, marker), 'utf8')) : null;
  const foreign = files.filter((it) => own?.has(it) !== true);
  if (foreign.length === 0) return;
  const more = foreign.length > atMost ? ` and ${foreign.length - atMost} more` : '';
  throw refused(`The output folder ${out} holds files that this program did not write: ${foreign.slice(0, atMost).join(', ')}${more}.`);
}

function refused(message: string): Failure {
  return new Failure('HO511', 'usage', message, ['Choose a folder that is empty or does not exist with --out, or move those files away.']);
}

/** True for a path inside a folder that looks like a git directory, or such a folder itself. */
function isInGitFolder(path: string): boolean {
  const isGit = ['HEAD', 'objects', 'refs'].every((it) => existsSync(join(path, it)));
  return isGit || (dirname(path) !== path && isInGitFolder(dirname(path)));
}
