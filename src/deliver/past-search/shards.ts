import { createHash } from 'node:crypto';

/** What a shard is made of: a document with the characters it adds. */
interface Weighed {
  /** Address of the page of the document. */
  url: string;
  size: number;
}

/** Characters in one shard at most: three or four seconds of Pagefind's work, and few requests for whoever searches. */
const largest = 2_000_000;
/** Bits of a digest that tell shards apart at most: more of them would be more requests than a search should make. */
const deepest = 6;

/**
 * Documents by the name of their shard. A document goes where the first bits of a digest of its address say, as many of them as keep
 * the shard small: where one changes, every other shard stays what it was, and where a shard becomes too large only that one is cut in two.
 */
export function shardsOf<Its extends Weighed>(documents: readonly Its[], name: string, limit: number = largest): Map<string, Its[]> {
  const shards = new Map<string, Its[]>();
  const fill = (its: readonly (readonly [bits: string, it: Its])[], prefix: string): void => {
    const total = its.reduce((sum, [, it]) => sum + it.size, 0);
    if (total === 0) return;
    if (total <= limit || its.length === 1 || prefix.length === deepest) {
      shards.set(
        prefix === '' ? name : `${name}-${prefix}`,
        its.map(([, it]) => it),
      );
      return;
    }
    for (const bit of ['0', '1']) {
      fill(
        its.filter(([bits]) => bits[prefix.length] === bit),
        prefix + bit,
      );
    }
  };
  fill(
    documents.map((it) => [bitsOf(it.url), it]),
    '',
  );
  return shards;
}

/** The first bits of a digest of an address. */
const bitsOf = (url: string): string => createHash('sha256').update(url).digest().readUInt8().toString(2).padStart(8, '0');
