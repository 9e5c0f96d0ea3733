import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the list of all pages among `files`, where the address of the site is known: without one there is none. */
export function writeSitemap(out: string, files: readonly string[], url: string | null): void {
  if (url !== null) writeFileSync(join(out, 'sitemap.xml'), sitemapText(files, url));
}

function sitemapText(files: readonly string[], url: string): string {
  const pages = files.filter((it) => it === 'index.html' || it.endsWith('/index.html'));
  const addresses = pages.map((it) => new URL(it.slice(0, -'index.html'.length), url).href.replaceAll('&', '&amp;'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((it) => `<url><loc>${it}</loc></url>\n`).join('')}</urlset>
`;
}
