import { append } from '../model/append.ts';
import type { Tree } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import type { Hidden } from '../model/hidden.ts';
import type { FoundImage } from '../model/image.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { hiddenInName, type Standing } from '../redact/hidden-places.ts';
import type { BranchCourse } from './branches.ts';
import { type Blob, lookAt, type Redacting } from './contents.ts';
import { coursesOf, documentOf, symbolicLink, type Course } from './documents.ts';
import { type ImageFile, readImages } from './images.ts';
import { ancestryOf } from './ancestry.ts';
import { lineDigest } from './line-digest.ts';
import { lineagesOf } from './lineage.ts';
import { readLog, type Commit } from './log.ts';
import { isSafePath, shown } from './names.ts';
import { readSymlinks, type Symlinks, treeOf } from './symlinks.ts';
import { mergedIn } from './merged-in.ts';
import { type Points, pointsOf } from './points.ts';
import type { Tag } from './tags.ts';
import { readTree, type TreeEntry } from './tree.ts';
import { treesAt } from './trees-at.ts';
import { unreadable } from './unreadable.ts';
import type { WorkingTree } from './working-tree.ts';

/** One commit, as it may be shown. */
interface ShownCommit {
  id: string;
  authoredAt: string | null;
  committedAt: string | null;
  author: Redacted;
  subject: Redacted;
}

/** A tag on a commit of the built history, as it may be shown. */
interface ShownTag extends Omit<Tag, 'name'> {
  name: Redacted;
}

/** What the built commit reaches: its commits, its tree and the documents of both. */
export interface History {
  /** Newest first. */
  commits: number;
  merges: number;
  authors: number;
  /** The built commit. */
  head: ShownCommit;
  /** The newest `count` commits, newest first. */
  newest(count: number): ShownCommit[];
  /** Earliest and latest author date, as instants. */
  span: { firstAt: string | null; lastAt: string | null };
  /** Paths of the tree of the built commit. */
  files: Redacted[];
  /** The same tree, to ask about. */
  tree: Tree;
  /** The images among files of the tree, by path; files that are not there are left out. */
  images(paths: Iterable<string>): Promise<Map<string, FoundImage>>;
  /** Where `path` leads when every symbolic link on its way is followed. */
  leadsTo(path: string): string;
  /** Documents that stand, or once stood, at a path that `owns` says is wanted. */
  documents(owns: (path: string) => boolean): Document[];
  /** Documents in a state that only branches have, of those asked for. */
  branchDocuments: Document[];
  /** Changed files of the working tree that were read; null when none was asked for. */
  uncommitted: number | null;
  /** Those that were not read, because only commits were asked for; null where there is no working tree, or it cannot be told. */
  unread: number | null;
  /** Names that are no safe paths, and submodules. */
  problems: Problem[];
  /** What was hidden in names, paths and subjects, once for each distinct text. */
  hidden: Hidden[];
  /** Every path at which a file stands or once stood. */
  everPaths(): Set<Redacted>;
  /** The full id of the one commit of the history that `id` begins; null for none, and for several. */
  commitOf(id: string): string | null;
  /** How many commits the built one has that a commit of its history has not; null for one that is not of it. */
  commitsSince(id: string): number | null;
  /** The commits that one of the history holds, itself among them; null for one that is not of it. */
  reachedFrom(id: string): ReadonlySet<string> | null;
  /** Branches that merge commits say they merged, each with the newest such commit. */
  merged: ReadonlyMap<string, string>;
  /** When a commit of the history or of a branch was made, and its place among them, oldest first; null for one that is not known. */
  committed(id: string): { at: string | null; order: number } | null;
  /** Tags on commits of the built history, the newest commit first, those of one commit by name. */
  tags: ShownTag[];
  /** How many tags stand on commits that the built one does not reach. */
  tagsElsewhere: number;
  points: Points;
  /** One commit of the history; null for one that the built commit does not reach. */
  commit(id: string): ShownCommit | null;
  /** What stands at `commits`, one after the other in this order: of their files those whose texts `isKnown` tells. */
  standingAt(commits: readonly string[], isKnown: (blob: string) => boolean): AsyncGenerator<{ path: Redacted; blob: string }[], undefined>;
}

/** What is read, and what beside the commits that it reaches. */
export interface Reach {
  head: string;
  /** Hides secrets in names, messages and texts. */
  redacting: Redacting;
  /** Paths whose standing texts are read. */
  wanted(path: string): boolean;
  /** Reads what lies in the working tree, given the tree of `head`; null for nothing. */
  workingTree: ((committed: readonly TreeEntry[]) => Promise<WorkingTree>) | null;
  /** Counts what lies there and is not read, given the same; null for what nobody can tell. */
  countUnread: ((committed: readonly TreeEntry[]) => Promise<number | null>) | null;
  /** Reads what only branches have, given whether a text is known; null for nothing. */
  branches: ((isKnown: (blob: string) => boolean) => Promise<BranchCourse[]>) | null;
  tags: readonly Tag[];
  /** What was wrong with what was asked for. */
  problems: readonly Problem[];
}

/** Reads the whole history that `head` reaches, in two passes of git. */
export async function readHistory(
  folder: string,
  { head, redacting, wanted, workingTree, countUnread, branches, tags, problems }: Reach,
): Promise<History> {
  const [written, committed] = await Promise.all([readLog(folder, [head]), readTree(folder, head)]);
  const { authorOf } = redacting.redactor;
  const commits = calledIn(written, authorOf);
  const work = workingTree === null ? null : await workingTree(committed);
  const tree = work?.tree ?? committed;
  const log = work === null ? commits : [work.commit, ...commits];
  const symlinks = await readSymlinks(folder, tree, redacting);
  const lineages = lineagesOf(log, new Set(tree.map((it) => it.path)));
  const courses = coursesOf(lineages, tree);
  const texts = new Set(branches === null ? [] : lineages.flatMap((it) => [...it.blobs]));
  const found = branches === null ? [] : await branches((blob) => texts.has(blob));
  const branchCourses = found.map((it) => ({ ...it, commits: calledIn(it.commits, authorOf) }));
  await lookAt(folder, standingTexts(courses, symlinks, wanted), redacting);
  const hidden: Hidden[] = [];
  const names = new Map<string, Redacted>();
  const named = (raw: string, standing: Omit<Standing, 'path'>): Redacted => {
    const known = names.get(raw);
    if (known !== undefined) return known;
    const { text, findings } = redacting.redactor.redact(shown(raw), { path: '', age: 0 });
    append(
      hidden,
      findings.map((it) => hiddenInName(it, standing, lineDigest(text))),
    );
    names.set(raw, text);
    return text;
  };
  const nameIn = (raw: string, commit: string | null): Redacted => named(raw, { commit, current: commit === null });
  const name = (raw: string): Redacted => nameIn(raw, null);
  const [built] = commits;
  if (built === undefined) throw unreadable();
  // The built commit holds its own message, as it holds its files.
  const subject = named(built.subject, { commit: built.id, current: true });
  const asked = treeOf(tree, symlinks, name);
  const safe = courses.filter((it) => isSafePath(it.path));
  const shownOf = (it: Commit): ShownCommit => ({
    id: it.id,
    authoredAt: it.authoredAt,
    committedAt: it.committedAt,
    author: nameIn(it.author, it.id),
    subject: nameIn(it.subject, it.id),
  });
  const dated = commits.flatMap((it) => (it.authoredAt === null ? [] : [it.authoredAt]));
  const byInstant = dated.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const points = pointsOf(commits);
  const mergeOf = mergedIn(commits);
  const reached = tags.flatMap((it) => {
    const place = points.placeOf(it.commit);
    return place === null ? [] : { ...it, place };
  });
  return {
    points,
    // The order of their raw names is kept: it is that of `tags`.
    tags: reached
      .toSorted((a, b) => a.place - b.place)
      .map(({ name: raw, commit, taggedAt }) => ({ name: nameIn(raw, commit), commit, taggedAt })),
    tagsElsewhere: tags.length - reached.length,
    commit: (id) => {
      const one = commits[points.placeOf(id) ?? -1];
      return one === undefined ? null : shownOf(one);
    },
    standingAt: async function* (at, isKnown) {
      for await (const files of treesAt(folder, at, isKnown)) yield files.map((it) => ({ path: name(it.path), blob: it.blob }));
      return undefined;
    },
    head: { ...shownOf(built), subject },
    commits: commits.length,
    merges: commits.filter((it) => it.parents.length > 1).length,
    authors: new Set(written.map((it) => it.author)).size,
    newest: (count) => commits.slice(0, count).map(shownOf),
    span: { firstAt: byInstant[0] ?? null, lastAt: byInstant.at(-1) ?? null },
    files: tree.filter((it) => isSafePath(it.path)).map((it) => name(it.path)),
    tree: { ...asked, commitsBetween: countBetween(commits) },
    leadsTo: (path) => symlinks.resolve(path),
    images: async (paths) => await readImages(folder, filesAt(paths, tree, symlinks), redacting),
    documents: (owns) =>
      safe.flatMap((it) => {
        const aliases = it.entry === null ? [] : symlinks.aliasesOf(it.path);
        if (!it.events.some((event) => owns(event.path)) && !owns(it.path) && !aliases.some(owns)) return [];
        return documentOf(it, log, nameIn, { aliases, branch: null, mergeOf }) ?? [];
      }),
    branchDocuments: branchCourses.flatMap((it) => {
      const [first = '', ...others] = it.names;
      return (
        documentOf(it.course, it.commits, nameIn, {
          aliases: [],
          branch: { name: name(first), others: others.map(name) },
          mergeOf: () => null,
        }) ?? []
      );
    }),
    uncommitted: work?.files ?? null,
    unread: countUnread === null ? null : await countUnread(committed),
    problems: [
      ...courses.filter((it) => it.entry !== null && !isSafePath(it.path)).map((it) => problemOf(name(it.path), unsafeName)),
      ...safe.filter((it) => it.entry !== null && !it.path.isWellFormed()).map((it) => problemOf(name(it.path), unreadableName)),
      ...tree
        .filter((it) => it.mode === symbolicLink && isSafePath(it.path) && asked.kindOf(it.path) === null)
        .map((it) => problemOf(name(it.path), lostLink)),
      ...tree.filter((it) => it.mode === '160000').map((it) => problemOf(name(it.path), submoduleThere)),
      ...(work?.problems ?? []).map((it) => problemOf(name(it.path), it.problem)),
      ...problems,
    ],
    hidden,
    everPaths: () => new Set(safe.flatMap((it) => [name(it.path), ...it.events.map((event) => name(event.path))])),
    ...ancestryOf(commits),
    committed: committedIn([...commits, ...branchCourses.flatMap((it) => it.commits)]),
  };
}

/** Finds commits by their ids. `commits` are newest first; those behind the history, of branches, count as the newest. */
function committedIn(commits: readonly Commit[]): History['committed'] {
  let places: Map<string, { at: string | null; order: number }> | null = null;
  return (id) => {
    // Asked for only where something was hidden.
    places ??= new Map(commits.map((it, index) => [it.id, { at: it.committedAt, order: commits.length - index }]));
    return places.get(id) ?? null;
  };
}

/** Counts the commits between two instants, by the date of their authors; those without a readable date are in none. */
function countBetween(commits: readonly Commit[]): (from: number, to: number) => number {
  let instants: number[] | null = null;
  return (from, to) => {
    instants ??= commits.map((it) => Date.parse(it.authoredAt ?? it.committedAt ?? ''));
    return instants.filter((it) => it > from && it < to).length;
  };
}

/** Commits, newest first, with their authors called as the site calls them; the first to commit is asked for first. */
function calledIn(commits: readonly Commit[], authorOf: (name: string) => string): Commit[] {
  const calls = new Map(commits.toReversed().map(({ author }) => [author, authorOf(author)]));
  return commits.map((it) => ({ ...it, author: calls.get(it.author) ?? '' }));
}

/** The texts that stand, to be looked at before anything is shown: a secret that only one of them gives away is hidden in names too. */
function standingTexts(courses: readonly Course[], symlinks: Symlinks, wanted: (path: string) => boolean): Blob[] {
  return courses.flatMap(({ path, entry }) =>
    entry === null || !entry.mode.startsWith('100') || !isSafePath(path) || !(wanted(path) || symlinks.aliasesOf(path).some(wanted))
      ? []
      : [{ blob: entry.blob, path }],
  );
}

/** The files that `paths` lead to, through symbolic links too. */
function filesAt(paths: Iterable<string>, tree: readonly TreeEntry[], symlinks: Symlinks): ImageFile[] {
  const blobs = new Map(tree.filter((it) => it.mode.startsWith('100') && isSafePath(it.path)).map((it) => [it.path, it.blob]));
  return [...new Set(paths)].flatMap((path) => {
    const blob = blobs.get(symlinks.resolve(path));
    return blob === undefined ? [] : { path, blob };
  });
}

const unsafeName = {
  code: 'HO330',
  message: 'The name is not a safe path, so the file was not read.',
  fix: 'Rename the file in the repository.',
};
const unreadableName = {
  code: 'HO332',
  message: 'The name is not UTF-8; `\\x` and two digits stand for each byte that is no letter.',
  fix: 'Rename the file: git mv, with a name in UTF-8.',
};
const lostLink = {
  code: 'HO331',
  message: 'The file is a symbolic link to something that is not in the repository; it is not followed.',
  fix: 'Commit the text itself under this name, if it belongs here.',
};
const submoduleThere = {
  code: 'HO324',
  message: 'This folder is a submodule: another repository, which was not followed.',
  fix: 'Build its own handover site, and link to it.',
};
