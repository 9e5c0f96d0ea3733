import { z } from 'zod';

/** What a page made of an address or an id as it is written in its source. */
const written = z.strictObject({ written: z.string(), to: z.string() });

/** One page written by hand. */
const handPage = z.strictObject({
  /** Name in `content/pages`, and of its text. */
  id: z.string(),
  /** Address on the site, from its root, with a slash at both ends. */
  url: z.string(),
  title: z.string(),
  /** What the page is for, as its author says it; null for nothing. */
  description: z.string().nullable(),
  /** Its name in the menu; null where it stands in none. */
  menu: z.string().nullable(),
  /** Pages with lower numbers stand first in menus and lists. */
  order: z.number(),
  /** Whether it comes with the program or is the operator's. */
  by: z.enum(['program', 'operator']),
  /** Name of its file, from the folder of the config. */
  file: z.string(),
  /** `mdx` may hold components, `md` is Markdown alone. */
  form: z.enum(['mdx', 'md']),
  /** BCP 47 tag of its language; `und` when it could not be told. */
  lang: z.string(),
  /** The commit of the repository that holds this very text; null where none does. */
  origin: z.strictObject({ path: z.string(), commit: z.string(), committedAt: z.string().nullable(), author: z.string() }).nullable(),
  /** Where its links lead. */
  links: z.array(written),
  /** Its images: the address of each as written and on the site, and its size in pixels. */
  images: z.array(z.strictObject({ written: z.string(), src: z.string(), width: z.number().int(), height: z.number().int() })),
});

/** All of them, in the order of menus and lists: `content/pages.json`. */
export const handPages = z.strictObject({
  pages: z.array(handPage),
  /** The records that components name. */
  meant: z.array(z.strictObject({ component: z.string(), written: z.string(), collection: z.string(), id: z.string() })),
});

export type HandPage = z.infer<typeof handPage>;
export type HandPages = z.infer<typeof handPages>;

/** A site without pages written by hand. */
export const noHandPages: HandPages = { pages: [], meant: [] };
