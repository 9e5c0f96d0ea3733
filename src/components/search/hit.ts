import type { Hit } from './pagefind.ts';

/** One found page as a list item. Everything from the index goes in as text: only the marks of an excerpt become elements. */
export function hitItem({ url, excerpt, meta }: Hit, dayOf: (time: string) => string | null): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.dir = 'auto';
  link.textContent = meta['title'] ?? url;

  const about = document.createElement('p');
  about.className = 'muted small';
  about.textContent = [meta['kind'], dayOf(meta['date'] ?? '')].filter(Boolean).join(', ');

  const text = document.createElement('p');
  text.dir = 'auto';
  text.append(...marked(excerpt));

  const item = document.createElement('li');
  item.append(link, about, text);
  return item;
}

/** Parts of an excerpt: plain text, and what stands between `<mark>` and `</mark>` as an element. */
function marked(excerpt: string): (string | HTMLElement)[] {
  return excerpt.split(/(<mark>.*?<\/mark>)/s).map((part) => {
    const found = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    if (found === undefined) return plain(part);
    const mark = document.createElement('mark');
    mark.textContent = plain(found);
    return mark;
  });
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
