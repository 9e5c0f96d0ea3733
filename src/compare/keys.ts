import { isSame, type Block } from './block.ts';
import type { Step } from './entries.ts';

/** How the keys of a front matter changed; their order means nothing. */
export function keySteps(before: readonly Block[], after: readonly Block[]): Step[] {
  const earlier = new Map(before.map((it) => [it.label, it]));
  const later = new Set(after.map((it) => it.label));
  const removed = before.filter((it) => !later.has(it.label)).map((block): Step => ({ change: 'removed', block }));
  return [
    ...removed,
    ...after.map((block): Step => {
      const old = earlier.get(block.label);
      if (old === undefined) return { change: 'added', block };
      return isSame(old, block) ? { change: 'kept', block } : { change: 'changed', before: old, after: block };
    }),
  ];
}
