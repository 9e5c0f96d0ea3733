import type { PersonalKind, PersonalPolicy } from '../model/personal.ts';
import { people, type People } from './people.ts';
import { personalDataIn } from './personal.ts';
import { markIn } from './personal-mark.ts';
import type { Range } from './ranges.ts';

/** Where a text stands, for the order in which values are numbered. */
interface Standing {
  path: string;
  age: number;
}

/** The personal data of all texts of one run: the same value has the same number everywhere. Values are held in memory alone. */
export interface PersonalValues {
  /** The first round: finds the personal data of a text and remembers it. */
  look(text: string, standing: Standing): Range[];
  /** What is to be hidden of what a text holds, in any spelling that was not looked at. */
  hidden(text: string): Range[];
  /** The names of authors in a text. */
  peopleIn: People['rangesIn'];
  /** The ranges with what stands in their place. `path` tells whether the text is data, in which a mark needs quotes. */
  marked(text: string, ranges: readonly Range[], path: string): Range[];
  /** What an author is called on the site. */
  authorOf: People['callOf'];
  /** The same for a name that stands in a text, null for one that is no author's; null itself where names are shown. */
  knownAuthorOf: People['knownCallOf'];
}

/** Personal data of no text yet. */
export function personalValues(policy: PersonalPolicy): PersonalValues {
  const numbers = new Map<string, number>();
  const totals = new Map<string, number>();
  const named = people(policy);
  const published = new Set(
    [...policy.published, ...Object.values(policy.map)].flatMap((text) => personalDataIn(text).map((it) => valueOf(text, it))),
  );
  const map = new Map(Object.entries(policy.map).map(([value, words]) => [meaningOf(value), words]));
  let waiting: { value: string; rule: string; standing: Standing; at: number }[] = [];

  const isWanted = (kind: PersonalKind): boolean => policy.actions[kind] !== 'off';
  const isHidden = (kind: PersonalKind): boolean => isWanted(kind) && policy.actions[kind] !== 'report';

  function find(text: string, wanted: (kind: PersonalKind) => boolean): Range[] {
    const found = personalDataIn(text, wanted);
    if (found.length === 0) return [];
    return found.flatMap(({ start, end, kind }) => {
      const value = valueOf(text, { start, end });
      if (published.has(value)) return [];
      const action = policy.actions[kind];
      const personal = action === 'report' ? 'reported' : action === 'map' && map.has(value) ? 'mapped' : 'masked';
      return [{ start, end, rule: kind, value, personal }];
    });
  }

  /** Numbers stay once they are given. */
  function settle(): void {
    if (waiting.length === 0) return;
    const inOrder = waiting.toSorted(byStanding);
    waiting = [];
    for (const { value, rule } of inOrder) {
      if (numbers.has(value)) continue;
      const number = (totals.get(rule) ?? 0) + 1;
      totals.set(rule, number);
      numbers.set(value, number);
    }
  }

  function remember(ranges: readonly Range[], standing: Standing): void {
    for (const { value = '', rule, start } of ranges) if (!numbers.has(value)) waiting.push({ value, rule, standing, at: start });
  }

  return {
    look(text, standing) {
      const ranges = find(text, isWanted);
      remember(ranges, standing);
      return ranges;
    },
    hidden: (text) => [...find(text, isHidden), ...named.rangesIn(text)],
    peopleIn: named.rangesIn,
    marked(text, ranges, path) {
      remember(
        ranges.filter((it) => it.personal !== 'person'),
        { path, age: 2 },
      );
      settle();
      return ranges.map((it) => {
        const { value = '', rule, personal } = it;
        if (personal === 'person') return it;
        const number = numbers.get(value) ?? 0;
        if (personal === 'reported') return { ...it, number };
        return { ...markIn(text, it, { mark: `[${rule} ${number}]`, words: map.get(value) ?? null, path }), number };
      });
    },
    authorOf: named.callOf,
    knownAuthorOf: named.knownCallOf,
  };
}

function valueOf(text: string, { start, end }: { start: number; end: number }): string {
  return meaningOf(text.slice(start, end));
}

/** The same for every way to write a value. */
function meaningOf(written: string): string {
  const address = written.replace(/%40|&#64;|&commat;/, '@');
  return address.includes('@') ? address.toLowerCase() : address.replaceAll(/[ .\u00A0/()-]/g, '').toUpperCase();
}

function byStanding(a: { standing: Standing; at: number }, b: { standing: Standing; at: number }): number {
  return a.standing.age - b.standing.age || compare(a.standing.path, b.standing.path) || a.at - b.at;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
