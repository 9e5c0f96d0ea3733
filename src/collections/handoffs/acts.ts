import type { SectionClass } from '../../headings/table.ts';
import type { Node } from './node.ts';

/** Sets what the items of a section count as. Its parent must have been set before. */
export function actsAs(node: Node): void {
  const { parent } = node;
  const inherits = parent?.acts != null && !keepsOwn(parent.acts, node.class);
  node.acts = inherits ? parent.acts : node.class;
  node.root = inherits ? parent.root : node;
  // Questions under "Answered" or "Closed" are open no more.
  if (parent?.acts === 'open questions' && node.acts === 'done') node.acts = 'decisions';
}

// "### Tests" under "## Next steps" are steps; "### Open questions" under it are questions all the same.
const tasks: ReadonlySet<SectionClass> = new Set([
  'next',
  'remaining',
  'done',
  'in progress',
  'tried and failed',
  'open questions',
  'blockers',
  'watch for',
  'acceptance',
  'plan',
  'verification',
  'decisions',
]);
const ofOwn: ReadonlySet<SectionClass> = new Set([
  'tried and failed',
  'open questions',
  'blockers',
  'in progress',
  'next',
  'remaining',
  'done',
  'decisions',
  'watch for',
  'acceptance',
]);

function keepsOwn(around: SectionClass, own: SectionClass | null): boolean {
  return own !== null && own !== around && (tasks.has(around) ? ofOwn.has(own) : true);
}
