import { Failure } from '../model/failure.ts';
import { limits } from '../model/limits.ts';
import { number } from '../model/wording.ts';
import { pathOf } from './names.ts';
import { runGit, tooMuch } from './run.ts';
import { Tokens } from './tokens.ts';

/** One file of the built commit's tree. */
export interface TreeEntry {
  mode: string;
  blob: string;
  path: string;
}

// So many bytes are more than that many files take, but for those with long paths.
const most = { bytes: 128 * limits.files, message: `The built commit holds more than ${number(limits.files)} files.` };

/** Every file of the tree of `commit`, in git's order. Throws a Failure when the tree cannot be read. */
export async function readTree(folder: string, commit: string): Promise<TreeEntry[]> {
  const { status, output } = await runGit(folder, ['--git-dir=.', 'ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit], [], {
    most,
  });
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
    if (entries.length === limits.files) throw tooMuch(most.message);
    entries.push({ mode, blob, path: pathOf(token.subarray(tab + 1)) });
  }
  return entries;
}
