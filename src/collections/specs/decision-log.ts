import { readDate } from '../../markdown/dates.ts';
import { cut, plain } from './cut.ts';
import type { Scan } from './scan.ts';
import type { Spec } from './schema.ts';

type Entry = NonNullable<Spec['decisionLog']>[number];

/** The entries of a plan's "Decision Log": `- Decision: …`, with `Rationale: …` and `Date/Author: …` below it. */
export function decisionLogOf({ lines, apart, headings }: Scan): Entry[] {
  const at = headings.findIndex((it) => title.test(it.text));
  const heading = headings[at];
  if (heading === undefined) return [];
  const end = headings.slice(at + 1).find((it) => it.depth <= heading.depth)?.line ?? lines.length + 1;
  const entries: { line: number; values: Map<string, string> }[] = [];
  let key = '';
  for (let line = heading.line + 1; line < end; line++) {
    const text = apart[line - 1] === 1 ? '' : (lines[line - 1] ?? '');
    const [, name, value = ''] = named.exec(text) ?? [];
    if (name !== undefined) key = keyOf(name);
    if (key === 'decision' && name !== undefined) entries.push({ line, values: new Map() });
    // An item with no name of its own, and an empty line, end what was said before.
    else if (name === undefined && (/^\s*[-*+]\s/.test(text) || text.trim() === '')) key = '';
    const values = entries.at(-1)?.values;
    if (key !== '') values?.set(key, `${values.get(key) ?? ''} ${name === undefined ? text : value}`);
  }
  return entries.slice(0, most).flatMap(({ line, values }) => {
    const said = (name: string): string | null => cut(plain(values.get(name) ?? '').trim(), longest) || null;
    const decision = said('decision');
    return decision === null ? [] : [{ decision, rationale: said('rationale'), ...whoOf(said('date')), line }];
  });
}

/** "2026-02-11, Ada" and "2026-02-11 / Ada" and "(2026-02-11 03:40Z) Ada" name a day and a person. */
function whoOf(written: string | null): Pick<Entry, 'date' | 'author'> {
  const date = written === null ? null : readDate(written);
  const rest = (written ?? '').replace(date?.text ?? '', ' ').replace(/\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:Z|UTC)?/g, ' ');
  const author = rest.replace(/^[\s,;/()|·—–-]+|[\s,;/()|·—–-]+$/g, '');
  return { date: date?.date ?? null, author: author === '' ? null : author };
}

const keyOf = (name: string): string =>
  /^decision$/i.test(name) ? 'decision' : /^(?:rationale|reason|why)$/i.test(name) ? 'rationale' : 'date';
const title = /^(?:\d+[.)]?\s*)?decision log$/i;
const named =
  /^\s*(?:[-*+]\s+)?(?:\*\*|__)?(decision|rationale|reason|why|date\s*\/\s*author|date|author)(?:\*\*|__)?\s*:(?:\*\*|__)?\s*(.*)$/i;
const most = 100;
const longest = 600;
