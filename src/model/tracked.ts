import { z } from 'zod';
import { field } from './record.ts';

/** One named part of a version, such as a requirement or a hook. */
const item = z.strictObject({
  /** What it is called, short. */
  name: z.string(),
  /** Tells its text from another one; null where the name is all there is. */
  digest: z.string().nullable(),
});

/** What of a version is told when the next one has it otherwise. */
export const tracked = z.strictObject({
  /** Short values by name. */
  fields: z.record(z.string(), field),
  /** Lists of parts by name. */
  items: z.record(z.string(), z.array(item)),
  /** Whether it waits for a decision, was decided, or is of no more force; null where that is not said. */
  stands: z.enum(['open', 'decided', 'retired']).nullable(),
  /** Digest of the text, for a part of a file; null for a whole one. */
  text: z.string().nullable(),
});

/** Lists of what waits for an answer: what leaves one is no longer open, whether it was answered or taken back. */
export const questionLists: ReadonlySet<string> = new Set(['openQuestions', 'clarifications']);

export type Item = z.infer<typeof item>;
export type Tracked = z.infer<typeof tracked>;

/** The text of an item as something to compare, whatever its line ends and spaces. */
export function digestOf(text: string): string {
  let [a, b] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  const add = (code: number): void => {
    a = Math.imul(a ^ code, 0x01_00_01_93);
    b = Math.imul(b ^ code, 0x85_eb_ca_6b);
  };
  let gap = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code === 32 || (code >= 9 && code <= 13);
    if (!isSpace && gap) add(32);
    if (!isSpace) add(code);
    gap = isSpace;
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
