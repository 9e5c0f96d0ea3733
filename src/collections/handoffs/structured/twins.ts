import type { Sibling } from '../../../model/collection.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Handoff } from '../schema.ts';
import { isData } from './names.ts';

type It = Sibling<Handoff>;

/** Standing handoffs that say the same thing of two days: which of the two is current, a reader cannot know. */
export function staleTwins(records: readonly It[]): Problem[] {
  return pairsOf(records.filter((it) => !it.deleted)).flatMap(([a, b]) => older(a, b));
}

/** The same pairs, the older one first: by the days they give, or those of their commits. */
export function newerOf(records: readonly It[]): [It, It][] {
  return pairsOf(records).flatMap(([a, b]): [It, It][] => {
    const [first, second] = [momentOf(a), momentOf(b)];
    if (first === null || second === null || first.day === second.day) return [];
    return first.day < second.day ? [[a, b]] : [[b, a]];
  });
}

/** Handoffs as data, each with those beside it that have its name. */
function pairsOf(records: readonly It[]): [It, It][] {
  return [...Map.groupBy(records, (it) => placeOf(it.path)).values()].flatMap((its) => {
    const data = its.filter((it) => isData(it.path));
    return data.flatMap((it) =>
      its.filter((other) => other !== it && !(isData(other.path) && other.path < it.path)).map((other): [It, It] => [it, other]),
    );
  });
}

/** Folder and name without ending: `HANDOFF.json` and `HANDOFF.md` share it. The two files of GSD share it wherever they lie. */
function placeOf(path: string): string {
  const name = path.replace(/\.\w+$/, '').toLowerCase();
  return gsd.test(name) ? name.replace(gsd, '.planning/handoff') : name;
}

function older(a: It, b: It): Problem[] {
  const [first, second] = [momentOf(a), momentOf(b)];
  if (first === null || second === null || first.day === second.day) return [];
  const [old, current] = first.day < second.day ? [a, b] : [b, a];
  const [oldDay, currentDay] = first.day < second.day ? [first.day, second.day] : [second.day, first.day];
  return [
    {
      code: 'HO708',
      path: old.path,
      line: null,
      column: null,
      message: `This handoff is of ${oldDay}, and ${current.path} is of ${currentDay}: nothing says which one is current.`,
      fix: 'Delete the one that is no longer true, or write both at the same time.',
    },
  ];
}

function momentOf({ data: { date } }: It): { day: string } | null {
  return date?.date ? { day: date.date } : null;
}

const gsd = /(?<![^/])(?:\.planning\/)?(?:\.continue-here)$/;
