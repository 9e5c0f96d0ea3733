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

const heading = /<h([1-6]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const tag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
