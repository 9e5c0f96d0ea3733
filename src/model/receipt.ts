import { z } from 'zod';

/** What is to be done about something that was hidden, in the order of the list. */
const groups = z.enum([
  /** A secret by its form, or a value that stands as a password or a key: to be revoked. */
  'rotate',
  /** A word, a number or a stand-in that is hidden for its place alone. */
  'place',
  /** What the operator's baseline says is no secret; hidden all the same. */
  'accepted',
  /** Personal data in whose place something else stands. */
  'personal',
  /** Personal data that is shown. */
  'reported',
]);

/** One secret, or one piece of personal data: where it stands and how often, never what it is. */
const entry = z.strictObject({
  /** Name of its row in addresses, such as `github-token-2`. */
  id: z.string(),
  rule: z.string(),
  /** As in `[redacted: github token 2]`; null for those that could not be told apart. */
  number: z.number().int().nullable(),
  group: groups,
  /** Where a secret of this rule is revoked; null where only whoever issued it knows. */
  revoke: z.string().nullable(),
  /** Why the operator says that it is no secret; null for every other group. */
  reason: z.string().nullable(),
  /** Whether the built commit holds it, else only a branch that is not merged, else only the history. */
  stands: z.enum(['now', 'branch', 'history']),
  /** Where it stands first; without a path in a name, a path or a commit message. `url` is the page of that file, where it has one. */
  first: z.strictObject({ path: z.string().nullable(), line: z.number().int().nullable(), url: z.string().nullable() }),
  /** The earliest commit, of those whose texts were read, that holds it; null for what is not committed, and where it cannot be told. */
  since: z.strictObject({ commit: z.string(), at: z.string().nullable() }).nullable(),
  /** How many places of the built commit hold it. */
  places: z.number().int(),
  /** How many texts and names hold it, those of the built commit included: every version of a file is one. */
  texts: z.number().int(),
});

/** What was hidden, secret by secret: `content/redactions.json`. */
export const receipt = z.strictObject({
  entries: z.array(entry),
  /** Further ones that are only counted. */
  more: z.number().int(),
});

export type Receipt = z.infer<typeof receipt>;
export type ReceiptEntry = z.infer<typeof entry>;

/** Address of the page with the list. */
export const receiptUrl = '/about/redactions/';

/** What stands in a text in the place of it. */
export function labelOf({ group, rule, number }: Pick<ReceiptEntry, 'group' | 'rule' | 'number'>): string {
  const name = nameOf({ rule, number });
  return group === 'personal' || group === 'reported' ? `[${name}]` : `[redacted: ${name}]`;
}

/** The same without its frame: `github token 2`. */
export function nameOf({ rule, number }: Pick<ReceiptEntry, 'rule' | 'number'>): string {
  return number === null ? rule : `${rule} ${number}`;
}
