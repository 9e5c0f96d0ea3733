import type { Node } from '../markdown/parse.ts';
import { descendantsOf, type Section } from '../markdown/sections.ts';
import { lineOf, plainText } from '../markdown/text.ts';

/** Words of a document and the line they stand on. */
export interface Remark {
  text: string;
  line: number;
}

/** Remarks of one section, and their longest text in characters. */
const most = 30;
const longest = 500;

/** What a section says, item by item: paragraphs, items of lists, rows of tables, and blocks of commands. Headings below it lead their part. */
export function remarksOf(section: Section): Remark[] {
  const parts = [section, ...descendantsOf(section)];
  return parts
    .flatMap((part) => {
      const heading = part === section || part.depth <= 1 ? '' : `${part.heading}: `;
      return part.blocks.flatMap((block) => itemsOf(block).map((it, index) => (index === 0 ? { ...it, text: heading + it.text } : it)));
    })
    .slice(0, most);
}

/** What one block says: itself, or each item of a list and row of a table. */
export function itemsOf(block: Node): Remark[] {
  switch (block.type) {
    case 'list':
      return block.children.flatMap((it) => remark(it));
    case 'table':
      return rowsOf(block);
    case 'code':
      return remark(block, block.value.trim());
    case 'html':
    case 'thematicBreak':
    case 'definition':
      return [];
    default:
      return remark(block);
  }
}

// Beyond two columns a cell says nothing without the title of its column.
function rowsOf(table: Extract<Node, { type: 'table' }>): Remark[] {
  const [titles = [], ...rows] = table.children.map((row) => row.children.map((it) => plainText(it)));
  return rows.flatMap((cells, index) => {
    const [first = '', ...rest] = cells;
    const said = rest.flatMap((it, at) => (it === '' ? [] : [cells.length > 2 ? `${titles[at + 1] ?? ''}: ${it}` : it]));
    const row = table.children[index + 1];
    return row === undefined ? [] : remark(row, said.length === 0 ? first : `${first}: ${said.join('; ')}`);
  });
}

function remark(node: Node, words: string = plainText(node)): Remark[] {
  if (words === '') return [];
  return [{ text: words.length > longest ? `${words.slice(0, longest)}…` : words, line: lineOf(node) }];
}

const goesBack =
  /(?:\b(?:to |you can |then |first )?(?:roll(?:ing)? ?back|rollback)\b.{0,80}?(?:,|:|\bby\b|\bwith\b|\bto\b|\brun\b|\bredeploy|\brevert|\buse\b)|\bzurück(?:rollen|setzen|zurollen|zusetzen)\b|\brückgängig\b|\bpour revenir (?:en arrière|à)|\bretour arrière\b|\bpara (?:revertir|volver)|\bоткат|ロールバック|切り戻|回滚|回滾|回退|롤백)/iu;

/** Sentences of a paragraph that tell how to go back to what ran before. */
export function backSentences(words: string, line: number): Remark[] {
  if (words.length > 5000) return [];
  return words
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .filter((it) => goesBack.test(it))
    .map((text) => ({ text: text.slice(0, longest), line }));
}
