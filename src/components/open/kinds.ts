import type { OpenItem, OpenKind } from '../../model/open-item.ts';
import { countOf } from '../words.ts';

interface Words {
  /** Last part of the address of its own list, and its anchor on the page of all. */
  slug: string;
  title: string;
  /** One line that says what it is for. */
  purpose: string;
  /** What is said when there is none. */
  none: string;
  /** One and many of it in a sentence. */
  noun: readonly [string, string];
}

/** How each kind of open item is called on pages. */
export const kindWords: Readonly<Record<OpenKind, Words>> = {
  question: {
    slug: 'questions',
    title: 'Questions',
    purpose: 'What waits for an answer, by who decides.',
    none: 'No open question was recorded.',
    noun: ['question', 'questions'],
  },
  unfinished: {
    slug: 'unfinished',
    title: 'Unfinished work',
    purpose: 'What was begun, blocked or planned and is not said to be done.',
    none: 'No unfinished work was recorded.',
    noun: ['unfinished piece of work', 'unfinished pieces of work'],
  },
  'tried-and-failed': {
    slug: 'tried-and-failed',
    title: 'Tried and failed',
    purpose: 'What need not be tried again, with the reason where one was written.',
    none: 'Nothing was recorded as tried and failed.',
    noun: ['thing tried that failed', 'things tried that failed'],
  },
  'watch-for': {
    slug: 'watch-for',
    title: 'Watch for',
    purpose: 'Traps, limits and rules for whoever goes on.',
    none: 'Nothing to watch for was recorded.',
    noun: ['thing to watch for', 'things to watch for'],
  },
};

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
          ? ', and nothing says who decides'
          : `, ${nobody} of which ${nobody === 1 ? 'names' : 'name'} nobody who decides`;
    return `${countOf(its.length, ...kindWords[kind].noun)}${who}.`;
  });
}
