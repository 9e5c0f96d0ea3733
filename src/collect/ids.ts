import { createHash } from 'node:crypto';

const longest = 60;
// Names that Windows keeps for devices, whatever their ending.
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name for addresses and files: lower-case ASCII letters, digits and hyphens, at most 60 characters. Where letters
 * were lost or the text was too long, six digits of its hash keep it apart from others.
 */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const lossy = /[^\x20-\x7e]/.test(plain);
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (!lossy && slug !== '' && slug.length <= longest && !reserved.test(slug)) return slug;
  const start = slug.slice(0, longest - 7).replace(/-+$/, '');
  return start === '' ? `n-${digestOf(text)}` : `${start}-${digestOf(text)}`;
}

/** Slug of a file: its path without the ending, and the branch that alone holds it. */
export function slugOfPath(path: string, branch: string | null = null): string {
  const name = path.replace(/\.(?:md|mdx|markdown|txt)$/i, '');
  return slugOf(branch === null ? name : `${name} on ${branch}`);
}

/** Gives each of `wanted` an id; the first of several equal slugs keeps it, the others get six digits of their `apart`. */
export function uniqueIds(wanted: readonly { slug: string; apart: string }[]): string[] {
  const taken = new Set<string>();
  return wanted.map(({ slug, apart }) => {
    let id = slug;
    for (let turn = 0; taken.has(id); turn++) id = `${slug}-${digestOf(`${apart}\0${turn}`)}`;
    taken.add(id);
    return id;
  });
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
