import { readTree } from './tree.ts';
import { pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';
import { unreadable } from './unreadable.ts';

/** What stands at one path of a tree. */
interface Standing {
  path: string;
  blob: string;
}

/**
 * The files of the trees of `commits`, of those whose texts `isKnown` tells, one tree at a time in the order given. Costs two processes of git however
 * many commits there are, and time in proportion to what differs between neighbours.
 */
export async function* treesAt(
  folder: string,
  commits: readonly string[],
  isKnown: (blob: string) => boolean,
): AsyncGenerator<Standing[], undefined> {
  const [first, ...others] = commits;
  if (first === undefined) return undefined;
  const tree = new Map((await readTree(folder, first)).flatMap(({ path, blob }) => (isKnown(blob) ? [[path, blob] as const] : [])));
  const standing = (): Standing[] => [...tree].map(([path, blob]) => ({ path, blob }));
  yield standing();
  for (const changes of await differences(folder, [first, ...others])) {
    for (const { path, blob } of changes) {
      if (isKnown(blob)) tree.set(path, blob);
      else tree.delete(path);
    }
    yield standing();
  }
  return undefined;
}

/** What differs from each commit to the next: the id of the later one's text, zeros for none. */
async function differences(folder: string, commits: readonly string[]): Promise<Standing[][]> {
  const pairs = commits.slice(1).map((it, index) => `${it} ${commits[index]}`);
  const given: Standing[][] = pairs.map(() => []);
  if (pairs.length === 0) return given;
  const args = ['--git-dir=.', 'diff-tree', '--stdin', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', '--always'];
  const { status, output } = await runGit(folder, args, [], { input: pairs.map((it) => `${it}\n`).join('') });
  if (status !== 0) throw unreadable();
  let at = -1;
  for (const tokens = new Tokens(output); !tokens.done;) {
    const head = tokens.text();
    if (!head.startsWith(':')) {
      at++;
      continue;
    }
    const [, , , blob = ''] = head.split(' ');
    given[at]?.push({ path: pathOf(tokens.bytes()), blob });
  }
  return given;
}
