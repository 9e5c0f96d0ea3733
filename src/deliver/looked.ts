import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from './kept-list.ts';

/** Files without a secret, each by its bytes and its kind. */
export interface Looked {
  has(file: string): boolean;
  add(file: string): void;
}

const name = 'looked-over.json';

/** What an earlier build with the folder `cache` has looked at, knowing what is known now; nothing where `known` is null, or the list is damaged. */
export function openLooked(cache: string | null, known: string | null): Looked & { keep(): void } {
  const before = cache === null || known === null ? null : readKept(join(cache, name), known, z.array(z.string()));
  const [old, now] = [new Set(before), new Set<string>()];
  return {
    has(file) {
      if (old.has(file)) now.add(file);
      return now.has(file);
    },
    add: (file) => void now.add(file),
    keep() {
      if (cache !== null && known !== null) writeKept(join(cache, name), known, [...now].toSorted());
    },
  };
}
