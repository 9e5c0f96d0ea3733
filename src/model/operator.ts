import { z } from 'zod';

const text = z.string().trim().min(1, 'Must not be empty').max(10_000);
const line = text.max(500);
/** One text, or several. */
const lines = z.union([line.transform((it) => [it]), z.array(line).min(1)]);

const contact = z.strictObject({
  name: line,
  role: line.optional(),
  email: line.optional(),
  phone: line.optional(),
  /** Last day of what was agreed, as YYYY-MM-DD. */
  until: z.iso.date('Write the day as YYYY-MM-DD').optional(),
  /** What help was agreed, for example "questions by mail, answered within two days". */
  support: line.optional(),
});

const account = z.strictObject({
  /** Whose service it is, for example "Fly.io". */
  provider: line,
  /** What it is used for. */
  purpose: line.optional(),
  /** In whose name it runs. */
  owner: line.optional(),
  /** Who pays the bill. */
  pays: line.optional(),
  /** How a successor gets in. Never a password. */
  access: line.optional(),
  /** Whether the client has confirmed to have it: yes or no, or the day and the person as text. */
  received: z.union([z.boolean(), line]).optional(),
});

/** True where the client has confirmed to have an account; a text that begins with a word for no, or for later, does not. */
export function isReceived({ received }: Pick<z.output<typeof account>, 'received'>): boolean {
  return typeof received === 'string' ? !notYet.test(received) : received === true;
}

const notYet =
  /^\W*(?:no|not|none|never|open|pending|planned|expected|due|tbd|nein|nicht|noch|keine?|offen|ausstehend|geplant|erwartet)(?![\p{L}\p{N}])/iu;

/** What only the operator of a handover knows, as `handover.yaml` or the configuration says it. Everything is optional. */
export const operatorShape = {
  /** Number of this delivery, for example "1.4". */
  package: line.optional(),
  /** What was built, in a sentence or two for someone who is not technical. */
  summary: text.optional(),
  contact: z.union([contact, z.array(contact).min(1)]).optional(),
  accounts: z.array(account).optional(),
  /** What is known not to work, or only up to a point. */
  limits: lines.optional(),
  /** How to go back to what ran before. */
  rollBack: lines.optional(),
  /** Under which terms the client may use it. */
  licence: text.optional(),
  /** Who owns the code, the data and the names. */
  ownership: text.optional(),
};

export const operator = z.strictObject(operatorShape);

/** The same with every question answered or null, as the pages need it. */
export const operatorFacts = z.strictObject({
  package: z.string().nullable(),
  summary: z.string().nullable(),
  contacts: z.array(contact),
  accounts: z.array(account),
  limits: z.array(z.string()),
  rollBack: z.array(z.string()),
  licence: z.string().nullable(),
  ownership: z.string().nullable(),
  /** Where each answer stands: name of the operator's file, by question. */
  from: z.strictObject({
    package: z.string().nullable(),
    summary: z.string().nullable(),
    contact: z.string().nullable(),
    accounts: z.string().nullable(),
    limits: z.string().nullable(),
    rollBack: z.string().nullable(),
    licence: z.string().nullable(),
    ownership: z.string().nullable(),
  }),
});

export type Operator = z.output<typeof operator>;
export type OperatorFacts = z.infer<typeof operatorFacts>;

const questions = ['package', 'summary', 'contact', 'accounts', 'limits', 'rollBack', 'licence', 'ownership'] as const;

type Question = (typeof questions)[number];

/** What was said, and where: `file` names the operator's file of each of `sources`. Of two answers to one question the first counts. */
export function factsOf(sources: readonly { said: Operator; file: string }[]): OperatorFacts {
  const sourceOf = (question: Question) => sources.find((it) => it.said[question] !== undefined);
  const said = <Name extends Question>(question: Name): Operator[Name] => sourceOf(question)?.said[question];
  const contacts = said('contact') ?? [];
  return {
    package: said('package') ?? null,
    summary: said('summary') ?? null,
    contacts: Array.isArray(contacts) ? contacts : [contacts],
    accounts: said('accounts') ?? [],
    limits: said('limits') ?? [],
    rollBack: said('rollBack') ?? [],
    licence: said('licence') ?? null,
    ownership: said('ownership') ?? null,
    from: {
      package: sourceOf('package')?.file ?? null,
      summary: sourceOf('summary')?.file ?? null,
      contact: sourceOf('contact')?.file ?? null,
      accounts: sourceOf('accounts')?.file ?? null,
      limits: sourceOf('limits')?.file ?? null,
      rollBack: sourceOf('rollBack')?.file ?? null,
      licence: sourceOf('licence')?.file ?? null,
      ownership: sourceOf('ownership')?.file ?? null,
    },
  };
}

/** Questions that more than one of two sources answers. */
export function answeredTwice(one: Operator, other: Operator): string[] {
  return questions.filter((it) => one[it] !== undefined && other[it] !== undefined);
}
