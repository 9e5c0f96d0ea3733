import type { Conflict, RunIt, Tool } from '../model/run-it.ts';
import { serviceOfImage } from './services.ts';
import { folderOf } from './folders.ts';
import { excludeEachOther } from './versions.ts';

/** A lock file and who wrote it. */
export interface NamedLock {
  path: string;
  ecosystem: string;
  manager: string;
}

/** Places of one conflict that are named; more add nothing. */
const mostPlaces = 6;

/** What the repository says about a tool that cannot both be true, one entry a tool. Folders beside each other may differ. */
export function toolConflicts(tools: readonly Tool[]): Conflict[] {
  const demands = new Map<string, Tool[]>();
  for (const it of tools) if (it.wanted !== null) demands.set(it.tool, [...(demands.get(it.tool) ?? []), it]);
  return [...demands]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([tool, all]) => {
      const against = unique(all).filter((it, _, those) =>
        those.some((other) => concernEachOther(it, other) && excludeEachOther(it.wanted ?? '', other.wanted ?? '')),
      );
      if (against.length === 0) return [];
      const shown = against.slice(0, mostPlaces);
      const message = `${shown.map((it, index) => `${it.path} says ${index === 0 ? `${tool} ` : ''}${it.wanted}`).join(', ')}.`;
      return [
        { about: tool, message, places: shown.map(({ path, line, origin, wanted }) => ({ path, line, origin, says: wanted ?? '' })) },
      ];
    });
}

/** The versions of services that run as images of a known one, as demands beside those that texts name. */
export function serviceDemands(services: RunIt['services']): Tool[] {
  return services.flatMap(({ name, image, path, line, origin }) => {
    const wanted = /:v?(\d{1,5}(?:\.\d{1,5}){0,2})(?![\d.])/.exec(image?.split('/').at(-1) ?? '')?.[1];
    return wanted === undefined || serviceOfImage(image ?? '') !== name ? [] : [{ tool: name, wanted, path, line, origin }];
  });
}

// The same demand of the same file twice is one.
function unique(tools: readonly Tool[]): Tool[] {
  const known = new Set<string>();
  return tools.slice(0, 200).filter((it) => {
    const key = `${it.path}\0${it.wanted}`;
    return known.has(key) ? false : (known.add(key), true);
  });
}

// What a folder says is also said for the folders below it. Files of CI and of an editor speak for the whole.
function concernEachOther(a: Tool, b: Tool): boolean {
  const [one, other] = [scopeOf(a.path), scopeOf(b.path)];
  return one === other || one === '' || other === '' || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

function scopeOf(path: string): string {
  const folder = folderOf(path);
  return /^\.(?:github|devcontainer|forgejo|gitea)(?:\/|$)/.test(folder) ? '' : folder;
}

/** Lock files of several package managers for one ecosystem other than that of JavaScript in one folder. */
export function lockConflicts(locks: readonly NamedLock[]): Conflict[] {
  const places = new Map<string, NamedLock[]>();
  for (const it of locks.filter((lock) => lock.ecosystem !== 'npm')) {
    const key = `${folderOf(it.path)}\0${it.ecosystem}`;
    places.set(key, [...(places.get(key) ?? []), it]);
  }
  return [...places.values()].flatMap((all) => {
    if (new Set(all.map((it) => it.manager)).size < 2) return [];
    const message = `${all.map((it) => `${it.path} is of ${it.manager}`).join(', ')}.`;
    return [
      {
        about: 'package manager',
        message,
        places: all.map(({ path, manager }) => ({ path, line: null, origin: 'lock file' as const, says: manager })),
      },
    ];
  });
}
