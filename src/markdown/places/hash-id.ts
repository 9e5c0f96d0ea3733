import { createHash } from 'node:crypto';

/** Id of a step, rule, question or other item, from a hash of its words: a link to it holds when it moves. */
export function hashId(kind: string, text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return `${kind}-${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;
}
