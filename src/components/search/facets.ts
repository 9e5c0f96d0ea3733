import { filterNames, type Asked, type FilterName } from './asked.ts';
import { element } from './hit.ts';
import type { Given } from './given.ts';
import type { Counts } from './pagefind.ts';

/** Values of a filter shown at once. */
const atOnce = 8;
/** Values of a filter shown at all: the others are found by their words. */
const most = 100;

/** The filters as the reader sees them. */
export interface Facets {
  /** Shows how many results each value would give, and which are chosen. */
  show(counts: Counts, asked: Asked): void;
  /** What is chosen now. */
  chosen(): Asked['filters'];
}

/** How filters and their values are called. */
type Named = Pick<Given, 'say' | 'nameOf' | 'valueOf' | 'numberOf'>;

interface Choice {
  filter: FilterName;
  value: string;
  row: HTMLElement;
  input: HTMLInputElement;
  count: HTMLElement;
}

/** Fills `place` with the filters that have more than one value, and those in use. The order stays what it is at first, so that nothing moves under the reader's hand. */
export function facetsIn(place: HTMLElement, all: Counts, asked: Asked, named: Named): Facets {
  const choices: Choice[] = [];
  const sets: HTMLElement[] = [];
  for (const filter of filterNames) {
    const used = asked.filters.get(filter) ?? [];
    const known = Object.entries(all[filter] ?? {}).toSorted(([a, n], [b, m]) => order(filter, [a, n], [b, m]));
    const values = [...new Set([...known.slice(0, most).map(([value]) => value), ...used])];
    if (values.length < 2 && used.length === 0) continue;
    const rows = values.map((value) => choiceOf(filter, value, named));
    for (const it of rows) choices.push(it);
    const set = element('fieldset', {});
    set.append(element('legend', { textContent: named.nameOf(filter) }), ...rows.slice(0, atOnce).map((it) => it.row));
    const behind = rows.slice(atOnce);
    if (behind.length > 0) {
      const more = element('details', { open: behind.some((it) => used.includes(it.value)) });
      more.append(
        element('summary', { textContent: named.say('search.moreValues', { count: behind.length }) }),
        ...behind.map((it) => it.row),
      );
      set.append(more);
    }
    sets.push(set);
  }
  place.append(...sets);
  return {
    show: (counts, { filters }) => {
      for (const { filter, value, row, input, count } of choices) {
        const found = counts[filter]?.[value] ?? 0;
        input.checked = filters.get(filter)?.includes(value) ?? false;
        count.textContent = named.numberOf(found);
        row.hidden = found === 0 && !input.checked;
      }
      for (const it of sets) it.hidden = it.querySelector('.choice:not([hidden])') === null;
    },
    chosen: () => {
      const checked = choices.filter((it) => it.input.checked);
      return new Map([...Map.groupBy(checked, (it) => it.filter)].map(([filter, its]) => [filter, its.map((it) => it.value)]));
    },
  };
}

/** Years go backwards; everything else begins with what there is most of. */
function order(filter: FilterName, [a, n]: [string, number], [b, m]: [string, number]): number {
  const byValue = a < b ? -1 : 1;
  return filter === 'year' ? -byValue : m - n || byValue;
}

function choiceOf(filter: FilterName, value: string, named: Named): Choice {
  const input = element('input', { type: 'checkbox', name: filter, value });
  const count = element('span', { className: 'muted' });
  const words = element('bdi', { textContent: named.valueOf(filter, value) });
  const label = element('label', {});
  label.append(input, ' ', words, ' ', count);
  const row = element('div', { className: 'choice' });
  row.append(label);
  return { filter, value, row, input, count };
}
