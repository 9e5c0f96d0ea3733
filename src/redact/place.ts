import { isLikelySecret } from './likely.ts';
import { isStandIn } from './made-up.ts';
import type { Range } from './ranges.ts';

/** Where only a secret stands. */
export interface Place {
  /** Looked for first, in small letters. */
  word: string;
  /** Matched at the word, or right behind it. */
  pattern: RegExp;
  behind: boolean;
  /** True when all that it matches is looked through: the same place within it says nothing more. */
  whole?: boolean;
  secrets(match: RegExpExecArray, text: string): Range[];
}

/** The group as a secret under this rule, when `test` says so. */
export function group(rule: string, test: (value: string, match: RegExpExecArray, text: string) => boolean, number = 1): Place['secrets'] {
  return (match, text) => {
    const value = match[number] ?? '';
    if (value === '' || !test(value, match, text)) return [];
    const start = match.index + match[0].lastIndexOf(value);
    return [{ start, end: start + value.length, rule }];
  };
}

/** Any value of three characters but a reference. */
export const notStandIn = (value: string): boolean => !isStandIn(value) && value.length >= 3;

/** A value that would be taken for a password behind that word. */
export const asPassword = (value: string): boolean => isLikelySecret({ kind: 'password', name: 'password', value, quoted: true });
