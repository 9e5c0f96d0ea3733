import { z } from 'zod';
import type { Hidden } from './hidden.ts';

const sentence = z.string().trim().min(1, 'Must not be empty').max(1000);

/** A finding that the operator has looked at and found to be no secret. Nothing in it comes from the value. */
const baselineEntry = z.strictObject({
  /** Name of the rule, as shown in the text. */
  rule: z.string().min(1, 'Must not be empty'),
  /** Path of the file as it is shown; null for what stands in a name or a commit message. */
  path: z.string().nullable(),
  /** SHA-256 of the line with the redactions in it, the numbers taken out of them. */
  line: z.string().regex(/^[0-9a-f]{64}$/, 'Must be the 64 digits that `handover scan` writes'),
  /** Why it is no secret. */
  reason: sentence,
  /** Day on which that was decided. */
  date: z.iso.date('Write the day as YYYY-MM-DD'),
});

export const baselineSchema = 'handover.baseline/1';

/** A file of the operator that accepts false alarms. */
export const baseline = z.strictObject({
  schema: z.literal(baselineSchema, `Must be "${baselineSchema}"`),
  entries: z.array(baselineEntry),
});

export type BaselineEntry = z.infer<typeof baselineEntry>;

/** What an entry accepts. */
export type Acceptable = Pick<BaselineEntry, 'rule' | 'path' | 'line'>;

/** What an entry for a finding would accept. A path may hold a secret itself: its number may be another one in the next run. */
export function acceptableOf({ rule, path, digest }: Hidden): Acceptable {
  return { rule, path: path === null ? null : path.replaceAll(/\[redacted: ([^\]]*?) \d+\]/g, '[redacted: $1]'), line: digest };
}

/** Name of what an entry accepts. */
export function nameOf({ rule, path, line }: Acceptable): string {
  return JSON.stringify([rule, path, line]);
}

/** The findings, those accepted marked with the reason, and the entries that fit none of them. */
export function withBaseline<Entry extends BaselineEntry>(
  hidden: readonly Hidden[],
  entries: readonly Entry[],
): { hidden: Hidden[]; unused: Entry[] } {
  const reasons = new Map(entries.map((it) => [nameOf(it), it.reason]));
  const used = new Set<string>();
  const marked = hidden.map((it) => {
    const name = nameOf(acceptableOf(it));
    const reason = reasons.get(name);
    if (reason === undefined) return it;
    used.add(name);
    return { ...it, accepted: true, reason };
  });
  return { hidden: marked, unused: entries.filter((it) => !used.has(nameOf(it))) };
}
