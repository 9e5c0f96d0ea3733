import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HandFile } from '../model/hand-file.ts';

const folder = fileURLToPath(new URL('../../content/site/', import.meta.url));

/** The pages that the program brings along, in code-point order of their paths: `a.de.mdx` takes the place of `a.mdx` in German. */
export function ownPages(language: string): HandFile[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = new Set(names.map((it) => it.replaceAll('\\', '/')));
  return [...files]
    .filter((it) => /^[^.]+\.mdx$/.test(it))
    .toSorted()
    .map((path) => {
      const translated = path.replace(/mdx$/, `${language}.mdx`);
      const shown = files.has(translated) ? translated : path;
      return { path, shown, real: '', bytes: readFileSync(join(folder, shown)) };
    });
}
