import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { markdownOf } from './html-to-markdown.ts';
import { relativeWithin } from '../markdown/relative-within.ts';

/** Writes `index.md` beside each page of `files` that has none yet, made from the page itself, so that every page can be read as text. */
export function writePageMarkdown(folder: string, files: readonly string[]): void {
  const known = new Set(files);
  for (const page of files) {
    const target = posix.join(posix.dirname(page), 'index.md');
    if (!page.endsWith('/index.html') && page !== 'index.html') continue;
    if (known.has(target)) continue;
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(readFileSync(join(folder, page), 'utf8'))?.[1] ?? '';
    writeFileSync(join(folder, target), markdownOf(relativeWithin(main, page)));
  }
}
