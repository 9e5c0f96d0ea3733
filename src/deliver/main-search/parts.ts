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
  return `<html><head>${(head.match(facts) ?? []).join('')}</head><body>${withoutIgnored(main)}</body></html>`;
}

/** HTML without the elements that hold nothing to be searched. */
function withoutIgnored(html: string): string {
  let [left, from] = ['', 0];
  for (const { 1: name = '', index } of html.matchAll(ignored)) {
    if (index < from) continue;
    left += html.slice(from, index);
    from = endOf(html, name, index);
  }
  return left + html.slice(from);
}

/** Where the element `name` ends that begins at `start`. */
function endOf(html: string, name: string, start: number): number {
  const tags = new RegExp(`<(/?)${name}\\b(?:[^"<>]|"[^"]*")*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

const ignored = /<(nav|section|ul|div)\b(?=(?:[^"<>]|"[^"]*")*\sdata-pagefind-ignore="all")(?:[^"<>]|"[^"]*")*>/g;

const facts = /<meta (?=(?:[^"<>]|"[^"]*")*data-pagefind-)(?:[^"<>]|"[^"]*")*>/g;
