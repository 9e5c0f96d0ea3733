import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedAt, systemError } from '../model/at-path.ts';
import { Failure } from '../model/failure.ts';
import type { Location } from './locate.ts';
import { endGit, runGit, type Outcome } from './run.ts';

// A later git may keep refs in another way of its own accord; the folder is written as files.
const files = ['-c', 'init.defaultRefFormat=files'];

/**
 * Makes a git folder of our own that borrows only the objects of the repository, with `head` as its HEAD. None of the
 * repository's configuration, hooks, attributes, grafts or refs is in force there.
 */
export async function makeSterile({ common, objectFormat }: Location, head: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handover-git-'));
  try {
    const made = await runGit(folder, ['init', '--quiet', '--bare', '--template=', `--object-format=${objectFormat}`, '.'], files);
    if (made.status !== 0) throw await refused(made, folder);
    await writeFile(join(folder, 'objects', 'info', 'alternates'), `${quoted(join(common, 'objects'))}\n`);
    await writeFile(join(folder, 'HEAD'), `${head}\n`);
    const shallow = join(common, 'shallow');
    // Only a file of git's own: a link would bring in any file of the machine.
    if (lstatSync(shallow, { throwIfNoEntry: false })?.isFile() === true) await copyFile(shallow, join(folder, 'shallow'));
    return folder;
  } catch (error) {
    await removeSterile(folder);
    throw namedAt(error, folder);
  }
}

/** What the system said, by the words git passes on; its language is set to English. */
const words: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Disc quota exceeded': 'EDQUOT',
  'File too large': 'EFBIG',
  'Read-only file system': 'EROFS',
  'Permission denied': 'EACCES',
  'Operation not permitted': 'EPERM',
  'Input/output error': 'EIO',
  'File name too long': 'ENAMETOOLONG',
  'Too many open files': 'EMFILE',
};

/** Why git did not make the folder: it holds nothing of the repository yet, so it is the system that refused. */
async function refused({ status, errors }: Outcome, folder: string): Promise<Error> {
  const said = Object.keys(words).find((it) => errors.includes(it));
  const code = said === undefined ? undefined : words[said];
  if (code !== undefined) return systemError(code, folder);
  // Git does not always pass on what the system said; it says the same to us.
  await writeFile(join(folder, 'try'), Buffer.alloc(4096));
  return new Failure('HO240', 'site', `Git could not make a folder for its temporary files (status ${status ?? 'none'}): ${folder}`, [
    'Make room for temporary files, or name another folder for them (TMPDIR), then run the same command again.',
  ]);
}

/** Removes a sterile folder. */
export async function removeSterile(folder: string): Promise<void> {
  endGit(folder);
  await rm(folder, { recursive: true, force: true });
}

// The file of alternates is one path a line; git reads a quoted path the way it quotes paths itself.
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
