import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../model/at-path.ts';

/** The folder for what the next build can take, and what it is made with: a state of this program, and all the secrets that it knows. */
export const keeping = z.strictObject({ cache: z.string(), known: z.string() });
export type Keeping = z.infer<typeof keeping>;

/** The first line of such a file: by what program and with which secrets it was made, and the digest of the rest. */
const head = z.strictObject({ known: z.string(), sha256: z.string() });

/** What an earlier build that knew the same kept at `path`; null where there is nothing, or not what was kept. */
export function readKept<Schema extends z.ZodType>(path: string, known: string, schema: Schema): z.output<Schema> | null {
  const text = ifReadable(() => readFileSync(path, 'utf8')) ?? '';
  const end = text.indexOf('\n');
  const said = head.safeParse(valueOf(text.slice(0, end)));
  const rest = text.slice(end + 1);
  if (!said.success || said.data.known !== known || said.data.sha256 !== hash('sha256', rest)) return null;
  return schema.safeParse(valueOf(rest)).data ?? null;
}

/** Keeps `value` at `path`. Another build may read meanwhile: it finds the old file or the new one. */
export function writeKept(path: string, known: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const rest = JSON.stringify(value);
  const written = `${path}.${randomUUID()}`;
  try {
    atPath(path, () => writeFileSync(written, `${JSON.stringify({ known, sha256: hash('sha256', rest) })}\n${rest}`));
    toPath(path, () => renameSync(written, path));
  } finally {
    rmSync(written, { force: true });
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged: the same as not there.
    return null;
  }
}
