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

/** `html` without a first heading that only says `title` again, which stands above it already; what leads to the heading still leads there. */
export function withoutTitle(html: string, title: string): string {
  const [whole, id = '', inner = ''] = first.exec(html) ?? [];
  const words = unescaped((inner ?? '').replace(tag, '').replaceAll(/\s+/g, ' ').trim());
  return whole === undefined || words !== title ? html : `<span id="${id}"></span>${html.slice(whole.length)}`;
}

const first = /^\s*(?:<div class="heading">)?<h[1-6] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>(?:<a class="anchor"[^>]*><\/a><\/div>)?/;
const heading = /<h([1-6]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const tag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
