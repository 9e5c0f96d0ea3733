import { unescaped } from '../deliver/html-links.ts';

/** A heading of a rendered text that a link can lead to. */
export interface Heading {
  id: string;
  level: number;
  text: string;
}

/** The headings of `html` that have an id, down to `level`. Marks inside them are left out, their words stay. */
export function headingsOf(html: string, level: number): Heading[] {
  return [...html.matchAll(heading)].flatMap(([, depth = '', id = '', inner = '']) => {
    const words = inner.replace(tag, '').replaceAll(/\s+/g, ' ').trim();
    return Number(depth) > level || words === '' ? [] : [{ id, level: Number(depth), text: unescaped(words) }];
  });
}

/** `html` whose first heading is not shown when it only says `title` again, which stands above it, perhaps behind its number; what leads to the heading still leads there. */
export function withoutTitle(html: string, title: string): string {
  const [whole, before = '', inner = ''] = first.exec(html) ?? [];
  const words = unescaped(inner.replace(tag, '').replaceAll(/\s+/g, ' ').trim());
  return whole === undefined || !saysOnly(words, title) ? html : html.replace(before, `${before.replace(/>$/, '')} class="hidden">`);
}

/** `html` without its first heading, and the link to it, when it only says `title` again. */
export function untitled(html: string, title: string): string {
  const [whole = '', , inner = ''] = first.exec(html) ?? [];
  const words = unescaped(inner.replace(tag, '').replaceAll(/\s+/g, ' ').trim());
  if (whole === '' || !saysOnly(words, title)) return html;
  const end = whole.includes('<div class="heading">') ? html.indexOf('</div>', whole.length) + '</div>'.length : whole.length;
  return html.slice(end);
}

/** True for `1. Title` and `ADR-0001: Title` too. */
function saysOnly(words: string, title: string): boolean {
  return words.endsWith(title) && /^(?:(?:[A-Z]{2,5}[ -]?)?\d+\s*[.:)–—-]?\s+)?$/.test(words.slice(0, words.length - title.length));
}

const first = /^\s*(?:<div class="heading">)?(<h[1-6] id="[^"]+"[^>]*>)([\s\S]*?)<\/h[1-6]>/;
const heading = /<h([1-6]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const tag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
