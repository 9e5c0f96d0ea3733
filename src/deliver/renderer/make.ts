import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type AstroIntegration } from 'astro';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { handIntegrations } from '../hand-pages.ts';
import { astroConfig } from './config.ts';
import { contentVariable, partsOf, type Internals, type PagesModule, type Renderer } from './parts.ts';

// Lets Astro make of the pages what renders them, and keeps it instead of letting it render them at once.
const keeping = (folder: string): AstroIntegration => ({
  name: 'keep-pages',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      const { assets, pages, facts } = partsOf(folder);
      setPrerenderer((usual) => ({
        ...usual,
        setup: async () => {
          const made = join(assets, '.prerender');
          const entry = readdirSync(made).find((it) => it.startsWith('prerender-entry.'));
          if (entry === undefined) throw new Error('Astro made nothing that renders pages.');
          const { app }: PagesModule = await import(pathToFileURL(join(made, entry)).href);
          const taken = app.setInternals.bind(app);
          let styles: Renderer['styles'] = [];
          app.setInternals = (internals: Internals) => {
            styles = [...internals.pagesByKeys].map(([key, it]) => [key, it.styles]);
            taken(internals);
          };
          await usual.setup?.();
          cpSync(made, pages, { recursive: true });
          writeFileSync(facts, JSON.stringify({ entry, styles } satisfies Renderer));
        },
        getStaticPaths: async () => await Promise.resolve([]),
      }));
    },
  },
});

/** Makes a folder that Astro takes for the root of a project, so that it writes nothing beside the program itself. */
function prepare(work: string): void {
  mkdirSync(join(work, 'node_modules'), { recursive: true });
  // Both end the search for settings here, so that none of a folder above is read.
  writeFileSync(join(work, 'package.json'), '{"private":true,"type":"module"}\n');
  writeFileSync(join(work, 'tsconfig.json'), '{"files":[]}\n');
  // Astro's generated modules look for the package from the root.
  symlinkSync(dirname(fileURLToPath(import.meta.resolve('astro/package.json'))), join(work, 'node_modules', 'astro'), 'junction');
}

const shape = z.strictObject({ content: z.string(), folder: z.string(), work: z.string() });

await answer(async (order) => {
  const { content, folder, work } = shape.parse(order);
  process.env[contentVariable] = content;
  prepare(work);
  await build({
    ...astroConfig(content),
    root: work,
    outDir: partsOf(folder).assets,
    cacheDir: join(work, 'cache'),
    integrations: [...handIntegrations(content), keeping(folder)],
    configFile: false,
    logLevel: 'silent',
  });
});
