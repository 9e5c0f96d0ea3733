import type { ChangeKind } from '../model/package.ts';
import { questionLists, type Tracked } from '../model/tracked.ts';
import { fieldChanges } from './field-changes.ts';
import type { FieldChange } from '../model/field-change.ts';

/** One record at one moment. */
export interface AtMoment {
  /** Number of the revision that stood. */
  number: number;
  blob: string | null;
  path: string;
  /** What is told when it changes; null where it was not read. */
  tracked: Tracked | null;
}

/** What became of a record, or null when it is the same. */
export interface Became {
  kind: ChangeKind;
  fields: FieldChange[];
  more: number;
  /** Path before, where that is another one. */
  before: string | null;
}

/** Changes of fields that an entry lists. */
const most = 6;

/**
 * What became of a record from one moment to another; null for one in which it was not. One word for each record: what was decided
 * and what has fewer open questions come before what merely changed.
 */
export function becameOf(earlier: AtMoment | null, later: AtMoment | null): Became | null {
  if (later === null) return earlier === null ? null : { kind: 'retired', fields: [], more: 0, before: null };
  const stands = later.tracked?.stands ?? null;
  if (earlier === null) return { kind: stands === 'decided' ? 'decided' : 'added', fields: [], more: 0, before: null };
  const moved = earlier.path === later.path ? null : earlier.path;
  if (moved === null && isSame(earlier, later)) return null;
  const { changes, more } =
    earlier.tracked === null || later.tracked === null ? { changes: [], more: 0 } : fieldChanges(earlier.tracked, later.tracked);
  const its = { fields: changes.slice(0, most), more: more + Math.max(0, changes.length - most), before: moved };
  const was = earlier.tracked?.stands ?? null;
  if (stands === 'decided' && was !== 'decided') return { kind: 'decided', ...its };
  if (stands === 'retired' && was !== 'retired') return { kind: 'retired', ...its };
  if (changes.some((it) => it.how === 'removed' && questionLists.has(it.field))) return { kind: 'closed', ...its };
  return { kind: moved === null ? 'changed' : 'renamed', ...its };
}

function isSame(a: AtMoment, b: AtMoment): boolean {
  // A part of a file is the same when its own text is.
  if (a.tracked?.text && b.tracked?.text) return a.tracked.text === b.tracked.text;
  return a.blob === b.blob;
}
