/** What can be wrong with a text of data. */
export type FaultKind =
  | 'comment'
  | 'trailing-comma'
  | 'duplicate-key'
  | 'conflict-marker'
  | 'syntax'
  | 'empty'
  | 'too-much'
  | 'unknown-tag'
  | 'unusable-key'
  | 'unknown-alias';

/** Something wrong with a text of data, and where. Never holds a value. */
export interface Fault {
  kind: FaultKind;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
  /** What broke the syntax, in words that fit into a sentence; absent where the kind says it all. */
  cause?: string;
  /** The key that stands twice. */
  key?: string;
}

/** Where something stands: both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** An object in which no name has a meaning of its own. */
export function emptyFields(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}
