import { resolve } from 'node:path';
import { defineConfig } from 'astro/config';
import { astroConfig } from './src/deliver/renderer/config.ts';

// For `astro check` and for working on the pages; a build takes its settings from the same function.
export default defineConfig(astroConfig(resolve(process.env.HANDOVER_CONTENT ?? 'content')));
