import type { Tracked } from '../../model/tracked.ts';
import { cut } from './cut.ts';
import type { Handoff } from './schema.ts';

/** How things stood, the next step, and the questions that waited: what a successor asks of an earlier version. */
export function trackedOf({ status, nextAction, step, openQuestions, cut: counts }: Handoff): Omit<Tracked, 'text'> {
  // A list that was cut would lose what only moved behind the cut.
  const isWhole = (counts['openQuestions'] ?? 0) <= openQuestions.length;
  return {
    fields: {
      status: status === null ? null : cut(status.words, longest),
      nextAction: nextAction === null ? null : cut(nextAction.text, longest),
      ...(step === undefined ? {} : { step: cut(step.text, longest) }),
    },
    items: isWhole ? { openQuestions: openQuestions.map((it) => ({ name: cut(it.text, longest), digest: null })) } : {},
    stands: null,
  };
}

const longest = 160;
