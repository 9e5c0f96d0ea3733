/** What a piece of raw HTML is when it is no more than comments. */
export type Comments = 'closed' | 'unclosed' | null;

/** Whether a piece of raw HTML is nothing but comments, as a browser reads them (`<!-->` is a whole comment); null when it is more. */
export function commentsIn(html: string): Comments {
  let at = skipSpace(html, 0);
  while (at < html.length) {
    if (!html.startsWith('<!--', at) || html.startsWith('<!-->', at) || html.startsWith('<!--->', at)) return null;
    const end = html.indexOf('-->', at + 4);
    if (html.slice(at, end < 0 ? html.length : end).includes('--!>')) return null;
    if (end < 0) return 'unclosed';
    at = skipSpace(html, end + 3);
  }
  return 'closed';
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** Counts, by name, the elements that these tags leave open; ends that may be left out are not counted. */
export function countOpen(html: string, open: Map<string, number>): void {
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase();
    if (!endIsOptional.has(name)) open.set(name, Math.max(0, (open.get(name) ?? 0) + (slash ? -1 : 1)));
  }
}

/** Whether HTML holds something that can run, load or send something. */
export const holdsActiveHtml = (html: string): boolean => active.test(html);

/**
 * HTML without the elements that make a parser read on differently (scripts, styles, other languages, text-only elements), so that
 * one of them left open cannot swallow the rest of the document. Scripts and styles go with what they hold, of the others the words stay.
 * This is for the words only: safety rests on what is done with the parsed tree afterwards.
 */
export function withoutSwallowers(html: string): string {
  let kept = '';
  let from = 0;
  const unclosed = new Set<string>();
  swallower.lastIndex = 0;
  for (let found = swallower.exec(html); found; found = swallower.exec(html)) {
    kept += html.slice(from, found.index);
    from = swallower.lastIndex;
    const name = (found[2] ?? '').toLowerCase();
    if (found[1] === '/' || !withContent.has(name) || unclosed.has(name)) continue;
    const close = new RegExp(`</${name}\\s*>`, 'gi');
    close.lastIndex = from;
    if (close.test(html)) from = swallower.lastIndex = close.lastIndex;
    else unclosed.add(name);
  }
  return kept + html.slice(from);
}

/**
 * Where among siblings stand those that an element such as a script holds, when Markdown has split it into its tags and its words.
 * `values` are the siblings in their order: HTML as written, null for all else. One that is left open in its parent holds none of them.
 */
export function heldByActive(values: readonly (string | null)[]): Set<number> {
  const held = new Set<number>();
  const unclosed = new Set<string>();
  for (let at = 0; at < values.length; at++) {
    const name = opensContent.exec(values[at] ?? '')?.[1]?.toLowerCase();
    if (name === undefined || unclosed.has(name)) continue;
    const close = new RegExp(`^</${name}\\s*>`, 'i');
    const end = values.findIndex((it, index) => index > at && it !== null && close.test(it));
    if (end < 0) unclosed.add(name);
    else while (++at < end) held.add(at);
  }
  return held;
}

const endIsOptional = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(' '),
);
// Only what a browser would act on: prompts for agents are full of tags such as `<meta>`, `<template>` and `<form>` that are mere brackets.
const active =
  /<\/?(?:script|style|iframe|object|embed|frameset|audio|video)\b|<(?:meta\s[^<>]*http-equiv|base\s[^<>]*href|link\s[^<>]*href)/i;
// A value between quotes may hold the sign that ends a tag.
const attributes = String.raw`(?:=\s*(?:"[^"]{0,4000}"|'[^']{0,4000}')|[^<>])*`;
const swallower = new RegExp(
  `<(/?)(script|style|iframe|object|svg|math|title|xmp|noembed|noframes|noscript|plaintext|template|select|textarea|frameset)\\b${attributes}>?`,
  'gi',
);
const withContent = new Set(['script', 'style', 'iframe', 'object']);
const opensContent = /^<(script|style|iframe|object)\b(?![\s\S]*<\/\1)/i;
