import { conditionIn } from '../../headings/condition.ts';
import { cut } from './cut.ts';
import { longestText, type Handoff, type Item } from './schema.ts';
import { wholeOf } from './whole.ts';

/** The first step that must be taken, behind the words before its list where it is only a part of their sentence or where they tell when it is to be taken. */
export function nextActionOf(steps: Handoff['next']): Handoff['nextAction'] {
  const next = steps.find((it) => !isOptional(it)) ?? steps[0];
  if (!next) return null;
  const { group, line } = next;
  const text = wholeOf(next).replace(/[;,]$/, '');
  const isBehind = group !== null && (fragments.test(next.text) || conditionIn(group) !== null);
  return { text: isBehind ? cut(`${group.replace(/[\s:：]+$/, '')}:${text.includes('\n') ? '\n' : ' '}${text}`, longestText) : text, line };
}

const isOptional = ({ group, text }: Item): boolean =>
  conditionIn(text) === 'optional' || (group !== null && conditionIn(group) === 'optional');

const fragments = /^\p{Ll}|[;,]$|\n/u;
