import type { Block } from '../../markdown/parse.ts';
import { assemble, linesOf } from '../../markdown/lines.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { detailsOf, mostDetails, ownTextOf, startOf, type ListItem } from './item-text.ts';
import { labelClassOf, markOf, mayBeMark, ownerColumns, type Mark } from './marks.ts';
import type { Stretch } from './node.ts';
import { longestList, longestText } from './schema.ts';

/** One thing a section lists. */
export interface RawItem {
  text: string;
  line: number;
  group: string | null;
  details: string[];
  /** What a checkbox or sign at its start says; null when it has none. */
  mark: Mark | null;
  /** Its first block, when that may start with bold words that say what it is. */
  first: Block | null;
  /** Words of a column that names who decides. */
  owner: string | null;
}

/** What a stretch of blocks lists: at most `longestList` items, and how many more there are. */
export interface Listed {
  items: RawItem[];
  more: number;
}

type List = Extract<Block, { type: 'list' }>;
type Table = Extract<Block, { type: 'table' }>;
type Paragraph = Extract<Block, { type: 'paragraph' }>;

const longestGroup = 200;
// Quotes inside each other beyond this depth only occur in files made to break readers.
const deepest = 10;

/**
 * Which items are looked for: `all`, in `tasks` also a sign behind the number of an item counts as its mark,
 * `told` only those whose mark or first bold words say what they are, `marked` only those with a mark.
 */
export type Wanted = 'all' | 'tasks' | 'told' | 'marked';

/** The items of the lists and tables among these blocks, and the lines of paragraphs that start with a checkbox or sign. */
export function listedIn({ blocks, shift }: Stretch, heading: string | null, wanted: Wanted = 'all'): Listed {
  const listed: Listed = { items: [], more: 0 };
  const some = wanted === 'told' || wanted === 'marked';
  let lead: string | null = null;
  let marked = false;
  for (const block of blocks) {
    const before = marked;
    marked = false;
    if (block.type === 'list') {
      if (before) detail(listed, block);
      else addList(listed, block, { shift, group: lead ?? heading, wanted });
      lead = null;
    } else if (block.type === 'table') {
      if (!some) addTable(listed, block, { shift, group: lead ?? heading, wanted });
      lead = null;
    } else if (block.type === 'paragraph') {
      marked = wanted !== 'marked' && addMarked(listed, block, shift, heading);
      lead = some ? null : leadOf(block);
    }
  }
  return listed;
}

/** The paragraphs and code of these blocks as items, for sections without a list; also what block quotes hold. */
export function proseIn({ blocks, shift }: Stretch, heading: string | null, withCode: boolean, depth = 0): Listed {
  const listed: Listed = { items: [], more: 0 };
  const hasProse = blocks.some((it) => it.type === 'paragraph' || it.type === 'blockquote');
  let lead: string | null = null;
  for (const block of blocks) {
    if (block.type === 'paragraph') {
      lead = leadOf(block);
      const text = lead === null ? startOf(block, longestText) : '';
      if (lead === null && text !== '') add(listed, plain(text, lineOf(block) + shift, heading));
    } else if (block.type === 'blockquote' && depth < deepest) {
      const inside = { blocks: block.children, shift };
      const quoted = listedIn(inside, heading);
      for (const it of quoted.items.length > 0 ? quoted.items : proseIn(inside, heading, withCode, depth + 1).items) add(listed, it);
      listed.more += quoted.more;
    } else if (block.type === 'code' && (withCode || lead !== null || !hasProse)) {
      if (block.value.trim() !== '') add(listed, plain(plainText(block), lineOf(block) + shift, lead ?? heading));
      lead = null;
    }
  }
  return listed;
}

/** The code blocks among these, for sections that say how to run something. */
export function codeIn({ blocks, shift }: Stretch, heading: string | null): Listed {
  return proseIn({ blocks: blocks.filter((it) => it.type === 'code'), shift }, heading, true);
}

function add(listed: Listed, item: RawItem): void {
  if (listed.items.length < longestList) listed.items.push(item);
  else listed.more++;
}

const plain = (text: string, line: number, group: string | null): RawItem => ({
  text: cut(text, longestText),
  line,
  group,
  details: [],
  mark: null,
  first: null,
  owner: null,
});

interface Around {
  shift: number;
  group: string | null;
  wanted: Wanted;
}

function addList(listed: Listed, list: List, { shift, group, wanted }: Around): void {
  for (const item of list.children) {
    if ((wanted === 'told' || wanted === 'marked') && !mayTell(item, wanted)) continue;
    if (listed.items.length >= longestList) listed.more++;
    else {
      const written = ownTextOf(item);
      const { mark, text } = markOf(written, item.checked ?? null, wanted === 'tasks');
      if (text === '') continue;
      const nested = item.children.length > 1 ? detailsOf(item.children.filter((it) => it.type === 'list')) : [];
      listed.items.push({
        ...plain(text, lineOf(item) + shift, group),
        details: nested,
        mark: isStruck(item) ? 'done' : mark,
        first: item.children[0] ?? null,
      });
    }
  }
}

/** A cheap look at an item: false when it certainly has no mark (and, in `told`, no bold words that say what it is). */
function mayTell({ checked, children: [first] }: ListItem, wanted: Wanted): boolean {
  if (checked !== null && checked !== undefined) return true;
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (start?.type === 'text') return mayBeMark(start.value);
  return start?.type === 'delete' || (wanted === 'told' && first !== undefined && labelClassOf(first) !== null);
}

function isStruck({ children: [first] }: ListItem): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'delete';
}

function addTable(listed: Listed, { children: [header, ...rows] }: Table, { shift, group, wanted }: Around): void {
  const column = header?.children.findIndex((it) => ownerColumns.has(plainText(it).toLowerCase())) ?? -1;
  for (const row of rows) {
    if (listed.items.length >= longestList) listed.more++;
    else {
      const cells = row.children.map((it) => plainText(it));
      const { mark, text } = markOf(cells.filter((it) => it !== '').join(' — '), null, wanted === 'tasks');
      if (text !== '') listed.items.push({ ...plain(text, lineOf(row) + shift, group), mark, owner: cells[column] || null });
    }
  }
}

/** Lines such as `[x] Step 1: …` or `✅ Import: …`; false when the paragraph holds none. */
function addMarked(listed: Listed, paragraph: Paragraph, shift: number, group: string | null): boolean {
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !mayBeMark(first.value) || markOf(first.value, null).mark === null) return false;
  if (!paragraph.children.some((it) => it.type === 'text' && markedLine.test(it.value))) {
    const { mark, text } = markOf(startOf(paragraph, longestText), null);
    add(listed, { ...plain(text, lineOf(paragraph) + shift, group), mark });
    return true;
  }
  let last: RawItem | undefined;
  for (const raw of linesOf(paragraph)) {
    const { mark, text } = markOf(assemble(raw).text.trim(), null);
    if (mark !== null || !last) add(listed, (last = { ...plain(text, raw.line + shift, group), mark }));
    else last.text = cut(`${last.text} ${text}`, longestText);
  }
  return true;
}

function detail({ items }: Listed, list: List): void {
  const last = items.at(-1);
  if (last) last.details = [...last.details, ...detailsOf([list])].slice(0, mostDetails);
}

/** Words before a list that name the group of its items: they end in a colon, or are all bold. */
function leadOf(paragraph: Paragraph): string | null {
  const [only, ...more] = paragraph.children;
  const last = paragraph.children.at(-1);
  const bold = only?.type === 'strong' && more.length === 0;
  const ends = last?.type === 'text' ? leads.test(last.value.slice(-4)) : last?.type === 'strong' && leads.test(plainText(last));
  return bold || ends ? leadWords(plainText(paragraph)) : null;
}

const leadWords = (text: string): string | null => cut(text.replace(/[\s:：]+$/, ''), longestGroup) || null;
const markedLine = /\n[[✅☑✔✓⏳🚧🔄🟡⬜☐🔲⏸]/u;
const leads = /[:：]\s*$/;
