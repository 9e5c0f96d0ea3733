import type { FamilyName, Part } from './families/names.ts';
import type { Family, Row } from './families/row.ts';
import { familyTable } from './families/table.ts';
import { patternOf } from './patterns.ts';

/** What a path says of its document. */
export interface Place {
  family: FamilyName;
  part: Part;
  /** Folders before the first one of the family's own, with a slash at the end. */
  before: string;
  feature: { key: string; name: string; state: 'living' | 'active' | 'archived' | null; date: string | null } | null;
}

/** What a path says of its document; null when it fits no row of the table. */
export function placeOf(path: string): Place | null {
  const lower = path.toLowerCase();
  if (!read.test(lower)) return null;
  for (const { family, rows } of ready) {
    if (family.hint.length > 0 && !family.hint.some((it) => lower.includes(it))) continue;
    for (const { row, pattern } of rows) {
      const found = pattern.exec(path);
      if (found)
        return { family: family.name, part: row.part, before: found.groups?.['before'] ?? '', feature: featureOf(found, row, family.name) };
    }
  }
  return null;
}

function featureOf({ groups }: RegExpExecArray, { state = null }: Row, family: FamilyName): Place['feature'] {
  const key = groups?.['feature'];
  if (key === undefined || key === '') return null;
  const last = key.slice(key.lastIndexOf('/') + 1);
  const dated = state === 'archived' ? /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(last) : null;
  if (dated?.[1] !== undefined && dated[2] !== undefined) return { key, name: dated[2], state, date: dated[1] };
  const story = family === 'bmad' ? /^(?:story[-_.])?(e?\d+[-.]s?\d+)(?:[-_.]|$)/i.exec(last) : null;
  if (story?.[1] !== undefined) return { key: story[1].toLowerCase(), name: last, state, date: null };
  // A day at the start of a name is no number of a series.
  const onDay = /^\d{4}-?\d{2}-?\d{2}(?!\d)/.test(last);
  if (onDay && family === 'plain') return null;
  const archived = state ?? (/(?:^|\/)_?(?:archived?|done|completed)\//i.test(`${groups?.['before'] ?? ''}${key}`) ? 'archived' : null);
  const id = onDay ? null : family === 'plain' || family === 'change-request' || family === 'enhancement' ? numbered.exec(last) : null;
  if (id?.[1] !== undefined && id[2] !== undefined && !key.includes('/')) return { key: id[1], name: id[2], state: archived, date: null };
  return { key, name: id?.[2] ?? last, state: archived, date: null };
}

const numbered = /^((?:[A-Za-z][A-Za-z0-9]*[-_])*\d{1,8}[a-z]?)[-_. ](.+)$/;
const read = /\.(?:md|mdx|markdown|txt|ya?ml|jsonl?)$/;
const ready = familyTable.map((family: Family) => ({
  family,
  rows: family.rows.map((row) => ({ row, pattern: patternOf(row.glob.replace(/\.md$/, '.{md,mdx,markdown}')) })),
}));
