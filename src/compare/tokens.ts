import type { Run } from './block.ts';

/** The smallest part of words that is kept, added or removed. */
export interface Token extends Run {
  /** False for white space and punctuation. */
  isWord: boolean;
}

/** Cuts words apart as their language does, which for Chinese and Japanese takes a dictionary. */
export type Cutter = (runs: readonly Run[]) => Token[];

/** A cutter for a BCP 47 tag; English for one that is unknown, never the language of the machine. */
export function cutterFor(language: string): Cutter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(isKnown(language) ? language : 'en', { granularity: 'word' });
  segmenters.set(language, segmenter);
  return (runs) => {
    const tokens: Token[] = [];
    for (const { text, as, to } of runs)
      for (const part of text.split(hidden))
        if (hidden.test(part)) tokens.push({ text: part, as, to, isWord: true });
        else
          for (const { segment, isWordLike } of segmenter.segment(part))
            tokens.push({ text: segment, as, to, isWord: isWordLike === true });
    return tokens;
  };
}

/** To make one takes as long as to cut a page apart. */
const segmenters = new Map<string, Intl.Segmenter>();

// What stands in the place of a hidden value is one word: marks within would take its link to the list of redactions away.
const hidden = /(\[(?:redacted: [^[\]<>\n]{1,80}|[a-z][a-z -]{2,60} \d+)\])/;

function isKnown(language: string): boolean {
  return (
    /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) && language !== 'und' && Intl.Segmenter.supportedLocalesOf([language]).length > 0
  );
}

/** Tokens as runs of words, those that look alike put together. */
export function runsOf(tokens: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { text, as, to } of tokens) {
    const last = runs.at(-1);
    if (last?.as === as && last.to === to) last.text += text;
    else runs.push({ text, as, to });
  }
  return runs;
}
