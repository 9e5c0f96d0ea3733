import { comparePages } from '../../compare/in-page.ts';
import type { Spoken } from '../../words/speaker.ts';
import { speakerOf } from '../../words/speaker.ts';
import { wordingOf } from '../../versions/wording.ts';

const choice = document.querySelector<HTMLElement>('#pick');
const said = document.querySelector<HTMLElement>('#compared');
const place = document.querySelector<HTMLElement>('#changes');
const through = document.querySelector<HTMLElement>('#through');

/** Characters of unchanged text that can be unfolded. */
const unfold = 40_000;

/** The text on the page of one revision. */
async function textOf(name: string): Promise<Element> {
  const answer = await fetch(`../${name}/`);
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
  const text = page.querySelector('article.text');
  if (text === null) throw new Error(name);
  return text;
}

/** Compares what is chosen. An answer that comes after another choice is dropped. */
async function show(pick: HTMLElement, status: HTMLElement, target: HTMLElement): Promise<void> {
  const [from, to] = [...pick.querySelectorAll('select')];
  if (from === undefined || to === undefined) return;
  const asked = `?from=${from.value}&to=${to.value}`;
  history.replaceState(null, '', asked + location.hash);
  status.textContent = status.dataset['wait'] ?? '';
  try {
    const texts = await Promise.all([textOf(from.value), textOf(to.value)]);
    if (location.search !== asked) return;
    const speaker = speakerOf(JSON.parse(pick.dataset['words'] ?? '') as Spoken);
    const wording = wordingOf(speaker, nameOf(from), nameOf(to));
    const html = comparePages(texts[0], texts[1], pick.dataset['lang'] ?? '', { wording, unfold });
    target.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    const all = target.querySelectorAll('.change').length;
    status.textContent = all === 0 ? (status.dataset['same'] ?? '') : speaker.say('compare.changes', { count: all });
  } catch {
    // Without both texts there is nothing to compare; the list of changes stands below.
    target.replaceChildren();
    status.textContent = status.dataset['failed'] ?? '';
    if (through) through.hidden = false;
  }
}

const nameOf = (select: HTMLSelectElement): string => select.selectedOptions[0]?.textContent ?? '';

/** Chooses what the address names; else the newest two. */
function choose(pick: HTMLElement): void {
  const asked = new URLSearchParams(location.search);
  for (const [index, select] of [...pick.querySelectorAll('select')].entries()) {
    const name = asked.get(select.name);
    const isThere = [...select.options].some((it) => it.value === name);
    if (name !== null && isThere) select.value = name;
    else select.selectedIndex = Math.min(select.options.length - 1, index === 0 ? 1 : 0);
  }
}

// A page from disk may ask for no other one.
if (choice && said && place && through && location.protocol !== 'file:' && choice.querySelectorAll('option').length > 2) {
  choice.hidden = false;
  through.hidden = true;
  choose(choice);
  choice.addEventListener('change', () => void show(choice, said, place));
  void show(choice, said, place);
}
