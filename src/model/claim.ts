import { z } from 'zod';

/** What a document may say of its repository that can be looked up. */
const claimKinds = ['commit', 'file', 'test', 'branch', 'requirement', 'spec-version'] as const;

export type ClaimKind = (typeof claimKinds)[number];

/** `changed`: it is there, and no longer as it was when that was written. `merged`: a branch that is gone because it was merged. */
const state = z.enum(['found', 'changed', 'merged', 'not-found']);

/** One thing that a document says of its repository, and what the repository says to that. */
export const claim = z.strictObject({
  kind: z.enum(claimKinds),
  /** As it is named: an id, a path with its line, a name. */
  text: z.string().min(1),
  /** 1-based line of the document. */
  line: z.number().int().positive(),
  /** At the commit that wrote the document; null where that was not looked up. */
  before: state.exclude(['changed', 'merged']).nullable(),
  /** In what is shown. */
  today: state,
  /** Full id of a commit (for a branch of the merge), path of a file, or the newest version: what was found today, or else then; null for nothing. */
  found: z.string().nullable(),
});

export type Claim = z.infer<typeof claim>;

/** Whether a reader who goes by it finds nothing today. */
export const isBroken = ({ today }: Claim): boolean => today === 'not-found';
