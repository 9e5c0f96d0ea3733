import { addressOf, askedIn, sorts, type Asked } from './asked.ts';
import { copyLink } from './copy-link.ts';
import { facetsIn, type Facets } from './facets.ts';
import { added, find, type Found } from './find.ts';
import { givenBy } from './given.ts';
import { hitItem } from './hit.ts';
import { searchKeys } from './keys.ts';
import { notItself } from './not-itself.ts';
import { outcomeOf } from './outcome.ts';
import { pastSearch, withPast, type FoundPast } from './past.ts';
import type { Hit, Pagefind } from './pagefind.ts';
import { waysOut } from './way-out.ts';

/** Results shown first, of which each is loaded with its whole text; and how many more at a time. */
const first = 5;
const further = 10;
/** Milliseconds without a key press before a search begins. */
const pause = 120;

const box = document.querySelector<HTMLElement>('#search');
const input = document.querySelector<HTMLInputElement>('#words');
const sort = document.querySelector<HTMLSelectElement>('#sort');
const said = document.querySelector<HTMLElement>('#said');
const way = document.querySelector<HTMLElement>('#way');
const place = document.querySelector<HTMLElement>('#facets');
const hits = document.querySelector<HTMLElement>('#hits');
const more = document.querySelector<HTMLButtonElement>('#more');
const copy = document.querySelector<HTMLButtonElement>('#copy');
const link = document.querySelector<HTMLInputElement>('#link');
/** The choice to search what no longer stands; none where everything stands. */
const older = document.querySelector<HTMLInputElement>('#past');
const olderPlace = document.querySelector<HTMLElement>('#older');
const olderHits = document.querySelector<HTMLElement>('#older-hits');
const olderMore = document.querySelector<HTMLButtonElement>('#older-more');

if (box && input && sort && said && way && place && hits && more && copy && link && olderPlace && olderHits && olderMore) {
  const given = givenBy(box);
  const { say, shown } = given;
  const copying = copyLink(copy, link, { copyThis: say('search.copy'), copied: say('search.copied') });
  let latest = 0;
  let timer = 0;
  let found: Found | null = null;
  let facets: Facets | null = null;
  let loading: Promise<readonly Pagefind[]> | null = null;
  let filtering: Promise<void> | null = null;
  let asked = askedIn(location.search);
  const past = pastSearch({ section: olderPlace, hits: olderHits, more: olderMore }, given, further);
  /** Where a large site keeps its filters, which are much of its index, until they are wanted. */
  const later = place.closest('details');

  const loadFilters = async (all: readonly Pagefind[]): Promise<void> => {
    const counts = added(await Promise.all(all.map((it) => it.filters())));
    facets = facetsIn(place, counts, asked, given);
    if (later !== null) later.open = true;
  };
  // A failed load may be tried again.
  const ready = async (): Promise<readonly Pagefind[]> => {
    loading ??= given.open();
    loading.catch(() => (loading = null));
    const all = await loading;
    if (later === null || later.open || asked.filters.size > 0) {
      filtering ??= loadFilters(all);
      filtering.catch(() => (filtering = null));
      await filtering;
    }
    return all;
  };

  const show = (next: readonly Hit[]): void => {
    hits.append(...next.map((it) => hitItem(it, shown)));
    more.hidden = found === null || hits.children.length >= found.count;
  };
  const showMore = async (): Promise<void> => {
    const turn = latest;
    const next = (await found?.next(further)) ?? [];
    if (turn === latest) show(next);
  };

  /** Empties the list, and says why. */
  const empty = (why: string): void => {
    found = null;
    hits.replaceChildren();
    past.hide();
    more.hidden = true;
    said.textContent = why;
  };

  /** What no longer stands, where that is asked for. The other results are shown without it too. */
  const findPast = async (): Promise<FoundPast | null> => {
    if (!asked.past || older === null) return null;
    try {
      return await past.find(asked, { withCounts: facets !== null, first });
    } catch {
      return { said: say('search.past.failed'), count: 0, counts: {}, unfiltered: 0, show: past.hide };
    }
  };

  const search = async (next: Asked): Promise<void> => {
    const turn = ++latest;
    clearTimeout(timer);
    asked = next;
    const query = asked.query.trim();
    const isNothing = query === '' && asked.filters.size === 0;
    const address = addressOf(asked);
    history.replaceState(null, '', address === '' ? location.pathname : `?${address}`);
    copy.hidden = address === '';
    copying.reset();
    way.replaceChildren();
    if (isNothing) empty(say('search.type'));
    else said.textContent = say('search.searching');
    try {
      const all = await ready();
      const result = turn === latest ? await find(all, asked, given.byAge) : null;
      if (result === null || turn !== latest) return;
      if (isNothing) {
        facets?.show(result.counts, asked);
        return;
      }
      const [shownFirst, gone] = await Promise.all([result.next(first), findPast()]);
      const unfiltered = result.unfiltered + (gone?.unfiltered ?? 0);
      const missing = await notItself(all, query, shownFirst);
      const ways = await waysOut(asked, { count: result.count, unfiltered }, given, searchFor);
      if (turn !== latest) return;
      facets?.show(withPast(result.counts, gone), asked);
      empty(outcomeOf(given, { query, count: result.count, missing, past: gone }));
      found = result;
      show(shownFirst);
      gone?.show();
      way.append(...ways);
    } catch {
      // Why is in the browser's console; the reader needs a way on.
      if (turn === latest) empty(say('search.failed'));
    }
  };
  /** Searches for something that was not typed. */
  const searchFor = (next: Asked): void => {
    input.value = next.query;
    sort.value = next.sort;
    if (older !== null) older.checked = next.past;
    void search(next);
  };
  const again = (): Promise<void> =>
    search({
      query: input.value,
      filters: facets?.chosen() ?? asked.filters,
      sort: sorts.find((it) => it === sort.value) ?? '',
      past: older?.checked ?? false,
    });

  if (given.canSearch) {
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void again(), pause);
    });
    place.addEventListener('change', () => void again());
    sort.addEventListener('change', () => void again());
    older?.addEventListener('change', () => void again());
    later?.addEventListener('toggle', () => {
      if (later.open && facets === null) void again();
    });
    more.addEventListener('click', () => void showMore());
    searchKeys(box, input, {
      clear: () => {
        searchFor({ query: '', filters: new Map(), sort: '', past: false });
        input.focus();
      },
      open: () => void again().then(() => hits.querySelector<HTMLElement>('a.hit')?.focus()),
    });
    box.hidden = false;
    if (asked.query === '') input.focus();
    searchFor(asked);
  } else {
    said.textContent = say('search.needsServer');
    box.querySelectorAll('.needs-index').forEach((it) => it.remove());
    box.hidden = false;
  }
}
