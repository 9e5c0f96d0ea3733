import { posix } from 'node:path';
import type { Draft } from './drafts.ts';
import type { Random } from './random.ts';

/** One change of a commit: a path gone, a text of a document put there, or a file of code. */
export type Change = { path: string } & (
  | { kind: 'gone' }
  | { kind: 'text'; document: number; text: number }
  | { kind: 'code'; turn: number }
);

/** What a commit does: revise the document with this number, delete one, or change code. */
export type Item = number | 'delete' | 'code';

export type Line = 'main' | 'side';

/** A file while the history is planned. */
export interface File {
  document: number;
  path: string;
  standing: boolean;
  /** Number of its latest text; -1 before the first. */
  text: number;
  /** Revisions that are still to come. */
  left: number;
}

/** Files of code on each line. */
const codeFiles = 150;
/** Of so many revisions of other standing documents one is a rename without an edit, and one with. */
const renamed = 16;

/** Keeps what stands where while commits are planned on a main line and one branch at a time. */
export interface Work {
  changesFor(item: Item, line: Line): Change[];
  /** The line an item must go on, because its document was already changed there; null when either will do. */
  lineOf(item: Item): Line | null;
  /** From now on there are two lines. */
  branch(): void;
  /** A document to change on both lines and in the merge; its three revisions are taken. */
  contested(): File | undefined;
  /** A document to rename in the merge alone; its revision is taken. */
  movable(): File | undefined;
  /** A new text of a document whose revision is taken. */
  edit(file: File): Change[];
  /** A new name for a document whose revision is taken. */
  rename(file: File): Change[];
  /** What the merge takes over from the side line. */
  merge(): Change[];
  /** How many texts each document has. */
  texts(): number[];
}

export function workOn(drafts: readonly Draft[], random: Random): Work {
  const files: File[] = drafts.map(({ path, revisions }, document) => ({ document, path, standing: false, text: -1, left: revisions }));
  const lines = new Map<File, Line>();
  let sideChanges: Change[] = [];
  let turn = 0;
  let revised = 0;
  let deleted = 0;

  const put = ({ path, document, text }: File): Change => ({ kind: 'text', path, document, text });
  const edit = (file: File): Change[] => {
    file.text++;
    file.standing = true;
    return [put(file)];
  };
  const move = (file: File): Change[] => {
    const from = file.path;
    file.path = renamedPath(from);
    return [{ kind: 'gone', path: from }, put(file)];
  };
  const revise = (file: File): Change[] => {
    file.left--;
    if (!file.standing || !mayGo(file)) return edit(file);
    revised++;
    if (revised % renamed === renamed / 2) return move(file);
    if (revised % renamed !== 0) return edit(file);
    file.text++;
    return move(file);
  };
  /** One of the files that meet `condition` and were not changed since the lines parted, but on `line`. */
  const choose = (line: Line | null, condition: (file: File) => boolean): File | undefined => {
    const fit = files.filter((it) => it.standing && condition(it) && (!lines.has(it) || lines.get(it) === line));
    return fit.length === 0 ? undefined : random.of(fit);
  };
  const changeCode = (line: Line): Change[] => {
    turn++;
    return [{ kind: 'code', path: `src/${line}/part-${random.below(codeFiles)}.ts`, turn }];
  };
  const remove = (line: Line): Change[] => {
    // Some come back with their next revision, others never do.
    const back = deleted % 2 === 1;
    const file = choose(line, (it) => mayGo(it) && it.left > 0 === back) ?? choose(line, mayGo);
    if (file === undefined) return changeCode(line);
    deleted++;
    file.standing = false;
    lines.set(file, line);
    return [{ kind: 'gone', path: file.path }];
  };
  const changesOf = (item: Item, line: Line): Change[] => {
    if (item === 'delete') return remove(line);
    const file = item === 'code' ? undefined : files[item];
    if (file === undefined || file.left === 0) return changeCode(line);
    lines.set(file, line);
    return revise(file);
  };
  return {
    changesFor(item, line) {
      const changes = changesOf(item, line);
      if (line === 'side') sideChanges.push(...changes);
      return changes;
    },
    lineOf: (item) => (typeof item === 'number' ? (lines.get(files[item] ?? emptyFile) ?? null) : null),
    branch: () => {
      lines.clear();
      sideChanges = [];
    },
    contested() {
      const file = choose(null, (it) => it.left >= 3);
      if (file === undefined) return undefined;
      file.left -= 3;
      lines.set(file, 'main');
      return file;
    },
    movable() {
      const file = choose(null, (it) => mayGo(it) && it.left >= 1);
      if (file !== undefined) file.left--;
      return file;
    },
    edit,
    rename: move,
    merge: () => [...new Map(sideChanges.map((it) => [it.path, it])).values()],
    texts: () => files.map((it) => it.text + 1),
  };
}

/** README, HANDOFF and the like keep their names and stay. */
const mayGo = (it: File): boolean => it.document > 3;

const emptyFile: File = { document: -1, path: '', standing: false, text: -1, left: 0 };

/** `a/b.md` → `a/b-2.md` → `a/b-3.md`; a spec, which has a folder of its own, gets another folder. */
function renamedPath(path: string): string {
  const { dir, name, ext } = posix.parse(path);
  if (name === 'spec' || name === 'tasks') return posix.join(numbered(dir), name + ext);
  return posix.join(dir, numbered(name) + ext);
}

function numbered(name: string): string {
  const [, start = name, number = '1'] = /^(.*)-v(\d+)$/.exec(name) ?? [];
  return `${start}-v${Number(number) + 1}`;
}
