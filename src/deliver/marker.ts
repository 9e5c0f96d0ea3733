import { options, type Site } from '../model/site.ts';
import { z } from 'zod';

/** File at the top of a built site by which the program knows its own work. */
export const marker = 'handover.json';

const schema = z.strictObject({
  schema: z.literal('handover.site/1'),
  /** Program and version that built the site. */
  generator: z.string(),
  /** Full id of the commit the site was built from. */
  commit: z.string(),
  /** What was asked for beyond the checked-out commit; missing in sites of earlier versions. */
  options: options.extend({ audience: options.shape.audience.optional() }).optional(),
  /** Every other file of the site, in code-point order. */
  files: z.array(z.string()),
});

/** Text of the marker for a site that holds `files`. */
export function markerText({ generator, commit, options: asked }: Site, files: readonly string[]): string {
  const value: z.infer<typeof schema> = { schema: 'handover.site/1', generator, commit: commit.id, options: asked, files: [...files] };
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Files a marker names; null when the text is no marker. */
export function markedFiles(text: string): ReadonlySet<string> | null {
  const result = z
    .string()
    .transform((it, context) => {
      try {
        return JSON.parse(it) as unknown;
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema)
    .safeParse(text);
  return result.success ? new Set([marker, ...result.data.files]) : null;
}
