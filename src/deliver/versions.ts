import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Version of the Pagefind that indexes them. */
export const pagefindVersion = (): string => versionIn(fileURLToPath(new URL('../package.json', import.meta.resolve('pagefind'))));

/** Version of the Astro that builds the pages. */
export const astroVersion = (): string => versionIn(createRequire(import.meta.url).resolve('astro/package.json'));

const versionIn = (path: string): string => z.looseObject({ version: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).version;
