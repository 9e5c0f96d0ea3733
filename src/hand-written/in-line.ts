import type { MdastNode } from 'satteri';
import { allowedTags } from '../markdown/check-html.ts';
import { isComponent } from './props.ts';

/** What a node stands in that holds words alone: a text of Markdown, an element by its name, or nothing of the kind. */
export type Line = 'text' | { element: string } | null;

/** What the children of `node` stand in, when it stands in `line` itself. */
export function lineIn(node: MdastNode, line: Line): Line {
  const name = nameOf(node);
  if (name !== null && wordsAlone(name)) return { element: name };
  return node.type === 'paragraph' || node.type === 'heading' ? 'text' : line;
}

/** Why a node may not stand in such a place, and what to write; null when it may: a browser would end the line where a block begins. */
export function blockFault(node: MdastNode, line: Line): readonly [message: string, hint: string] | null {
  const name = nameOf(node);
  const isBlock = name === null ? blocks.has(node.type) : isComponent(name) || (allowedTags.has(name) && !inLine.has(name));
  // `<summary>` may hold a heading.
  if (line === null || !isBlock || (node.type === 'heading' && line !== 'text' && line.element === 'summary')) return null;
  if (line !== 'text')
    return [
      `\`<${line.element}>\` holds words alone, and here a block stands in it.`,
      `Write  <${line.element}>words</${line.element}>  on one line`,
    ];
  return [
    `\`<${name ?? ''}>\` is a block, and may not stand within a line of text.`,
    'Put it on lines of its own, with an empty line before and behind it',
  ];
}

const nameOf = (node: MdastNode): string | null =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.name : null;

/** Elements that stand within a line. */
const inLine: ReadonlySet<string> = new Set(
  'abbr b bdi bdo br cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup tt u var wbr'.split(' '),
);
// What is inserted or deleted may be a line or a block, as what it stands in.
const wordsAlone = (name: string): boolean => (inLine.has(name) && name !== 'ins' && name !== 'del') || name === 'p' || name === 'summary';
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list', 'blockquote', 'code', 'table', 'thematicBreak']);
