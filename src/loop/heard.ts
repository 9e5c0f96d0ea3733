import { z } from 'zod';
import type { Acknowledgement } from './acknowledgement-schema.ts';
import { isOwn } from './acknowledgement-in.ts';
import { resumedWords } from './resumed.ts';

const text = z.string().min(1);

const said = z.strictObject({ kind: z.enum(['next-action', 'open-question', 'tried-and-failed']), text });

/** What one reader said of a handoff. */
export const reader = z.strictObject({
  /** Which version was read; null when git has no version of that text. */
  version: z.number().int().positive().nullable(),
  at: z.string().nullable(),
  session: text.nullable(),
  tool: text.nullable(),
  model: text.nullable(),
  /** Whether a start hook briefed this session on what it speaks of. */
  identified: z.boolean(),
  /** Whether it counts: not when the reader is not identified, or wrote the handoff itself, or has said it anew since. */
  counted: z.boolean(),
  /** File in which the same session said it anew, of the same text; null for none. */
  replacedBy: text.nullable(),
  resumed: z.enum(resumedWords),
  /** From 0 to 1; null where the reader gave none. */
  confidence: z.number().min(0).max(1).nullable(),
  readBack: text.nullable(),
  missing: z.array(text),
  minutes: z.number().nonnegative().nullable(),
  steps: z.number().int().nonnegative().nullable(),
  notMentioned: z.array(said),
  contradicted: z.array(said),
  /** File it stands in. */
  path: text,
});

export type Reader = z.output<typeof reader>;

/** What stands in an acknowledgement, for a handoff of which a `version` was read. */
export function readerOf({ path, said: it }: { path: string; said: Acknowledgement }, version: number | null): Reader {
  const { reader: who, reconstruction, compared } = it;
  return {
    version,
    at: it.at,
    session: who.session_id || null,
    tool: who.tool || null,
    model: who.model || null,
    identified: who.identified,
    counted: it.counted && who.identified && !isOwn(it),
    replacedBy: null,
    resumed: it.resumed,
    confidence: it.confidence,
    readBack: it.read_back?.trim() || null,
    missing: it.missing.filter((one) => one.trim() !== ''),
    minutes: reconstruction.minutes,
    steps: reconstruction.steps,
    notMentioned: compared?.not_mentioned.filter((one) => one.text !== '') ?? [],
    contradicted: compared?.contradicted.filter((one) => one.text !== '') ?? [],
    path,
  };
}

/** What was read: a snapshot by its id, a handoff by its path and the blob of its text. */
type About = { id: string | null; path: string; blob: string | null };

/** What an acknowledgement is about. */
export function aboutIn({ about }: Acknowledgement): About {
  return about.kind === 'snapshot' ? { id: about.id, path: about.path, blob: null } : { id: null, path: about.path, blob: about.blob };
}

/** Readers, each with what it read: of what one session said of one text the last counts, and the others tell where it stands. */
export function withReplaced<It extends { about: About; reader: Reader }>(all: readonly It[]): (It & { reader: Reader })[] {
  const last = new Map<string, Reader>();
  for (const { about, reader: it } of all.toSorted((a, b) => byTime(a.reader, b.reader))) if (it.counted) last.set(keyOf(about, it), it);
  return all.map((it) => {
    const { about, reader: one } = it;
    const latest = one.counted ? last.get(keyOf(about, one)) : undefined;
    return latest === undefined || latest === one ? it : { ...it, reader: { ...one, counted: false, replacedBy: latest.path } };
  });
}

// What counts has a session.
const keyOf = ({ id, path, blob }: About, { session }: Reader): string => JSON.stringify([session, id ?? [path, blob]]);

/** The oldest first; of one second, by the number in the name of the file. */
export function byTime(a: Pick<Reader, 'at' | 'path'>, b: Pick<Reader, 'at' | 'path'>): number {
  return instantOf(a.at) - instantOf(b.at) || numberIn(a.path) - numberIn(b.path) || (a.path < b.path ? -1 : 1);
}

function instantOf(at: string | null): number {
  const instant = Date.parse(at ?? '');
  return Number.isNaN(instant) ? 0 : instant;
}

const numberIn = (path: string): number => Number(/-(\d{1,9})\.json$/.exec(path)?.[1] ?? 0);
