import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atPath } from '../model/at-path.ts';
import type { OpenItems } from '../model/open-item.ts';
import type { Problem } from '../model/problem.ts';
import type { Readiness } from '../model/readiness.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Site } from '../model/site.ts';
import type { Assembled } from './assemble.ts';
import type { WrittenByHand } from './hand-pages.ts';
import type { PackagesContent } from './packages.ts';
import type { Page } from './pages.ts';

/**
 * Writes `content/`: the boundary between what reads git and what builds pages. `folder` must be empty or missing. `finish` gives the HTML of
 * a page as it is to be written, of one page at a time: all of them take much memory.
 */
export function writeContent(
  folder: string,
  {
    site,
    problems,
    readiness,
    receipt,
    open,
    packages,
    byHand,
  }: {
    site: Site;
    problems: readonly Problem[];
    readiness: Readiness;
    receipt: Receipt;
    open: OpenItems;
    packages: PackagesContent;
    byHand: WrittenByHand;
  },
  { entries, files }: Assembled,
  { pages, finish }: { pages: readonly Page[]; finish(page: Page): string },
): void {
  const write = (path: string, text: string): void => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    atPath(target, () => writeFileSync(target, text));
  };
  const byUrl = new Map(pages.map((it) => [it.url, it]));
  const writeWithText = (path: string, url: string, value: object): void => {
    const page = byUrl.get(url);
    write(`${path}.json`, json(value));
    write(`${path}.html`, page === undefined ? '' : finish(page));
    write(`${path}.md`, page?.markdown ?? '');
  };
  write('site.json', json(site));
  write('problems.json', json(problems));
  write('readiness.json', json(readiness));
  write('redactions.json', json(receipt));
  write('open-items.json', json(open));
  write('packages.json', json(packages.packages));
  for (const [slug, it] of packages.asOf) write(`packages/as-of/${slug}.json`, json(it));
  for (const [slug, it] of packages.changes) write(`packages/changes/${slug}.json`, json(it));
  write('pages.json', json(byHand.pages));
  for (const { id, form } of byHand.pages.pages) write(`pages/${id}.${form}`, byHand.texts.get(id) ?? '');
  for (const { collection, record } of entries) writeWithText(`records/${collection.name}/${record.id}`, record.url, record);
  for (const { source } of files) writeWithText(`sources/${source.id}`, source.url, source);
}

/** Writes the images that pages show, by name. */
export function writeImages(folder: string, images: ReadonlyMap<string, Uint8Array>): void {
  if (images.size > 0) mkdirSync(join(folder, 'images'), { recursive: true });
  for (const [name, bytes] of images) writeFileSync(join(folder, 'images', name), bytes);
}

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;
