import { z } from 'zod';
import type { Redacted } from './redacted.ts';

/** How a commit changed a document. `merged`: the text of a merge commit that none of its parents has. */
export const change = z.enum(['added', 'modified', 'renamed', 'deleted', 're-added', 'merged']);

export type Change = z.infer<typeof change>;

/** One state of one document in git. */
export interface Revision {
  /** Counted from 1, oldest first. A later commit adds at the end; a branch merged later may hold older ones, which then count before. */
  number: number;
  /** Full id of the commit; null for a state of the working tree that is not committed. */
  commit: string | null;
  /** Full id of the text; null when this commit deleted the document. */
  blob: string | null;
  /** Path at that commit. */
  path: Redacted;
  /** RFC 3339 with the author's own zone; null when git holds no readable date. */
  authoredAt: string | null;
  /** RFC 3339 with the committer's own zone; null when git holds no readable date. */
  committedAt: string | null;
  /** Name of the author after `.mailmap`. */
  author: Redacted;
  /** First line of the commit message. */
  subject: Redacted;
  change: Change;
  /** True for a commit with more than one parent. */
  merge: boolean;
  /** The merge that brought the commit into the line of the built one; null for a commit of that line. */
  mergedIn: { commit: string; subject: Redacted } | null;
  /** Number of the revision that this one changed, which is the last one before it but where branches went on side by side; null for the first. */
  previous: number | null;
}

/** A branch (or another ref) as it is named on pages: `feature`, `origin/feature`, `tags/v2`. */
export interface Branch {
  /** The first, in the order of full names, at whose tip this text stands or was deleted. */
  name: Redacted;
  /** Further ones that hold the same text, or an earlier version of it. */
  others: Redacted[];
}

/** One file's lineage in the repository, followed through renames and deletion. */
export interface Document {
  /** Path at the built commit; for a deleted document, its last path. */
  path: Redacted;
  /** Oldest first, in an order in which no commit comes before its parent. */
  revisions: Revision[];
  /** The revision that stands at the built commit; for a deleted document, the last one that had text. */
  current: Revision & { blob: string };
  /** True when the document is not in the tree of the built commit. */
  deleted: boolean;
  /** Further paths that lead to the file through symbolic links of the built commit, in code-point order. */
  aliases: Redacted[];
  /** The branch that alone holds this state, because it was not merged; null for a document of the built commit. */
  branch: Branch | null;
  /** Git's file mode of `current`, for example `100644` or `120000` (a symbolic link). */
  mode: string;
}
