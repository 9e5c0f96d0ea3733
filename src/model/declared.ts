import { z } from 'zod';

/** A version that people agreed on, as a document or a tag names it. */
export const declared = z.strictObject({
  /** Its number, without `v` and the word: `2`, `1.4.0`, `2026-06-17`. */
  version: z.string(),
  /** Its day as the document gives it, `YYYY-MM-DD`; null when none is given with a year. */
  date: z.string().nullable(),
  from: z.enum(['front matter', 'title', 'label', 'history', 'tag']),
});

export type Declared = z.infer<typeof declared>;
