import type { Range } from './ranges.ts';
import type { Edit, View } from './view.ts';

/**
 * The beginnings of secrets that were hidden before, read as a beginning of that kind: the first look stops where another spelling
 * starts, and what follows belongs to the same secret.
 */
export function hiddenBefore(text: string): Edit[] {
  return [...text.matchAll(/\[redacted: ([a-z ]{3,40}?)(?: \d{1,6})?\]/g)].flatMap(({ 0: all, 1: rule = '', index }) => {
    const shown = beginnings.get(rule);
    return shown === undefined ? [] : [{ start: index, end: index + all.length, shown }];
  });
}

/** The ranges of a view without those in which a secret hidden before is followed by nothing that is spelled in another way. */
export function withoutKnown(ranges: readonly Range[], view: View, source: string): Range[] {
  const secrets: Range[][] = [];
  for (const range of ranges) {
    // The further lines of a private key stand behind its first one.
    if (range.instead === '') secrets.at(-1)?.push(range);
    else secrets.push([range]);
  }
  return secrets.filter((secret) => !secret.every((it) => isKnown(it, view, source))).flat();
}

/** True when the range is no more than was hidden before: nothing follows, or what follows reads as it is written, or is a word. */
function isKnown({ start, end, instead }: Range, view: View, source: string): boolean {
  const written = source.slice(view.startOf(start), view.endOf(end));
  const read = view.text.slice(start, end);
  if (instead === '') return written === read;
  const mark = /^\[redacted: ([a-z ]{3,40}?)(?: \d{1,6})?\]/.exec(written);
  const shown = beginnings.get(mark?.[1] ?? '')?.trim();
  if (shown === undefined || !read.startsWith(shown)) return false;
  const rest = read.slice(shown.length);
  return rest.length < 10 || !/\d|[a-z][A-Z]/.test(rest) || rest === written.slice(mark?.[0].length);
}

const part = 'q7m2x9k4w8c3v6b1n5z0q7m2x9k4w8c3v6b1n5z0';
/** Secrets without a fixed length. The space lets them begin right behind a word. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ['github token', ` gh${'p_'}${part}`],
  ['gitlab token', ` gl${'pat-'}${part}`],
  ['slack token', ` xox${'b-'}${part}`],
  ['slack webhook', `https://hooks.slack.com/services/T0AB1CD2E/B0FG3HI4JKL/${part}`],
  ['anthropic key', ` sk-${'ant-api03-'}${part}`],
  ['openai key', ` sk-${'proj-'}${part}`],
  ['private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
]);
