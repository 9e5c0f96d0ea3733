import type { Declared } from '../model/declared.ts';

/** The version that a tag gives a document by naming it: `reminder-v2`, `specs/reminder/2.1`, `FR-016-v3`; null for a tag of anything else. */
export function taggedVersion(tag: string, path: string): Declared | null {
  const [, name = '', version] = /^(.*?)[-_/@.\s]*[-_/@\s]v?(\d+(?:\.\d+)*(?:-(?:rc|alpha|beta|draft)[.\d]*)?)$/i.exec(tag) ?? [];
  if (version === undefined) return null;
  const wanted = wordsOf(name);
  return wanted.length >= shortest && namesOf(path).includes(wanted) ? { version, date: null, from: 'tag' } : null;
}

/** What a document at `path` may be called: by its path, with and without its folders, its own id, or its folder where its name says only what kind it is. */
function namesOf(path: string): string[] {
  const parts = path.replace(/\.[a-z0-9]{1,8}$/i, '').split('/');
  const name = parts.at(-1) ?? '';
  const own = generic.test(name) && parts.length > 1 ? parts.slice(0, -1) : parts;
  const [id] = /^[a-z]{2,5}[-_]?\d{2,5}(?=[-_ .]|$)/i.exec(own.at(-1) ?? '') ?? [];
  const ends = own.map((_, index) => own.slice(index).join('/'));
  const undated = (own.at(-1) ?? '').replace(/^\d{2,4}(?:-\d\d-\d\d)?[-_]/, '');
  return [...ends, parts.join('/'), undated, ...(id === undefined ? [] : [id])].map(wordsOf);
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const generic = /^(?:readme|spec|index|plan|tasks|design|proposal|requirements|skill|kep)$/i;
const shortest = 3;
