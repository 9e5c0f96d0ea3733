import picomatch from 'picomatch';
import { depthOf, folderOf } from './folders.ts';
import { readHandoffs } from './handoffs.ts';
import { handoff, kinds, type Kind } from './kinds.ts';

/** A file of a known kind. */
export interface KnownFile<Path extends string> {
  path: Path;
  kind: Kind;
}

/** Files that are read; a repository of many packages has thousands. */
const most = 600;

const options = { dot: true, nocase: true };
const matchers = kinds.map((kind) => ({ kind, matches: picomatch([...kind.globs], options) }));
// One look says no to almost every path of a large tree.
const anyOfThem = new RegExp(kinds.flatMap((it) => it.globs.map((glob) => picomatch.makeRe(glob, options).source)).join('|'), 'i');
// What others made, and what tests and templates keep as data.
const apart =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third[_-]party|\.venv|venv|site-packages|dist|tests?|__tests__|e2e|fixtures?|__fixtures__|testdata|test-data|templates?|examples?|samples?|archive)\//i;

/** The files among `paths` that say how to run the project, those near the root first, and how many more there are; behind them `handoffs`. */
export function runItFiles<Path extends string>(
  paths: readonly Path[],
  handoffs: readonly Path[] = [],
): { files: KnownFile<Path>[]; more: number } {
  const known = paths
    .flatMap((path) => kindOf(path) ?? [])
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path) || compare(a.path, b.path));
  const folders = new Set(known.filter((it) => it.kind.origin === 'manifest').map((it) => folderOf(it.path)));
  const [readme] = kinds;
  const nested =
    readme === undefined ? [] : paths.filter((it) => /\/readme\.md$/i.test(it) && folders.has(folderOf(it)) && !apart.test(it));
  const files = [
    ...known,
    ...nested.flatMap((path) => (readme === undefined || known.some((it) => it.path === path) ? [] : { path, kind: readme })),
  ];
  const read = files.slice(0, most);
  const others = readHandoffs(handoffs.filter((path) => !read.some((it) => it.path === path)));
  return { files: [...read, ...others.map((path) => ({ path, kind: handoff }))], more: Math.max(0, files.length - most) };
}

/** True for a path whose file says something about running the project. */
export function isRunItFile(path: string): boolean {
  return kindOf(path) !== null;
}

/** True for a manifest of the whole repository. */
export function isRootManifest(path: string): boolean {
  return !path.includes('/') && kindOf(path)?.kind.origin === 'manifest';
}

/** What was looked for, in the words of a person. */
export function lookedFor(): string[] {
  return [...new Set(kinds.map((it) => it.kind))];
}

function kindOf<Path extends string>(path: Path): KnownFile<Path> | null {
  if (!anyOfThem.test(path) || apart.test(path)) return null;
  const kind = matchers.find((it) => it.matches(path))?.kind;
  return kind === undefined ? null : { path, kind };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
