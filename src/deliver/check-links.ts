import { Failure } from '../model/failure.ts';
import { linksOf } from './html-links.ts';

/** Broken links named in the failure; one is enough to look for the cause. */
const atMost = 10;

/**
 * Looks whether every link to this site in `pages` leads to one of `files` (paths from the root of the site). Throws a Failure that names
 * page and link when one does not.
 */
export function checkLinks(pages: Iterable<{ page: string; html: string }>, files: readonly string[]): void {
  const known = new Set(files);
  const broken: string[] = [];
  for (const { page, html } of pages) {
    for (const link of linksOf(html)) {
      const target = targetOf(page, link);
      if (target !== null && !known.has(target))
        broken.push(`/${page.replace(/(?:^|\/)index\.html$/, '/').replace(/^\//, '')} links to ${link}`);
    }
  }
  if (broken.length === 0) return;
  const more = broken.length > atMost ? [`and ${broken.length - atMost} more`] : [];
  throw new Failure('HO504', 'site', `A link of the site leads nowhere: ${[...broken.slice(0, atMost), ...more].join('; ')}.`, [
    'Report it with this message: links of documents to files outside the site become plain text, so no repository should be able to cause this.',
  ]);
}

/** File of the site that a link of `page` asks for; null when it leads elsewhere, or cannot be read as an address. */
function targetOf(page: string, link: string): string | null {
  if (!URL.canParse(link, here)) return null;
  const url = new URL(link, `${here}${page}`);
  if (url.origin !== new URL(here).origin) return null;
  const path = decoded(url.pathname.slice(1));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Stands for the host of the site; nobody can own it. */
const here = 'https://site.invalid/';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone percent sign: the path is meant as it stands.
    return path;
  }
}
