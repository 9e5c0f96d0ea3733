import { append } from '../model/append.ts';
import { Failure } from '../model/failure.ts';
import type { Finding } from '../model/problem.ts';
import { blobIdsOf } from './blob-ids.ts';
import { diskAt, type Disk } from './disk-file.ts';
import { isConverted } from './filtered.ts';
import type { Location } from './locate.ts';
import { uncommitted, type Change, type Commit } from './log.ts';
import { isSafePath } from './names.ts';
import type { TreeEntry } from './tree.ts';
import { listWorkTree, type Listed } from './work-tree.ts';

/** What lies in the working tree and is not committed. */
export interface WorkingTree {
  /** Stands for what was changed: a child of the built commit, without id, date and author. */
  commit: Commit;
  /** The tree of the built commit with those changes. */
  tree: TreeEntry[];
  /** Changed files that `wanted` names. */
  files: number;
  /** Texts that are in no commit, by blob id. */
  texts: Map<string, Buffer>;
  /** By raw path. */
  problems: { path: string; problem: Finding }[];
}

/** What it is compared with, and what of it is read. */
interface Against {
  location: Location;
  /** Tree of the built commit. */
  committed: readonly TreeEntry[];
  head: string;
  /** Largest file that is read, in bytes. */
  largest: number;
  wanted(path: string): boolean;
}

const submodule = '160000';
const symbolicLink = '120000';

/** Reads what is uncommitted in the working tree that `path` lies in; nothing of the repository's configuration is run. */
export async function readWorkingTree(path: string, { location, committed, head, largest, wanted }: Against): Promise<WorkingTree> {
  const listed = await listWorkTree(path, location);
  const disk = diskAt(listed.root);
  const before = new Map(committed.map((it) => [it.path, it]));
  const found: Found = { kept: [], deleted: [], changed: [], problems: [] };
  for (const name of new Set([...before.keys(), ...listed.index.keys(), ...listed.untracked])) {
    look(name, { listed, disk, before: before.get(name) ?? null, wanted, largest, objectFormat: location.objectFormat }, found);
  }
  const converted = await isConverted(
    listed.root,
    location.trust,
    found.changed.map((it) => it.path),
  );
  const changed = found.changed.filter((it) => !converted(it.path));
  for (const { path: name, before: was } of found.changed.filter((it) => converted(it.path))) {
    found.problems.push({ path: name, problem: throughFilter });
    if (was !== null) found.kept.push(was);
  }
  const changes = changesOf(changed, found.deleted);
  const blobs = new Map(changes.map((it) => [it.path, it.blob]));
  const added = changed.map(({ path: name, mode, ids }) => ({ path: name, mode, blob: blobs.get(name) ?? ids.own }));
  return {
    commit: { id: uncommitted, parents: [head], authoredAt: null, committedAt: null, author: '', subject: '', changes },
    tree: [...found.kept, ...added].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    files: changes.filter((it) => wanted(it.path) || wanted(it.from)).length,
    texts: new Map(changed.map(({ ids, bytes }) => [ids.own, bytes])),
    problems: found.problems,
  };
}

/** How many of the files that `wanted` names are not as they are committed; null where there is no working tree, or none that git can list. */
export async function countChanged(path: string, against: Against): Promise<number | null> {
  try {
    return (await readWorkingTree(path, against)).files;
  } catch (error) {
    // It was not asked for: where it cannot be read, nothing is said of it.
    if (error instanceof Failure && (error.code === 'HO350' || error.code === 'HO351')) return null;
    throw error;
  }
}

interface Changed {
  path: string;
  mode: string;
  ids: ReturnType<typeof blobIdsOf>;
  bytes: Buffer;
  before: TreeEntry | null;
}

interface Found {
  kept: TreeEntry[];
  deleted: TreeEntry[];
  changed: Changed[];
  problems: WorkingTree['problems'];
}

interface Looked {
  listed: Listed;
  disk: Disk;
  /** Null for a path that the built commit has not. */
  before: TreeEntry | null;
  wanted(path: string): boolean;
  largest: number;
  objectFormat: string;
}

/** Adds to `found` what stands at `path`. */
function look(path: string, { listed, disk, before, wanted, largest, objectFormat }: Looked, found: Found): void {
  const inIndex = listed.index.get(path);
  const keep = (problem: Finding | null): void => {
    if (before !== null) found.kept.push(before);
    if (problem !== null) found.problems.push({ path, problem });
  };
  if (before?.mode === submodule || inIndex?.mode === submodule || inIndex?.unseen === true || !isSafePath(path)) return keep(null);
  // No file can be asked for by such a name here.
  if (!path.isWellFormed()) return keep(wanted(path) ? unreadable : null);
  const standing = disk.standingAt(path);
  const isGone = standing === null || standing === 'folder' || (inIndex === undefined && !listed.untracked.has(path));
  if (isGone) {
    if (before !== null) found.deleted.push(before);
    return;
  }
  if (standing === 'link' && before?.mode === symbolicLink) return keep(null);
  if (standing !== 'file') return keep(wanted(path) ? noFile : null);
  const mode = inIndex?.mode ?? before?.mode ?? (disk.isExecutable(path) ? '100755' : '100644');
  if (!wanted(path)) {
    found.kept.push(before ?? { path, mode, blob: '' });
    return;
  }
  const bytes = disk.read(path, largest);
  if (bytes === null) return keep(unreadable);
  if (bytes === 'too large') return keep(tooLarge);
  const ids = blobIdsOf(bytes, objectFormat);
  if (before !== null && ids.all.includes(before.blob)) return keep(null);
  found.changed.push({ path, mode, ids, bytes, before });
}

/** Changes of the working tree in path order; a text that went from one name to another is a rename. */
function changesOf(changed: readonly Changed[], deleted: readonly TreeEntry[]): Change[] {
  const gone = new Map<string, TreeEntry[]>();
  for (const it of deleted) gone.set(it.blob, [...(gone.get(it.blob) ?? []), it]);
  const moved = new Set<string>();
  const changes = changed.map(({ path, mode, ids, before }): Change => {
    if (before !== null) return { kind: 'M', path, from: path, before: before.blob, blob: ids.own, mode };
    const source = ids.all.map((id) => gone.get(id)?.shift()).find((it) => it !== undefined);
    if (source === undefined) return { kind: 'A', path, from: path, before: '', blob: ids.own, mode };
    moved.add(source.path);
    return { kind: 'R', path, from: source.path, before: source.blob, blob: source.blob, mode };
  });
  append(
    changes,
    deleted
      .filter((it) => !moved.has(it.path))
      .map(({ path, blob, mode }): Change => ({ kind: 'D', path, from: path, before: blob, blob: '', mode })),
  );
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const noFile: Finding = {
  code: 'HO352',
  message: 'What lies here in the working tree is a link or no regular file, so it was not read.',
  fix: 'Put a regular file there, or commit what is meant.',
};
const unreadable: Finding = {
  code: 'HO352',
  message: 'The file of the working tree could not be read.',
  fix: 'Give access to it, and let nothing change it meanwhile.',
};
const tooLarge: Finding = {
  code: 'HO311',
  message: 'The file of the working tree is larger than 8 MiB and was not read.',
  fix: 'Move large data out of the document.',
};
const throughFilter: Finding = {
  code: 'HO353',
  message: 'Git passes this file through a filter when it is committed. Filters are never run, so its uncommitted text was not read.',
  fix: 'Commit the file, if its text belongs into the site.',
};
