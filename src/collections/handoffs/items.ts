import type { Block } from '../../markdown/parse.ts';
import { assemble, linesOf } from '../../markdown/lines.ts';
import { lineOf } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { codeText, detailsOf, mostDetails, ownTextOf, startOf, type ListItem } from './item-text.ts';
import { asksOf, groupUnder, ledBy, ledByNone, statedBy, type Told } from './leads.ts';
import { isClosed, labelClassOf, markOf, mayBeMark } from './marks.ts';
import type { Stretch } from './node.ts';
import { addTo as add, plainItem as plain, type Listed, type RawItem } from './raw-item.ts';
import { addRows, classByColumns } from './rows.ts';
import { longestList, longestText } from './schema.ts';

type List = Extract<Block, { type: 'list' }>;
type Paragraph = Extract<Block, { type: 'paragraph' }>;

/**
 * Which items are looked for: `all`, in `tasks` also a sign behind the number of an item counts as its mark,
 * `told` only those whose mark or first bold words say what they are, `marked` only those with a mark.
 */
export type Wanted = 'all' | 'tasks' | 'told' | 'marked';

/** The items of the lists and tables among these blocks, and the lines of paragraphs that start with a checkbox or sign. */
export function listedIn({ blocks, shift }: Stretch, heading: string | null, wanted: Wanted = 'all'): Listed {
  const listed: Listed = { items: [], more: 0 };
  const some = wanted === 'told' || wanted === 'marked';
  const beside = blocks.some((it) => it.type === 'list' || it.type === 'table');
  // Between steps that are counted, code only belongs to one of them.
  const counted = blocks.some((it) => it.type === 'list' && it.ordered === true);
  let led = ledByNone;
  let earlier = { ...ledByNone, end: 0 };
  let marked = false;
  for (const block of blocks) {
    const before = marked;
    marked = false;
    if (block.type === 'paragraph') {
      marked = wanted !== 'marked' && addMarked(listed, block, shift, groupUnder(heading, led.words));
      if (beside && !marked) addStated(listed, block, shift, heading);
      // Lines with boxes below the same words are one list.
      if (!marked) led = ledBy(block);
      continue;
    }
    if (block.type !== 'list' && block.type !== 'table' && block.type !== 'code') continue;
    const { words, told } = led.words === null && goesOn(block, earlier.end) ? earlier : led;
    const group = groupUnder(heading, words);
    const around = { shift, group, wanted: some && told.class !== null ? ('all' as const) : wanted, told };
    if (block.type === 'list' && before) detail(listed, block);
    else if (block.type === 'list') addList(listed, block, around);
    else if (block.type === 'table' && (!some || classByColumns(block) !== null))
      addRows(listed, block, { ...around, numbered: wanted === 'tasks' });
    // "The next item is:" and a block of code: what is in it is the item.
    else if (block.type === 'code' && wanted === 'tasks' && words !== null && !counted)
      add(listed, plain(codeText(block), lineOf(block) + shift, group));
    if (block.type === 'list') earlier = { words, told, end: (block.start ?? 1) + block.children.length };
    led = ledByNone;
  }
  return listed;
}

/** Whether a list counts on from where the one before it ended, as behind a block of code. */
const goesOn = (block: Block, end: number): boolean => block.type === 'list' && block.ordered === true && block.start === end;

interface Around {
  shift: number;
  group: string | null;
  wanted: Wanted;
  told: Told;
}

function addList(listed: Listed, list: List, { shift, group, wanted, told }: Around): void {
  for (const item of list.children) {
    if ((wanted === 'told' || wanted === 'marked') && !mayTell(item, wanted)) continue;
    if (listed.items.length >= longestList) listed.more++;
    else {
      const written = ownTextOf(item);
      const { mark, text } = markOf(written, item.checked ?? null, wanted === 'tasks');
      if (text === '') continue;
      const asks = asksOf(text);
      const nested = item.children.length > 1 ? detailsOf(item.children.filter((it) => it.type === 'list')) : [];
      listed.items.push({
        ...plain(text, lineOf(item) + shift, group),
        details: nested,
        mark: isStruck(item) || (mark === null && wanted === 'told' && isClosed(text)) ? 'done' : mark,
        told: asks ?? told.class,
        firm: told.firm || asks !== null,
        numbered: list.ordered === true,
        first: item.children[0] ?? null,
      });
    }
  }
}

/** A cheap look at an item: false when it certainly has no mark (and, in `told`, no bold words that say what it is). */
function mayTell({ checked, children: [first] }: ListItem, wanted: Wanted): boolean {
  if (checked !== null && checked !== undefined) return true;
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (start?.type === 'text') return mayBeMark(start.value) || asksOf(start.value) !== null;
  return (
    start?.type === 'delete' ||
    (wanted === 'told' && first !== undefined && (labelClassOf(first) !== null || isClosed(startOf(first, longestName))))
  );
}

function isStruck({ children: [first] }: ListItem): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'delete';
}

/** Lines such as `[x] Step 1: …` or `✅ Import: …`; false when the paragraph holds none. */
function addMarked(listed: Listed, paragraph: Paragraph, shift: number, group: string | null): boolean {
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !mayBeMark(first.value) || markOf(first.value, null).mark === null) return false;
  if (!paragraph.children.some((it, at) => it.type === 'text' && (markedLine.test(it.value) || isMarkedBehind(paragraph, at, it.value)))) {
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

/** Whether a mark starts the line behind a hard line break. */
function isMarkedBehind({ children }: Paragraph, at: number, text: string): boolean {
  return children[at - 1]?.type === 'break' && mayBeMark(text) && markOf(text, null).mark !== null;
}

/** A paragraph beside lists that its first bold words make an item of its own: "**Next:** merge the branch." */
function addStated(listed: Listed, paragraph: Paragraph, shift: number, group: string | null): void {
  const found = statedBy(paragraph);
  if (found !== null) add(listed, { ...plain(found.text, lineOf(paragraph) + shift, group), told: found.class, firm: true });
}

function detail({ items }: Listed, list: List): void {
  const last = items.at(-1);
  if (last) last.details = [...last.details, ...detailsOf([list])].slice(0, mostDetails);
}

const longestName = 80;
const markedLine = /\n(?:\( ?\)\s|[[✅☑✔✓⏳🚧🔄🟡⬜☐🔲⏸])/u;
