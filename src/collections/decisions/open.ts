import type { Opens } from '../../model/open-item.ts';
import type { Decision, State } from './schema.ts';

/** A decision that nobody has made yet is a question to whoever decides. */
export const open: Opens<Decision> = {
  howTo: { question: 'Write a decision with the status "proposed", and the people who decide as its deciders.' },
  of: ({ title, data: { number, status, deciders } }) => {
    const word = status.state === null ? undefined : waiting[status.state];
    if (word === undefined) return [];
    return [
      {
        kind: 'question',
        text: number === null || title.includes(number) ? title : `${number} ${title}`,
        under: null,
        more: null,
        state: word,
        owner: deciders.length === 0 ? null : deciders.join(', '),
        line: null,
        valueIn: 'status',
      },
    ];
  },
};

const waiting: Readonly<Partial<Record<State, string>>> = {
  proposed: 'Proposed',
  pending: 'Pending',
  'needs-revision': 'Needs revision',
  'on-hold': 'On hold',
  deferred: 'Deferred',
};
