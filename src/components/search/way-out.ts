import type { Asked } from './asked.ts';
import type { Found } from './find.ts';
import type { Given } from './given.ts';
import { element } from './hit.ts';
import { looksLikeId, nearId } from './near-id.ts';

/** Ways on from a search that found nothing, or not what was meant: it names the filters and drops them with one click, and proposes an id. */
export async function waysOut(
  asked: Asked,
  found: Pick<Found, 'count' | 'unfiltered'>,
  given: Given,
  search: (next: Asked) => void,
): Promise<Node[]> {
  const { say, nameOf, valueOf } = given;
  const button = (text: string, next: Asked): HTMLButtonElement => {
    const its = element('button', { type: 'button', textContent: text });
    its.addEventListener('click', () => search(next));
    return its;
  };
  const ways: Node[] = [];
  const chosen = [...asked.filters].flatMap(([filter, values]) => values.map((it) => `${nameOf(filter)}: ${valueOf(filter, it)}`));
  if (chosen.length > 0 && found.count === 0) {
    const text = say('search.filtered', { filters: chosen.join(', ') });
    const drop = say('search.withoutFilters', { count: found.unfiltered });
    ways.push(new Text(`${text} `), button(drop, { ...asked, filters: new Map() }), new Text(' '));
  }
  if (found.count === 0 && given.past.texts > 0 && !asked.past)
    ways.push(button(say('search.past.also', { count: given.past.texts }), { ...asked, past: true }), new Text(' '));
  const id = looksLikeId(asked.query) ? nearId(asked.query, await given.knownIds()) : null;
  if (id !== null) ways.push(button(say('search.meant', { id }), { ...asked, query: id }));
  return ways;
}
