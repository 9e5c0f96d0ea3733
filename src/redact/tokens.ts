import type { Range } from './ranges.ts';
import { tokenRules, type TokenRule } from './rules.ts';
import type { View } from './view.ts';

/** The vendor tokens in a text. */
export function tokensIn(text: string): Range[] {
  return tokenRules.flatMap((it) => (it.sign.test(text) ? matchesOf(it, text) : []));
}

/** The vendor tokens in a view, in its own offsets. Where markup was left out a token may begin and end, whatever stands beside it. */
export function tokensInView(view: View): Range[] {
  const { text } = view;
  const apart = apartFromWords(view);
  const isJoint = ({ end }: Range): boolean => view.startOf(end) > view.endOf(end);
  return [
    ...tokensIn(text),
    ...(apart === text ? [] : tokensIn(apart)),
    ...openRules.flatMap((it) => (it.sign.test(apart) ? matchesOf(it, apart).filter(isJoint) : [])),
  ];
}

/** The tokens of one rule. */
export function matchesOf({ rule, pattern }: Pick<TokenRule, 'rule' | 'pattern'>, text: string): Range[] {
  const ranges: Range[] = [];
  for (const match of text.matchAll(pattern)) {
    const token = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(token);
    if (!isPlaceholder(token)) ranges.push({ start, end: start + token.length, rule });
  }
  return ranges;
}

/** Made to be replaced, such as `ghp_xxxx…`: a token somebody could use has more than a few different characters. */
function isPlaceholder(token: string): boolean {
  return token.includes('EXAMPLE') || new Set(token.slice(-24)).size < 8;
}

/** The text with a space for the last character of a word that markup parts from a token. */
function apartFromWords({ text, startOf, endOf }: View): string {
  let apart = '';
  let from = 0;
  for (const { index } of text.matchAll(beginsInWord)) {
    if (startOf(index) === endOf(index)) continue;
    apart += `${text.slice(from, index - 1)} `;
    from = index;
  }
  return apart + text.slice(from);
}

const beginsInWord = /(?<=[A-Za-z0-9])(?:gh[opusr]_|github_pat_|gl[a-z]{2,6}-|A(?:KIA|SIA|BIA|CCA)|xox[a-z][.-]|xapp-|sk-)/g;
const notBefore = /\(\?!\[[^\]]*\]\)/g;
const openRules = tokenRules
  .filter(({ pattern }) => pattern.source.search(notBefore) >= 0)
  .map((it) => ({ ...it, pattern: new RegExp(it.pattern.source.replace(notBefore, ''), it.pattern.flags) }));
