import type { FieldChange } from '../model/field-change.ts';
import type { StoredRecord } from '../model/record.ts';
import { fieldName, fieldValue } from './fields.ts';
import { named } from './say.ts';

type Revision = StoredRecord['revisions'][number];

/** Revisions whose changes a page shows at once; as many again open on demand. */
export const changesAtOnce = 50;

/** The revisions that changed a field, the newest first. */
export function withChanges(revisions: readonly Revision[]): Revision[] {
  return revisions.filter((it) => it.changes.length > 0).toReversed();
}

/** What was changed, as the head of what stands behind it: `Hook added`, `Status`. */
export function changeName({ field, how }: FieldChange): string {
  return (how === 'set' ? null : named('fieldChange', `${field}.${how}`)) ?? fieldName(field);
}

/** A value before or after, as a list of versions shows it. */
export function changeValue(field: string, value: string | number | null): string {
  return value === null ? '' : String(fieldValue(field, value));
}
