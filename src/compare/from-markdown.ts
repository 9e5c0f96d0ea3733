import type { MarkdownText, Node } from '../markdown/parse.ts';
import { plainText } from '../markdown/text.ts';
import { blockOf, lineBlocks, wordsOf, type Block, type Run } from './block.ts';
import { keyBlocks } from './from-front-matter.ts';
import { Runs } from './runs.ts';

/** The blocks of a Markdown text in their order, keys of its front matter first. */
export function blocksOfMarkdown({ front, root }: MarkdownText): Block[] {
  return [...(front.data === null ? [] : keyBlocks(front.data)), ...blocksOfTree(root)];
}

/** The blocks of a syntax tree. */
export function blocksOfTree(root: MarkdownText['root']): Block[] {
  const blocks: Block[] = [];
  for (const node of root.children) addBlocks(blocks, node, '', 0);
  return blocks;
}

// Nodes inside each other beyond this depth only occur in files made to break readers.
const deepest = 200;

function addBlocks(into: Block[], node: Node, within: string, depth: number): void {
  if (depth > deepest) {
    into.push(blockOf('paragraph', [plainRuns(plainText(node))], { within }));
    return;
  }
  switch (node.type) {
    case 'heading':
      into.push(blockOf('heading', [runsOf(node)], { within, label: '#'.repeat(node.depth) }));
      return;
    case 'paragraph':
      into.push(blockOf('paragraph', [runsOf(node)], { within }));
      return;
    case 'list':
      for (const item of node.children) addItem(into, item, within + (node.ordered === true ? '1' : '-'), depth + 1);
      return;
    case 'blockquote':
      for (const child of node.children) addBlocks(into, child, `${within}>`, depth + 1);
      return;
    case 'footnoteDefinition':
      for (const child of node.children) addBlocks(into, child, `${within}[^${node.identifier}]`, depth + 1);
      return;
    case 'code':
      into.push(...fenceLine(node.lang, node.meta, within), ...lineBlocks(node.value, within));
      return;
    case 'html':
      into.push(...lineBlocks(node.value, within));
      return;
    case 'table':
      addRows(into, node.children, within);
      return;
    case 'thematicBreak':
      into.push(blockOf('rule', [[]], { within }));
      return;
    case 'definition':
      into.push(blockOf('paragraph', [plainRuns(`[${node.label ?? node.identifier}]: ${node.url} ${node.title ?? ''}`)], { within }));
      return;
    default:
      if ('children' in node) for (const child of node.children) addBlocks(into, child, within, depth + 1);
      else if ('value' in node && typeof node.value === 'string') into.push(...lineBlocks(node.value, within));
  }
}

function addItem(into: Block[], item: Extract<Node, { type: 'listItem' }>, within: string, depth: number): void {
  const label = typeof item.checked === 'boolean' ? (item.checked ? '[x]' : '[ ]') : '';
  const [first, ...rest] = item.children;
  into.push(blockOf('item', [first?.type === 'paragraph' ? runsOf(first) : []], { within, label }));
  for (const child of first?.type === 'paragraph' ? rest : item.children) addBlocks(into, child, within, depth);
}

function addRows(into: Block[], rows: readonly Extract<Node, { type: 'tableRow' }>[], within: string): void {
  let head: string[] | null = null;
  for (const row of rows) {
    const cells = row.children.map(runsOf);
    const label = head === null ? 'head' : '';
    head ??= cells.map(wordsOf);
    into.push(blockOf('row', cells, { within, label, head }));
  }
}

/** A language is part of what is read; without one, the fence says nothing. */
function fenceLine(lang: string | null | undefined, meta: string | null | undefined, within: string): Block[] {
  const info = `${lang ?? ''} ${meta ?? ''}`.trim();
  return info === '' ? [] : lineBlocks(`\`\`\`${info}`, within);
}

function plainRuns(text: string): Run[] {
  const runs = new Runs();
  runs.add(text);
  return runs.done();
}

function runsOf(node: Node): Run[] {
  const runs = new Runs();
  if ('children' in node) for (const child of node.children) addRuns(runs, child, [], '');
  return runs.done();
}

function addRuns(runs: Runs, node: Node, marks: readonly string[], to: string): void {
  const inside = (mark: string, target = to): void => {
    if (!('children' in node)) return;
    if (marks.length > deepest) return runs.add(plainText(node), marks, to);
    for (const child of node.children) addRuns(runs, child, mark === '' ? marks : [...marks, mark], target);
  };
  switch (node.type) {
    case 'text':
    case 'html':
      return runs.add(node.value, marks, to);
    case 'inlineCode':
      return runs.add(node.value, [...marks, 'code'], to);
    case 'break':
      return runs.add(' ', marks, to);
    case 'strong':
      return inside('strong');
    case 'emphasis':
      return inside('em');
    case 'delete':
      return inside('del');
    case 'link':
      return inside('link', node.url);
    case 'linkReference':
      return inside('link', `[${node.identifier}]`);
    case 'image':
      return runs.add(node.alt === '' || !node.alt ? 'image' : node.alt, [...marks, 'image'], node.url);
    case 'imageReference':
      return runs.add(node.alt === '' || !node.alt ? 'image' : node.alt, [...marks, 'image'], `[${node.identifier}]`);
    case 'footnoteReference':
      return runs.add(`[^${node.identifier}]`, marks, to);
    default:
      if ('children' in node) inside('');
      else if ('value' in node && typeof node.value === 'string') runs.add(node.value, marks, to);
  }
}
