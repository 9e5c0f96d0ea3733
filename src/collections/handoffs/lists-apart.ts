import { assemble, linesOf, nodesOf, type Line, type Paragraph } from '../../markdown/lines.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';

type List = Extract<Block, { type: 'list' }>;

/** What a paragraph is made of. */
export type Phrasing = Paragraph['children'];

/** A line of a paragraph as its nodes. */
export const phrasing = (line: Line): Phrasing => nodesOf(line) as Phrasing;

/**
 * The text with words that lead to a list cut off the item before them: without an empty line between them, Markdown
 * takes "Resolved so far:" for the end of that item, and what follows for more of its list.
 */
export function withLeadsApart(doc: MarkdownText): MarkdownText {
  const lines = doc.text.split('\n');
  const isLead = ({ line, text }: Line): boolean => leads.test(text) && /^\S/.test(lines[line - 1] ?? '');
  const children = doc.root.children.flatMap((it) => (it.type === 'list' && ends(it) ? listsApart(it, isLead) : [it]));
  return { ...doc, root: { ...doc.root, children } };
}

/** A list cut at lines that Markdown takes for the end of the item before them: "- Map drawn\nNOTES:\n- Paper is white". */
export function listsApart(list: List, isName: (line: Line) => boolean): Block[] {
  const blocks: Block[] = [];
  let items: List['children'] = [];
  for (const item of list.children) {
    const [first] = item.children;
    const lines = first?.type === 'paragraph' && item.children.length === 1 ? linesOf(first).map((it) => assemble(it)) : [];
    const at = lines.findIndex((it, index) => index > 0 && isName(it));
    const name = lines[at];
    if (first?.type !== 'paragraph' || name === undefined || at < lines.length - 1) {
      items.push(item);
      continue;
    }
    const own = lines.slice(0, at).flatMap((it, index) => (index === 0 ? phrasing(it) : [spaced, ...phrasing(it)]));
    blocks.push({ ...list, children: [...items, { ...item, children: [{ ...first, children: own }] }] });
    const position = { start: { line: name.line, column: 1, offset: 0 }, end: { line: name.line, column: 1, offset: 0 } };
    blocks.push({ type: 'paragraph', children: phrasing(name), position });
    items = [];
  }
  return items.length > 0 ? [...blocks, { ...list, children: items }] : blocks;
}

/** A cheap look whether an item of several lines ends with a colon. */
const ends = ({ children }: List): boolean =>
  children.some((it) => {
    const last = it.children.at(-1);
    return last?.type === 'paragraph' && (last.position?.end.line ?? 0) > lineOf(last) && leads.test(plainText(last));
  });

const leads = /[:：]$/;
const spaced: Phrasing[number] = { type: 'text', value: '\n' };
