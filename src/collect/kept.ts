import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../model/at-path.ts';
import { declared, type Declared } from '../model/declared.ts';
import { pastTexts } from '../model/past-texts.ts';
import type { Fields } from '../model/record.ts';
import type { Redactor } from '../redact/redactor.ts';
import { shortFields, states, type States } from './states.ts';

/** What a past text without a secret gave: all that a site shows of it. */
export interface PastText {
  /** Its short fields, by the order of the revisions that have it. */
  fields: (Fields | null)[];
  /** The version that it says it is. */
  declared: Declared | null;
  /** What it holds of each of its records, by key. */
  states: States;
}

/** Readings of past texts, kept from one build to the next: a past text never changes. */
export interface Kept {
  /** What was kept under `key`; null when nothing was. */
  get(key: string): PastText | null;
  put(key: string, text: PastText): void;
  /** Forgets what was kept under `key`. */
  drop(key: string): void;
  /** Keeps what this run used, and forgets the rest. */
  close(): void;
}

const entry = z.tuple([z.string(), z.strictObject({ fields: z.array(shortFields.nullable()), declared: declared.nullable(), states })]);

/** Makes the folder of `--cache` where there is none yet. A new one is none of the repository's, wherever it lies. */
export function makeCache(folder: string): void {
  if (toPath(folder, () => mkdirSync(folder, { recursive: true })) !== undefined)
    atPath(folder, () => writeFileSync(join(folder, '.gitignore'), '*\n'));
}

/**
 * Opens the readings kept in `folder`, or none when it holds none that this program made: `program` tells one state of it from another.
 * What is kept has been through redaction, and through the look at every spelling that everything shown goes through.
 */
export function openKept(folder: string, program: string, lastLook: Redactor['lastLook']): Kept {
  const path = join(folder, pastTexts);
  const before = entriesOf(path, program);
  const used = new Map<string, PastText>();
  return {
    get(key) {
      const found = before.get(key) ?? null;
      if (found !== null) used.set(key, found);
      return found;
    },
    put: (key, text) => void used.set(key, lastLook(text).value),
    drop: (key) => void used.delete(key),
    close() {
      const lines = [JSON.stringify({ program }), ...[...used].map((it) => JSON.stringify(it))];
      // Another build may read meanwhile: it finds the old file or the new one.
      const written = `${path}.${randomUUID()}`;
      try {
        atPath(path, () => writeFileSync(written, `${lines.join('\n')}\n`));
        toPath(path, () => renameSync(written, path));
      } finally {
        rmSync(written, { force: true });
      }
    },
  };
}

/** Name of a past text among what is kept. Parts are ids and paths, no text of a document. */
export function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}

/** Entries of a file of ours; none when it is missing or cannot be read, of another program, or damaged, for then everything is read anew. */
function entriesOf(path: string, program: string): Map<string, PastText> {
  const [head = '', ...lines] = (ifReadable(() => readFileSync(path, 'utf8')) ?? '').trimEnd().split('\n');
  if (head !== JSON.stringify({ program })) return new Map();
  const parsed = lines.map((line) => entry.safeParse(valueOf(line)));
  return new Map(parsed.flatMap((it) => (it.success ? [it.data] : [])));
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A damaged line is one text that is read again.
    return null;
  }
}
