import { Failure } from '../model/failure.ts';
import { runGit } from './run.ts';

/** Words that are looked for at once. */
const most = 1000;
/** Bytes of the places they are found at. */
const mostBytes = 32 * 1024 * 1024;

/** Those of `words` that stand in a file of the tree of `head` which is no document. One process; only the words themselves come back. Null where they stand in so many places that nobody looks through them. */
export async function readWordsIn(folder: string, head: string, words: readonly string[]): Promise<Set<string> | null> {
  const asked = words.filter((it) => it.trim() !== '' && !/[\n\0]/.test(it)).slice(0, most);
  if (asked.length === 0) return new Set();
  const documents = ['md', 'mdx', 'markdown', 'txt', 'json', 'jsonl', 'lock'].map((it) => `:(exclude,glob,icase)**/*.${it}`);
  const args = ['--git-dir=.', 'grep', '-o', '-h', '-I', '-F', '--no-textconv', '--no-recurse-submodules'];
  // Status 1 says that nothing was found.
  const whole = [...args, ...asked.flatMap((it) => ['-e', it]), head, '--', ...documents];
  let output: Buffer;
  try {
    ({ output } = await runGit(folder, whole, ['--no-literal-pathspecs'], { most: { bytes: mostBytes, message: 'Too many places.' } }));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
  const found = new Set(output.toString('utf8').split('\n'));
  // Of two words that begin in one place git tells the longer one.
  const all = [...found];
  return new Set(asked.filter((it) => found.has(it) || all.some((other) => other.includes(it))));
}
