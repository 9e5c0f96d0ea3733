import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, relativeWithin } from '../markdown/relative-within.ts';
import type { KnownLinking, Linking } from './check-links.ts';

/**
 * Makes every link from the root of the site a link from its own page, so that the same folder works at any address, and gives each page
 * among `files` (paths below `folder`, with `/`) with links that count from the root of the site or from the page. The page for addresses that
 * do not exist is shown at any of them: its links count from the path of `url`, the address of the site, or from the root of its host.
 */
export function* relativePages(folder: string, files: readonly string[], url: string | null): Generator<Linking | KnownLinking> {
  for (const page of files) {
    if (!page.endsWith('.html')) continue;
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const isAnywhere = page === '404.html';
    const relative = isAnywhere ? below(html, new URL(url ?? 'https://site.invalid/').pathname) : relativeWithin(html, page);
    if (relative !== html) writeFileSync(path, relative);
    const seen = isAnywhere ? html : relative;
    // The foot of a page is another one in every build.
    const [foot = ''] = footer.exec(seen) ?? [];
    const rest = seen.replace(footer, '');
    yield { page, html: foot };
    yield { page, html: () => rest, of: hash('sha256', `${page}\n${rest}`) };
  }
}

const footer = /<footer class="foot">[\s\S]*?<\/footer>/;
