import { append } from '../model/append.ts';
import type { Tree } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import { Failure } from '../model/failure.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { redact } from '../redact/redact.ts';
import type { BranchCourse } from './branches.ts';
import { coursesOf, documentOf } from './documents.ts';
import { lineagesOf } from './lineage.ts';
import { readLog, type Commit } from './log.ts';
import { isSafePath, shown } from './names.ts';
import { readSymlinks, treeOf } from './symlinks.ts';
import { readTree, type TreeEntry } from './tree.ts';
import type { WorkingTree } from './working-tree.ts';

/** One commit, as it may be shown. */
interface ShownCommit {
  id: string;
  authoredAt: string | null;
  committedAt: string | null;
  author: Redacted;
  subject: Redacted;
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
  /** Documents that stand, or once stood, at a path that `owns` says is wanted. */
  documents(owns: (path: string) => boolean): Document[];
  /** Documents in a state that only branches have, of those asked for. */
  branchDocuments: Document[];
  /** Changed files of the working tree that were read; null when none was asked for. */
  uncommitted: number | null;
  /** Names that are no safe paths, and submodules. */
  problems: Problem[];
  /** Rules that hid something in a name, a path or a subject, once for each distinct text. */
  hidden: string[];
}

/** What is read, and what beside the commits that it reaches. */
export interface Reach {
  head: string;
  /** Reads what lies in the working tree, given the tree of `head`; null for nothing. */
  workingTree: ((committed: readonly TreeEntry[]) => Promise<WorkingTree>) | null;
  /** Reads what only branches have, given whether a text is known; null for nothing. */
  branches: ((isKnown: (blob: string) => boolean) => Promise<BranchCourse[]>) | null;
  /** What was wrong with what was asked for. */
  problems: readonly Problem[];
}

/** Reads the whole history that `head` reaches, in two passes of git. */
export async function readHistory(folder: string, { head, workingTree, branches, problems }: Reach): Promise<History> {
  const [commits, committed] = await Promise.all([readLog(folder, [head]), readTree(folder, head)]);
  const work = workingTree === null ? null : await workingTree(committed);
  const tree = work?.tree ?? committed;
  const log = work === null ? commits : [work.commit, ...commits];
  const symlinks = await readSymlinks(folder, tree);
  const lineages = lineagesOf(log, new Set(tree.map((it) => it.path)));
  const courses = coursesOf(lineages, tree);
  const texts = new Set(branches === null ? [] : lineages.flatMap((it) => [...it.blobs]));
  const branchCourses = branches === null ? [] : await branches((blob) => texts.has(blob));
  const hidden: string[] = [];
  const names = new Map<string, Redacted>();
  const name = (raw: string): Redacted => {
    const known = names.get(raw);
    if (known !== undefined) return known;
    const { text, findings } = redact(shown(raw), '');
    append(
      hidden,
      findings.map((it) => it.rule),
    );
    names.set(raw, text);
    return text;
  };
  const safe = courses.filter((it) => isSafePath(it.path));
  const shownOf = (it: Commit): ShownCommit => ({
    id: it.id,
    authoredAt: it.authoredAt,
    committedAt: it.committedAt,
    author: name(it.author),
    subject: name(it.subject),
  });
  const dated = commits.flatMap((it) => (it.authoredAt === null ? [] : [it.authoredAt]));
  const byInstant = dated.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [built] = commits;
  if (built === undefined) throw unreadable();
  return {
    head: shownOf(built),
    commits: commits.length,
    merges: commits.filter((it) => it.parents.length > 1).length,
    authors: new Set(commits.map((it) => it.author)).size,
    newest: (count) => commits.slice(0, count).map(shownOf),
    span: { firstAt: byInstant[0] ?? null, lastAt: byInstant.at(-1) ?? null },
    files: tree.filter((it) => isSafePath(it.path)).map((it) => name(it.path)),
    tree: treeOf(tree, symlinks, name),
    documents: (owns) =>
      safe.flatMap((it) => {
        const aliases = it.entry === null ? [] : symlinks.aliasesOf(it.path);
        if (!it.events.some((event) => owns(event.path)) && !owns(it.path) && !aliases.some(owns)) return [];
        return documentOf(it, log, name, { aliases, branch: null }) ?? [];
      }),
    branchDocuments: branchCourses.flatMap((it) => {
      const [first = '', ...others] = it.names;
      return documentOf(it.course, it.commits, name, { aliases: [], branch: { name: name(first), others: others.map(name) } }) ?? [];
    }),
    uncommitted: work?.files ?? null,
    problems: [
      ...courses.filter((it) => it.entry !== null && !isSafePath(it.path)).map((it) => problemOf(name(it.path), unsafeName)),
      ...tree.filter((it) => it.mode === '160000').map((it) => problemOf(name(it.path), submoduleThere)),
      ...(work?.problems ?? []).map((it) => problemOf(name(it.path), it.problem)),
      ...problems,
    ],
    hidden,
  };
}

function unreadable(): Failure {
  return new Failure('HO307', 'history', 'Git listed no commit of the history.', ['Run `git fsck`, or clone the repository again.']);
}

const unsafeName = {
  code: 'HO330',
  message: 'The name is not a safe path, so the file was not read.',
  fix: 'Rename the file in the repository.',
};
const submoduleThere = {
  code: 'HO324',
  message: 'This folder is a submodule: another repository, which was not followed.',
  fix: 'Build its own handover site, and link to it.',
};
