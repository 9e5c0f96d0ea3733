import { fieldChanges } from '../history/field-changes.ts';
import type { Revision } from '../model/document.ts';
import type { FieldChange } from '../model/field-change.ts';
import type { Tracked } from '../model/tracked.ts';
import type { Read } from './plan.ts';

interface Changed {
  changes: FieldChange[];
  moreChanges: number;
}

const none: Changed = { changes: [], moreChanges: 0 };

/**
 * What each revision of a document changed in the fields of its record with this key. It is compared with the revision that it
 * changed; where that one could not be read, or deleted the file, with the one before.
 */
export function changesIn({ document: { revisions }, states }: Read, key: string | null): (revision: Revision) => Changed {
  const byNumber = new Map(revisions.map((it) => [it.number, it]));
  // Undefined for what is not known; null for a version in which the record is not.
  const stateOf = (number: number): Tracked | null | undefined => {
    const its = states.get(number);
    if (its === undefined || Object.keys(its).length === 0) return undefined;
    return its[key ?? '']?.tracked ?? (key === null ? undefined : null);
  };
  return (revision) => {
    const after = stateOf(revision.number);
    if (after === undefined) return none;
    for (let at = revision.previous; at !== null; at = byNumber.get(at)?.previous ?? null) {
      const before = stateOf(at);
      if (before === undefined) continue;
      const { changes, more } = fieldChanges(before, after);
      return { changes, moreChanges: more };
    }
    return none;
  };
}
