import { hash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from './kept-list.ts';

/** Parts of pages that earlier builds have looked through, with where their links lead. */
export interface KeptLinks {
  has(of: string): boolean;
  /** Whether it is known that all links of the part `of` lead to one of `files`; see `signOf`. */
  areThere(of: string, files: ReadonlySet<string>): boolean;
  /** Keeps where those of a part lead. */
  put(of: string, files: readonly string[]): void;
  keep(): void;
}

const name = 'links.json';

/** Parts by their digest, with the signs of the files that their links lead to: no text of a page is kept. */
const parts = z.record(z.string(), z.array(z.string()));

/** What stands for a file of the site among what is kept: digits, because letters and signs may look like a secret by chance. */
export const signOf = (file: string): string => hash('sha256', file).slice(0, 16);

/** What an earlier build with the folder `cache` kept, knowing what is known now. */
export function openLinks(cache: string | null, known: string | null): KeptLinks {
  const before = new Map(Object.entries((cache === null || known === null ? null : readKept(join(cache, name), known, parts)) ?? {}));
  const now = new Map<string, readonly string[]>();
  return {
    has: (of) => before.has(of),
    areThere(of, files) {
      const found = before.get(of);
      if (found === undefined || !found.every((it) => files.has(it))) return false;
      now.set(of, found);
      return true;
    },
    put: (of, files) => void now.set(of, files.map(signOf)),
    keep() {
      if (cache !== null && known !== null) writeKept(join(cache, name), known, Object.fromEntries(now));
    },
  };
}
