import type { Circumstances } from '../../model/collection.ts';
import type { Fields } from '../../model/record.ts';
import { readDate } from '../../markdown/dates.ts';
import { cut } from './cut.ts';
import { endOf } from './loop/session.ts';
import type { Handoff } from './schema.ts';

/** Fills in the year of a date that was written without one, and takes the date of the commit when the text gives none. */
export function settle(data: Handoff, { authoredAt }: Circumstances): Handoff {
  if (authoredAt === null || (data.date !== null && data.date.date !== null)) return data;
  const day = authoredAt.slice(0, 10);
  if (data.date === null) {
    const zone = /(?:Z|[+-]\d{2}:\d{2})$/.exec(authoredAt)?.[0] ?? null;
    return { ...data, date: { written: null, date: day, time: authoredAt.slice(11, 16) || null, zone, from: 'commit' } };
  }
  const monthDay = readDate(data.date.written ?? '')?.monthDay;
  return monthDay ? { ...data, date: { ...data.date, date: `${yearOf(monthDay, day)}-${monthDay}` } } : data;
}

/** The year of the commit; the year before for the end of December written in a commit of January. */
function yearOf(monthDay: string, day: string): string {
  const year = Number(day.slice(0, 4));
  return String(monthDay >= '12-01' && day.slice(5, 7) === '01' ? year - 1 : year);
}

/** The short fields of a past version: when, how things stood, the next step, and how much each list held. */
export function fieldsOf({
  date,
  status,
  session,
  nextAction,
  cut: counts,
  done,
  inProgress,
  next,
  triedAndFailed,
  openQuestions,
  structured,
  snapshot,
}: Handoff): Fields {
  const progress = structured?.progress;
  return {
    date: date?.date ?? date?.written ?? null,
    status: status ? cut(status.words, longestField) : null,
    state: status?.state ?? null,
    session,
    nextAction: nextAction ? cut(nextAction.text, longestField) : null,
    ...(progress ? { progress: `${progress.done} of ${progress.total}` } : {}),
    ...(snapshot ? { sequence: snapshot.sequence, ended: endOf(snapshot) } : {}),
    done: counts['done'] ?? done.length,
    inProgress: counts['inProgress'] ?? inProgress.length,
    next: counts['next'] ?? next.length,
    triedAndFailed: counts['triedAndFailed'] ?? triedAndFailed.length,
    openQuestions: counts['openQuestions'] ?? openQuestions.length,
  };
}

const longestField = 120;
