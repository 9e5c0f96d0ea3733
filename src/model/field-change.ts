import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.null()]);

/** What one revision changed in the fields of a record. */
export const fieldChange = z.strictObject({
  /** Name of the field or list; `record` for the record itself, in a file that holds several. */
  field: z.string(),
  /** `set`: a value became another one. Of a list: a part was added, removed, renamed, or has another text under its name. */
  how: z.enum(['set', 'added', 'removed', 'renamed', 'rewritten']),
  /** Value or name before; null for none. */
  from: value,
  /** Value or name after; null for none. */
  to: value,
});

export type FieldChange = z.infer<typeof fieldChange>;
