import { offerCopies } from './copy.ts';
import { toPage } from './search/site-address.ts';
import { offerSteps } from './versions/steps.ts';

// The one script of every page but the one for paper. Nothing of the site needs it to be read.

document.addEventListener('keydown', (event) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  if (!isShortcut) return;
  const box = document.querySelector<HTMLInputElement>('#words');
  const link = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]');
  if (box === null && link === null) return;
  event.preventDefault();
  if (box === null) link?.click();
  else {
    box.focus();
    box.select();
  }
});

document.addEventListener('keydown', (event) => {
  const menu = event.key === 'Escape' ? document.querySelector<HTMLDetailsElement>('details.more[open]') : null;
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// A place that stands behind a click is shown when a link leads to it.
function show(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let opened = false;
  for (let it = target?.parentElement?.closest('details') ?? null; it !== null; it = it.parentElement?.closest('details') ?? null) {
    opened ||= !it.open;
    it.open = true;
  }
  if (opened) target?.scrollIntoView();
}
addEventListener('hashchange', show);
show();

offerCopies();
offerSteps();

// From disk a link to a folder shows its files.
if (location.protocol === 'file:') for (const it of document.links) if (it.protocol === 'file:') toPage(it);
