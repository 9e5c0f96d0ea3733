import { once } from '../../model/once.ts';
import { beginsWithKeyword, keywordsOf, sampleOf, sourceOf, type Shape } from '../shapes.ts';

/** One kind of token that a vendor gives out and that tells by itself what it is. */
export interface TokenRule {
  /** What is shown instead of the token. */
  rule: string;
  /** Month from which the form is known. */
  asOf: string;
  /** Looked for first: a text that holds none of these, as they are written here, holds no token of this rule. */
  keywords: readonly string[];
  /** The token; group 1 when only a part of the match is secret. Every pattern takes time in proportion to the text. */
  pattern: RegExp;
  /** The same, tried at a keyword alone; null for tokens that may begin before it. */
  atKeyword: RegExp | null;
  /** The same where markup may stand between the token and what follows. */
  open: RegExp;
  /** The same whatever stands around it. */
  core: RegExp;
  /** The same, tried at a keyword alone; null where `atKeyword` is. */
  coreAtKeyword: RegExp | null;
  /** True when the keyword alone is reason to look closely, because anything may stand between it and what is secret. */
  loose: boolean;
  /** Texts in which the rule finds something; made up, in the shape of the vendor's own, and put together so that no file holds one. */
  hits: readonly string[];
  /** Texts that look like one and are none. */
  misses: readonly string[];
}

interface More {
  hits?: readonly string[];
  misses?: readonly string[];
}

/** A rule for tokens of these shapes. A session's hook loads all rules and meets few of their keywords, so the rest is made when it is asked for. */
export function shaped(rule: string, shapes: readonly Shape[], more: More = {}): TokenRule {
  const core = once(() => shapes.map((it) => sourceOf(it)).join('|'));
  const limited = once(() => shapes.map((it) => sourceOf(it) + (it.endsWith('$') ? notBeforeWord : '')).join('|'));
  const begins = once(() => shapes.every(beginsWithKeyword));
  const made = {
    pattern: once(() => new RegExp(`${notBehindWord}(?:${limited()})`, 'g')),
    atKeyword: once(() => (begins() ? new RegExp(`${notBehindWord}(?:${limited()})`, 'y') : null)),
    open: once(() => new RegExp(`${notBehindWord}(?:${core()})`, 'g')),
    core: once(() => new RegExp(core())),
    coreAtKeyword: once(() => (begins() ? new RegExp(core(), 'y') : null)),
    hits: once(() => [...shapes.map((it) => sampleOf(it)), ...(more.hits ?? [])]),
    misses: once(() => [...shapes.flatMap((it) => [sampleOf(it, 'x'), `a${sampleOf(it)}`]), ...(more.misses ?? [])]),
  };
  return {
    rule,
    asOf,
    keywords: [...new Set(shapes.flatMap(keywordsOf))],
    loose: false,
    get pattern() {
      return made.pattern();
    },
    get atKeyword() {
      return made.atKeyword();
    },
    get open() {
      return made.open();
    },
    get core() {
      return made.core();
    },
    get coreAtKeyword() {
      return made.coreAtKeyword();
    },
    get hits() {
      return made.hits();
    },
    get misses() {
      return made.misses();
    },
  };
}

/** A rule with a pattern of its own, for forms that are more than a shape. */
export function written(rule: string, keywords: readonly string[], source: string, examples: Required<More>): TokenRule {
  const open = source.replaceAll(notBeforeWord, '');
  return {
    rule,
    asOf,
    keywords,
    pattern: new RegExp(source, 'g'),
    atKeyword: null,
    open: new RegExp(open, 'g'),
    core: new RegExp(open.replaceAll(notBehindWord, '')),
    coreAtKeyword: null,
    loose: /[^\\]\([^?]/.test(source) || source.includes('hooks'),
    ...examples,
  };
}

const asOf = '2026-11';
/** Not within a word, but right behind the escapes of a line end or a tab, and behind a percent sign with its digits. */
export const notBehindWord = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`;
export const notBeforeWord = '(?![A-Za-z0-9])';

/** Made-up characters for examples. */
export const lower = 'q7m2x9k4w8c3v6b1n5z0';
export const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
export const hex = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
