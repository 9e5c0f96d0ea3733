import { isNone } from '../../headings/none.ts';
import { plainText } from '../../markdown/text.ts';
import type { Block } from '../../markdown/parse.ts';
import type { Facts } from './facts.ts';
import { isStated } from './inline-labels.ts';
import type { Lists } from './lists.ts';
import type { Node } from './node.ts';
import { isOver } from './progress.ts';
import type { Handoff } from './schema.ts';

/** Lists that an author may say are empty, by what sections say. */
export const listsSaidNone = {
  'in progress': 'inProgress',
  blockers: 'blockers',
  'tried and failed': 'triedAndFailed',
  next: 'next',
  remaining: 'remaining',
  'watch for': 'watchFor',
  'open questions': 'openQuestions',
} as const;

/** The lists of which a section or a named value says nothing but that they are empty: "Next: none." */
export function saidNoneIn(nodes: readonly Node[], facts: Facts, found: Omit<Lists, 'cut'>): NonNullable<Handoff['saidNone']> {
  const live = nodes.filter((it) => !it.prior);
  const named = [...facts.front, ...facts.top, ...facts.inside, ...facts.foot];
  return (Object.keys(listsSaidNone) as (keyof typeof listsSaidNone)[]).filter(
    (of) =>
      found[listsSaidNone[of]].length === 0 &&
      (live.some((it) => it.acts === of && saysNone(it.blocks)) || named.some((it) => isNone(it.value) && isStated(it.key) === of)),
  );
}

function saysNone(blocks: readonly Block[]): boolean {
  const told = blocks.filter((it) => it.type !== 'html' && it.type !== 'thematicBreak');
  return (
    told.length > 0 &&
    told.every((it) => (it.type === 'list' ? it.children.every((item) => isNone(plainText(item))) : isNone(plainText(it))))
  );
}

/** How it is said that a handoff has no next action: every step is done, its author says so, or nothing is recorded. */
export function noNextIn({ structured, saidNone = [] }: Handoff): 'done' | 'said' | 'unknown' {
  if (isOver(structured?.progress ?? null)) return 'done';
  return saidNone.includes('next') ? 'said' : 'unknown';
}
