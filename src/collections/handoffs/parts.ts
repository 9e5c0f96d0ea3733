import { joined, partOf, type Redacted } from '../../model/redacted.ts';
import { labelsOf } from '../../markdown/labels.ts';
import { parseMarkdown, type Block, type MarkdownText } from '../../markdown/parse.ts';
import { sectionsOf, type Section } from '../../markdown/sections.ts';
import { lengthOf, lineOf } from '../../markdown/text.ts';
import { classOfLabel } from '../../headings/classify.ts';
import { isStated } from './inline-labels.ts';
import { taggedIn, type Tagged } from './tags.ts';

/** A stretch of a text that is a text of its own. */
export interface Part {
  /** Name of the tag around it; null for a code block that is the whole handoff. */
  name: string | null;
  section: Section;
  /** 1-based line of the tag or fence. */
  line: number;
  /** Lines of the file before those of `section`. */
  shift: number;
  /** Offsets in the file, tags included. */
  start: number;
  end: number;
}

/** The XML-like blocks of a text (`<current_state>` … `</current_state>`), or the one code block that `blocks` are about. */
export function partsInside(doc: MarkdownText, blocks: readonly Block[]): Part[] {
  const tagged = doc.text.includes('</') ? taggedIn(doc) : [];
  return tagged.length > 0 ? tagged.map((it) => partOfElement(doc, it)) : promptIn(doc, blocks);
}

/** An element as a text of its own; the white space before all of its lines says nothing. */
function partOfElement({ text }: MarkdownText, { name, line, start, end, from, to, apart }: Tagged): Part {
  const inside = apart ? withoutIndent(partOf(text, from, to)) : partOf(text, from, to);
  return { name, section: sectionsOf(parseMarkdown(inside)), line, shift: apart ? line : line - 1, start, end };
}

function withoutIndent(text: Redacted): Redacted {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((it) => it.index + 1)];
  const indents = starts.map((it) => /[^ \t]/.exec(text.slice(it, it + longestIndent))?.index ?? longestIndent);
  const filled = indents.filter((indent, index) => /\S/.test(text.charAt((starts[index] ?? 0) + indent)));
  const least = filled.reduce((lowest, it) => Math.min(lowest, it), longestIndent);
  if (least === 0 || filled.length === 0) return text;
  const lines = starts.map((it, index) => partOf(text, it + Math.min(least, indents[index] ?? 0), starts[index + 1] ?? text.length));
  return joined(lines, '');
}

function promptIn(doc: MarkdownText, blocks: readonly Block[]): Part[] {
  const codes = blocks.filter((it) => it.type === 'code');
  const [code] = codes;
  if (!code || codes.length > 1 || lengthOf(code) * 2 < doc.text.length || !proseLanguages.has(code.lang ?? '')) return [];
  // What is said beside the code is the handoff, and the code an example in it.
  if (labelsOf(blocks.filter((it) => it !== code)).some((it) => isTold(it.key))) return [];
  const start = code.position?.start.offset ?? 0;
  const end = code.position?.end.offset ?? start;
  const from = doc.text.indexOf('\n', start) + 1;
  const to = doc.text.lastIndexOf('\n', end - 1);
  if (from === 0 || to <= from) return [];
  const section = sectionsOf(parseMarkdown(partOf(doc.text, from, to)));
  return [{ name: null, section, line: lineOf(code), shift: lineOf(code), start, end }];
}

const isTold = (key: string): boolean => isStated(key) !== null || classOfLabel(key) === 'status';
const longestIndent = 40;
const proseLanguages = new Set(['', 'md', 'markdown', 'text', 'txt', 'plaintext', 'prompt']);
