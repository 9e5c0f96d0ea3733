import { speakerOf, type Spoken } from '../../words/speaker.ts';
import { hitItem } from './hit.ts';
import { pagefindAt, type Result } from './pagefind.ts';

/** Results shown at once. */
const atOnce = 20;
/** Milliseconds without a key press before a search begins. */
const pause = 150;

const box = document.querySelector<HTMLElement>('#search');
const words = document.querySelector<HTMLInputElement>('#words');
const kind = document.querySelector<HTMLSelectElement>('#kind');
const said = document.querySelector<HTMLElement>('#said');
const hits = document.querySelector<HTMLElement>('#hits');
const more = document.querySelector<HTMLButtonElement>('#more');

if (box && words && kind && said && hits && more) {
  const spoken: Spoken = JSON.parse(box.dataset['spoken'] ?? '{}');
  const { say, dayOf } = speakerOf(spoken);
  const before = said.textContent;
  let latest = 0;
  let waiting: Result[] = [];

  const show = async (turn: number): Promise<void> => {
    const next = await Promise.all(waiting.slice(0, atOnce).map((it) => it.data()));
    if (turn !== latest) return;
    waiting = waiting.slice(atOnce);
    hits.append(...next.map((it) => hitItem(it, dayOf)));
    more.hidden = waiting.length === 0;
  };

  const search = async (): Promise<void> => {
    const turn = ++latest;
    const query = words.value.trim();
    keepInAddress({ q: query, kind: kind.value });
    if (query === '') {
      hits.replaceChildren();
      more.hidden = true;
      said.textContent = before;
      return;
    }
    said.textContent = say('search.searching');
    try {
      const pagefind = await pagefindAt(box.dataset['bundle'] ?? '');
      const { results } = await pagefind.search(query, { filters: kind.value === '' ? {} : { kind: kind.value } });
      if (turn !== latest) return;
      hits.replaceChildren();
      waiting = results;
      const where = kind.value === '' ? '' : say('search.among', { kind: kind.value });
      said.textContent =
        results.length === 0 ? say('search.nothing', { query, where }) : say('search.results', { count: results.length, where });
      await show(turn);
    } catch {
      // Why is in the browser's console; the reader needs a way on.
      if (turn === latest) said.textContent = say('search.failed');
    }
  };

  const given = new URLSearchParams(location.search);
  words.value = given.get('q') ?? '';
  kind.value = given.get('kind') ?? '';
  if (kind.selectedIndex === -1) kind.value = '';
  let timer = 0;
  words.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), pause);
  });
  kind.addEventListener('change', () => void search());
  more.addEventListener('click', () => void show(latest));
  box.hidden = false;
  if (words.value !== '') void search();
}

/** A link to the page with this search, without a step in the browser's history for every key. */
function keepInAddress(values: Readonly<Record<string, string>>): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
}
