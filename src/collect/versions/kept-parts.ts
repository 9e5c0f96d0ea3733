import { createHash, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../../model/at-path.ts';
import { compared, pastText } from '../../model/versions.ts';
import { leads } from '../leads.ts';

/** What is known of what a page shows: why a text is shown or not, and what its links were found to lead to; or how two texts differ. */
const facts = z.union([z.strictObject({ why: pastText, leads: leads.nullable() }), z.strictObject({ compared })]);

type Facts = z.output<typeof facts>;

const part = z.strictObject({
  key: z.string(),
  facts,
  /** Where its HTML stands in the file beside the list; null where there is none. */
  html: z.strictObject({ at: z.int(), length: z.int(), sha256: z.string() }).nullable(),
});

type Part = z.output<typeof part>;

/** The list as it is written: `parts` is JSON, with its digest. */
const list = z.strictObject({ context: z.string(), sha256: z.string(), parts: z.string() });

/** What the pages of one document's past texts show, kept from one build to the next. */
export interface KeptParts {
  /** What was kept under `key`, when it is whole. */
  find(key: string): { facts: Facts; html: Buffer | null } | null;
  /** What is known of that, as long as its HTML is whole, which is not looked at. */
  factsOf(key: string): Facts | null;
  /** Keeps it further: what is neither used nor put is forgotten. */
  use(key: string): void;
  /** Keeps something new; `file` holds its HTML until the end. */
  put(key: string, facts: Facts, file: string | null): void;
  close(): void;
}

/** Nothing is kept. */
export const noParts: KeptParts = {
  find: () => null,
  factsOf: () => null,
  use: () => undefined,
  put: () => undefined,
  close: () => undefined,
};

/**
 * Opens what is kept of one document as `name` in `folder`. What was made in another `context` counts as nothing, and so does what is damaged.
 */
export function openParts(folder: string, name: string, context: string): KeptParts {
  const [listed, bytes] = [join(folder, `${name}.json`), join(folder, `${name}.html`)];
  const before = new Map(partsAt(listed, context).map((it) => [it.key, it]));
  const kept = new Map<string, { facts: Facts; file: string | null } | 'as before'>();
  return {
    find(key) {
      const found = before.get(key);
      if (found === undefined) return null;
      const html = found.html === null ? null : bytesAt(bytes, found.html);
      return found.html !== null && html === null ? null : { facts: found.facts, html };
    },
    factsOf: (key) => before.get(key)?.facts ?? null,
    use: (key) => void kept.set(key, 'as before'),
    put: (key, its, file) => void kept.set(key, { facts: its, file }),
    close() {
      const names = [...kept.keys()];
      const isSame =
        names.length === before.size && [...before.keys()].every((key, at) => key === names[at] && kept.get(key) === 'as before');
      if (isSame) return;
      mkdirSync(folder, { recursive: true });
      const htmlOf = (key: string): Buffer | null => {
        const its = kept.get(key);
        if (its !== undefined && its !== 'as before') return its.file === null ? null : readFileSync(its.file);
        const there = before.get(key)?.html ?? null;
        return there === null ? null : bytesAt(bytes, there);
      };
      replace(bytes, (add) => {
        let at = 0;
        const parts = names.flatMap((key): Part[] => {
          const its = kept.get(key);
          const html = htmlOf(key);
          // Another build has written the file meanwhile: what it does not hold any more is made again.
          if (its === 'as before' && html === null && before.get(key)?.html !== null) return [];
          if (html !== null) add(html);
          const place = html === null ? null : { at, length: html.length, sha256: digest(html) };
          at += html?.length ?? 0;
          return [{ key, facts: its === undefined || its === 'as before' ? (before.get(key) as Part).facts : its.facts, html: place }];
        });
        // The list goes last in time: one that does not fit the file beside it is noticed by its digests.
        return () => replace(listed, (write) => void write(Buffer.from(JSON.stringify(listedIn(context, JSON.stringify(parts))))));
      });
    },
  };
}

/** Writes a file beside `path` and puts it in its place; what `fill` gives is done after that. */
function replace(path: string, fill: (add: (bytes: Buffer) => void) => (() => void) | void): void {
  const written = `${path}.${randomUUID()}`;
  try {
    const file = atPath(path, () => openSync(written, 'w'));
    let then: (() => void) | void;
    try {
      then = fill((all) =>
        atPath(path, () => {
          for (let done = 0; done < all.length;) done += writeSync(file, all, done);
        }),
      );
    } finally {
      closeSync(file);
    }
    toPath(path, () => renameSync(written, path));
    then?.();
  } finally {
    rmSync(written, { force: true });
  }
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

function bytesAt(path: string, { at, length, sha256 }: NonNullable<Part['html']>): Buffer | null {
  return ifReadable(() => {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.allocUnsafe(length);
      return readSync(file, bytes, 0, length, at) === length && digest(bytes) === sha256 ? bytes : null;
    } finally {
      closeSync(file);
    }
  });
}

function partsAt(path: string, context: string): Part[] {
  const read = list.safeParse(valueOf(ifReadable(() => readFileSync(path, 'utf8')) ?? ''));
  if (!read.success || read.data.context !== context || read.data.sha256 !== digest(Buffer.from(read.data.parts))) return [];
  return z.array(part).safeParse(valueOf(read.data.parts)).data ?? [];
}

const listedIn = (context: string, parts: string): z.output<typeof list> => ({ context, sha256: digest(Buffer.from(parts)), parts });

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged: the same as not there.
    return null;
  }
}
