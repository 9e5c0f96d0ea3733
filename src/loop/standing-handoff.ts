import type { Redacted } from '../model/redacted.ts';
import type { Snapshot } from './snapshot-schema.ts';

/** What a handoff says, as far as its reader looks. */
export interface HandoffSaid {
  /** Null where none is recorded; where `more` is null as well, only one in the simplest form was looked for. */
  next: string | null;
  /** Null where only the next action was looked for. */
  more: {
    topic: string | null;
    status: string | null;
    /** The branch it tells of. */
    branch: string | null;
    inProgress: readonly string[];
    tried: readonly string[];
    questions: readonly string[];
    decisions: readonly string[];
  } | null;
}

/** Reads a handoff; null for a text that is none. */
export type HandoffReader = (path: Redacted, text: Redacted) => HandoffSaid | null;

/** A handoff as it lies in the working tree. */
export interface StandingHandoff {
  /** From the top. */
  path: string;
  /** The blob its text has in git: which of its versions it is. */
  blob: string;
  /** The commit that last changed it; null for none, or where git does not tell. */
  commit: { id: string; at: string } | null;
  /** Whether it has changes that are not committed; null where git does not tell. */
  isChanged: boolean | null;
  said: HandoffSaid;
}

/** Whether a handoff is older than a snapshot: committed before it, by a commit that was not the newest any more, and not changed since. Told by commits, never by the time of a file. */
export function isOlder({ commit, isChanged }: StandingHandoff, { head, written_at: at }: Pick<Snapshot, 'head' | 'written_at'>): boolean {
  if (commit === null || isChanged !== false || at === undefined || head === commit.id) return false;
  return Date.parse(commit.at) < Date.parse(at);
}
