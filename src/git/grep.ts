import { isSafePath, pathOf } from './names.ts';
import { runGit } from './run.ts';
import { readTree } from './tree.ts';

/** What to look for, and in which files: those whose names end in a dot and one of `endings`. Both come from this program, never from a repository. */
export interface Place {
  words: readonly string[];
  endings: readonly string[];
}

/**
 * The files of the tree of `head` in which one of the words of a place stands, in code-point order; binary files and links are left out.
 * One process for each place that has such files at all. Only names come back, so that a line of any length costs nothing; the words are plain text, which git finds
 * in one pass where a pattern may take the square of a line.
 */
export async function readMentions(folder: string, head: string, places: readonly Place[]): Promise<{ blob: string; path: string }[]> {
  const entries = await readTree(folder, head);
  const blobs = new Map(entries.filter((it) => it.mode.startsWith('100') && isSafePath(it.path)).map((it) => [it.path, it.blob]));
  const there = new Set([...blobs.keys()].map((it) => it.slice(it.lastIndexOf('.') + 1).toLowerCase()));
  const asked = places.filter(({ endings }) => endings.some((it) => there.has(it)));
  const found = new Set((await Promise.all(asked.map((place) => pathsIn(folder, head, place)))).flat());
  return [...found].toSorted(compare).flatMap((path) => {
    const blob = blobs.get(path);
    return blob === undefined ? [] : [{ blob, path }];
  });
}

async function pathsIn(folder: string, head: string, { words, endings }: Place): Promise<string[]> {
  const patterns = words.flatMap((it) => ['-e', it]);
  const files = endings.map((it) => `:(glob,icase)**/*.${it}`);
  // Everywhere else a path of the repository must never be read as a pattern; these patterns are our own.
  const settings = ['--no-literal-pathspecs'];
  const args = [
    '--git-dir=.',
    'grep',
    '-l',
    '-z',
    '-I',
    '-F',
    '--no-textconv',
    '--no-recurse-submodules',
    ...patterns,
    head,
    '--',
    ...files,
  ];
  // Status 1 says that nothing was found. A tree that cannot be read was reported when its files were listed.
  const { output } = await runGit(folder, args, settings);
  const paths: string[] = [];
  for (let from = 0; from < output.length;) {
    const end = output.indexOf(0, from);
    if (end < 0) break;
    // Each name comes behind that of the commit and a colon.
    paths.push(pathOf(output.subarray(from + head.length + 1, end)));
    from = end + 1;
  }
  return paths;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
