import { meaningOf } from '../../headings/classify.ts';
import type { Node } from './node.ts';

/** Where a section stands: in the newest "start here" block or above it, beside the entries of a log, or in the current entry of one. */
export type Rank = 0 | 1 | 2;

/** Where a section stands among the others. */
export interface Standing {
  rank: Rank;
  /** How early its next steps are to be taken; null when they are those of an earlier state. */
  place: number | null;
}

/** Steps behind sections of an earlier state come after those before them; beside a report to start with, or steps of their own before them, they no longer count. */
export function standingIn(nodes: readonly Node[]): (node: Node) => Standing {
  const firstPrior = nodes.find((it) => it.prior)?.line ?? Infinity;
  const start = nodes.find((it) => it.entry === 'start' && it.current);
  const reported = start?.class === 'done' || nodes.some((it) => !it.prior && it.acts === 'next' && it.line < firstPrior);
  return (node) => {
    const { line, root } = node;
    const later = reported ? null : root.depth + behind;
    const place = startsHere(node) ? 0 : line < firstPrior ? root.depth : later;
    return { place, rank: rankOf(node, start?.line ?? 0) };
  };
}

function startsHere(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (at.class === 'next' && meaningOf(at.heading).start) return true;
  return false;
}

function rankOf(node: Node, start: number): Rank {
  let rank: Rank = node.line < start ? 0 : 1;
  for (let at: Node | null = node; at; at = at.parent) {
    if (at.entry === 'start') return 0;
    if (at.entry === 'log' && !isPartOf(at)) rank = 2;
  }
  return rank;
}

/** Whether an entry only divides a section that says itself what it holds: "Session 7" below "Completed". */
const isPartOf = ({ root, acts }: Node): boolean => root.entry === null && acts === 'done';

/** More than any depth of a heading. */
export const behind = 10;
