import type { Period } from '../../model/past-search.ts';
import type { Passage } from './block-reader.ts';

/** One text of a document that can be read: empty where the document was deleted. */
export interface Text {
  /** Number of its revision. */
  number: number;
  passages: readonly Passage[];
}

/** A passage that no longer stands, once for all texts that had it. */
export interface Gone {
  words: string;
  /** The newest revision that had it, and where it stood there. */
  last: number;
  anchor: string;
  /** Oldest first: one that came back stood twice. */
  periods: readonly Period[];
}

/** A passage with the texts that have it, by their order. */
interface Held {
  words: string;
  isLine: boolean;
  anchor: string;
  /** Its place in the newest of them. */
  place: number;
  spans: { from: number; to: number }[];
}

/** What stood in `texts`, oldest first, and is not among the words of the text that stands. Lines of code that came and went together are one. */
export function goneOf(texts: Iterable<Text>, standing: ReadonlySet<string>): Gone[] {
  const held = new Map<string, Held>();
  const numbers: number[] = [];
  for (const { number, passages } of texts) {
    const at = numbers.push(number) - 1;
    for (const [place, passage] of passages.entries()) if (!standing.has(passage.words)) hold(held, passage, place, at);
  }
  return together([...held.values()].toSorted(inPlace)).map(({ words, anchor, spans }) => ({
    words,
    anchor,
    last: numbers[lastOf(spans)] ?? 0,
    periods: spans.map((it) => periodOf(it, numbers)),
  }));
}

function hold(held: Map<string, Held>, { words, isLine, anchor }: Passage, place: number, at: number): void {
  const known = held.get(words);
  if (known === undefined) {
    // A copy: a part of a text would keep the whole of it.
    const own = Buffer.from(words).toString();
    held.set(own, { words: own, isLine, anchor, place, spans: [{ from: at, to: at }] });
    return;
  }
  const span = known.spans.at(-1);
  if (span?.to === at) return;
  Object.assign(known, { isLine, anchor, place });
  if (span?.to === at - 1) span.to = at;
  else known.spans.push({ from: at, to: at });
}

const lastOf = (spans: Held['spans']): number => spans.at(-1)?.to ?? 0;

const inPlace = (a: Held, b: Held): number => lastOf(a.spans) - lastOf(b.spans) || a.place - b.place;

/** Neighbouring lines with the same periods as one passage. */
function together(all: readonly Held[]): Held[] {
  const groups: Held[][] = [];
  for (const it of all) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (before !== undefined && areNeighbours(before, it)) group?.push(it);
    else groups.push([it]);
  }
  return groups.flatMap(([first, ...more]) =>
    first === undefined ? [] : [more.length === 0 ? first : { ...first, words: [first, ...more].map((it) => it.words).join('\n') }],
  );
}

function areNeighbours(one: Held, other: Held): boolean {
  return (
    one.isLine &&
    other.isLine &&
    one.place + 1 === other.place &&
    one.spans.length === other.spans.length &&
    one.spans.every(({ from, to }, index) => from === other.spans[index]?.from && to === other.spans[index]?.to)
  );
}

function periodOf({ from, to }: { from: number; to: number }, numbers: readonly number[]): Period {
  const [first = 0, last = 0, until = null] = [numbers[from], numbers[to], numbers[to + 1]];
  return { first, last, until, longer: first !== (numbers[from - 1] ?? 0) + 1 || until !== last + 1 };
}
