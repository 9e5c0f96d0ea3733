import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { RouteData } from 'astro';
import { z } from 'zod';
import { asValid } from '../../markdown/valid-html.ts';
import { answer, sayProgress } from '../answer.ts';
import { readReceipt } from '../content.ts';
import { redactionMarks } from '../redaction-marks.ts';
import { contentVariable, partsOf, type PagesModule, type Renderer } from './parts.ts';

/** Pages after which to say how many are rendered. */
const step = 50;

const shape = z.strictObject({ content: z.string(), renderer: z.string(), out: z.string() });

await answer(async (order) => {
  const { content, renderer, out } = shape.parse(order);
  const { assets, pages, facts } = partsOf(renderer);
  process.env[contentVariable] = content;
  const { entry, styles }: Renderer = JSON.parse(readFileSync(facts, 'utf8'));
  const { app }: PagesModule = await import(pathToFileURL(join(pages, entry)).href);
  app.setInternals({ pagesByKeys: new Map(styles.map(([key, its]) => [key, { styles: its }])) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
  cpSync(assets, out, { recursive: true });
  const mark = redactionMarks(readReceipt(content));
  const paths = await new StaticPaths(app).getAll();
  const written = new Set<string>();
  for (const { pathname, route } of paths) {
    const file = fileOf(pathname, route);
    if (written.has(file)) throw new Error(`Two pages have the address ${pathname}.`);
    written.add(file);
    const path = route.type === 'page' && !pathname.endsWith('/') ? `${pathname}/` : pathname;
    const page = await app.render(new Request(new URL(encodeURI(path), 'http://localhost')), { routeData: route });
    const text = await page.text();
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), page.headers.get('content-type')?.startsWith('text/html') === true ? finished(text, mark) : text);
    if (written.size % step === 0 || written.size === paths.length) sayProgress(written.size, paths.length);
  }
});

/** Path below the site of what stands at an address. */
function fileOf(pathname: string, { type }: RouteData): string {
  const path = pathname.replaceAll(/^\/|\/$/g, '');
  if (type !== 'page') return path;
  return path === '404' ? '404.html' : join(path, 'index.html');
}

/** The page as valid HTML, with its redactions marked and its words apart. */
function finished(html: string, mark: (html: string) => string): string {
  return mark(apart(asValid(html)));
}

/** A line break behind names, values and headings of columns: without any, their words run together in the search index. */
function apart(html: string): string {
  return html.replaceAll(/<\/(?:dt|dd|th|summary)>(?=<)|<(?=details[ >])/g, (it) => (it === '<' ? '\n<' : `${it}\n`));
}
