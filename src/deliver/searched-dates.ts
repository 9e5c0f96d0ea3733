import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** A page as its index calls it. */
export interface Dated {
  id: string;
  /** Milliseconds since 1970; 0 where the page names no date. */
  instant: number;
}

/** The pages of an index, from the folder with what is shown of them. */
export function datesIn(folder: string): Dated[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((it) => it.endsWith(ending))
    .map((name) => {
      const text = gunzipSync(readFileSync(join(folder, name))).toString();
      const { meta } = fragment.parse(JSON.parse(text.slice(text.indexOf('{'))));
      const instant = Date.parse(meta.date ?? '');
      return { id: name.slice(0, -ending.length), instant: Number.isNaN(instant) ? 0 : instant };
    });
}

const ending = '.pf_fragment';
const fragment = z.object({ meta: z.object({ date: z.string().optional() }) });
