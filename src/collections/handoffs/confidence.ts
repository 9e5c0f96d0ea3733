import type { Handoff } from './schema.ts';

/** How well others could go on from a handoff: what the last counted reader said, or else what the record itself tells. */
type Confidence =
  | { judged: 'read'; value: number | null; at: string | null }
  | NonNullable<NonNullable<Handoff['structured']>['confidence']>;

/** Null where nothing was said of a handoff and nobody asks for it. */
export function confidenceIn({ readers = [], structured }: Pick<Handoff, 'structured' | 'readers'>): Confidence | null {
  const last = readers.findLast((it) => it.counted && it.confidence !== null) ?? readers.findLast((it) => it.counted);
  return last === undefined ? (structured?.confidence ?? null) : { judged: 'read', value: last.confidence, at: last.at };
}
