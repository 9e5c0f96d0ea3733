import { languages, tight } from './lexicon.ts';
import { entriesOf, sectionClasses, type SectionClass } from './table.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** Where in a heading a phrase must stand. */
type Place = 'anywhere' | 'start' | 'whole';

/** A phrase of a language with spaces. */
export interface Phrase {
  words: readonly string[];
  place: Place;
  class: SectionClass;
  /** Place of the class in the order of the match. */
  rank: number;
}

/** A phrase of Chinese, Japanese or Korean, without spaces. */
export interface Run {
  text: string;
  class: SectionClass;
  rank: number;
}

/** Phrases by their first word. */
export const phrases = new Map<string, Phrase[]>();
/** Phrases that count before all others, by their first word. */
export const firstPhrases = new Map<string, Phrase[]>();
/** Runs by their first character. */
export const runs = new Map<string, Run[]>();
/** Runs that count before all others. */
export const firstRuns: Run[] = [];

const places: Readonly<Record<string, Place>> = { '^': 'start', '=': 'whole' };

for (const { classes } of languages) {
  for (const [rank, name] of sectionClasses.entries()) for (const entry of entriesOf(classes[name])) add(entry, name, rank);
}

function add(entry: string, name: SectionClass, rank: number): void {
  const mark = entry.charAt(0);
  const place = places[mark] ?? 'anywhere';
  const first = mark === '!';
  const written = first || place !== 'anywhere' ? entry.slice(1) : entry;
  if (isEastAsian(written.charAt(0))) {
    const text = tight(written);
    const run = { text, class: name, rank };
    if (first) firstRuns.push(run);
    else push(runs, text.charAt(0), run);
  } else {
    const words = wordsOf(written);
    push(first ? firstPhrases : phrases, words[0] ?? '', { words, place, class: name, rank });
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
