import { Failure } from '../model/failure.ts';
import { runGit } from './run.ts';

/** Words that are looked for at once. */
const most = 1000;
/** Bytes of the places they are found at. */
const mostBytes = 32 * 1024 * 1024;

/** A word that stands in a file of a commit. */
export interface PastWord {
  /** Full id. */
  commit: string;
  path: string;
  word: string;
}

/** Which words are looked for, and in which commits. */
export interface AskedWords {
  commits: readonly string[];
  words: readonly string[];
  /** True when a part of a longer word does not count. */
  whole: boolean;
}

const args = ['--git-dir=.', 'grep', '-o', '-I', '-F', '--no-textconv', '--no-recurse-submodules'];

/** Those of `words` that stand in a file of the tree of `head` which is no document. One process; only the words themselves come back. Null where they stand in so many places that nobody looks through them. */
export async function readWordsIn(folder: string, head: string, words: readonly string[]): Promise<Set<string> | null> {
  const asked = askable(words);
  if (asked.length === 0) return new Set();
  const documents = ['md', 'mdx', 'markdown', 'txt', 'json', 'jsonl', 'lock'].map((it) => `:(exclude,glob,icase)**/*.${it}`);
  const output = await placesOf(folder, [...args, '-h', ...asked.flatMap((it) => ['-e', it]), head, '--', ...documents]);
  if (output === null) return null;
  const found = new Set(output.split('\n'));
  // Of two words that begin in one place git tells the longer one.
  const all = [...found];
  return new Set(asked.filter((it) => found.has(it) || all.some((other) => other.includes(it))));
}

/** Where each of `words` stands in the files of `commits`, documents among them. One process for all of them; null where the places are too many. */
export async function readPastWords(folder: string, { commits, words, whole }: AskedWords): Promise<PastWord[] | null> {
  const asked = askable(words);
  if (asked.length === 0 || commits.length === 0) return [];
  const output = await placesOf(folder, [
    ...args,
    '-z',
    '--full-name',
    ...(whole ? ['-w'] : []),
    ...asked.flatMap((it) => ['-e', it]),
    ...commits,
  ]);
  return (
    output?.split('\n').flatMap((line): PastWord[] => {
      const [, commit, path, found] = /^([0-9a-f]+):([^\0]+)\0(.*)$/.exec(line) ?? [];
      if (commit === undefined || path === undefined || found === undefined) return [];
      return asked.filter((it) => found.includes(it)).map((word) => ({ commit, path, word }));
    }) ?? null
  );
}

const askable = (words: readonly string[]): string[] => words.filter((it) => it.trim() !== '' && !/[\n\0]/.test(it)).slice(0, most);

/** What git tells of places; null when they are too many. */
async function placesOf(folder: string, whole: readonly string[]): Promise<string | null> {
  try {
    // Status 1 says that nothing was found.
    const { output } = await runGit(folder, whole, ['--no-literal-pathspecs'], { most: { bytes: mostBytes, message: 'Too many places.' } });
    return output.toString('utf8');
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
