import { tablesOf } from '../../markdown/tables.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { sectionsOf, type Section } from '../../markdown/sections.ts';
import type { Found, Reading } from '../../model/collection.ts';
import { dropRepeats } from './entry.ts';
import { shortOrNull } from './excerpt.ts';
import { factsOf, namedFor, namedIn, sectionFor, type Facts, type Named } from './facts.ts';
import { namedInFront, titleInFront } from './front.ts';
import { integerOf, readHeading, readName, type Heading, type Name } from './identity.ts';
import { isInDecisionFolder, isRejection } from './paths.ts';
import { wrongNumber } from './problems.ts';
import { dateOf, decisionOf } from './record.ts';
import type { Decision, Form } from './schema.ts';
import { struckHeading, struckTitle } from './struck.ts';
import { stateAtStart } from './words/states.ts';
import type { Part } from './words/names.ts';

/** A file that is one decision, taken apart. */
interface Single {
  path: string;
  name: Name;
  heading: Heading;
  title: string;
  /** The section of its title. */
  top: Section | null;
  /** Level of its first heading; 0 without headings. */
  depth: number;
  line: number;
  front: Named[];
  facts: Facts;
}

/** Reads a file that holds one decision. What has neither number, status nor decision, or is a template, is left out. */
export function readSingle(doc: MarkdownText, path: string): Reading<Decision> {
  const single = takeApart(doc, path);
  const leftOut = isTemplate(single)
    ? 'is a template with places still to be filled in'
    : isDecision(single)
      ? null
      : 'has no number in its name, and neither a status nor a decision that could be recognised';
  if (leftOut !== null) return { records: [], problems: [], leftOut };
  const { name, heading, top, line, facts } = single;
  const struck = top ? struckHeading(doc.text, top) : null;
  const { data, problems } = decisionOf(formOf(single), facts, { status: heading.status, line, date: heading.date, struck });
  data.number = name.number ?? heading.number ?? data.number;
  if (!data.date?.date && name.date) data.date = dateOf(name.date, 'file name');
  if (data.form === 'rejection') asRejection(data);
  const wrong = name.number !== null && heading.number !== null && integerOf(heading.number) !== integerOf(name.number);
  const title = struckTitle(struck, data) || single.title;
  dropRepeats(data, title);
  const found: Found<Decision> = { key: null, title, line, range: null, data };
  return { records: [found], problems: [...doc.problems, ...problems, ...(wrong ? [wrongNumber(line)] : [])], leftOut: null };
}

/** True when the whole file is one decision, though its name is that of a log: it has the parts of one record at its top. */
export function isSingle(doc: MarkdownText, path: string): boolean {
  const { facts, depth } = takeApart(doc, path);
  const own = facts.parts.filter(({ section }) => section.depth <= depth + 1).map((it) => it.part);
  return (
    own.includes('decision') &&
    (own.includes('context') || own.includes('status') || own.includes('consequences')) &&
    own.filter((it) => it === 'decision').length === 1
  );
}

function takeApart(doc: MarkdownText, path: string): Single {
  const root = sectionsOf(doc);
  const top =
    root.children.find((it) => it.depth === 1) ?? (root.children[0]?.depth === 2 && partless(root.children[0]) ? root.children[0] : null);
  const rest = root.children.filter((it) => it !== top);
  const front = namedInFront(doc.front, doc.text);
  const facts = factsOf([...root.blocks, ...(top?.blocks ?? [])], [...(top?.children ?? []), ...rest], front);
  const name = readName(path);
  const heading = readHeading(top?.heading ?? titleInFront(doc.front) ?? '');
  return {
    path,
    name,
    heading,
    title: heading.title || name.words || path,
    top,
    depth: root.children[0]?.depth ?? 0,
    line: top?.line ?? 1,
    front,
    facts,
  };
}

const partless = ({ heading }: Section): boolean => readHeading(heading).looks !== 'none';

function isDecision({ path, name, heading, facts }: Single): boolean {
  if (name.number !== null || name.date !== null || isRejection(path) || heading.looks === 'id') return true;
  const has = (part: Part): boolean => facts.parts.some((it) => it.part === part) || facts.named.some((it) => it.part === part);
  // In a folder of decisions a status that is written says enough, whatever its words.
  if (isInDecisionFolder(path) && (namedFor(facts, 'status') ?? sectionFor(facts, 'status'))) return true;
  return has('decision') || (has('status') && (has('context') || has('date') || has('deciders')));
}

function isTemplate({ heading, front, facts }: Single): boolean {
  if (placeholderTitle.test(heading.title) || /^template$/i.test(heading.title)) return true;
  const status = [...front, ...facts.named].find((it) => it.part === 'status')?.values[0]?.text ?? '';
  return /^[{<[]/.test(status) && status.split('|').filter((it) => stateAtStart(it) !== null).length > 1;
}

const placeholderTitle =
  /^(?:[{<[](?!\[)[^}>\]]*[}>\]]\s*)+$|^\[?(?:short )?title of (?:the )?(?:solved problem|decision)|\bYYYY-MM-DD\b|^(?:NNNN?|XXXX?)\b/i;

function formOf({ path, name, facts, front }: Single): Form {
  if (isRejection(path) || (name.number === null && facts.parts.some((it) => /^re-?open/i.test(it.section.heading)))) return 'rejection';
  const { blocks } = facts;
  if (tablesOf(blocks).some((it) => it.header.some((cell) => /^status$/i.test(cell)))) return 'table-header';
  if (front.some((it) => isMeta(it) || it.part === 'consulted')) return 'madr';
  const written = facts.named.some((it) => isMeta(it) && !front.includes(it));
  const bold = written && blocks.some((it) => boldStart(it));
  const listed = bold ? [] : namedIn(blocks.filter((it) => it.type === 'list')).filter((it) => isMeta(it) || it.part === 'tags');
  if (listed.length > 0) return (name.date?.text.length ?? 0) === 8 || listed.some((it) => it.part === 'tags') ? 'log4brains' : 'madr';
  if (bold) return 'bold-line';
  if (sectionFor(facts, 'status')) return 'nygard';
  if (written) return 'plain';
  const heads = facts.parts.map(({ section }) => section.heading.toLowerCase());
  if (heads.some((it) => /problem statement|considered options|decision outcome/.test(it))) return 'madr';
  return facts.parts.some((it) => it.part === 'context') ? 'nygard' : 'plain';
}

const isMeta = ({ part }: Named): boolean => part === 'status' || part === 'date' || part === 'deciders';

/** Bold words open a paragraph, those in a list or a quote included. */
function boldStart(block: Block, depth = 0): boolean {
  if (block.type === 'paragraph') return block.children[0]?.type === 'strong';
  if (depth > 3) return false;
  if (block.type === 'blockquote') return block.children.some((it) => boldStart(it, depth + 1));
  return block.type === 'list' && block.children.some((item) => item.children.some((it) => boldStart(it, depth + 1)));
}

/** In the folder of rejections the decision often is the status: `Decision: wontfix — …`, `We will not build this.` */
function asRejection(data: Decision): void {
  const words = data.decision ?? '';
  const state = stateAtStart(words) ?? (notDone.test(words) ? 'rejected' : null);
  if (data.status.state === null && state !== null) data.status = { words: shortOrNull(words), state };
}

const notDone =
  /^[^.]{0,80}?(?:\b(?:won['’]?t|will not|not going to|never|decided not to|chose not to|do not plan to|don['’]t plan to)\s+(?:\p{L}+\s+)?(?:build|do|implement|add|support|ship|pursue|include|offer|make|fix|accept)|\b(?:declined|rejected|turned down|out of scope|not doing|not building)\b)/iu;
