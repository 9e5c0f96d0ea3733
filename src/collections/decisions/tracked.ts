import type { Tracked } from '../../model/tracked.ts';
import type { Decision, Relation, State } from './schema.ts';

/** Whether the decision holds, who made it, and what took its place. */
export function trackedOf({ status, deciders, supersededBy, supersedes, options }: Decision): Omit<Tracked, 'text'> {
  return {
    fields: {
      status: short(status.words),
      deciders: short(deciders.join(', ')),
      chosen: short(options.chosen),
      supersedes: short(wordsOf(supersedes)),
      supersededBy: short(wordsOf(supersededBy)),
    },
    items: {},
    stands: status.state === null ? null : standings[status.state],
  };
}

const wordsOf = (relations: readonly Relation[]): string => relations.map((it) => it.words).join('; ');

function short(text: string | null): string | null {
  if (text === null || text === '') return null;
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

/** What each state comes to; words that are not known say nothing. */
const standings: Record<State, Tracked['stands']> = {
  proposed: 'open',
  pending: 'open',
  provisional: 'open',
  'needs-revision': 'open',
  'on-hold': 'open',
  deferred: 'open',
  accepted: 'decided',
  implemented: 'decided',
  revised: 'decided',
  rejected: 'decided',
  'partly-superseded': 'decided',
  withdrawn: 'retired',
  deprecated: 'retired',
  superseded: 'retired',
  unknown: null,
};
const longest = 160;
