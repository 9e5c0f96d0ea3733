import { z } from 'zod';
import { resumedWords } from './resumed.ts';

const text = z.string();

const compared = z.strictObject({
  kind: z.enum(['next-action', 'open-question', 'tried-and-failed']),
  text,
});

/** What a reader of a snapshot or a handoff says afterwards. Never written by the session that wrote it; never changed. */
export const acknowledgement = z.strictObject({
  schema: z.literal('handover.acknowledgement/1'),
  about: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('snapshot'),
      id: text,
      path: text,
      session_id: text.nullable(),
      sequence: z.int().nonnegative().nullable(),
    }),
    /** A handoff is told from its other versions by the blob its text has in git. */
    z.strictObject({ kind: z.literal('handoff'), path: text, blob: text }),
  ]),
  reader: z.strictObject({
    /** Null for a reader that did not say which session it is. */
    session_id: text.nullable(),
    tool: text.nullable(),
    model: text.nullable(),
    /** Whether a start hook briefed this session on what it acknowledges. */
    identified: z.boolean(),
  }),
  /** Whether it counts: not when the reader is not identified. */
  counted: z.boolean(),
  at: text,
  resumed: z.enum(resumedWords),
  confidence: z.number().min(0).max(1).nullable(),
  /** What the reader said it would do, in its own words. */
  read_back: text.nullable(),
  missing: z.array(text),
  /** What it took to know where the work stood; null where nothing is said. */
  reconstruction: z.strictObject({ minutes: z.number().nonnegative().nullable(), steps: z.int().nonnegative().nullable() }),
  /** What of the snapshot the read-back leaves out, and what it seems to go against. */
  compared: z.strictObject({ not_mentioned: z.array(compared), contradicted: z.array(compared) }).nullable(),
});

export type Acknowledgement = z.infer<typeof acknowledgement>;
export type Compared = z.infer<typeof compared>;
