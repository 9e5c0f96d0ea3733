import { conditionOfNone, isNone } from '../../headings/none.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import type { Block } from '../../markdown/parse.ts';
import type { Facts } from './facts.ts';
import { isStated } from './inline-labels.ts';
import type { Lists } from './lists.ts';
import type { ListItem } from './item-text.ts';
import type { Node } from './node.ts';
import { isOver } from './progress.ts';
import { longestText, type Handoff, type Item } from './schema.ts';
import { cut } from './cut.ts';

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

/** What must happen before there is a next action again, as a section or a named value says: "Next: none until the bank has answered." */
export function waitsIn(nodes: readonly Node[], facts: Facts): Item[] {
  const named = [...facts.front, ...facts.top, ...facts.inside, ...facts.foot].filter((it) => isStated(it.key) === 'next');
  const told = nodes
    .filter((it) => !it.prior && it.acts === 'next')
    .flatMap(({ blocks, shift }) =>
      blocks
        .flatMap((it): (typeof it | ListItem)[] => (it.type === 'list' ? it.children : it.type === 'paragraph' ? [it] : []))
        .map((it) => ({ value: plainText(it), line: lineOf(it) + shift })),
    );
  const waits = [...named, ...told].flatMap(({ value, line }) => {
    const text = conditionOfNone(value);
    return text === null ? [] : [{ text: cut(text, longestText), line, group: null, details: [] }];
  });
  return [...new Map(waits.map((it) => [it.line, it])).values()];
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
