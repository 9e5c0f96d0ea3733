import { z } from 'zod';
import { authorNames, personalAction as action, type PersonalAction, type PersonalKind, type PersonalPolicy } from '../model/personal.ts';
import { usualPersonal } from '../model/usual-personal.ts';

const filled = z.string().min(1, 'Must not be empty');

/** Kinds of personal data, by their names in the config. */
const kinds = {
  email: ['e-mail address'],
  phone: ['phone number'],
  account: ['bank account'],
  card: ['card number'],
  identity: ['social security number', 'insurance number'],
  network: ['network address'],
} as const satisfies Record<string, readonly PersonalKind[]>;

const settings = z
  .strictObject({
    /** E-mail addresses. Without it: `mask`. */
    email: action.optional(),
    /** Phone numbers. Without it: `report`, because many numbers look like one. */
    phone: action.optional(),
    /** Numbers of bank accounts (IBAN). Without it: `mask`. */
    account: action.optional(),
    /** Numbers of payment cards. Without it: `mask`. */
    card: action.optional(),
    /** Social security and insurance numbers of people. Without it: `mask`. */
    identity: action.optional(),
    /** Public network addresses (IPv4). Without it: `report`, because most of them are those of servers. */
    network: action.optional(),
    /** What stands in the place of a value whose kind is `map`; others of that kind are masked. */
    map: z.record(filled, filled).optional(),
    /** How authors are called: by `name`, `alias`, `role`, or `hidden`. Without it: `name`. */
    authors: authorNames.optional(),
    /** What an author of this name is called; others are `Author 2` or `Author`. */
    people: z.record(filled, z.strictObject({ alias: filled.optional(), role: filled.optional() })).optional(),
  })
  .refine((it) => it.map === undefined || Object.keys(kinds).some((kind) => it[kind as keyof typeof kinds] === 'map'), {
    path: ['map'],
    message: 'Is used by no kind: set one of them to "map"',
  })
  .refine((it) => it.people === undefined || it.authors === 'alias' || it.authors === 'role', {
    path: ['people'],
    message: 'Is used only with authors "alias" or "role"',
  });

/** What becomes of personal data: one word for every kind, or settings. */
export const personal = z.union([z.enum(['off', 'report', 'mask']), settings], 'Must be "off", "report", "mask" or settings');

/** What is in force where the config says this. */
export function personalOf(said: z.output<typeof personal> | undefined): PersonalPolicy {
  if (said === undefined) return usualPersonal;
  const actions = new Map(Object.entries(usualPersonal.actions)) as Map<PersonalKind, PersonalAction>;
  for (const [name, own] of Object.entries(kinds)) {
    const wanted = typeof said === 'string' ? said : said[name as keyof typeof kinds];
    if (wanted !== undefined) for (const kind of own) actions.set(kind, wanted);
  }
  const given = typeof said === 'string' ? {} : said;
  return {
    ...usualPersonal,
    actions: { ...usualPersonal.actions, ...Object.fromEntries(actions) },
    map: given.map ?? {},
    authors: given.authors ?? 'name',
    people: given.people ?? {},
  };
}
