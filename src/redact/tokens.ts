import type { Range } from './ranges.ts';
import { tokenRules, type TokenRule } from './rules.ts';

/** The vendor tokens in a text. */
export function tokensIn(text: string): Range[] {
  return tokenRules.flatMap((it) => (it.sign.test(text) ? matchesOf(it, text) : []));
}

/** The tokens of one rule. */
export function matchesOf({ rule, pattern }: TokenRule, text: string): Range[] {
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
