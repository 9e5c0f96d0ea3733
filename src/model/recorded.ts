import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a site as the site lists it. */
const listedFile = z.strictObject({
  path: z.string(),
  bytes: z.number().int().nonnegative(),
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256,
});

/** What besides this program made the site; its bytes may be others with others. */
const versions = z.strictObject({ node: z.string(), astro: z.string(), pagefind: z.string() });

/** What a site says of its own making in `handover.json`. Nothing in it depends on machine, folder, user or time. */
export const recorded = z.strictObject({
  schema: z.literal('handover.site/2'),
  /** Program and version that built the site. */
  generator: z.string(),
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
