/** Addresses that every site has, and one that none has: what must be closed. From the address of the site, without a slash in front. */
const everywhere = [
  '',
  'index.html',
  'handover.json',
  'api/v1/index.json',
  'api/v1/problems.json',
  'api/v1/run-it.json',
  'problems/',
  'about/',
  'search/',
  'pagefind/pagefind-entry.json',
  'pagefind/pagefind.js',
  '404.html',
  'a-page-that-is-not-there/',
];

/** Files of one folder and ending that are asked for: a rule of a host goes by one of the two. */
const each = 2;

/** What to ask for: the addresses every site has and, where its list of `files` is known, some of each folder and ending. */
export function pathsToAsk(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const some = files.filter((file) => {
    const group = `${file.split('/')[0]} ${/\.[^./]+$/.exec(file)?.[0] ?? ''}`;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= each;
  });
  return [...new Set([...everywhere, ...some.map((it) => it.replace(/(^|\/)index\.html$/, '$1'))])];
}
