import { z } from 'zod';

const filled = z.string().trim().min(1, 'Must not be empty').max(300, 'Must be at most 300 characters');

/** A record by its id, its number or its path, as people write them: `0003`, `ADR-3`, `docs/adr/0003-send-mail.md`. */
const record = z.strictObject({ id: filled });

/** What the components of pages written by hand may be given. Every value is text. */
export const componentProps = {
  Handoff: record,
  Decision: record,
  Spec: record,
  Needs: z.strictObject({}),
  OpenQuestions: z.strictObject({ /** Only those that this person or role decides. */ owner: filled.optional() }),
} as const;

export type ComponentName = keyof typeof componentProps;

/** The components by name, with their props: for the editor of whoever writes such a page. */
export type PageComponents = {
  [Name in ComponentName]: (props: z.input<(typeof componentProps)[Name]>) => null;
};
