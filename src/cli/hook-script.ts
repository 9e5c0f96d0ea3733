import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { bundle } from '../deliver/bundle.ts';

const packed = join(import.meta.dirname, '../hooks/handover.mjs');

/** The script that tools call, as one plain file: of the package, or in a checkout made of its parts. */
export async function hookScript(): Promise<string> {
  return existsSync(packed) ? readFileSync(packed, 'utf8') : await bundledHooks();
}

/** The parts of the script in one file that Node 18 runs without any package. */
export async function bundledHooks(): Promise<string> {
  const root = join(import.meta.dirname, '../hooks');
  const [chunk] = await bundle({
    root,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, `main${extname(import.meta.filename)}`),
      target: 'node18',
      rolldownOptions: {
        output: {
          // As an ES module it would wait for all of Node's parts that it imports to be made ready, used or not.
          format: 'cjs',
          entryFileNames: 'handover.mjs',
          codeSplitting: false,
          // Names stay: whoever looks into the script should find what the sources say. What is not there need not be parsed.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
  if (chunk === undefined) throw new Error('The script of the hooks could not be made.');
  return `${head}${chunk.code}\n${noticesOf(Object.keys(chunk.modules))}`;
}

const head = `#!/usr/bin/env node
// Made by Handover from its own sources; "handover hooks install" writes it anew.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
const [require, __filename] = [createRequire(import.meta.url), fileURLToPath(import.meta.url)];
`;

/** The licences of the packages that parts of the script come from: they ask to go with every copy. */
function noticesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((it) => /^\0?(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/.exec(it)?.[1] ?? []));
  const notices = [...folders].toSorted().map((folder) => {
    const { name, version, license }: Record<string, string> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((it) => /^licen[cs]e(?:\.\w+)?$/i.test(it));
    const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').replaceAll('*/', '* /').trim()}\n`;
    return `${name} ${version}, ${license}\n${text}`;
  });
  return `/*\nParts of this file come from these packages.\n\n${notices.join('\n')}*/\n`;
}
