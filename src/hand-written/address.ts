/** First parts of addresses that the site needs for itself, besides the names of its collections. */
const reserved: ReadonlySet<string> = new Set(
  'about api documents images open pagefind print problems run search _astro 404 index.html handover.json addresses.json'.split(' '),
);

/** True for an address among those that every site has, whether this one has it or not. */
export function isOwnAddress(address: string): boolean {
  const [, first = ''] = address.split('/');
  return address === '/' || (reserved.has(first) && first !== 'documents' && first !== 'images');
}

/** Segments of the address of a page: `guide/first-day.mdx` gives `guide`, `first-day`; `index` is its folder. */
export function segmentsOf(path: string, slugOf: (text: string) => string): string[] {
  const names = path.replace(/\.mdx?$/i, '').split('/');
  const last = names.at(-1)?.toLowerCase() === 'index' ? names.slice(0, -1) : names;
  return last.map(slugOf);
}

/** Address of a page, from the root of the site. */
export const addressOf = (segments: readonly string[]): string => `/${segments.map((it) => `${it}/`).join('')}`;

/** Whose address an operator's page would take, as the end of "… is the address of"; null for a free one. */
export function takenBy(segments: readonly string[], collections: ReadonlyMap<string, string>): string | null {
  const [first] = segments;
  if (first === undefined) return 'the first page';
  const title = collections.get(first);
  if (title !== undefined) return title;
  return reserved.has(first) ? 'pages that every site has' : null;
}
