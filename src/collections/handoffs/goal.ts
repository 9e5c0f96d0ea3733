import { cut } from './cut.ts';
import type { Fact, Facts } from './facts.ts';
import { classOfLabel } from '../../headings/classify.ts';
import { ownTextOf, startOf } from './item-text.ts';
import type { Node } from './node.ts';
import { longestText, type Handoff } from './schema.ts';

/** What the work is for: the first text of the section about it, else a named value such as `Goal: …`. */
export function goalOf(nodes: readonly Node[], facts: Facts): Handoff['goal'] {
  for (const node of nodes) {
    const found = !node.prior && node.acts === 'goal' ? textOf(node) : null;
    if (found) return found;
  }
  const fact = [...facts.top, ...facts.inside, ...facts.front].find(isGoal);
  return fact ? { text: cut(fact.value, longestText), line: fact.line } : null;
}

const isGoal = ({ kind, key, value }: Fact): boolean => kind === null && value !== '' && classOfLabel(key) === 'goal';

function textOf({ blocks, shift }: Node): Handoff['goal'] {
  let text = '';
  let line = 0;
  for (const block of blocks) {
    if (text.length > longestText) break;
    const pieces =
      block.type === 'list' ? block.children.map((it) => ownTextOf(it)) : told.has(block.type) ? [startOf(block, longestText)] : [];
    for (const piece of pieces) {
      if (piece === '') continue;
      if (text === '') line = (block.position?.start.line ?? 1) + shift;
      text = text === '' ? piece : `${text} ${piece}`;
    }
  }
  return text === '' ? null : { text: cut(text, longestText), line };
}

const told = new Set(['paragraph', 'blockquote']);
