import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../model/at-path.ts';

/** Files without a secret, each by its bytes and its kind. */
export interface Looked {
  has(file: string): boolean;
  add(file: string): void;
}

/** The list of them as it is kept; `known` tells by what rules and with which secrets they were looked at. */
const list = z.strictObject({ known: z.string(), sha256: z.string(), files: z.array(z.string()) });
const name = 'looked-over.json';

/** What an earlier build with the folder `cache` has looked at, knowing what is known now; nothing where `known` is null, or the list is damaged. */
export function openLooked(cache: string | null, known: string | null): Looked & { keep(): void } {
  const before = cache === null || known === null ? [] : keptIn(join(cache, name), known);
  const [old, now] = [new Set(before), new Set<string>()];
  return {
    has(file) {
      if (old.has(file)) now.add(file);
      return now.has(file);
    },
    add: (file) => void now.add(file),
    keep() {
      if (cache === null || known === null) return;
      const files = [...now].toSorted();
      mkdirSync(cache, { recursive: true });
      const path = join(cache, name);
      const written = `${path}.${randomUUID()}`;
      try {
        atPath(path, () => writeFileSync(written, JSON.stringify({ known, sha256: digestOf(files), files })));
        toPath(path, () => renameSync(written, path));
      } finally {
        rmSync(written, { force: true });
      }
    },
  };
}

function keptIn(path: string, known: string): string[] {
  const read = list.safeParse(valueOf(ifReadable(() => readFileSync(path, 'utf8')) ?? ''));
  return read.success && read.data.known === known && read.data.sha256 === digestOf(read.data.files) ? read.data.files : [];
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged: then everything is looked at.
    return null;
  }
}

const digestOf = (files: readonly string[]): string => createHash('sha256').update(files.join('\n')).digest('base64url');
