import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const tag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
/** The page for paper: no script of it makes links to folders links to their pages where the site lies on a disk. */
const scriptless = 'print/index.html';
const fromRoot = /(\s(?:href|src|data-(?:root|offline|addresses))=")\/(?!\/)([^"]*)"/g;

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

/** The page with its links from the root of a host made links below `base`, a path with `/` at both ends. */
function below(html: string, base: string): string {
  return html.replace(tag, (whole) => whole.replace(fromRoot, (_, start: string, target: string) => `${start}${base}${target}"`));
}

/** The page at `page` (from the root of the site) with its links from the root made relative; its text stays as it is. */
export function relativeWithin(html: string, page: string): string {
  const depth = page.split('/').length - 1;
  const up = '../'.repeat(depth);
  const folderPage = page === scriptless ? 'index.html' : '';
  const own = `${posix.dirname(page)}/`.replace(/^\.\//, '');
  return html.replace(tag, (whole) =>
    whole.includes('="/')
      ? whole.replace(fromRoot, (_, start: string, target: string) => `${start}${relativeTo(target, { up, own, folderPage })}"`)
      : whole,
  );
}

/** `folderPage` is added to the address of a folder. */
function relativeTo(target: string, { up, own, folderPage }: { up: string; own: string; folderPage: string }): string {
  // A link to a place on the same page needs no address at all.
  const [path = '', fragment] = target.split('#');
  if (fragment !== undefined && path === own) return `#${fragment}`;
  const isFolder = path === '' || path.endsWith('/');
  return (isFolder ? `${up}${path}${folderPage}${target.slice(path.length)}` : `${up}${target}`) || './';
}
