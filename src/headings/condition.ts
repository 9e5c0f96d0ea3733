import { classOfLabel } from './classify.ts';
import { languages } from './lexicon.ts';
import { remembered } from './remembered.ts';

/** How far words before a list, or a heading, leave open whether its items are to be done; null for words that do not. */
export type Condition = 'awaits' | 'optional';

/** Whether words say when or under which condition what follows is to be done: "If the bank agrees", "Before the release", "Optional". */
export const conditionIn: (words: string) => Condition | null = remembered((words) => {
  const text = words.replace(/^[^\p{L}\p{N}(]+/u, '').replace(/[\s:：]+$/u, '');
  if (languages.some((it) => it.optional.test(text))) return 'optional';
  // "After that" only says that it comes next.
  return languages.some((it) => it.awaits.test(text)) && classOfLabel(text) !== 'next' ? 'awaits' : null;
});
