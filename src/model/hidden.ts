import { z } from 'zod';

/** One place at which a secret was hidden: where it stands, never what it is. */
const hidden = z.strictObject({
  /** Name of the rule, as shown in the text: `[redacted: github token 2]`. */
  rule: z.string(),
  /** The same for the same secret everywhere; null where it could be told apart only in a parsed text. */
  number: z.number().int().nullable(),
  /** Path of the file, or the path that holds it itself; null in another name, an author or a commit message. */
  path: z.string().nullable(),
  /** 1-based; null where there is no line. */
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  /** Commit that brought the text it stands in; null for what is not committed, and for names of the built commit; its id for its own message. */
  commit: z.string().nullable(),
  /** True in what the built commit holds, false in what only its history holds. */
  current: z.boolean(),
  /** True when the value looks like a word or a stand-in and is hidden for its place alone: nothing to revoke. */
  byPlace: z.boolean(),
  /** SHA-256 of the line it stands in, as it is shown and with the numbers taken out: it tells places apart and says nothing of the value. */
  digest: z.string(),
  /** True where the operator's baseline says that it is no secret. It is hidden all the same. */
  accepted: z.boolean(),
  /** Why, as the baseline says; null where it is not accepted. */
  reason: z.string().nullable(),
  /** Null for a secret. Personal data has a mark in its place, the operator's words, or is shown; the name of an author has another one. */
  personal: z.enum(['masked', 'mapped', 'reported', 'person']).nullable(),
});

export type Hidden = z.infer<typeof hidden>;
