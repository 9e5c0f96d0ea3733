import { partOf } from '../../model/redacted.ts';
import { parseMarkdown, type Block, type MarkdownText } from '../../markdown/parse.ts';
import { sectionsOf, type Section } from '../../markdown/sections.ts';
import { lengthOf, lineOf } from '../../markdown/text.ts';

/** A stretch of a text that is a text of its own. */
export interface Part {
  /** Name of the tag around it; null for a code block that is the whole handoff. */
  name: string | null;
  section: Section;
  /** 1-based line of the tag or fence; the lines of `section` are counted from the one after it. */
  shift: number;
  /** Offsets in the file, tags included. */
  start: number;
  end: number;
}

/** The XML-like blocks of a text (`<current_state>` … `</current_state>`), or the one code block that `blocks` are about. */
export function partsInside(doc: MarkdownText, blocks: readonly Block[]): Part[] {
  const tagged = doc.text.includes('</') ? taggedIn(doc) : [];
  return tagged.length > 0 ? tagged : promptIn(doc, blocks);
}

function taggedIn(doc: MarkdownText): Part[] {
  const { text } = doc;
  const parts: Part[] = [];
  for (let at = doc.front.endOffset; at >= 0; at = nextTag(text, at)) {
    opening.lastIndex = at;
    const [whole, name] = opening.exec(text) ?? [];
    if (whole === undefined || name === undefined || htmlNames.has(name) || isInCode(doc, at)) continue;
    const from = at + whole.length;
    const close = text.indexOf(`</${name}>`, from);
    if (close < 0) continue;
    const section = sectionsOf(parseMarkdown(partOf(text, from, close)));
    parts.push({ name, section, shift: lineAt(text, at), start: at, end: close + name.length + 3 });
    at = close;
  }
  return parts;
}

function promptIn(doc: MarkdownText, blocks: readonly Block[]): Part[] {
  const codes = blocks.filter((it) => it.type === 'code');
  const [code] = codes;
  if (!code || codes.length > 1 || lengthOf(code) * 2 < doc.text.length || !proseLanguages.has(code.lang ?? '')) return [];
  const start = code.position?.start.offset ?? 0;
  const end = code.position?.end.offset ?? start;
  const from = doc.text.indexOf('\n', start) + 1;
  const to = doc.text.lastIndexOf('\n', end - 1);
  if (from === 0 || to <= from) return [];
  return [{ name: null, section: sectionsOf(parseMarkdown(partOf(doc.text, from, to))), shift: lineOf(code), start, end }];
}

/** Start of the next line that starts with `<`; -1 when there is none. */
function nextTag(text: string, at: number): number {
  const found = text.indexOf('\n<', at);
  return found < 0 ? -1 : found + 1;
}

const isInCode = ({ root }: MarkdownText, offset: number): boolean =>
  root.children.some((it) => it.type === 'code' && (it.position?.start.offset ?? 0) <= offset && (it.position?.end.offset ?? 0) > offset);

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

const opening = /<([a-z][a-z0-9_-]*)>[ \t]*\r?\n/y;
const proseLanguages = new Set(['', 'md', 'markdown', 'text', 'txt', 'plaintext', 'prompt']);
// Tags that are HTML, not sections.
const htmlNames = new Set(
  'details summary div span p center table thead tbody tr td th ul ol li br hr img a b i em strong code pre sub sup kbd picture source video section article header footer main nav aside figure figcaption blockquote script style svg form button h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
