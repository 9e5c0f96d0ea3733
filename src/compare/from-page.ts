import { blockOf, lineBlocks, wordsOf, type Block, type Run } from './block.ts';
import { Runs } from './runs.ts';

/** The blocks of a text as a page shows it, for comparing two pages in a browser. Signs of notation are gone there; all else is as from Markdown. */
export function blocksOfPage(text: Element): Block[] {
  const blocks: Block[] = [];
  addChildren(blocks, text, { within: '', kind: 'paragraph', label: '' });
  return blocks;
}

/** What the words directly in an element are. */
interface Place {
  within: string;
  kind: 'paragraph' | 'item';
  label: string;
}

/** Words that stand directly in an element become one block between each two blocks in it. The first one of a list item is the item. */
function addChildren(into: Block[], parent: Element, place: Place): void {
  let runs = new Runs();
  let isFirst = place.kind === 'item';
  const flush = (): void => {
    const words = runs.done();
    runs = new Runs();
    if (words.length === 0 && !isFirst) return;
    into.push(blockOf(isFirst ? 'item' : 'paragraph', [words], { within: place.within, label: isFirst ? place.label : '' }));
    isFirst = false;
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !blockTags.has(node.localName)) {
      addRuns(runs, node, [], '');
      continue;
    }
    if (node.localName === 'p' && isFirst) {
      addRuns(runs, node, [], '');
      flush();
      continue;
    }
    flush();
    addBlock(into, node, place.within);
  }
  flush();
}

function addBlock(into: Block[], element: Element, within: string): void {
  const name = element.localName;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) into.push(blockOf('heading', [runsOf(element)], { within, label: '#'.repeat(Number(level)) }));
  else if (name === 'p')
    into.push(...[runsOf(element)].filter((it) => it.length > 0).map((runs) => blockOf('paragraph', [runs], { within })));
  else if (name === 'hr') into.push(blockOf('rule', [[]], { within }));
  else if (name === 'pre') addCode(into, element, within);
  else if (name === 'table') addRows(into, element, within);
  else if (name === 'li') addChildren(into, element, { within: within === '' ? '-' : within, kind: 'item', label: boxOf(element) });
  else if (name === 'ul' || name === 'ol') for (const item of element.children) addBlock(into, item, within + (name === 'ol' ? '1' : '-'));
  else addChildren(into, element, { within: name === 'blockquote' ? `${within}>` : within, kind: 'paragraph', label: '' });
}

function boxOf(item: Element): string {
  const box = item.querySelector(':scope > input[type="checkbox"], :scope > p:first-child > input[type="checkbox"]');
  return box === null ? '' : box.hasAttribute('checked') ? '[x]' : '[ ]';
}

function addCode(into: Block[], element: Element, within: string): void {
  const language = /(?:^|\s)language-(\S+)/.exec(element.firstElementChild?.className ?? '')?.[1];
  if (language !== undefined) into.push(...lineBlocks(`\`\`\`${language}`, within));
  into.push(...lineBlocks((element.textContent ?? '').replace(/\n$/, ''), within));
}

function addRows(into: Block[], table: Element, within: string): void {
  let head: string[] | null = null;
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.children].map(runsOf);
    const label = head === null ? 'head' : '';
    head ??= cells.map(wordsOf);
    into.push(blockOf('row', cells, { within, label, head }));
  }
}

function runsOf(element: Element): Run[] {
  const runs = new Runs();
  for (const child of element.childNodes) addRuns(runs, child, [], '');
  return runs.done();
}

function addRuns(runs: Runs, node: Node, marks: readonly string[], to: string): void {
  if (!(node instanceof Element)) {
    if (node instanceof Text) runs.add(node.data, marks, to);
    return;
  }
  const name = node.localName;
  if (name === 'br') runs.add(' ', marks, to);
  else if (name === 'img') runs.add(node.getAttribute('alt') || 'image', [...marks, 'image'], node.getAttribute('src') ?? '');
  else {
    const mark = markOf.get(name);
    const target = name === 'a' ? (node.getAttribute('href') ?? '') : to;
    for (const child of node.childNodes) addRuns(runs, child, mark === undefined ? marks : [...marks, mark], target);
  }
}

const markOf = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['del', 'del'],
  ['s', 'del'],
  ['code', 'code'],
  ['a', 'link'],
]);

const blockTags = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
);
