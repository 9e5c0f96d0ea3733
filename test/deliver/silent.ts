import type { Progress } from '../../src/model/progress.ts';

/** Progress that nobody sees. */
export const silent: Progress = { step: () => ({ update: () => undefined, end: () => undefined }) };
