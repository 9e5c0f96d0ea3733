import { z } from 'zod';

/** A date that the config names as a milestone. */
export const milestone = z.strictObject({
  /** How pages call it, such as `1.3` or `Pilot`. */
  name: z.string().min(1, 'Must not be empty').max(60),
  /** The day, `YYYY-MM-DD`: what stood at its end, in the zone of each committer. */
  date: z.iso.date('Must be a day such as 2026-06-18'),
});

export type Milestone = z.infer<typeof milestone>;

/** Tags that get a page of what was in force then, the newest first, when nobody says otherwise. */
export const usualAsOf = 25;
