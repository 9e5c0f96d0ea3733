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
  /** Whether it counts: not when the reader is not identified, or wrote the handoff itself. */
  counted: z.boolean(),
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
