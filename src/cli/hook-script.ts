import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packed = join(import.meta.dirname, '../hooks/handover.mjs');

/** The script that tools call, as one plain file: of the package, or in a checkout made of its parts. */
export async function hookScript(): Promise<string> {
  return existsSync(packed) ? readFileSync(packed, 'utf8') : await bundledHooks();
}

/** The parts of the script in one file that Node 18 runs without any package. */
export async function bundledHooks(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../hooks'),
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(import.meta.dirname, '../hooks/main.ts'),
      target: 'node18',
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: 'handover.mjs', codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first !== undefined && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The script of the hooks could not be made.');
  return `#!/usr/bin/env node\n// Made by Handover from its own sources; "handover hooks install" writes it anew.\n${chunk.code}`;
}
