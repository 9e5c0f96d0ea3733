import { formatOf, readData } from '../../data/read.ts';
import { isFields, textOf, textsOf } from '../../data/values.ts';
import { isProse } from '../../markdown/data-text.ts';
import { readFrontMatter } from '../../markdown/front-matter.ts';
import { isFor, unknownReaders, type Audience } from '../../model/audience.ts';
import type { Redacted } from '../../model/redacted.ts';
import { markedParts, type Marked } from './parts.ts';

const keys = /\b(?:audiences?|internal|visibility)\b/i;
const comment = /<!--\s*\/?\s*handover\b/i;

/** Finds what the marks in a text keep from `audience`. Most texts have none, and are only looked through for their words. */
export function markedIn(text: Redacted, path: string, audience: Audience): Marked {
  const readers = readersOf(text, path);
  if (!readers.every((it) => isFor(it, audience))) {
    return { whole: true, unsure: readers.some((it) => unknownReaders(it, audience).length > 0), parts: [], marks: [] };
  }
  return isProse(path) && comment.test(text) ? markedParts(text, audience) : { whole: false, unsure: false, parts: [], marks: [] };
}

/** The readers that a text names for the whole of it, a list for each place that does: it is for those who are in all of them. */
function readersOf(text: Redacted, path: string): string[][] {
  const format = formatOf(path);
  if (format === null) return readersIn(readFrontMatter(text).front.data ?? {});
  if (format === 'jsonl' || !keys.test(text)) return [];
  return readData(text, format).documents.flatMap((it) => (isFields(it) ? readersIn(it) : []));
}

function readersIn(data: Record<string, unknown>): string[][] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = key.toLowerCase();
    if (name === 'internal') return yes.test(textOf(value) ?? '') ? [['internal']] : [];
    if (!/^(?:visibility|audiences?)$/.test(name)) return [];
    const words = textsOf(value).flatMap((it) => it.split(/[,;|/]|\sand\s/));
    // A sentence about the readers is no mark.
    return words.some((it) => it.trim().split(/\s+/).length > 3) ? [] : [words];
  });
}

const yes = /^(?:true|yes|on|1)$/i;
