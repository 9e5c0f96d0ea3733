import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linksOf } from '../../src/deliver/html-links.ts';
import { fileOf, isRecord } from './addresses.ts';
import { markupFaults } from './markup.ts';
import { everywhere, type Measured } from './measured.ts';
import { blanks, hasPolicy, machineWords, saysSource } from './words.ts';

/** What can be said of the pages of a site as they lie there: points 11, 14 (the part of the page), 29 (ways to all pages), 31 and 32. */
export function still(folder: string, addresses: readonly string[], strict: boolean): Measured[] {
  const found = { markup: new Set<string>(), policy: [] as string[], words: [] as string[], source: [] as string[] };
  const links = new Map<string, string[]>();
  let records = 0;
  for (const address of addresses) {
    const html = readFileSync(join(folder, fileOf(address)), 'utf8');
    const say = (fault: string): string => `${address}: ${fault}`;
    for (const it of markupFaults(html)) found.markup.add(say(it));
    if (!hasPolicy(html)) found.policy.push(address);
    found.words.push(...[...machineWords(html, strict), ...blanks(html)].map(say));
    if (isRecord(address)) {
      records += 1;
      if (!saysSource(html)) found.source.push(address);
    }
    links.set(address, linksOf(html));
  }
  const pages = `${addresses.length} pages`;
  return [
    everywhere(11, 'HTML that is not valid', [...found.markup], pages),
    everywhere(14, 'pages without content security policy', found.policy, pages),
    everywhere(29, 'pages to which no link leads from the briefing', unreached(links), pages),
    everywhere(31, 'words of machines, blank sections', found.words, pages),
    everywhere(32, 'records without file, commit, date and author', found.source, `${records} records`),
  ];
}

/** Pages that links alone do not lead to; the page for addresses that do not exist is none of them. */
function unreached(links: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set(['/']);
  for (const from of reached) {
    for (const link of links.get(from) ?? []) {
      const url = URL.canParse(link, here) ? new URL(link, `${here}${from}`) : null;
      const path = url?.origin === here ? decodeURI(url.pathname) : '';
      if (links.has(path)) reached.add(path);
    }
  }
  return [...links.keys()].filter((it) => !reached.has(it) && it !== '/404.html');
}

const here = 'https://site.invalid';
