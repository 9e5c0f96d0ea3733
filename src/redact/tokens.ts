import { eachHit, finderOf, type Hits, type Word } from './finder.ts';
import { isMadeUp } from './made-up.ts';
import type { Range } from './ranges.ts';
import { tokenRules, type TokenRule } from './rules.ts';
import type { View } from './view.ts';
import { isWordLike } from './word-like.ts';

/** The vendor tokens in a text, each to the end of the characters it may be made of, however long its vendor's are known to be. */
export function tokensIn(text: string, hits: Hits = hitsIn(text)): Range[] {
  return placesByRule(hits).flatMap(({ rule: { rule, pattern, atKeyword }, places }) =>
    toTheEnd(atKeyword === null ? matchesOf(rule, pattern, text) : matchesAt(rule, atKeyword, text, places), text),
  );
}

/** The tokens of one rule with what follows directly: a longer one than the known ones would stay open in part. */
function toTheEnd(ranges: readonly Range[], text: string): Range[] {
  let done = 0;
  return ranges.map((it) => {
    if (it.end > done) {
      done = it.end;
      // Piece by piece: a pattern that takes megabytes at once may run out of the room that it can go back in.
      for (rest.lastIndex = done; rest.test(text);) done = rest.lastIndex;
    }
    return { ...it, end: done };
  });
}

/** The vendor tokens in a view, in its own offsets. Where markup was left out a token may begin and end, whatever stands beside it. */
export function tokensInView(view: View): Range[] {
  const { text } = view;
  const hits = hitsIn(text);
  if (view.isSource) return tokensIn(text, hits);
  const apart = apartFromWords(view, hits);
  const isJoint = ({ end }: Range): boolean => view.startOf(end) > view.endOf(end);
  return [
    ...tokensIn(text, hits),
    ...(apart === text ? [] : tokensIn(apart)),
    ...rulesOf(apart === text ? hits : hitsIn(apart)).flatMap((it) =>
      it.open === it.pattern ? [] : matchesOf(it.rule, it.open, apart).filter(isJoint),
    ),
  ];
}

/** Whether something in the text is made as a token, whatever stands around it. Costs a small part of looking for the tokens. */
export function mayHoldToken(text: string): boolean {
  const tried = new Set<TokenRule>();
  let holds = false;
  find(text, (at, index) => {
    const rule = holds ? undefined : tokenRules[ruleAt[index] ?? 0];
    if (rule === undefined) return;
    const { core, coreAtKeyword, loose } = rule;
    if (coreAtKeyword !== null) {
      coreAtKeyword.lastIndex = at;
      holds = coreAtKeyword.test(text);
    } else if (!tried.has(rule)) {
      tried.add(rule);
      holds = loose || core.test(text);
    }
  });
  return holds;
}

const rulesOf = (hits: Hits): TokenRule[] => placesByRule(hits).map((it) => it.rule);

function hitsIn(text: string): Hits {
  const hits: number[] = [];
  find(text, (at, index) => hits.push(at, index));
  return hits;
}

/** Where keywords of each rule stand, in the order of the table. */
function placesByRule(hits: Hits): { rule: TokenRule; places: readonly number[] }[] {
  const found = new Map<number, number[]>();
  eachHit(hits, (at, index) => {
    const rule = ruleAt[index] ?? 0;
    const places = found.get(rule);
    if (places === undefined) found.set(rule, [at]);
    else places.push(at);
  });
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([index, places]) => {
      const rule = tokenRules[index];
      return rule === undefined ? [] : [{ rule, places }];
    });
}

/** The tokens a pattern finds that begin at one of the places. */
function matchesAt(rule: string, pattern: RegExp, text: string, places: readonly number[]): Range[] {
  return places.flatMap((start) => {
    pattern.lastIndex = start;
    const token = pattern.exec(text)?.[0];
    return token === undefined || isNoToken(token) ? [] : [{ start, end: start + token.length, rule, certain: true }];
  });
}

/** The tokens a pattern finds. */
export function matchesOf(rule: string, pattern: RegExp, text: string): Range[] {
  const ranges: Range[] = [];
  for (const match of text.matchAll(pattern)) {
    const token = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(token);
    if (!isNoToken(token)) ranges.push({ start, end: start + token.length, rule, certain: true });
  }
  return ranges;
}

/** True for an example, and for words joined by hyphens that happen to begin like a token. */
function isNoToken(token: string): boolean {
  return isMadeUp(token) || (!/\d/.test(token) && isWordLike(token));
}

/** The text with a space for the last character of a word that markup parts from a token. */
function apartFromWords({ text, startOf, endOf }: View, hits: Hits): string {
  const joints: number[] = [];
  eachHit(hits, (at) => {
    if (at > 0 && at !== joints.at(-1) && wordEnd.test(text.charAt(at - 1)) && startOf(at) !== endOf(at)) joints.push(at);
  });
  let apart = '';
  let from = 0;
  for (const at of joints) {
    apart += `${text.slice(from, at - 1)} `;
    from = at;
  }
  return apart + text.slice(from);
}

const keywords = tokenRules.flatMap((it, rule) => it.keywords.map((word) => ({ word, rule })));
const ruleAt = keywords.map(({ rule }) => rule);
/** The keywords of all rules. */
export const tokenWords: readonly Word[] = keywords.map(({ word }) => ({ word, exact: true }));
const find = finderOf(tokenWords);
const wordEnd = /[A-Za-z0-9]/;
const rest = /[_-]{0,2}[A-Za-z0-9]{1,1000}/y;
