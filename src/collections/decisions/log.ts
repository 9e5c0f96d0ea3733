import { itemsOf } from '../../markdown/lists.ts';
import type { MarkdownText } from '../../markdown/parse.ts';
import { descendantsOf, sectionsOf, type Section } from '../../markdown/sections.ts';
import { tablesOf } from '../../markdown/tables.ts';
import { linksOf, plainText } from '../../markdown/text.ts';
import type { Reading } from '../../model/collection.ts';
import { boldEntries, datedItems, hasBoldEntries, plainItems } from './bold.ts';
import { firstWords, shortOrNull } from './excerpt.ts';
import { entryOfSection, type Around, type Entry } from './entry.ts';
import { certainEntries } from './headings.ts';
import { integerOf, readHeading } from './identity.ts';
import { nothingFound } from './problems.ts';
import { isPointer } from './register.ts';
import type { Decision } from './schema.ts';
import { isAbout, partOf } from './words/names.ts';

/** Reads a file with many decisions, in whichever form it has them. */
export function readLog(doc: MarkdownText): Reading<Decision> {
  const root = sectionsOf(doc);
  const title = titleOf(root);
  const entries = certainOf(root, title, doc.text);
  if (entries.length === 0 && isIndex(root))
    return { records: [], problems: [], leftOut: 'only lists decisions that stand in files of their own' };
  const found = entries.length > 0 ? entries : likelyOf(root, title, doc.text);
  if (found.length === 0) {
    const empty = [root, ...descendantsOf(root)].every((it) => isAbout(it.heading) || it.blocks.every((block) => plainText(block) === ''));
    return {
      records: [],
      problems: empty ? [] : [...doc.problems, nothingFound],
      leftOut: empty ? 'holds no entry yet' : 'holds no decision in a form that is known',
    };
  }
  return { records: found.map((it) => it.found), problems: [...doc.problems, ...found.flatMap((it) => it.problems)], leftOut: null };
}

/** True when a text surely is a log of several decisions, though its name does not say so. */
export function isLog(doc: MarkdownText): boolean {
  const root = sectionsOf(doc);
  const title = titleOf(root);
  const [first, ...others] = certainOf(root, title, doc.text);
  return first !== undefined && (others.length > 0 || title?.children.some(isRecord) === true);
}

/** True for `ADR-0001: Title` with parts of a decision below it: the first entry of a log that will grow. */
function isRecord({ heading, children, blocks }: Section): boolean {
  return (
    record.test(heading) && readHeading(heading).looks === 'id' && (children.some((it) => partOf(it.heading) !== null) || blocks.length > 0)
  );
}

/** The heading of the file itself: its first one of the first level, unless several of that level are decisions. */
function titleOf({ children }: Section): Section | undefined {
  const [first] = children;
  if (first?.depth !== 1) return undefined;
  const decisions = children.filter((it) => it.depth === 1 && ['id', 'date'].includes(readHeading(it.heading).looks));
  return decisions.length > 1 && decisions[0] === first ? undefined : first;
}

/** Certain entries; a row that repeats the number of a heading only sums it up. */
function certainOf(root: Section, title: Section | undefined, text: string): Entry[] {
  const entries = certainEntries(root, { text, group: null, date: null }, title);
  const headed = new Set(entries.filter((it) => it.found.data.form !== 'register').map((it) => integerOf(it.found.data.number)));
  headed.delete(null);
  return entries.filter((it) => it.found.data.form !== 'register' || !headed.has(integerOf(it.found.data.number)));
}

/** Without certain entries: dated items, bold openings where most sections have them, sections, and at last plain items. */
function likelyOf(root: Section, title: Section | undefined, text: string): Entry[] {
  const places = placesOf(root, { text, group: null, date: null }, title);
  const all = (read: (section: Section, around: Around) => Entry[]): Entry[] =>
    places.flatMap(({ section, around }) => read(section, around));
  const dated = all(datedItems);
  if (dated.length > 0) return dated;
  const filled = places.filter(({ section, around }) => section.blocks.length > 0 && (around.group !== null || places.length < 3));
  const bold = filled.filter(({ section }) => hasBoldEntries(section));
  const most = bold.length * 5 >= filled.length * 3;
  const bolds = most ? all(boldEntries) : [];
  if (bolds.length > 1) return bolds;
  const leaves = places.filter(
    ({ section }) => section.depth > 0 && section !== title && section.children.length === 0 && section.blocks.length > 0,
  );
  if (leaves.length > 0)
    return leaves.map(({ section, around, above }) => inShortOf(entryOfSection('plain', section, { ...around, group: above }), section));
  return bolds.length > 0 ? bolds : all((section, around) => plainItems('list-item', section, around));
}

/** A heading that only names a topic does not say what was decided. */
function inShortOf(entry: Entry, { blocks }: Section): Entry {
  entry.found.data.decision ??= shortOrNull(firstWords(blocks));
  return entry;
}

interface Placed {
  section: Section;
  around: Around;
  /** Group that the section itself stands in. */
  above: string | null;
}

/** Every section that may hold entries, with the group it makes; explanations of the log are left out with all below them. */
function placesOf(section: Section, around: Around, title: Section | undefined, above: string | null = null): Placed[] {
  const inner = section.children
    .filter((child) => child === title || !isAbout(child.heading))
    .flatMap((child) => placesOf(child, { ...around, group: child === title ? null : child.heading }, title, around.group));
  return [{ section, around, above }, ...inner];
}

/** True when the rows or items of a file are links to other files. */
function isIndex(root: Section): boolean {
  const blocks = [root, ...descendantsOf(root)].flatMap((it) => it.blocks);
  const rows = tablesOf(blocks).flatMap((it) => it.rows.map((row) => row.nodes.slice(0, 3).some((cell) => isPointer(cell))));
  const items = itemsOf(blocks).map((it) =>
    it.blocks.some((block) =>
      linksOf([block]).some((link) => /\.(?:md|mdx|markdown)(?:#.*)?$/i.test(link.url) && it.text.startsWith(link.text)),
    ),
  );
  const all = [...rows, ...items];
  return all.length > 0 && all.filter(Boolean).length * 2 > all.length;
}

const record = /^\W{0,2}(?:adr|dr|decision|entscheidung|décision|decisión|决策|決定|결정)[-_ #]{0,2}\d/iu;
