import { z } from 'zod';

const kind = z.enum([
  'e-mail address',
  'phone number',
  'bank account',
  'card number',
  'social security number',
  'insurance number',
  'network address',
]);

/** What kind of personal data stands in a text. */
export type PersonalKind = z.infer<typeof kind>;

/** What becomes of it: nothing, a row in the list, a mark in its place, or the operator's own words (a mark where there are none). */
export const personalAction = z.enum(['off', 'report', 'mask', 'map'], 'Must be "off", "report", "mask" or "map"');

export type PersonalAction = z.infer<typeof personalAction>;

/** How authors are called. */
export const authorNames = z.enum(['name', 'alias', 'role', 'hidden'], 'Must be "name", "alias", "role" or "hidden"');

/** What is told of the policy on the site. */
export const personalSettings = z.strictObject({ authors: authorNames, actions: z.record(kind, personalAction) });

/** What becomes of personal data and of the names of authors. */
export interface PersonalPolicy {
  actions: Readonly<Record<PersonalKind, PersonalAction>>;
  /** What stands in the place of a value where its kind is mapped. */
  map: Readonly<Record<string, string>>;
  authors: z.infer<typeof authorNames>;
  /** What the operator calls authors, by their name. */
  people: Readonly<Record<string, { alias?: string | undefined; role?: string | undefined }>>;
  /** Texts of the operator that are meant to be seen: what stands in them is left alone everywhere. */
  published: readonly string[];
}
