import { nearestAddresses, type Address } from './nearest.ts';

const box = document.querySelector<HTMLElement>('#nearest');
const list = document.querySelector<HTMLUListElement>('#nearest ul');

async function propose(place: HTMLElement, items: HTMLUListElement): Promise<void> {
  try {
    const answer = await fetch(place.dataset['addresses'] ?? '');
    const known: Address[] = answer.ok ? await answer.json() : [];
    const root = place.dataset['root'] ?? '/';
    const path = decodeURI(location.pathname);
    const near = nearestAddresses(path.startsWith(root) ? path.slice(root.length) : path, known);
    items.append(...near.map((it) => itemOf(it, root)));
    place.hidden = near.length === 0;
  } catch {
    // Without the list of addresses the page is as it is without JavaScript.
    place.hidden = true;
  }
}

function itemOf({ url, title }: Address, root: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root}${url.replace(/^\//, '')}`;
  link.textContent = title;
  item.append(link);
  return item;
}

// A page from disk may ask for nothing.
if (box && list && location.protocol !== 'file:') void propose(box, list);
