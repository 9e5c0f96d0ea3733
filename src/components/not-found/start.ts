import { nearestAddresses, type Address } from './nearest.ts';
import { idIn } from './id-in.ts';
import { askedVersion, nearestVersion } from './nearest-version.ts';

const box = document.querySelector<HTMLElement>('#nearest');
const list = document.querySelector<HTMLUListElement>('#nearest ul');

async function propose(place: HTMLElement, items: HTMLUListElement): Promise<void> {
  try {
    const answer = await fetch(place.dataset['addresses'] ?? '');
    const known: Address[] = answer.ok ? await answer.json() : [];
    const root = place.dataset['root'] ?? '/';
    const path = decodeURI(location.pathname);
    const asked = path.startsWith(root) ? path.slice(root.length) : path;
    const near = [...(await versionsNear(asked, place)), ...nearestAddresses(asked, known)];
    const id = idIn(asked);
    const search =
      id === null ? [] : [{ url: `search/?q=${encodeURIComponent(id)}`, title: (place.dataset['search'] ?? '').replace('{words}', id) }];
    items.append(...[...near, ...search].map((it) => itemOf(it, root)));
    place.hidden = near.length + search.length === 0;
  } catch {
    // Without the list of addresses the page is as it is without JavaScript.
    place.hidden = true;
  }
}

/** The past text whose number is nearest to the one that is asked for: its address may have changed with the history. */
async function versionsNear(path: string, { dataset }: HTMLElement): Promise<Address[]> {
  const asked = askedVersion(path);
  if (asked === null) return [];
  const answer = await fetch(`${dataset['root'] ?? '/'}${asked.list}names.json`);
  const names: string[] = answer.ok ? await answer.json() : [];
  const name = nearestVersion(names, asked.number);
  if (name === null) return [];
  const title = (dataset['version'] ?? '').replace('{number}', String(Number.parseInt(name, 10)));
  return [
    { url: `${asked.list}${name}/`, title },
    { url: asked.list, title: dataset['versions'] ?? '' },
  ];
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
