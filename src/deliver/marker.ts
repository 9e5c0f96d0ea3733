import { z } from 'zod';
import { recorded, type ListedFile, type Recorded, type Versions } from '../model/recorded.ts';
import type { Site } from '../model/site.ts';

/** File at the top of a built site by which the program knows its own work. */
export const marker = 'handover.json';

const schemas = ['handover.site/1', 'handover.site/2'] as const;
/** As much as every version has written: before the second there were names of files only. */
const known = z.looseObject({ schema: z.enum(schemas), files: z.array(z.union([z.string(), z.looseObject({ path: z.string() })])) });

/** What the marker of a site says. */
export function recordOf({ generator, commit, options }: Site, versions: Versions, files: readonly ListedFile[]): Recorded {
  return { schema: 'handover.site/2', generator, versions, commit: commit.id, options, files: [...files] };
}

/** Text of a marker: a file on each line. */
export function markerText({ files, ...rest }: Recorded): string {
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  const lines = files.map(({ path, bytes, sha256 }) => `  ${JSON.stringify({ path, bytes, sha256 })}`);
  return `${head},\n "files": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n `}]\n}\n`;
}

/** Files a marker of any version names, itself among them; null when the text is no marker. */
export function markedFiles(text: string): ReadonlySet<string> | null {
  const result = known.safeParse(valueOf(text));
  return result.success ? new Set([marker, ...result.data.files.map((it) => (typeof it === 'string' ? it : it.path))]) : null;
}

/** What a marker says; `earlier` for one that holds no digests yet, null for a text that is no marker. */
export function recordedIn(text: string): Recorded | 'earlier' | null {
  const value = valueOf(text);
  const result = recorded.safeParse(value);
  if (result.success) return result.data;
  const earlier = known.safeParse(value);
  return earlier.success && earlier.data.schema === 'handover.site/1' ? 'earlier' : null;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, so no marker.
    return null;
  }
}
