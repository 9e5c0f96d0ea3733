import { z } from 'zod';
import { reader } from '../../loop/heard.ts';

const text = z.string();

/** What one reader of a snapshot or a handoff said. */
export const schema = z.strictObject({
  /** What was read: the file, and which snapshot or which text of it. */
  about: z.strictObject({
    kind: z.enum(['snapshot', 'handoff']),
    path: text,
    id: text.nullable(),
    sequence: z.number().nullable(),
    blob: text.nullable(),
  }),
  /** `version` is null: the page of the handoff knows which one it is. */
  said: reader,
});

export type Data = z.output<typeof schema>;
