import { withoutSigns } from './words.ts';

/** A heading without what does not count: the words at its start, and those behind a dash, colon, comma or in brackets. */
export interface HeadingParts {
  head: string;
  tails: string[];
}

/** Cuts emoji, numbers (`3.`, `三、`, `§3`, `7b.`, `9.9b`) and a date at the start off a heading and splits the rest. */
export function partsOf(heading: string): HeadingParts {
  let text = withoutSigns(heading)
    .replace(/\bTL;DR\b/i, 'TLDR')
    .replace(products, 'product')
    .replace(quoted, 'product');
  text = text.replace(leading, '').replace(number, '').replace(leading, '');
  const opened = bracketAtStart.exec(text);
  const before = opened?.[1] === undefined ? [] : [opened[1]];
  if (opened) text = text.slice(opened[0].length).replace(leading, '').replace(number, '');
  const [head = '', ...tails] = text.split(separator).map((it) => it.trim());
  return head === '' && tails.length > 0
    ? { head: tails[0] ?? '', tails: [...tails.slice(1), ...before] }
    : { head, tails: [...tails, ...before] };
}

// Names that hold a word of the tables: "Next.js", "next-auth", "Next 16 upgrade" (2026-11).
const products =
  /\b[\p{L}\d]+\.(?:js|ts|jsx|tsx|mjs|io|net|py|rs|go|ai|dev|app)\b|\bnext-(?:auth|intl|themes|i18n\w*|pwa|seo|mdx|sitemap|router|env)\b|\bnext \d+(?:\.\d+)*(?= (?:upgrade|migration|app|router)\b)/giu;
// A quoted word in a heading is the name of a thing.
const quoted = /(?<=\S.*)["“][^"”]+["”]|["“][^"”]+["”](?=.*\p{L})/gu;
const bracketAtStart = /^\s*[([（【「]([^)\]）】」]*)[)\]）】」]\s*/;
const leading = /^(?:[\s=*_#>·|—–:-]+|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?)+/;
const number =
  /^(?:§\s*)?(?:\d+(?:\.\d+)*[a-z]?(?:\s*[.)、．:：·]|\s+[—–-]|(?=\s)|$)|[ivx]{1,4}[.)]|[a-h][.)]|第?[一二三四五六七八九十]+\s*(?:[、.．)）:：,，]|[章节節部步]))\s*/i;
const separator = /\s*[—–:：（|｜，、,;；。【】「」]\s*|\s-+\s|\s\(|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\(/;
