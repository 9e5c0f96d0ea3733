import type { OpenItem, OpenKind } from '../../model/open-item.ts';
import { say } from '../say.ts';

/** Last part of the address of the list of each kind, and its anchor on the page of all. */
export const slugs: Readonly<Record<OpenKind, string>> = {
  question: 'questions',
  unfinished: 'unfinished',
  'tried-and-failed': 'tried-and-failed',
  'watch-for': 'watch-for',
};

/** Address of the list of questions that are no longer open. */
export const answeredUrl = '/open/answered/';

/** The same owner is one, however it was spaced or capitalised; null for nobody. */
const keyOf = ({ owner }: OpenItem): string => (owner ?? '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Questions in the order of the page: those that nobody decides first, then by who decides, those of one owner the newest first. */
export function byOwner(items: readonly OpenItem[]): OpenItem[] {
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Items that follow each other with one owner, under the name as the first one writes it. */
export function ownersOf(items: readonly OpenItem[]): { owner: string | null; items: OpenItem[] }[] {
  return [...Map.groupBy(items, keyOf).values()].map((its) => ({ owner: its[0]?.owner ?? null, items: its }));
}

/** Questions for a short list: the newest `atMost` that name who decides, then as many that name nobody. */
export function waitingFirst(items: readonly OpenItem[], atMost: number): OpenItem[] {
  const { named = [], nobody = [] } = Object.groupBy(items, (it) => (it.owner === null ? 'nobody' : 'named'));
  return [...named.slice(0, atMost), ...nobody.slice(0, atMost)];
}

/** What is open, in one sentence for each kind that has something. */
export function openInWords(items: readonly OpenItem[]): string[] {
  const kinds = Map.groupBy(items, (it) => it.kind);
  return [...kinds].map(([kind, its]) => {
    const nobody = its.filter((it) => it.owner === null).length;
    const who =
      kind !== 'question' || nobody === 0
        ? ''
        : nobody === its.length
          ? say('open.nobodyDecides')
          : say('open.someDecideNot', { count: nobody });
    return say(`open.${kind}.told`, { count: its.length, who });
  });
}
