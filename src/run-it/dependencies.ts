import type { Dependency } from '../model/run-it.ts';
import type { FoundDependency, FoundLock } from './facts.ts';
import { folderOf } from './folders.ts';
import { excludeEachOther } from './versions.ts';

/** A lock file and where it lies. */
export interface PlacedLock extends FoundLock {
  path: string;
}

interface LockIndex {
  lock: PlacedLock;
  byName: Map<string, FoundLock['packages']>;
}

/** Lock files by what they hold, to be asked for many dependencies. */
export function indexOf(locks: readonly PlacedLock[]): LockIndex[] {
  return locks.map((lock) => {
    const byName = new Map<string, FoundLock['packages']>();
    for (const it of lock.packages) {
      const name = folded(lock.ecosystem, it.name);
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [it]);
      else known.push(it);
    }
    return { lock, byName };
  });
}

/** The dependency with what the nearest lock file at or above its manifest says of it. */
export function withLocked(found: FoundDependency, path: string, locks: readonly LockIndex[]): Dependency {
  const folder = folderOf(path);
  const above = locks
    .filter(({ lock }) => lock.ecosystem === found.ecosystem && holds(folderOf(lock.path), folder))
    .toSorted((a, b) => folderOf(b.lock.path).length - folderOf(a.lock.path).length);
  for (const all of Map.groupBy(above, ({ lock }) => folderOf(lock.path)).values()) {
    const held = all.flatMap(({ lock, byName }) => {
      const it = chosen(byName.get(folded(lock.ecosystem, found.name)) ?? [], found.wanted, within(folderOf(lock.path), folder));
      return it === null ? [] : [{ file: lock.path.split('/').at(-1), version: it.version, licence: it.licence }];
    });
    const [first] = held;
    if (first === undefined) continue;
    const licence = held.find((it) => it.licence !== null)?.licence ?? null;
    // Of several lock files in one folder nobody has said which one is in use.
    const agreed = held.length === all.length && held.every((it) => it.version === first.version);
    const locked = agreed ? first.version : held.map((it) => `${it.version} (${it.file})`).join(' or ');
    return { ...found, path, locked, licence: agreed || held.length === 1 ? licence : null };
  }
  return { ...found, path, locked: null, licence: null };
}

/** True when `folder` is `above` or lies in it. */
export function holds(above: string, folder: string): boolean {
  return above === '' || folder === above || folder.startsWith(`${above}/`);
}

function within(above: string, folder: string): string {
  return above === '' ? folder : folder.slice(above.length + 1);
}

// What was chosen for this very range or folder comes first; of several others none is guessed.
function chosen(candidates: FoundLock['packages'], wanted: string | null, folder: string): FoundLock['packages'][number] | null {
  const byRange = candidates.find((it) => it.wanted !== null && it.wanted === wanted);
  if (byRange !== undefined) return byRange;
  const own = candidates.find((it) => it.within === folder && folder !== '');
  if (own !== undefined) return own;
  const shared = candidates.filter((it) => it.wanted === null && (it.within === null || it.within === folder));
  const fitting = wanted === null ? shared : shared.filter((it) => !excludeEachOther(wanted, it.version));
  const versions = new Set(fitting.map((it) => it.version));
  return versions.size === 1 ? (fitting[0] ?? null) : null;
}

// Python takes `a_b`, `a-b` and `A.B` for one name.
function folded(ecosystem: string, name: string): string {
  return ecosystem === 'PyPI' ? name.toLowerCase().replace(/[-_.]+/g, '-') : name;
}
