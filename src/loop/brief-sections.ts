import type { Facts } from './brief-facts.ts';
import { data, rest, type Size } from './brief-text.ts';

/** What was tried in vain. */
export function tried({ tried: all }: Pick<Facts, 'tried'>, size: Size): string[] {
  if (all.length === 0) return ['2. Tried without success: nothing is recorded.'];
  const items = all
    .slice(-size.items)
    .map(({ approach, reason }) => `   - ${data(approach, size)}${reason === null ? '' : ` because ${data(reason, size)}`}`);
  return [`2. Tried without success${rest(all.length, size)}:`, ...items];
}

/** What is not committed, and what else git or a writer knows to be half done. */
export function dirty(
  {
    uncommitted,
    more,
    operation,
    stashes,
    unpushed,
    rollout,
  }: Pick<Facts, 'uncommitted' | 'more' | 'operation' | 'stashes' | 'unpushed' | 'rollout'>,
  size: Size,
): string[] {
  const files = uncommitted ?? [];
  const shown = files.slice(0, size.items * 3).map((it) => data(it, size));
  const left = files.length - shown.length + more;
  const state =
    uncommitted === null
      ? 'not known (git did not tell).'
      : files.length === 0
        ? 'nothing.'
        : `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`;
  const also = [
    ...(operation === null ? [] : [`A ${operation} is in progress.`]),
    ...(stashes > 0 ? [`${stashes} ${stashes === 1 ? 'stash' : 'stashes'}.`] : []),
    ...(unpushed !== null && unpushed > 0 ? [`${unpushed} ${unpushed === 1 ? 'commit is' : 'commits are'} not pushed.`] : []),
    ...(rollout === null ? [] : [`Rollout: ${data(rollout, size)}.`]),
  ];
  return [`3. Uncommitted: ${[state, ...also].join(' ')}`];
}

/** What to do first. */
export function next({ next: action, step }: Pick<Facts, 'next' | 'step'>, size: Size): string[] {
  if (action !== null) return [`4. The recorded next action: ${data(action, { ...size, text: size.text * 2 })}`];
  return [`4. No next action is recorded.${step === null ? '' : ' The step above is the first that is not done.'}`];
}

/** What is not for the reader to answer. */
export function unknown({ questions }: Pick<Facts, 'questions'>, size: Size): string[] {
  if (questions.length === 0) return ['5. Still unknown: no open question is recorded.'];
  const items = questions.slice(0, size.items).map((it) => `   - ${data(it, size)}`);
  return [
    `5. Still unknown${rest(questions.length, size)}. These are not for the reader to answer by itself, but for the person named or the user:`,
    ...items,
  ];
}

/** What was decided on the way; nothing for nothing. */
export function decisions({ decisions: all }: Pick<Facts, 'decisions'>, size: Size): string[] {
  const some = all.slice(-Math.ceil(size.items / 3));
  return some.length === 0 ? [] : [`Decided on the way: ${some.map((it) => data(it, size)).join('; ')}`];
}
