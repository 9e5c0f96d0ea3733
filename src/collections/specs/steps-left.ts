import type { Step } from './schema.ts';

/** Steps shown on a record's own page; its text has the rest. */
export const stepsShown = 12;

/** What is left to do of a list of steps, in their order. */
export const stepsLeft = (steps: readonly Step[]): Step[] => steps.filter((it) => it.state !== 'done' && it.state !== 'dropped');
