import { z } from 'zod';

/** What is told of a document that is of no other kind. */
export const schema = z.strictObject({
  /** Its first paragraph of words, as text; null when it has none. */
  summary: z.string().nullable(),
  /** Its lines. */
  lines: z.number().int(),
});

export type OtherDocument = z.infer<typeof schema>;
