import { passageIn, type PastDocument, type Period } from '../../model/past-search.ts';
import type { Given } from './given.ts';
import { element, marked } from './hit.ts';
import type { Hit } from './pagefind.ts';

/** One passage that no longer stands as a list item: where and how long it stood, and a link to the newest text that had it. Everything goes in as text. */
export function pastHitItem(
  { url, excerpt, content }: Hit,
  documents: Readonly<Record<string, PastDocument>>,
  given: Given,
): HTMLLIElement {
  const { say, shown, valueOf } = given;
  const { page, document, periods } = passageIn(url);
  const { title = document, lang = 'und', collection = '', days = {} } = documents[document] ?? {};
  const dayOf = (number: number | null): string | null => shown.dateOf(days[String(number)] ?? '') || null;

  const head = element('p', { className: 'head' });
  head.append(element('span', { className: 'kind', textContent: valueOf('kind', collection) }), ' ');
  const link = element('a', { className: 'hit', href: shown.addressOf(`${page}${page.includes('#') ? '' : '#'}${placeOf(content)}`) });
  link.append(element('bdi', { textContent: title, lang: lang === 'und' ? '' : lang }));
  const gone = dayOf(periods.at(-1)?.until ?? null);
  const tag = gone === null ? say('search.past.gone') : say('search.past.goneOn', { day: gone });
  head.append(link, ' ', element('span', { className: 'tag', textContent: tag }));

  const text = element('p', { dir: 'auto', className: 'excerpt' });
  text.append(...marked(excerpt));
  const stood = periods.map((it) => stoodFor(it, dayOf, given)).join(' ');
  const item = element('li', {});
  item.append(head, text, element('p', { className: 'muted small', textContent: stood }));
  return item;
}

/** One period as a sentence. */
function stoodFor({ first, last, until, longer }: Period, dayOf: (number: number) => string | null, { say }: Given): string {
  const unknown = say('search.past.noDay');
  const [from, to] = [dayOf(first) ?? unknown, until === null ? null : (dayOf(until) ?? unknown)];
  const revisions = first === last ? say('search.past.revision', { number: first }) : say('search.past.revisions', { first, last });
  if (to === null) return say('search.past.lastSeen', { from, revisions });
  const stood = from === to ? say('search.past.stoodOn', { day: from, revisions }) : say('search.past.stood', { from, to, revisions });
  return longer ? `${stood} ${say('search.past.longer')}` : stood;
}

/** Words in an address by which a browser finds the passage on its page: those that stand in one element. */
function placeOf(content: string): string {
  const [start = ''] = content.split(/ · |\n/);
  const words = start.trim().split(/\s+/).slice(0, 8).join(' ');
  return `:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
}
