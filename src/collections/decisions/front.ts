import type { FrontMatter } from '../../markdown/front-matter.ts';
import type { Named } from './facts.ts';
import { phraseOfText } from './phrase.ts';
import { partOf } from './words/names.ts';

/** The keys of front matter that say something of a decision, as named values. Keys for other programs are left out. */
export function namedInFront({ data, endLine }: FrontMatter, text: string): Named[] {
  if (data === null) return [];
  const lines = text.split('\n', endLine);
  return Object.entries(data).flatMap(([name, value]) => {
    const part = partOf(name);
    if (part === null) return [];
    const line = lines.findIndex((it) => it.startsWith(name)) + 1 || 1;
    const values = textsIn(value).map((it) => phraseOfText(it, line));
    return values.length === 0 ? [] : [{ name, part, values, blocks: [] }];
  });
}

/** The front matter's own title; null when it has none. */
export function titleInFront({ data }: FrontMatter): string | null {
  const title = data?.['title'];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap((it: unknown) => (Array.isArray(it) ? [] : textsIn(it))) : [];
}
