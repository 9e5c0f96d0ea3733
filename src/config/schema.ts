import { z } from 'zod';

const text = z.string().min(1, 'Must not be empty');

/** What `handover.config.ts` may say. Every setting is optional: a first build needs no file. */
export const config = z.strictObject({
  /** Title of the site. Without it: the README's first heading, else the name in a package manifest. */
  title: text.max(200).optional(),
  /** Folder of the repository to read, from the folder of this file. Without it: the current folder. */
  repo: text.optional(),
  /** Folder the site is written to, from the folder of this file. Without it: `dist/handover`. */
  out: text.optional(),
  /** Build from a shallow clone too, with a banner on every page that says what is missing. Without it: `false`. */
  allowShallow: z.boolean().optional(),
});

export type Config = z.input<typeof config>;
