import { plainText } from '../../markdown/text.ts';
import { cut, firstSentence } from './cut.ts';
import { firstOf, type Facts } from './facts.ts';
import { languages, listOf, tight } from './headings/lexicon.ts';
import { entriesOf } from './headings/table.ts';
import { isEastAsian, wordsOf } from './headings/words.ts';
import { markOf } from './marks.ts';
import type { Node } from './node.ts';
import type { Handoff } from './schema.ts';

type Status = NonNullable<Handoff['status']>;

const longestWords = 200;

/** The status the handoff gives: a named value first, else the first sentence of the section about it. */
export function statusOf(facts: Facts, nodes: readonly Node[]): Status | null {
  for (const list of [facts.front, facts.top, facts.inside]) {
    const found = firstOf(list, ['status']);
    if (found) return { words: cut(found.value, longestWords), state: stateOf(found.value), line: found.line };
  }
  for (const node of nodes) {
    const found = !node.prior && node.class === 'status' && node.acts === 'status' ? firstTextOf(node) : null;
    if (found) return found;
  }
  return null;
}

function firstTextOf({ blocks, shift }: Node): Status | null {
  for (const block of blocks) {
    const inner = block.type === 'blockquote' ? block.children[0] : block.type === 'list' ? block.children[0]?.children[0] : block;
    if (inner?.type !== 'paragraph') continue;
    const text = plainText(inner);
    if (text === '' || markOf(text, null).mark !== null) return null;
    const words = firstSentence(text);
    const line = (inner.position?.start.line ?? 1) + shift;
    return { words: cut(words, longestWords), state: words.length <= 120 ? stateOf(words) : 'unknown', line };
  }
  return null;
}

/** What the words of a status come to; `unknown` when they name no state. */
export function stateOf(words: string): Status['state'] {
  const found = statesIn(words).filter((it) => !it.negated);
  const hard = found.find((it) => it.state === 'blocked' || it.state === 'broken');
  const sign = signs.find(([pattern]) => pattern.test(words))?.[1];
  if (hard && sign !== 'done') return hard.state;
  const first = found[0]?.state;
  return sign ?? first ?? 'unknown';
}

interface Seen {
  state: Status['state'];
  at: number;
  negated: boolean;
}

function statesIn(text: string): Seen[] {
  const words = wordsOf(text.slice(0, 400));
  const seen: Seen[] = [];
  for (const [at, word] of words.entries()) {
    for (const phrase of byFirstWord.get(word) ?? []) {
      if (!phrase.words.every((it, i) => words[at + i] === it)) continue;
      const before = words.slice(Math.max(0, at - (phrase.state === 'done' ? 2 : 1)), at);
      seen.push({ state: phrase.state, at, negated: before.some((it) => notStates.words.has(it)) });
    }
  }
  if (isEastAsian(text)) for (const it of runsIn(tight(text))) seen.push(it);
  return seen.sort((a, b) => a.at - b.at);
}

function runsIn(text: string): Seen[] {
  return stateRuns.flatMap(({ text: run, state }) => {
    const at = text.indexOf(run);
    return at < 0 ? [] : [{ state, at, negated: notStates.runs.some((it) => text.slice(0, at).endsWith(it)) }];
  });
}

const signs: readonly [RegExp, Status['state']][] = [
  [/🔴|❌|⛔|🛑/u, 'blocked'],
  [/✅|☑|✔/u, 'done'],
  [/⏳|🚧|🔄|🟡/u, 'in-progress'],
];
const notStates = listOf((table) => entriesOf(table.notStates));

const written = languages.flatMap(({ states }) =>
  (Object.entries(states) as [Status['state'], string][]).flatMap(([state, words]) => entriesOf(words).map((text) => ({ state, text }))),
);
const stateRuns = written.filter((it) => isEastAsian(it.text)).map(({ state, text }) => ({ state, text: tight(text) }));
const byFirstWord = Map.groupBy(
  written.filter((it) => !isEastAsian(it.text)).map(({ state, text }) => ({ state, words: wordsOf(text) })),
  (it) => it.words[0] ?? '',
);
