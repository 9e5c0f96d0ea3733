import { eld } from 'eld/small';

// Shorter texts are guessed wrong too often; they say nothing about their language.
const shortest = 60;
const inName = /\.([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.(?:md|mdx|markdown|txt)$/;

/** BCP 47 tag of a document's language: from its file name (`HANDOFF.zh-CN.md`), else from its words, else `und`. */
export function languageOf(path: string, text: string): string {
  const named = inName.exec(path)?.[1];
  if (named !== undefined && isLanguage(named)) return named;
  const words = text
    .slice(0, 8000)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/`[^`\n]*`|https?:\S+|<[^>]*>|[#*_|>[\]()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 2000);
  if (words.length < shortest && !/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{8}/.test(words)) return 'und';
  const guess = eld.detect(words);
  return guess.language === '' ? 'und' : guess.language;
}

function isLanguage(tag: string): boolean {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
}
