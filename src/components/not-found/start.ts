import { nearestAddresses, type Address } from './nearest.ts';

const box = document.querySelector<HTMLElement>('#nearest');
const list = document.querySelector<HTMLUListElement>('#nearest ul');

if (box && list) {
  try {
    const answer = await fetch(box.dataset['addresses'] ?? '');
    const known: Address[] = answer.ok ? await answer.json() : [];
    const near = nearestAddresses(decodeURI(location.pathname), known);
    list.append(...near.map(itemOf));
    box.hidden = near.length === 0;
  } catch {
    // Without the list of addresses the page is as it is without JavaScript.
    box.hidden = true;
  }
}

function itemOf({ url, title }: Address): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  item.append(link);
  return item;
}
