import type { HastNode } from 'satteri';
import type { Voice } from './voice.ts';

export type Element = Extract<HastNode, { type: 'element' }>;
export type Content = Element['children'][number];

export const text = (value: string): Content => ({ type: 'text', value });

export function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text of the site, as `tell` gives it, whose places hold content of the document. */
export function spoken({ lang, dir }: Voice, parts: readonly (string | Content[])[]): Content[] {
  const own = (words: string): Content =>
    lang === null || !/\p{L}/u.test(words) ? text(words) : element('span', dir === null ? { lang } : { lang, dir }, [text(words)]);
  return parts.flatMap((it) => (typeof it === 'string' ? [own(it)] : it));
}

/** Content as one piece. */
export function asOne(contents: Content[]): Content {
  const words = contents.map((it) => (it.type === 'text' ? it.value : null));
  return words.includes(null) ? element('span', {}, contents) : text(words.join(''));
}
