import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Location } from './locate.ts';
import { endGit, runGit } from './run.ts';

// A later git may keep refs in another way of its own accord; the folder is written as files.
const files = ['-c', 'init.defaultRefFormat=files'];

/**
 * Makes a git folder of our own that borrows only the objects of the repository, with `head` as its HEAD. None of the
 * repository's configuration, hooks, attributes, grafts or refs is in force there.
 */
export async function makeSterile({ common, objectFormat }: Location, head: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handover-git-'));
  const made = await runGit(folder, ['init', '--quiet', '--bare', '--template=', `--object-format=${objectFormat}`, '.'], files);
  if (made.status !== 0) {
    await removeSterile(folder);
    throw new Error('git init failed for the sterile folder');
  }
  await writeFile(join(folder, 'objects', 'info', 'alternates'), `${quoted(join(common, 'objects'))}\n`);
  await writeFile(join(folder, 'HEAD'), `${head}\n`);
  const shallow = join(common, 'shallow');
  // Only a file of git's own: a link would bring in any file of the machine.
  if (lstatSync(shallow, { throwIfNoEntry: false })?.isFile() === true) await copyFile(shallow, join(folder, 'shallow'));
  return folder;
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
