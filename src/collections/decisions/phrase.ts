import { assemble, linesOf, nodesOf } from '../../markdown/lines.ts';
import type { Block, Node } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';

/** A piece of text without marks and without what was struck out, cut after 2,000 characters, and where its links stand in it. */
export interface Phrase {
  text: string;
  links: { url: string; start: number; end: number }[];
  /** 1-based. */
  line: number;
}

/** These inline nodes as one phrase. */
export function phraseOf(nodes: readonly Node[], line: number): Phrase {
  const phrase: Phrase = { text: '', links: [], line };
  addNodes(phrase, nodes, 0);
  phrase.text = phrase.text.trimEnd();
  return phrase;
}

/** A phrase of text that is not part of the Markdown body, such as a value of front matter: `[words](url)` is a link there, too. */
export function phraseOfText(text: string, line: number): Phrase {
  const phrase: Phrase = { text: '', links: [], line };
  const written = text.replace(/~~[^~]+~~/g, '');
  let from = 0;
  for (const match of written.matchAll(/\[([^[\]]{0,300})\]\(([^()\s]{0,1000})\)/g)) {
    addText(phrase, written.slice(from, match.index));
    addLink(phrase, match[2] ?? '', () => addText(phrase, match[1] ?? ''));
    from = match.index + match[0].length;
  }
  addText(phrase, written.slice(from));
  phrase.text = phrase.text.trimEnd();
  return phrase;
}

/**
 * The lines of these blocks, those in lists and quotes included. A line that was only wrapped belongs to the one before
 * it, unless `startsAnew` says otherwise. Items with an empty checkbox, headings, tables and code are left out, and
 * paragraphs none of whose lines has a start that is `wanted`.
 */
export function phrasesOf(blocks: readonly Block[], startsAnew: Test, wanted: Test = () => true): Phrase[] {
  return phrasesAt(blocks, startsAnew, wanted, 0);
}

type Test = (text: string) => boolean;

// Quotes and lists inside each other beyond this depth only occur in files made to break readers.
const deepest = 10;

function phrasesAt(blocks: readonly Block[], startsAnew: Test, wanted: Test, depth: number): Phrase[] {
  if (depth > deepest) return [];
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return startsOf(block).some(wanted) ? phrasesOfParagraph(block, startsAnew) : [];
    if (block.type === 'blockquote') return phrasesAt(block.children, startsAnew, wanted, depth + 1);
    if (block.type !== 'list') return [];
    return block.children.flatMap((item) => (item.checked === false ? [] : phrasesAt(item.children, startsAnew, wanted, depth + 1)));
  });
}

/** The first characters of each line of a paragraph. */
function startsOf({ children }: Paragraph): string[] {
  const starts: string[] = [];
  let open = true;
  for (const node of children) {
    if (open) starts.push((node.type === 'text' ? node.value : plainText(node)).slice(0, longestStart));
    open = node.type === 'break';
    if (node.type !== 'text') continue;
    for (let at = node.value.indexOf('\n'); at >= 0; at = node.value.indexOf('\n', at + 1)) {
      open = at === node.value.length - 1;
      if (!open) starts.push(node.value.slice(at + 1, at + 1 + longestStart));
    }
  }
  return starts;
}

const longestStart = 80;

type Paragraph = Extract<Block, { type: 'paragraph' }>;

function phrasesOfParagraph(paragraph: Paragraph, startsAnew: Test): Phrase[] {
  const phrases: Phrase[] = [];
  for (const raw of linesOf(paragraph)) {
    const line = assemble(raw);
    const nodes = nodesOf(line);
    const last = phrases.at(-1);
    if (last && !raw.apart && wrapped.test(line.text) && !startsAnew(line.text)) {
      addText(last, ' ');
      addNodes(last, nodes, 0);
    } else phrases.push(phraseOf(nodes, raw.line));
  }
  return phrases.filter((it) => it.text !== '');
}

const wrapped = /^\s*[\p{Ll}(`]/u;

function addNodes(phrase: Phrase, nodes: readonly Node[], depth: number): void {
  for (const node of nodes) {
    if (node.type === 'delete') continue;
    if (node.type === 'text') addText(phrase, node.value);
    else if (node.type === 'link') addLink(phrase, node.url, () => addText(phrase, plainText(node)));
    else if ('children' in node && depth < deepest) addNodes(phrase, node.children, depth + 1);
    else addText(phrase, node.type === 'break' ? ' ' : plainText(node));
  }
}

function addLink(phrase: Phrase, url: string, addWords: () => void): void {
  if (phrase.text.length >= longest) return;
  const start = phrase.text.length;
  addWords();
  phrase.links.push({ url, start, end: phrase.text.length });
}

/** White space counts once, and not at all at the start, so that the places of links stay right. */
function addText(phrase: Phrase, text: string): void {
  if (phrase.text.length >= longest) return;
  const collapsed = uneven.test(text) ? text.replace(/\s+/g, ' ') : text;
  phrase.text += (phrase.text === '' || phrase.text.endsWith(' ') ? collapsed.trimStart() : collapsed).slice(0, longest);
}

// No status and no list of names is longer; a text made to slow a reader down may be.
const longest = 2000;
const uneven = /[^\S ]|  /;
