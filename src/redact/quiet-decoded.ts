import { mayHoldLabel } from './diagrams.ts';
import { paragraphsOf } from './quiet.ts';
import { mayHoldSecret } from './sieve.ts';

/** Paragraphs that are remembered; a history beyond that is only slower. */
const most = 2_000_000;

/**
 * Versions of documents, one after another, in which nothing can be found however they are parsed: gives the paragraphs of a text that were
 * not in an earlier one, and only they are looked at; null where something may be found in the text. Everything is forgotten whenever `known`,
 * the number of known secrets, has changed. Only hashes are kept, and only in memory.
 */
export function quietDecoded(known: () => number): (text: string, find: (text: string) => readonly unknown[]) => string | null {
  const quiet = new Set<number>();
  let counted = 0;
  return (text, find) => {
    const now = known();
    if (now !== counted) quiet.clear();
    counted = now;
    const fresh = paragraphsOf(text).filter((it) => !quiet.has(it.hash));
    const parts = fresh.map(({ start, end }) => text.slice(start, end));
    // What reaches over paragraphs is looked at with all that lies between.
    const all = parts.join('');
    if (mayHoldLabel(text) || !parts.every(isClosed) || mayHoldSecret(all, find)) return null;
    if (quiet.size < most) for (const it of fresh) quiet.add(it.hash);
    return all;
  };
}

/** Whether nothing that a parser takes out begins in a paragraph and ends behind it, or the other way round. No token goes over an empty line. */
function isClosed(paragraph: string): boolean {
  if (!paragraph.includes('<') && !paragraph.includes('-->')) return true;
  const rest = paragraph.replace(comments, '').replace(tags, '');
  return !open.test(rest);
}

const comments = /<!--(?:(?!-->|<!--)[^])*-->/g;
/** Tags without values, in whose quotes there may be more of them. */
const tags = /<\/?[A-Za-z][^<>"'=]*>/g;
const open = /<[A-Za-z/!?]|-->/;
