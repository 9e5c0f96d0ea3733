import type { Tracked } from '../../model/tracked.ts';
import type { Decision, Relation } from './schema.ts';

/** Whether the decision holds, who made it, and what took its place. */
export function trackedOf({ status, deciders, supersededBy, supersedes, options }: Decision): Tracked {
  return {
    fields: {
      status: short(status.words),
      deciders: short(deciders.join(', ')),
      chosen: short(options.chosen),
      supersedes: short(wordsOf(supersedes)),
      supersededBy: short(wordsOf(supersededBy)),
    },
    items: {},
  };
}

const wordsOf = (relations: readonly Relation[]): string => relations.map((it) => it.words).join('; ');

function short(text: string | null): string | null {
  if (text === null || text === '') return null;
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

const longest = 160;
