import type { Progress } from '../model/progress.ts';

/** A progress that is shown somewhere and must be closed, however the job ends. */
export interface ShownProgress extends Progress {
  /** Leaves the terminal as it was; a step still running is marked as failed. */
  close(): Promise<void>;
}
