import type { Circumstances } from '../../model/collection.ts';
import type { Fields } from '../../model/record.ts';
import type { Decision } from './schema.ts';

/** A decision without a date gets the day of the commit that gave its file this text, in the author's own zone. */
export function settle(data: Decision, { authoredAt }: Circumstances): Decision {
  if (data.date !== null || authoredAt === null) return data;
  return { ...data, date: { written: null, date: authoredAt.slice(0, 'YYYY-MM-DD'.length), from: 'commit' } };
}

/** Status and date of a past version. */
export function fieldsOf({ status, date }: Decision): Fields {
  return { status: status.words, state: status.state, date: date?.date ?? date?.written ?? null };
}
