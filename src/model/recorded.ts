import { z } from 'zod';

// A list that comes with a site may have been made by anybody.
const word = z.string().max(200);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a site as the site lists it. */
const listedFile = z.strictObject({
  path: z.string().max(4096),
  bytes: z.number().int().nonnegative(),
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256,
});

/** What besides this program made the site; its bytes may be others with others. */
const versions = z.strictObject({ node: word, astro: word, pagefind: word });

/** What a site says of its own making in `handover.json`. Nothing in it depends on machine, folder, user or time. */
export const recorded = z.strictObject({
  schema: z.literal('handover.site/2'),
  /** Program and version that built the site. */
  generator: word,
  versions,
  /** Full id of the commit the site was built from. */
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** The options of the build, by the schema of the version that built it. */
  options: z.unknown(),
  /** Every other file of the site, in code-point order. */
  files: z.array(listedFile).refine((it) => new Set(it.map(({ path }) => path)).size === it.length),
});

export type Recorded = z.infer<typeof recorded>;
export type ListedFile = z.infer<typeof listedFile>;
export type Versions = z.infer<typeof versions>;

/** What stands under a name in a folder. A link is one whatever it leads to. */
export type Kind = 'file' | 'folder' | 'link' | 'other';
