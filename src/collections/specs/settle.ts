import { readDate } from '../../markdown/dates.ts';
import type { Circumstances } from '../../model/collection.ts';
import type { Fields } from '../../model/record.ts';
import { cut } from './cut.ts';
import type { Day, Spec } from './schema.ts';

/** Fills in the year of days that were written without one. A day that is not written stays unknown: the record has that of its commit. */
export function settle(data: Spec, { authoredAt }: Circumstances): Spec {
  if (authoredAt === null || (data.created?.date !== null && data.updated?.date !== null)) return data;
  return { ...data, created: withYear(data.created, authoredAt), updated: withYear(data.updated, authoredAt) };
}

/** The year of the commit; the one before for a day in December that is committed in January. */
function withYear(day: Day | null, authoredAt: string): Day | null {
  const monthDay = day === null || day.date !== null ? null : readDate(day.written)?.monthDay;
  if (day === null || monthDay == null) return day;
  const year = Number(authoredAt.slice(0, 4));
  return { ...day, date: `${monthDay >= '12-01' && authoredAt.slice(5, 7) === '01' ? year - 1 : year}-${monthDay}` };
}

/** The short fields of a past version: only those it has something to say of. */
export function fieldsOf({ status, version, updated, counts }: Spec): Fields {
  const fields: Fields = {};
  if (status !== null) fields['status'] = cut(status.words, longestField);
  if (version !== null) fields['version'] = version.text;
  if (updated !== null) fields['updated'] = updated.date ?? updated.written;
  if (counts.steps > 0) fields['steps'] = `${counts.done}/${counts.steps}`;
  if (counts.requirements > 0) fields['requirements'] = counts.requirements;
  if (counts.scenarios > 0) fields['scenarios'] = counts.scenarios;
  if (counts.entries !== null) fields['entries'] = counts.entries;
  return fields;
}

const longestField = 120;
