import type { Hit } from './pagefind.ts';

/** Links to places of a page shown below it. */
const mostSections = 3;

/** How an address of the site is reached from this page, and how its dates are written. */
export interface Shown {
  addressOf(url: string): string;
  dateOf(time: string): string;
  /** Name of the list of sections. */
  sections: string;
}

/** One found page as a list item. Everything from the index goes in as text: only the marks of an excerpt become elements. */
export function hitItem({ url, excerpt, meta, sub_results }: Hit, shown: Shown): HTMLLIElement {
  const { id = '', title = url, kind = '', status = '', date = '', author = '' } = meta;
  const name = id === '' || title.toLowerCase().includes(id.toLowerCase()) ? title : `${id} ${title}`;

  const head = element('p', { className: 'head' });
  head.append(...(kind === '' ? [] : [element('span', { className: 'kind', textContent: kind }), ' ']));
  head.append(element('a', { className: 'hit', href: shown.addressOf(url), dir: 'auto', textContent: name }));
  head.append(...(status === '' ? [] : [' ', element('span', { className: 'tag', textContent: status })]));
  const about = [shown.dateOf(date), author].filter((it) => it !== '').join(', ');
  if (about !== '') head.append(' ', element('span', { className: 'muted small', textContent: about }));

  const text = element('p', { dir: 'auto', className: 'excerpt' });
  text.append(...marked(excerpt));

  const item = element('li', {});
  item.append(head, text);
  const places = sub_results.filter((it) => it.anchor !== undefined && it.title !== title).slice(0, mostSections);
  if (places.length > 0) {
    const list = element('ul', { className: 'sections' });
    list.setAttribute('aria-label', shown.sections);
    for (const it of places) {
      const place = element('li', {});
      place.append(element('a', { href: shown.addressOf(it.url), dir: 'auto', textContent: it.title }));
      list.append(place);
    }
    item.append(list);
  }
  return item;
}

/** An element with properties, none of which is markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  its: Partial<Pick<HTMLElementTagNameMap[Name], Exclude<keyof HTMLElementTagNameMap[Name], 'innerHTML' | 'outerHTML'>>>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), its);
}

/** Parts of an excerpt: plain text, and what stands between `<mark>` and `</mark>` as an element. */
export function marked(excerpt: string): (string | HTMLElement)[] {
  return excerpt.split(/(<mark>.*?<\/mark>)/s).map((part) => {
    const found = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    return found === undefined ? plain(part) : element('mark', { textContent: plain(found) });
  });
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
