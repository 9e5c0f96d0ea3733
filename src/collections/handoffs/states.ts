import { firstSentence } from '../../headings/sentence.ts';
import { languages, listOf, tight } from '../../headings/lexicon.ts';
import { entriesOf } from '../../headings/table.ts';
import { isEastAsian, wordsOf } from '../../headings/words.ts';
import type { Handoff } from './schema.ts';

type State = NonNullable<Handoff['status']>['state'];

/** What the words of a status come to; `unknown` when they do not plainly name the state of the work. */
export function stateOf(words: string): State {
  const said = (words.length <= longestStatus ? words : firstSentence(words)).replace(version, 'version');
  const sign = signs.find(([pattern]) => pattern.test(words))?.[1];
  if (said.length > longestStatus) return sign ?? 'unknown';
  const found = withoutResolved([...clausesOf(said).flatMap(statesIn), ...(isEastAsian(said) ? runsIn(tight(said)) : [])]);
  const hard = found.find((it) => isTrouble(it.state));
  return hard && sign !== 'done' ? hard.state : (sign ?? found[0]?.state ?? 'unknown');
}

/** A word of a state, or one that says a trouble is over. */
interface Seen {
  state: State | 'over';
  /** Place among all words of the status, or among all characters of one without spaces. */
  at: number;
  /** Place behind it. */
  end: number;
}

/** The states that still hold: a trouble that is said to be over is none, and the words that say so are no state of the work. */
function withoutResolved(seen: readonly Seen[]): { state: State }[] {
  const sorted = seen.toSorted((a, b) => a.at - b.at);
  const over = sorted.filter((it) => it.state === 'over');
  const isOver = (it: Seen): boolean => isTrouble(it.state) && over.some((later) => later.at > it.at);
  const troubled = (at: number): boolean => sorted.some((it) => isTrouble(it.state) && it.at < at);
  return sorted.flatMap((it) => {
    const ends = over.some((same) => it.at >= same.at && it.at < same.end) && troubled(it.at);
    return it.state === 'over' || isOver(it) || ends ? [] : [{ state: it.state }];
  });
}

const isTrouble = (state: Seen['state']): boolean => state === 'blocked' || state === 'broken';

interface Clause {
  words: string[];
  /** Number of words before it. */
  before: number;
}

function clausesOf(text: string): Clause[] {
  let before = 0;
  return text.split(clause).map((it) => {
    const words = wordsOf(it);
    before += words.length;
    return { words, before: before - words.length };
  });
}

/** The states a clause names and does not deny. */
function statesIn({ words, before }: Clause): Seen[] {
  const seen: Seen[] = [];
  for (const [at, word] of words.entries()) {
    for (const { words: wanted, place, state } of byFirstWord.get(word) ?? []) {
      if (!wanted.every((it, i) => words[at + i] === it)) continue;
      if ((place !== 'anywhere' && at > 0) || (place === 'whole' && wanted.length !== words.length)) continue;
      // "Blocked" is the word at hand when a negation stands anywhere before it: "nothing at all is blocked".
      const denying = isTrouble(state) || state === 'over' ? words.slice(0, at) : words.slice(Math.max(0, at - 3), at);
      if (!denying.some((it) => notStates.words.has(it))) seen.push({ state, at: before + at, end: before + at + wanted.length });
    }
  }
  return seen;
}

function runsIn(text: string): Seen[] {
  return stateRuns.flatMap(({ text: run, state }) => {
    const at = text.indexOf(run);
    return at < 0 || notStates.runs.some((it) => text.slice(0, at).endsWith(it)) ? [] : [{ state, at, end: at + run.length }];
  });
}

// A longer text tells of many things; what state the work is in it no longer says in a word.
const longestStatus = 120;
// The 0 of 0.7.0 denies nothing.
const version = /\d+(?:\.\d+)+/g;
const clause = /[,;:!?。，；、](?:\s|$)?|\.(?:\s|$)|\s[—–-]+\s|[()（）·|]|\bbut\b|\baber\b|\bpero\b|\bmais\b/;
const signs: readonly [RegExp, State][] = [
  [/^\s*(?:🔴|❌|⛔|🛑)/u, 'blocked'],
  [/^\s*(?:✅|☑|✔)/u, 'done'],
  [/^\s*(?:⏳|🚧|🔄|🟡)/u, 'in-progress'],
];
const notStates = listOf((table) => entriesOf(table.notStates));

type Place = 'anywhere' | 'start' | 'whole';
const places: Readonly<Record<string, Place>> = { '^': 'start', '=': 'whole' };

const written = languages.flatMap(({ states, resolutions }) =>
  ([...Object.entries(states), ['over', resolutions]] as [Seen['state'], string][]).flatMap(([state, list]) =>
    entriesOf(list).map((entry) => {
      const place = places[entry.charAt(0)] ?? 'anywhere';
      return { state, place, text: place === 'anywhere' ? entry : entry.slice(1) };
    }),
  ),
);
const stateRuns = written.filter((it) => isEastAsian(it.text)).map(({ state, text }) => ({ state, text: tight(text) }));
const byFirstWord = Map.groupBy(
  written.filter((it) => !isEastAsian(it.text)).map(({ state, place, text }) => ({ state, place, words: wordsOf(text) })),
  (it) => it.words[0] ?? '',
);
