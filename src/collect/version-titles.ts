import type { Fields } from '../model/record.ts';

/** The short fields of a version with its title before them. */
export function titled(title: string, fields: Fields): Fields {
  return { title: title.length > longest ? `${title.slice(0, longest)}…` : title, ...fields };
}

const longest = 120;

/** The fields of all versions of a document, with their titles where these differ. */
export function withTitles(fields: ReadonlyMap<number, Fields | null>): Map<number, Fields | null> {
  const titles = new Set([...fields.values()].flatMap((it) => it?.['title'] ?? []));
  return new Map(
    [...fields].map(([number, it]) => {
      if (it === null || titles.size > 1) return [number, it];
      const { title: _, ...others } = it;
      return [number, others];
    }),
  );
}
