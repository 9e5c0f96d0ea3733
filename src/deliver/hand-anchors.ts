import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnchors } from './check-links.ts';
import { readHandPages } from './content.ts';

/** Looks whether links of pages written by hand lead to places that are there: those of documents were mended as they were collected. */
export function checkHandAnchors(content: string, out: string): void {
  const pageAt = (path: string): string | null => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : null);
  const texts = readHandPages(content).pages.map((it) => {
    const page = join(it.url, 'index.html').replace(/^\//, '');
    const html = pageAt(page) ?? '';
    const [start, end] = [html.indexOf('<article class="text"'), html.lastIndexOf('</article>')];
    if (start < 0 || end < start) throw new Error(`The page ${page} does not hold the text that was written by hand for it.`);
    return { page, html: html.slice(start, end) };
  });
  checkAnchors(texts, pageAt);
}
