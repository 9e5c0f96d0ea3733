import type { PersonalPolicy } from '../model/personal.ts';
import type { Range } from './ranges.ts';

/** How authors are called, and where their full names stand in texts. */
export interface People {
  /** What an author is called; the first time it is asked for a name gives its number. */
  callOf(name: string): string;
  /** What someone who was asked for or whom the operator names is called, null for others; null itself where names are shown. */
  knownCallOf: ((name: string) => string | null) | null;
  /** The full names of authors that were asked for or that the operator names, with what stands in their place. Capitals count. */
  rangesIn(text: string): Range[];
}

/** Nobody yet. */
export function people({ authors, people: said }: Pick<PersonalPolicy, 'authors' | 'people'>): People {
  const known = new Map(Object.entries(said));
  const calls = new Map<string, { call: string; number: number }>();
  let pattern: RegExp | null = null;

  if (authors === 'name') return { callOf: (name) => name, knownCallOf: null, rangesIn: () => [] };

  const calledBy = (name: string, usual: string): string => {
    const { alias = usual, role = 'Author' } = known.get(name) ?? {};
    return { alias, role, hidden: 'an author' }[authors];
  };

  return {
    callOf(name) {
      if (name === '') return name;
      const there = calls.get(name);
      if (there !== undefined) return there.call;
      const number = calls.size + 1;
      const call = calledBy(name, `Author ${number}`);
      calls.set(name, { call, number });
      pattern = null;
      return call;
    },
    knownCallOf: (name) => calls.get(name)?.call ?? (known.has(name) ? calledBy(name, 'an author') : null),
    rangesIn(text) {
      pattern ??= patternOf([...known.keys(), ...calls.keys()].filter((name) => !calledBy(name, '').includes(name)));
      return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
        const [start, end] = [index, index + name.length];
        if (letter.test(text.charAt(start - 1)) || letter.test(text.charAt(end))) return [];
        const { call, number = 0 } = calls.get(name) ?? { call: calledBy(name, 'an author') };
        return [{ start, end, rule: 'author name', number, instead: call, personal: 'person' as const }];
      });
    },
  };
}

/** Names of several words: a single one is a word of the language too often. The longest first, so that none is cut short. */
function patternOf(names: readonly string[]): RegExp {
  const full = [...new Set(names)].filter((it) => /\S\s\S/.test(it)).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return new RegExp(full.map((it) => it.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)', 'g');
}

const letter = /[\p{L}\p{N}]/u;
