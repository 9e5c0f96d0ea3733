/** A past text that is asked for: where the names of those that there are lie, and its number. */
interface Asked {
  /** Address of the list of all revisions, from the root of the site, without a slash before it. */
  list: string;
  number: number;
}

/** What an address without a page asks for, when it is one of a past text; `path` counts from the root of the site. */
export function askedVersion(path: string): Asked | null {
  const [, list, number] =
    /^((?:[^/]+\/)+v\/)(\d{1,6})(?:-[0-9a-f]{4,40})?(?:\/(?:change|to-current))?(?:\/|\/index\.html)?$/.exec(path) ?? [];
  return list === undefined || number === undefined ? null : { list, number: Number(number) };
}

/** Of `names` (`7-4f2a9c1`), that of the number that is nearest; null when there is none. */
export function nearestVersion(names: readonly string[], number: number): string | null {
  const far = (name: string): number => Math.abs(Number.parseInt(name, 10) - number);
  return names.reduce<string | null>((best, it) => (best === null || far(it) < far(best) ? it : best), null);
}
