import { z } from 'zod';
import { claim } from './claim.ts';
import type { Collection } from './collection.ts';
import { problem, type Problem } from './problem.ts';
import type { StoredRecord } from './record.ts';
import type { Redacted } from './redacted.ts';

const place = {
  /** Address of the page of the record. */
  url: z.string(),
  title: z.string(),
  path: z.string(),
};

const rule = z.strictObject({
  code: z.string(),
  /** What it asks of a document, as the end of "A handoff …". */
  name: z.string(),
  level: z.enum(['error', 'warning']),
});

/** What is held against the rules of a good handover: `content/readiness.json`. */
export const readiness = z.strictObject({
  rules: z.array(rule),
  /** What was held against them, with the share of the rules it keeps, 0 to 100. */
  checked: z.array(z.strictObject({ ...place, kept: z.number().int().min(0).max(100) })),
  /** What is not kept, by person and place. */
  findings: z.array(
    problem.extend({
      ...place,
      level: rule.shape.level,
      /** Author of the text; null when it is not committed. */
      person: z.string().nullable(),
    }),
  ),
  /** Everything that a document names and nobody finds. */
  broken: z.array(z.strictObject({ ...place, claim })),
});

export type Readiness = z.infer<typeof readiness>;
type Rule = z.infer<typeof rule>;

/** Nothing that was checked. */
export const notChecked: Readiness = { rules: [], checked: [], findings: [], broken: [] };

/** A standing record with what the rules ask for. */
export interface Held {
  collection: Collection;
  record: StoredRecord;
  text: Redacted;
  problems: readonly Problem[];
  /** Where something was hidden, and by which rule. */
  secrets: readonly { line: number; rule: string }[];
  /** Commits since it was last changed; null where that is not known. */
  commitsSince: number | null;
}

/** What is true around the records. */
export interface Around {
  /** Branches that were merged. */
  merged: Pick<ReadonlySet<string>, 'has'>;
  /** The repository's own settings, as they are written; null for none. */
  settings: { path: Redacted; text: Redacted } | null;
}

/** Holds the records against the rules; those that no rule is for are left out. */
export type Judge = (
  held: readonly Held[],
  around: Around,
) => {
  rules: readonly Rule[];
  /** What is wrong with the settings. */
  problems: readonly Problem[];
  judged: readonly { record: StoredRecord; kept: number; findings: readonly (Problem & { level: Rule['level'] })[] }[];
};
