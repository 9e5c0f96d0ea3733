import type { TaskOf } from './schema.ts';

/** How the state of a step is coloured. */
export const tones = { done: 'ok', 'in progress': 'info', open: 'neutral', skipped: 'neutral' } as const satisfies Record<
  TaskOf['steps'][number]['state'],
  string
>;
