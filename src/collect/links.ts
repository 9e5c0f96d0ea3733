import { posix } from 'node:path';
import { partsOf } from '../markdown/urls.ts';

/** Finds the address of a collected document from a link as written in another one. */
export interface Resolver {
  /** Address on the site, or null when the link leads nowhere on it. */
  linkOf(from: string, url: string): string | null;
}

/** A resolver over `addresses`: path from the repository root → address of its page. */
export function resolverOf(addresses: ReadonlyMap<string, string>): Resolver {
  return {
    linkOf(from, url) {
      const address = pathsMeant(from, url)
        .map((path) => addresses.get(path))
        .find((it) => it !== undefined);
      if (address === undefined) return null;
      const [, fragment = ''] = /#(.*)$/.exec(url) ?? [];
      return fragment === '' ? address : `${address}#${idPrefix}${fragment}`;
    },
  };
}

/** Paths from the repository root that a link may mean, the likeliest first; none when it leads elsewhere. */
export function pathsMeant(from: string, url: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#/i.test(url)) return [];
  const { path: target } = partsOf(url);
  const path = posix.normalize(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(from), target));
  const file = path.replace(linesBehind, '');
  return [path, path.replace(/\/$/, ''), `${path}.md`, ...(file === path ? [] : [file])];
}

/** Lines as editors write them behind a path: `:3`, `:3-5`, or `:3:14` with a column. */
const linesBehind = /:(\d{1,7})(?:-(\d{1,7})|:\d{1,5})?$/;

/** The lines that a link to the file at `path` names, on a forge (`#L3-L5`) or as in an editor (`:3-5`), as `3` or `3-5`; null for none. */
export function linesMeant(url: string, path: string): string | null {
  const parts = partsOf(url);
  const behind = linesBehind.exec(parts.path);
  const [, first, last = first] =
    /^#L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(parts.fragment) ?? (behind === null || path.endsWith(behind[0]) ? null : behind) ?? [];
  return first === undefined ? null : first === last ? first : `${first}-${last ?? first}`;
}

/** Prefix of every id inside the text of a document, so that it cannot clash with the page's own. */
export const idPrefix = 'doc-';

/** `html` without the fragments of links whose target has no such anchor; `isThere` gives null for pages that it does not know. */
export function withoutDeadAnchors(html: string, isThere: (address: string, fragment: string) => boolean | null): string {
  return html.replace(/href="(\/[^"#]*)#([^"]*)"/g, (link, address: string, fragment: string) =>
    isThere(address, idNamed(fragment)) === false ? `href="${address}"` : link,
  );
}

/** The ids in `html`, as its links name them. */
export function anchorsOf(html: string): Set<string> {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((it) => it[1] ?? '');
  // Copies, because a piece of a page otherwise keeps the whole page in memory.
  return new Set(JSON.parse(JSON.stringify(ids)) as string[]);
}

/** `html` without the ids of headings that nothing in it leads to: in past texts they would be a tenth of all. */
export function withoutIdleIds(html: string): string {
  const wanted = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map((it) => idNamed(it[1] ?? '')));
  return html.replace(/(<h[1-6]) id="([^"]+)"/g, (tag, start: string, id: string) => (wanted.has(id) ? tag : start));
}

/** The id that the fragment of a link names: letters beyond ASCII stand in it as percent signs and digits, in the id as they are. */
function idNamed(fragment: string): string {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    // What is no such writing names an id as it stands.
    if (error instanceof URIError) return fragment;
    throw error;
  }
}
