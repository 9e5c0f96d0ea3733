// The package as a whole starts what nothing here needs, which no bundler can leave out.
import { diffArrays } from 'diff/lib/diff/array.js';
import { increasing } from './increasing.ts';

/** Which of two lists of numbers belong together, in the order of both. */
export interface Alignment {
  /** For each place in the first list the place in the second; -1 where none belongs to it. */
  partners: Int32Array;
  /** True where a stretch was too different to be looked at within the limit: nothing in it belongs together then. */
  coarse: boolean;
  /** Comparisons made, which a limit holds down. */
  steps: number;
}

/** Parts of two lists that lie between others that are known to belong together. */
interface Stretch {
  from: number;
  to: number;
  otherFrom: number;
  otherTo: number;
}

/**
 * What two lists have in common: first what occurs once in both, then the shortest way from one to the other in between. Takes about
 * `limit` steps at most, and time in proportion to the lists beside these.
 */
export function align(before: readonly number[], after: readonly number[], limit: number): Alignment {
  const found: Alignment = { partners: new Int32Array(before.length).fill(-1), coarse: false, steps: 0 };
  const rest = trimmed(before, after, { from: 0, to: before.length, otherFrom: 0, otherTo: after.length }, found);
  let { from, otherFrom } = rest;
  for (const [place, other] of increasing(onceInBoth(before, after, rest))) {
    found.partners[place] = other;
    alignStretch(before, after, { from, to: place, otherFrom, otherTo: other }, limit, found);
    [from, otherFrom] = [place + 1, other + 1];
  }
  alignStretch(before, after, { from, to: rest.to, otherFrom, otherTo: rest.otherTo }, limit, found);
  return found;
}

/** The same without the first step, which suits words: one that occurs once may still stand there by chance. */
export function alignShortest(before: readonly number[], after: readonly number[], limit: number): Alignment {
  const found: Alignment = { partners: new Int32Array(before.length).fill(-1), coarse: false, steps: 0 };
  alignStretch(before, after, { from: 0, to: before.length, otherFrom: 0, otherTo: after.length }, limit, found);
  return found;
}

function alignStretch(before: readonly number[], after: readonly number[], whole: Stretch, limit: number, found: Alignment): void {
  const { from, to, otherFrom, otherTo } = trimmed(before, after, whole, found);
  if (from === to || otherFrom === otherTo) return;
  // What the other side does not have at all needs no search, and is most of what a rewritten text consists of.
  const places = occurringIn(before, from, to, new Set(after.slice(otherFrom, otherTo)));
  const others = occurringIn(after, otherFrom, otherTo, new Set(before.slice(from, to)));
  if (places.length === 0 || others.length === 0) return;
  const left = limit - found.steps;
  const most = left <= 0 ? 0 : Math.floor(Math.min(Math.sqrt(left), left / (places.length + others.length)));
  const changes = diffArrays(
    places.map((it) => before[it]),
    others.map((it) => after[it]),
    { maxEditLength: most, comparator: (one, other) => ++found.steps > 0 && one === other },
  );
  // Without any step left, not even whether both are the same is known.
  if (changes === undefined || most === 0) {
    found.coarse = true;
    return;
  }
  let [place, other] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let i = 0; i < count; i++) found.partners[places[place + i] ?? 0] = others[other + i] ?? -1;
    if (!added) place += count;
    if (!removed) other += count;
  }
}

/** The stretch without what it begins and ends with on both sides, which is noted as found. */
function trimmed(before: readonly number[], after: readonly number[], whole: Stretch, { partners }: Alignment): Stretch {
  let { from, to, otherFrom, otherTo } = whole;
  while (from < to && otherFrom < otherTo && before[from] === after[otherFrom]) partners[from++] = otherFrom++;
  while (from < to && otherFrom < otherTo && before[to - 1] === after[otherTo - 1]) partners[--to] = --otherTo;
  return { from, to, otherFrom, otherTo };
}

function occurringIn(list: readonly number[], from: number, to: number, wanted: ReadonlySet<number>): number[] {
  const places: number[] = [];
  for (let place = from; place < to; place++) if (wanted.has(list[place] ?? -1)) places.push(place);
  return places;
}

/** Places of what occurs exactly once in both parts. */
function onceInBoth(before: readonly number[], after: readonly number[], { from, to, otherFrom, otherTo }: Stretch): [number, number][] {
  const others = placesOfSingles(after, otherFrom, otherTo);
  const pairs: [number, number][] = [];
  for (const [value, place] of placesOfSingles(before, from, to)) {
    const other = others.get(value) ?? -1;
    if (place >= 0 && other >= 0) pairs.push([place, other]);
  }
  return pairs;
}

/** Where each value stands; -1 for one that stands in several places. In the order of the list. */
function placesOfSingles(list: readonly number[], from: number, to: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let place = from; place < to; place++) places.set(list[place] ?? -1, places.has(list[place] ?? -1) ? -1 : place);
  return places;
}
