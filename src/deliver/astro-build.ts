import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type AstroIntegration } from 'astro';
import { z } from 'zod';
import { asValid } from '../markdown/valid-html.ts';
import { answer, sayProgress } from './answer.ts';
import { astroConfig } from './astro-config.ts';
import { readReceipt } from './content.ts';
import { handIntegrations } from './hand-pages.ts';
import { redactionMarks } from './redaction-marks.ts';

/** Pages after which to say how many are rendered. */
const step = 50;

/** Counts the pages, and makes of each what it is on the site. */
const finishing = (mark: (html: string) => string): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((usual) => {
        let done = 0;
        let total = 0;
        return {
          ...usual,
          getStaticPaths: async () => {
            const paths = await usual.getStaticPaths();
            total = paths.length;
            return paths;
          },
          render: async (request, options) => {
            done += 1;
            if (done % step === 0 || done === total) sayProgress(done, total);
            const page = await usual.render(request, options);
            return page instanceof Response ? await finished(page, mark) : { ...page, response: await finished(page.response, mark) };
          },
        };
      });
    },
  },
});

/** A line break behind names, values and headings of columns: without any, their words run together in the search index. */
const apart = (html: string): string =>
  html.replaceAll(/<\/(?:dt|dd|th|summary)>(?=<)|<(?=details[ >])/g, (it) => (it === '<' ? '\n<' : `${it}\n`));

/** The page with its redactions marked, and its words apart. */
async function finished(page: Response, mark: (html: string) => string): Promise<Response> {
  if (page.headers.get('content-type')?.startsWith('text/html') !== true) return page;
  return new Response(mark(apart(asValid(await page.text()))), page);
}

/** Makes a folder that Astro takes for the root of a project, so that it writes nothing beside the program itself. */
function prepare(work: string): void {
  mkdirSync(join(work, 'node_modules'), { recursive: true });
  // Both end the search for settings here, so that none of a folder above is read.
  writeFileSync(join(work, 'package.json'), '{"private":true,"type":"module"}\n');
  writeFileSync(join(work, 'tsconfig.json'), '{"files":[]}\n');
  // Astro's generated modules look for the package from the root.
  symlinkSync(dirname(fileURLToPath(import.meta.resolve('astro/package.json'))), join(work, 'node_modules', 'astro'), 'junction');
}

const shape = z.strictObject({ content: z.string(), out: z.string(), work: z.string() });

await answer(async (order) => {
  const { content, out, work } = shape.parse(order);
  prepare(work);
  await build({
    ...astroConfig(content),
    root: work,
    outDir: out,
    cacheDir: join(work, 'cache'),
    integrations: [...handIntegrations(content), finishing(redactionMarks(readReceipt(content)))],
    configFile: false,
    logLevel: 'silent',
  });
});
