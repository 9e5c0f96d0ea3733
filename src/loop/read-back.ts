import type { Compared } from './acknowledgement-schema.ts';
import type { Snapshot } from './snapshot-schema.ts';
import { questionIn } from './snapshot.ts';

/** What a reader was told, and should say back. */
export interface Told {
  next: string | null;
  questions: readonly string[];
  tried: readonly string[];
}

/** What a snapshot tells. */
export function toldBy({ recovery, open_questions: questions, tried_and_failed: tried = [] }: Snapshot): Told {
  return { next: recovery.next_action, questions: questions.map(questionIn), tried: tried.map(({ approach }) => approach) };
}

/** What a read-back leaves out of what was told, and what it seems to go against. Told to be looked at: words are compared, not meanings. */
export function comparedWith({ next, questions, tried }: Told, readBack: string): { not_mentioned: Compared[]; contradicted: Compared[] } {
  const sentences = readBack.split(/(?<=[.!?;。！？；])\s*|\n+/).filter((it) => it.trim() !== '');
  const all: Compared[] = [
    ...(next === null ? [] : [{ kind: 'next-action' as const, text: next }]),
    ...questions.map((text) => ({ kind: 'open-question' as const, text })),
    ...tried.map((text) => ({ kind: 'tried-and-failed' as const, text })),
  ].filter((it) => wordsOf(it.text).size > 0);
  const whole = wordsOf(readBack);
  const missing = all.filter((it) => share(wordsOf(it.text), whole) < enough);
  const contradicted = all.filter((it) => !missing.includes(it) && goesAgainst(it, sentences));
  return { not_mentioned: missing, contradicted };
}

/** A plan that names what has failed without saying that it is not done, or a question without leaving it to somebody. */
function goesAgainst({ kind, text }: Compared, sentences: readonly string[]): boolean {
  const words = wordsOf(text);
  const about = sentences.filter((it) => share(words, wordsOf(it)) >= enough);
  if (kind === 'next-action') return about.length > 0 && about.every((it) => refuses.test(it) && !refuses.test(text));
  return about.length > 0 && !about.some((it) => (kind === 'open-question' ? leaves : refuses).test(it));
}

/** The part of `words` that is among `others`. */
function share(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let found = 0;
  for (const it of words) if (others.has(it)) found += 1;
  return words.size === 0 ? 0 : found / words.size;
}

/** The words of a text that carry something, cut to their stem; signs of Chinese, Japanese and Korean in pairs. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)) {
      const signs = [...word];
      signs.forEach((it, at) => words.add(`${it}${signs[at + 1] ?? ''}`));
    } else if (!common.has(word) && (word.length > 2 || /\p{N}/u.test(word)))
      words.add(word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);
  }
  return words;
}

const enough = 0.6;
const refuses =
  /\b(?:not|no|never|n't|won't|don't|avoid\w*|without|fail\w*|instead|leave\w*|skip\w*|stay away|nicht|kein\w*|ohne|ne|pas|sans|sin)\b|n't\b|不|没|ない|않/iu;
const leaves =
  /\?|\b(?:ask\w*|open|wait\w*|decid\w*|question\w*|leave\w*|(?:is|are|stays?) for|up to|belongs?|unknown|unclear|not|until|confirm\w*|fragen?|offen|warte\w*|klären|entscheide\w*)\b|问|待|確認|質問|묻|질문/iu;
const common: ReadonlySet<string> = new Set(
  'the and for with that this from into are was were will would can could should then than them they its not but you your our out all any has have had who what which when where how why one two step next first und der die das mit von für auf den dem ein eine ist nicht'.split(
    ' ',
  ),
);
