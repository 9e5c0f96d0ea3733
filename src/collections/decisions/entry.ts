import type { WrittenDate } from '../../markdown/dates.ts';
import type { Section } from '../../markdown/sections.ts';
import type { Found } from '../../model/collection.ts';
import type { Finding } from '../../model/problem.ts';
import { asTitle, excerpt, firstWords } from './excerpt.ts';
import { factsOf } from './facts.ts';
import { readHeading } from './identity.ts';
import { decisionOf } from './record.ts';
import type { Decision, Form } from './schema.ts';
import { struckHeading, struckTitle } from './struck.ts';

/** One entry of a log, with what is wrong with it. */
export interface Entry {
  found: Found<Decision>;
  problems: Finding[];
}

/** Where an entry stands: the group it belongs to, and the date of that group. */
export interface Around {
  text: string;
  /** Heading of the group; null outside groups. */
  group: string | null;
  /** Date of a heading such as `## 2026-05-20` above the entry. */
  date: WrittenDate | null;
}

/** The entry that a heading and everything below it make. */
export function entryOfSection(form: Form, whole: Section, { text, group, date }: Around): Entry {
  const section = withoutFooter(whole);
  const heading = readHeading(section.heading);
  const struck = struckHeading(text, section);
  const headed = { status: heading.status, line: section.line, date: heading.date ?? date, struck };
  const { data, problems } = decisionOf(form, factsOf(section.blocks, section.children), headed);
  data.number = heading.number ?? data.number;
  data.section = group;
  const title =
    struckTitle(struck, data) || heading.title || excerpt(data.decision ?? firstWords(section.blocks), asTitle) || section.heading;
  return { found: foundOf(data, title, section, text), problems };
}

/** A record of a part of a text; white space and rules at the end of the part are left out. */
export function foundOf(
  data: Decision,
  title: string,
  { line, start, end }: { line: number; start: number; end: number },
  text: string,
): Found<Decision> {
  dropRepeats(data, title);
  return { key: keyOf(data, title), title, line, range: { start, end: endOfPart(text, start, end) }, data };
}

/** A decision that only says again what the title or the choice says is left out. */
export function dropRepeats(data: Decision, title: string): void {
  if (data.decision === title || data.decision === data.options.chosen) data.decision = null;
}

function endOfPart(text: string, start: number, end: number): number {
  let last = end;
  for (;;) {
    while (last > start && /\s/.test(text.charAt(last - 1))) last--;
    const line = text.lastIndexOf('\n', last - 1) + 1;
    if (line <= start || !rule.test(text.slice(line, last))) return last;
    last = line;
  }
}

const rule = /^ {0,3}(?:-(?:[ ]*-){2,}|\*(?:[ ]*\*){2,}|_(?:[ ]*_){2,})\s*$/;

/** Distinguishes the entries of one log: by number, else by date and title. */
function keyOf({ number, date }: Decision, title: string): string {
  if (number !== null) return hyphened(number) || 'entry';
  const key = hyphened(`${date?.date ?? ''} ${title.slice(0, 4 * longestKey)}`);
  return (
    (key.length <= longestKey
      ? key
      : key
          .slice(0, longestKey + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, longestKey)) || 'entry'
  );
}

/** Words in lower case, with hyphens for everything else. */
export function hyphened(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The last entry of a group ends at a rule: what stands below it belongs to the file. */
function withoutFooter(section: Section): Section {
  const last = section.children.at(-1);
  if (last) {
    const cut = withoutFooter(last);
    return cut === last ? section : { ...section, end: cut.end, children: [...section.children.slice(0, -1), cut] };
  }
  const at = section.blocks.findIndex((it) => it.type === 'thematicBreak');
  const end = section.blocks[at]?.position?.start.offset;
  return end === undefined || at === section.blocks.length - 1 ? section : { ...section, end, blocks: section.blocks.slice(0, at) };
}

const longestKey = 60;
