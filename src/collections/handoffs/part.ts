import { linksOf, plainText } from '../../markdown/text.ts';
import { languageOf } from './paths.ts';
import type { Outline } from './outline.ts';
import type { Handoff } from './schema.ts';

/** Which part of a pair in two languages this file is; null when neither its name nor its first lines say so. */
export function partOfPair({ preamble }: Outline, path: string): Handoff['part'] {
  const language = languageOf(path);
  let translationOf: string | null = null;
  let translatedIn: string | null = null;
  for (const block of preamble.blocks.slice(0, 4)) {
    if (block.type !== 'paragraph' && block.type !== 'blockquote') continue;
    const link = linksOf([block]).find((it) => /\.(?:md|markdown|mdx|txt)$/i.test(it.url) && !it.url.includes('://'));
    if (!link) continue;
    const text = plainText(block);
    if (fromOther.test(text)) translationOf ??= link.url;
    else if (intoOther.test(text)) translatedIn ??= link.url;
  }
  return language || translationOf || translatedIn ? { language, translationOf, translatedIn } : null;
}

// Words of a file that was translated, and of one that has a translation (2026-11).
const fromOther =
  /translat(?:ed|ion) (?:from|of)|übersetzt (?:aus|von)|übersetzung (?:aus|von|des|der)|traduit d|traduction d[eu]|traducido d|traducción d|译自|譯自|翻译自|翻譯自|からの翻訳|の翻訳です|번역본입니다|번역한/i;
const intoOther = /translations?\b|version\s*:|übersetzung|traduction|traducción|翻译|翻譯|翻訳|訳版|语版|語版|文版|번역|버전/i;
