import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const tag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
const fromRoot = /(\s(?:href|src|data-bundle)=")\/(?!\/)([^"]*)"/g;

/**
 * Makes every link from the root of the site a link from its own page, so that the same folder works at any address. Goes once over the
 * pages among `files` (paths below `folder`, with `/`). The page for addresses that do not exist is shown at any of them, and keeps its links.
 */
export function relativeLinks(folder: string, files: readonly string[]): void {
  for (const page of files) {
    if (!page.endsWith('.html') || page === '404.html') continue;
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, relativeWithin(html, page));
  }
}

/** The page at `page` (from the root of the site) with its links from the root made relative; its text stays as it is. */
export function relativeWithin(html: string, page: string): string {
  const depth = page.split('/').length - 1;
  const up = '../'.repeat(depth);
  return html.replace(tag, (whole) =>
    whole.replace(fromRoot, (_, start: string, target: string) => `${start}${relativeTo(target, up, page)}"`),
  );
}

function relativeTo(target: string, up: string, page: string): string {
  // A link to a place on the same page needs no address at all.
  const [path = '', fragment] = target.split('#');
  if (fragment !== undefined && path === `${posix.dirname(page)}/`.replace(/^\.\//, '')) return `#${fragment}`;
  return `${up}${target}` || './';
}
