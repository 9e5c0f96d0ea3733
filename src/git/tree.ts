import { Failure } from '../model/failure.ts';
import { pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';

/** One file of the built commit's tree. */
export interface TreeEntry {
  mode: string;
  blob: string;
  path: string;
}

/** Every file of the tree of `commit`, in git's order. Throws a Failure when the tree cannot be read. */
export async function readTree(folder: string, commit: string): Promise<TreeEntry[]> {
  const { status, output } = await runGit(folder, ['--git-dir=.', 'ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
  if (status !== 0) {
    throw new Failure('HO305', 'history', 'The tree of the built commit cannot be read.', [
      'Run `git fsck`, or clone the repository again.',
    ]);
  }
  const entries: TreeEntry[] = [];
  const tokens = new Tokens(output);
  while (!tokens.done) {
    const token = tokens.bytes();
    const tab = token.indexOf(9);
    const [mode = '', , blob = ''] = token.subarray(0, tab).toString('latin1').split(' ');
    entries.push({ mode, blob, path: pathOf(token.subarray(tab + 1)) });
  }
  return entries;
}
