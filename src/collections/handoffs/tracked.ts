import type { Tracked } from '../../model/tracked.ts';
import { cut } from './cut.ts';
import { shownQuestion } from './open.ts';
import type { Handoff, Item } from './schema.ts';

/** How things stood, the next step, the questions that waited, and what was decided: what a successor asks of an earlier version. */
export function trackedOf({ status, nextAction, step, openQuestions, decisions, cut: counts }: Handoff): Omit<Tracked, 'text'> {
  // A list that was cut would lose what only moved behind the cut.
  const whole = (name: string, items: readonly Item[]): Tracked['items'] =>
    (counts[name] ?? 0) > items.length ? {} : { [name]: items.map((it) => ({ name: cut(it.text, longest), digest: null })) };
  return {
    fields: {
      status: status === null ? null : cut(status.words, longest),
      nextAction: nextAction === null ? null : cut(nextAction.text, longest),
      ...(step === undefined ? {} : { step: cut(step.text, longest) }),
    },
    items: { ...whole('openQuestions', openQuestions.map(shownQuestion)), ...whole('decisions', decisions) },
    stands: null,
  };
}

const longest = 160;
