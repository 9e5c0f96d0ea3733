import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** Version of the Astro that builds the pages. */
export function astroVersion(): string {
  const text = readFileSync(createRequire(import.meta.url).resolve('astro/package.json'), 'utf8');
  return z.looseObject({ version: z.string() }).parse(JSON.parse(text)).version;
}
