import { Failure } from '../model/failure.ts';
import { limits } from '../model/limits.ts';
import type { PersonalPolicy } from '../model/personal.ts';
import { usualPersonal } from '../model/usual-personal.ts';
import type { Problem } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { createRedactor, type Redactor } from '../redact/redactor.ts';
import { readBranches } from './branches.ts';
import { namedCommit } from './commit-named.ts';
import { type Content, lookAt, readContents, readHoldingKnown, readSizes, readThose, type Redacting, type Wanted } from './contents.ts';
import { readMentions, type Place } from './grep.ts';
import { headOf } from './head.ts';
import { readHistory, type History } from './history.ts';
import { locate } from './locate.ts';
import { shown } from './names.ts';
import { ownPaths } from './own-path.ts';
import { type AskedFile, type PastFile, readPastFiles } from './past-files.ts';
import { isShallow, peculiarities } from './peculiarities.ts';
import { digestOfTips, readRefs } from './refs.ts';
import { gitLines } from './run.ts';
import { makeSterile, removeSterile } from './sterile.ts';
import { readTags, tooManyTags } from './tags.ts';
import { requireGit } from './version.ts';
import { workTreeRoot } from './work-tree.ts';
import { readPastWords, readWordsIn, type AskedWords, type PastWord } from './words-in.ts';
import { countChanged, readWorkingTree } from './working-tree.ts';

/** A repository open for reading. Everything it gives has been through `redact/`. */
export interface Repository {
  /** Full id of the commit that is read. */
  head: string;
  /** Branch that is checked out; null on a detached HEAD. For the terminal only: the same commit may be built from anywhere. */
  branch: Redacted | null;
  /** True when the clone was cut off and the caller allowed it. */
  shallow: boolean;
  /** What is unusual about the repository as a whole. */
  problems: Problem[];
  /** How many branches `refs` named, and a digest of their names and commits; null when none were asked for. */
  refs: { count: number; tips: string } | null;
  /** Whether a branch that `refs` may mean is there; undefined where nobody looked. */
  hasBranch(name: string): boolean | undefined;
  /** The package before this one, as it was named, and its commit; null when none was. */
  since: { name: Redacted; commit: string } | null;
  /** The tags that lead to a commit, in the order of their names. */
  tags: { name: Redacted; commit: string }[];
  /** Reads the history; `interest` says what of the working tree and of branches is looked at, everything when left out. */
  history(interest?: Interest): Promise<History>;
  /** Hides secrets, and knows those of every text that was looked at or given out. */
  redactor: Redactor;
  /** Finds the secrets of the texts of `wanted`, so that each is hidden in every text that is given out from now on. */
  look(wanted: readonly Wanted[]): Promise<void>;
  /** Those of `wanted` whose texts hold a secret that is known by now, whether one was hidden in them before or not. */
  holdingKnown<T extends Wanted>(wanted: readonly T[]): Promise<T[]>;
  /** Those of `wanted` of whose texts `test` is true; it must tell nothing else of them. */
  those<T extends Wanted>(wanted: readonly T[], test: (text: string, it: T) => boolean): Promise<T[]>;
  /** The texts of `wanted`, in its order. */
  contents(wanted: readonly Wanted[]): AsyncGenerator<Content, undefined>;
  /** Bytes of texts by their ids; one that is missing has none. */
  sizes(blobs: readonly string[]): Promise<Map<string, number>>;
  /** The files of the built commit in which one of the words of a place stands. */
  mentions(places: readonly Place[]): Promise<Wanted[]>;
  /** What stands at places of commits, in their order. */
  pastFiles(asked: readonly AskedFile[]): Promise<(PastFile | null)[]>;
  /** Those of `words` that stand in a file of the built commit which is no document; null where that is too much to look through. */
  wordsIn(words: readonly string[]): Promise<Set<string> | null>;
  /** The places of words in the files of commits; null where those are too many to look through. */
  pastWords(asked: AskedWords): Promise<PastWord[] | null>;
  /** Tells the path in the repository of a file on the disk, given in full and without symbolic links; null for one outside of it. */
  ownPaths(): Promise<(real: string) => string | null>;
  /** Removes what was made to read it. */
  close(): Promise<void>;
}

/** What is to be read of a repository. */
export interface Asked {
  allowShallow: boolean;
  /** A commit, tag or branch to read as of; HEAD when null or left out. */
  at?: string | null;
  /** Patterns of branches that are looked through as well; none when null or left out. */
  refs?: readonly string[] | null;
  /** True to read what is not committed too. */
  workingTree?: boolean;
  /** A commit, tag or branch that was the package before this one; none when null or left out. */
  since?: string | null;
  /** The tags to read in the place of those that the repository has; null or left out for these. */
  tags?: readonly { name: string; commit: string }[] | null;
  /** What becomes of personal data and the names of authors; the usual when left out. */
  personal?: PersonalPolicy;
}

/** Which paths matter beyond the commits of HEAD. */
export interface Interest {
  /** Files of the working tree that are read. */
  wanted(path: string): boolean;
  /** Documents that are looked for on branches. */
  owned(path: string): boolean;
}

const everything: Interest = { wanted: () => true, owned: () => true };

/** Opens the repository at `path` for reading only. Throws a Failure that says what is wrong and what to do. */
export async function openRepository(
  path: string,
  {
    allowShallow,
    at = null,
    refs: patterns = null,
    workingTree = false,
    since = null,
    tags: given = null,
    personal = usualPersonal,
  }: Asked,
): Promise<Repository> {
  await requireGit();
  const location = await locate(path);
  if (workingTree && at !== null) throw apart();
  const head = at === null ? await headOf(location) : await namedCommit(location, at);
  const earlier = since === null ? null : await namedCommit(location, since, '--since');
  const shallow = isShallow(location);
  if (shallow && !allowShallow) {
    throw new Failure('HO301', 'history', 'The clone is shallow: older commits are not here, so versions and history would be missing.', [
      'Fetch the rest: git fetch --unshallow',
      'GitHub: actions/checkout with  fetch-depth: 0      GitLab: variables: GIT_DEPTH: "0"',
      'Or publish what is here, with a banner on every page: --allow-shallow',
    ]);
  }
  const branch = (await gitLines(location.own, ['symbolic-ref', '-q', '--short', 'HEAD'], location.trust))?.[0];
  const problems = await peculiarities(location, shallow);
  if (workingTree) await workTreeRoot(path, location);
  const sterile = await makeSterile(location, head);
  const refs = patterns === null ? null : await readRefs(location, sterile, patterns);
  const { tags, beyond } =
    given === null ? await readTags(location, sterile) : { tags: given.map((it) => ({ ...it, taggedAt: null })), beyond: 0 };
  const held = new Map<string, Buffer>();
  const redacting: Redacting = { redactor: createRedactor(personal), looks: new Map(), held };
  const { redactor } = redacting;
  const name = (raw: string): Redacted => redactor.redact(shown(raw), { path: '', age: 0 }).text;
  return {
    head,
    refs: refs === null ? null : { count: refs.refs.length, tips: digestOfTips(refs.refs) },
    hasBranch: (it) => refs?.isThere(it),
    branch: branch === undefined ? null : name(branch),
    since: since === null || earlier === null ? null : { name: name(since), commit: earlier },
    tags: tags.map((it) => ({ name: name(it.name), commit: it.commit })),
    shallow,
    problems,
    history: ({ wanted, owned } = everything) =>
      readHistory(sterile, {
        head,
        redacting,
        wanted,
        tags,
        problems: [...(refs?.problems ?? []), ...tooManyTags(beyond)],
        branches: refs === null ? null : async (isKnown) => await readBranches(sterile, refs.refs, { head, isKnown, owned }),
        workingTree: !workingTree
          ? null
          : async (committed) => {
              const found = await readWorkingTree(path, { location, committed, head, largest: limits.text, wanted });
              for (const [blob, bytes] of found.texts) held.set(blob, bytes);
              return found;
            },
        countUnread:
          workingTree || at !== null
            ? null
            : async (committed) => await countChanged(path, { location, committed, head, largest: limits.text, wanted }),
      }),
    redactor,
    look: async (wanted) => await lookAt(sterile, wanted, redacting),
    holdingKnown: async (wanted) => await readHoldingKnown(sterile, wanted, redacting),
    those: async (wanted, test) => await readThose(sterile, wanted, test, held),
    contents: (wanted) => readContents(sterile, wanted, redacting),
    sizes: async (blobs) => await readSizes(sterile, blobs),
    mentions: async (places) => (await readMentions(sterile, head, places)).map((it) => ({ blob: it.blob, path: name(it.path) })),
    pastFiles: async (asked) => await readPastFiles(sterile, asked),
    wordsIn: async (words) => await readWordsIn(sterile, head, words),
    pastWords: async (asked) => await readPastWords(sterile, asked),
    ownPaths: async () => await ownPaths(path, location),
    close: () => removeSterile(sterile),
  };
}

function apart(): Failure {
  return new Failure('HO354', 'usage', '--at and --working-tree exclude each other: what is not committed lies on top of HEAD.', [
    'Give one of the two; workingTree may also stand in the configuration.',
  ]);
}
