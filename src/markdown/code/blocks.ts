import { limits } from '../../model/limits.ts';
import { highlightersFor, type Highlighter } from './highlighter.ts';
import { languageOf } from './languages.ts';

/**
 * Colours the code in finished, safe HTML: what is added is spans with a class, and no character of the text changes. On each page the first
 * blocks that fit into the limit are coloured. Gives a function over pages, for which the languages of `pages` are loaded.
 */
export async function codeColouring(pages: Iterable<string>): Promise<(html: string) => string> {
  const languages = new Set<string>();
  for (const html of pages) for (const [, name = ''] of html.matchAll(opening)) languages.add(languageOf(name) ?? '');
  languages.delete('');
  const highlighters = await highlightersFor(languages);
  if (highlighters.size === 0) return (html) => html;
  const colouring: Colouring = { highlighters, known: new Map(), room: limits.code.site };
  return (html) => coloured(html, colouring);
}

interface Colouring {
  highlighters: ReadonlyMap<string, Highlighter>;
  /** Code as it was written and as it became: a record and its file hold the same. */
  known: Map<string, string>;
  /** Characters that the limit of the whole site leaves. */
  room: number;
}

function coloured(html: string, colouring: Colouring): string {
  const { highlighters, known } = colouring;
  let room = limits.code.page;
  return html.replace(block, (whole, start: string, name: string, escaped: string, end: string) => {
    const highlighter = highlighters.get(languageOf(name) ?? '');
    // What a document marks up within its code is shown as it did.
    if (highlighter === undefined || escaped.length > room || escaped.includes('<')) return whole;
    room -= escaped.length;
    // A copy, because a piece of a page, and each line that is remembered of it, otherwise keeps the whole page in memory.
    const key = String(JSON.parse(JSON.stringify(`${name} ${escaped}`)));
    const before = known.get(key);
    if (before === undefined && escaped.length > colouring.room) return whole;
    const made = before ?? highlighter.htmlOf(textOf(key.slice(name.length + 1)));
    if (before === undefined) {
      colouring.room -= escaped.length;
      known.set(key, made);
    }
    return `${start}${made}${end}`;
  });
}

/** The text that HTML without elements stands for. */
export function textOf(escaped: string): string {
  return escaped.replace(/&(?:(amp|lt|gt|quot|apos)|#x([0-9a-f]+)|#(\d+));/gi, (whole, name?: string, hex?: string, decimal?: string) => {
    if (name !== undefined) return signs[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const opening = /<pre tabindex="0"><code class="language-([^"]+)">/g;
const block = /(<pre tabindex="0"><code class="language-([^"]+)">)([^]*?)(<\/code><\/pre>)/g;
