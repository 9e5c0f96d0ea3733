import { hash } from 'node:crypto';

/** A page that is searched, with the digest of all that is searched of it. */
export interface Searched {
  path: string;
  of: string;
}

/** Pages in one part at most, as far as chance puts them there: half a second of Pagefind's work. */
const most = 64;

/** The pages by the bits of a digest of their path, as many bits as keep the parts small: where one changes, every other part stays what it was. */
export function partsOf<Its extends Pick<Searched, 'path'>>(pages: readonly Its[], limit: number = most): Its[][] {
  const bits = Math.max(0, Math.ceil(Math.log2(pages.length / limit)));
  return [...Map.groupBy(pages, ({ path }) => Number.parseInt(hash('sha256', path).slice(0, 4), 16) >> (16 - bits)).values()];
}

/** What of a page is searched: all else may change without any search finding another thing. In text every `<` is escaped. */
export function searchedIn(html: string): string {
  const [, head = '', main = ''] = /^([\s\S]*?)<\/head>[\s\S]*?(<main\b[\s\S]*<\/main>)/.exec(html) ?? [];
  return `<html><head>${(head.match(facts) ?? []).join('')}</head><body>${main}</body></html>`;
}

const facts = /<meta (?=(?:[^"<>]|"[^"]*")*data-pagefind-)(?:[^"<>]|"[^"]*")*>/g;
