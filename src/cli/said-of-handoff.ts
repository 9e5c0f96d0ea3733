import { handoffs } from '../collections/handoffs/index.ts';
import type { Item } from '../collections/handoffs/schema.ts';
import { wholeOf } from '../collections/handoffs/whole.ts';
import type { HandoffReader } from '../loop/standing-handoff.ts';

/** What a handoff says, by the reader that the site has it from. */
export const saidOfHandoff: HandoffReader = (path, text) => {
  const [record] = handoffs.owns(path) ? handoffs.read({ path, text }).records : [];
  if (record === undefined) return null;
  const { nextAction, topic, status, branch, inProgress, triedAndFailed, openQuestions, blockers, decisions } = record.data;
  return {
    next: nextAction?.text ?? null,
    more: {
      topic,
      status: status?.words ?? null,
      branch,
      inProgress: words(inProgress),
      tried: words(triedAndFailed),
      questions: [...words(openQuestions), ...words(blockers)],
      decisions: words(decisions),
    },
  };
};

const words = (items: readonly Item[]): string[] => items.map(wholeOf);
