/** The last part of an address as words to search for: an id such as `FR-002` as it is, else what stands between its dashes; null for none. */
export function wordsToSearch(path: string): string | null {
  const last = path
    .replace(/(?:\/|\/?index\.\w+|\.(?:html?|md|json))$/, '')
    .split('/')
    .at(-1);
  if (last === undefined || !/[\p{L}\p{N}]/u.test(last)) return null;
  return (/^\p{L}+[-_]?\d[\p{L}\d.-]*$/u.test(last) ? last : last.replaceAll(/[-_+.\s]+/g, ' ').trim()).slice(0, longest);
}

const longest = 80;
