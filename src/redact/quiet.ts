import { rangesIn } from './ranges-in.ts';
import { changedPart } from './changed-part.ts';
import { merged, type Range } from './ranges.ts';
import { namesSecretData } from './secret-data.ts';

/** Shorter texts are looked at whole. */
const shortest = 2000;
/** Characters after which a paragraph is cut at the next line. */
const longest = 4000;
/** Paragraphs that are remembered; a history beyond that is only slower. */
const most = 2_000_000;

interface Paragraph {
  start: number;
  end: number;
  hash: number;
}

/**
 * The secrets in the versions of documents, one after another: what was looked at between the same neighbours in an earlier text, and holds
 * no secret, is not looked at again in an older one. Only hashes of paragraphs without a finding are kept, and only in memory.
 */
export function rangesInVersions(): { standing: Finder; older: Finder } {
  const quiet = new Set<number>();
  let before: Looked | null = null;
  return {
    standing(text, path) {
      const ranges = rangesIn(text, path);
      if (!isWhole(text, path)) noteQuiet(partsOf(text), ranges, quiet);
      return ranges;
    },
    older(text, path) {
      if (isWhole(text, path)) return rangesIn(text, path);
      const ranges = (before?.path === path ? rangesSince(before, text, quiet) : null) ?? rangesAmong(text, path, quiet);
      before = { text, path, ranges };
      return ranges;
    },
  };
}

/** A text that was looked at, and what was found in it. */
interface Looked {
  text: string;
  path: string;
  ranges: readonly Range[];
}

/** What is found in `text`, of which only what differs from the text before is looked at; null when a secret reaches into that part. */
function rangesSince(before: Looked, text: string, quiet: Set<number>): Range[] | null {
  const { start: changed, end, endBefore } = changedPart(before.text, text);
  const start = changed <= frontMatterEnd(text) ? 0 : changed;
  const ahead = before.ranges.filter((it) => it.end <= start);
  const behind = before.ranges.filter((it) => it.start >= endBefore);
  const within = before.ranges.filter((it) => it.start >= start && it.end <= endBefore);
  if (ahead.length + behind.length + within.length < before.ranges.length) return null;
  const found = rangesAmong(text.slice(start, end), before.path, quiet);
  return [...ahead, ...found.map((it) => moved(it, start)), ...behind.map((it) => moved(it, end - endBefore))];
}

type Finder = (text: string, path: string) => Range[];

// What a line of data means is told by all of it, wherever the data stand.
const isWhole = (text: string, path: string): boolean =>
  text.length < shortest || !/\.(?:mdx?|mdc|markdown|txt)$/i.test(path) || namesSecretData(text);

/** Paragraphs, and what each is known by together with its neighbours. */
interface Parts {
  paragraphs: readonly Paragraph[];
  keys: readonly number[];
}

function partsOf(text: string): Parts {
  const paragraphs = paragraphsOf(text);
  const keys = paragraphs.map((it, index) => mixed(mixed(paragraphs[index - 1]?.hash ?? 1, it.hash), paragraphs[index + 1]?.hash ?? 2));
  return { paragraphs, keys };
}

function rangesAmong(text: string, path: string, quiet: Set<number>): Range[] {
  const { paragraphs, keys } = partsOf(text);
  const data = frontMatterEnd(text);
  const known = keys.map((it, index) => quiet.has(it) && (paragraphs[index]?.start ?? 0) > data);
  const found: Range[] = [];
  for (const { first, last } of windowsOf(known)) {
    const start = paragraphs[first]?.start ?? 0;
    const part = text.slice(start, paragraphs[last]?.end);
    for (const it of rangesIn(part, path)) found.push(moved(it, start));
  }
  const ranges = merged(found);
  noteQuiet({ paragraphs, keys }, ranges, quiet);
  return ranges;
}

/** Remembers the paragraphs that hold no secret, and whose neighbours hold none. */
function noteQuiet({ paragraphs, keys }: Parts, ranges: readonly Range[], quiet: Set<number>): void {
  const loud = loudOf(paragraphs, ranges);
  keys.forEach((key, index) => {
    const near = loud.has(index - 1) || loud.has(index) || loud.has(index + 1);
    if (!near && quiet.size < most) quiet.add(key);
  });
}

/** Runs of paragraphs to look at: those that are not known, and their neighbours. */
function windowsOf(known: readonly boolean[]): { first: number; last: number }[] {
  const windows: { first: number; last: number }[] = [];
  known.forEach((it, index) => {
    if (it) return;
    const [first, last] = [Math.max(0, index - 1), Math.min(known.length - 1, index + 1)];
    const before = windows.at(-1);
    if (before !== undefined && first <= before.last + 1) before.last = last;
    else windows.push({ first, last });
  });
  return windows;
}

function moved(range: Range, by: number): Range {
  const secret = range.secret === undefined ? {} : { secret: { start: range.secret.start + by, end: range.secret.end + by } };
  return { ...range, start: range.start + by, end: range.end + by, ...secret };
}

/** Paragraphs that a secret touches. */
function loudOf(paragraphs: readonly Paragraph[], ranges: readonly Range[]): Set<number> {
  const loud = new Set<number>();
  let at = 0;
  paragraphs.forEach(({ start, end }, index) => {
    while ((ranges[at]?.end ?? Infinity) <= start) at++;
    if ((ranges[at]?.start ?? Infinity) < end) loud.add(index);
  });
  return loud;
}

/** The paragraphs of a text, each with what it is known by. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  let [one, two] = [seedOne, seedTwo];
  let empty = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two + code, 0x5bd1e995) ^ (two >>> 13);
    if (code !== 10) {
      empty &&= code === 32 || code === 9 || code === 13;
      continue;
    }
    if ((empty && at > start) || at - start > longest) {
      paragraphs.push({ start, end: at + 1, hash: joined(one, two) });
      start = at + 1;
      [one, two] = [seedOne, seedTwo];
    }
    empty = true;
  }
  if (start < text.length) paragraphs.push({ start, end: text.length, hash: joined(one, two) });
  return paragraphs;
}

const [seedOne, seedTwo] = [0x811c9dc5, 0x9747b28c];

/** One whole number of 53 bits out of two of 32. */
const joined = (one: number, two: number): number => (one >>> 0) * 2 ** 21 + ((two >>> 0) & (2 ** 21 - 1));

function mixed(a: number, b: number): number {
  const high = Math.imul(Math.floor(a / 2 ** 21) ^ 0x2545f491, 0x9e3779b1) ^ Math.floor(b / 2 ** 21);
  const low = Math.imul((a % 2 ** 21) ^ (high >>> 11), 0x85ebca6b) ^ (b % 2 ** 21);
  return joined(Math.imul(high ^ (high >>> 15), 0x2c1b3c6d) ^ low, low ^ (high >>> 7));
}

/** Offset of the end of what may be front matter, which is data. */
function frontMatterEnd(text: string): number {
  if (!text.startsWith('---')) return -1;
  const close = text.indexOf('\n---', 3);
  return close === -1 ? -1 : close + 4;
}
