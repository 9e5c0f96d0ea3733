import { fieldsOf, numberOf, textOf } from '../../../data/values.ts';
import type { Handoff } from '../schema.ts';
import type { Draft } from './draft.ts';

type Confidence = NonNullable<NonNullable<Handoff['structured']>['confidence']>;

/**
 * Who judged whether a snapshot was enough to go on. Only a later session can know: a number without a reader of another
 * session beside it is its writer's, and is not taken over.
 */
export function confidenceOf({ confidence }: Draft, value: unknown): Confidence | null {
  if (confidence === null) return null;
  const { written, line } = confidence;
  if (written === null) return { judged: 'not yet', value: null, line };
  const reader = readerIn(value);
  const number = numberOf(written);
  const byReader = reader !== null && reader !== writerIn(value) && number !== null && number >= 0 && number <= 1;
  return byReader ? { judged: 'by its reader', value: number, line } : { judged: 'by its writer', value: null, line };
}

function readerIn(value: unknown): string | null {
  const top = fieldsOf(value);
  const by = fieldsOf(top['recovery'])['read_by'] ?? fieldsOf(top['recovery'])['readBy'] ?? top['read_by'] ?? top['readBy'];
  const fields = fieldsOf(by);
  return textOf(fields['session_id'] ?? fields['sessionId']) ?? textOf(by);
}

function writerIn(value: unknown): string | null {
  const top = fieldsOf(value);
  return textOf(top['session_id'] ?? top['sessionId']);
}
