import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, relativeWithin } from '../markdown/relative-within.ts';

/**
 * Makes every link from the root of the site a link from its own page, so that the same folder works at any address, and gives each page
 * among `files` (paths below `folder`, with `/`) with links that count from the root of the site or from the page. The page for addresses that
 * do not exist is shown at any of them: its links count from the path of `url`, the address of the site, or from the root of its host.
 */
export function* relativePages(folder: string, files: readonly string[], url: string | null): Generator<{ page: string; html: string }> {
  for (const page of files) {
    if (!page.endsWith('.html')) continue;
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const isAnywhere = page === '404.html';
    const relative = isAnywhere ? below(html, new URL(url ?? 'https://site.invalid/').pathname) : relativeWithin(html, page);
    if (relative !== html) writeFileSync(path, relative);
    yield { page, html: isAnywhere ? html : relative };
  }
}
