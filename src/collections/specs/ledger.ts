import { faultProblems } from '../../data/problems.ts';
import { readDataLines } from '../../data/read.ts';
import { fieldsOf, textOf } from '../../data/values.ts';
import { readDate } from '../../markdown/dates.ts';
import type { Reading } from '../../model/collection.ts';
import type { Redacted } from '../../model/redacted.ts';
import { cut } from './cut.ts';
import { emptyAt } from './empty.ts';
import type { Place } from './places.ts';
import { longestList, type Day, type Spec } from './schema.ts';
import { statusFrom } from './status-of.ts';
import { packagesIn } from './work-packages.ts';

/** Reads a ledger of JSON Lines beside a plan, or the events of spec-kitty: when it starts and ends, and what its last entries say. */
export function readLedger(text: Redacted, path: string, place: Place): Reading<Spec> {
  const { values, faults } = readDataLines(text);
  const entries = values.map(({ line, value }) => ({ line, fields: fieldsOf(value) }));
  const days = entries.flatMap(({ fields }) => dayIn(fields) ?? []);
  const last = entries.findLast(({ fields }) => textOf(fields['status']) !== null);
  const status = last === undefined ? null : statusFrom(textOf(last.fields['status']) ?? '', last.line);
  const steps = place.family === 'spec-kitty' ? packagesIn(entries) : [];
  const data: Spec = {
    ...emptyAt(place),
    status,
    steps: steps.slice(0, longestList),
    created: days[0] ?? null,
    updated: days.at(-1) ?? null,
    labels: last === undefined ? [] : labelsOf(last),
    counts: {
      ...emptyAt(place).counts,
      steps: steps.length,
      done: steps.filter((it) => it.state === 'done').length,
      entries: entries.length,
    },
  };
  const title = path.slice(path.lastIndexOf('/') + 1);
  return {
    records: [{ key: null, title, line: 1, range: null, data }],
    problems: faultProblems(faults.slice(0, mostFaults), 'jsonl'),
    leftOut: null,
  };
}

function dayIn(fields: Record<string, unknown>): Day | null {
  const written = first(fields, ['timestamp', 'ts', 'timestamp_utc', 'time', 'date', 'at', 'recorded_at', 'created_at']);
  const read = written === null ? null : readDate(written);
  return written === null || read?.date == null ? null : { written: cut(written, 100), date: read.date, from: 'data' };
}

/** What the last entry with a status says happened, and of what. */
function labelsOf({ line, fields }: { line: number; fields: Record<string, unknown> }): Spec['labels'] {
  const told = (key: string, names: readonly string[]): Spec['labels'] => {
    const value = first(fields, names);
    return value === null ? [] : [{ key, value: cut(value, 300), line }];
  };
  return [
    ...told('last event', ['event', 'phase', 'type', 'action', 'kind']),
    ...told('of', ['plan_key', 'task_id', 'id', 'slice', 'batch']),
    ...told('summary', ['summary', 'title', 'description', 'message', 'decision']),
  ];
}

function first(fields: Record<string, unknown>, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = textOf(fields[key]);
    if (value !== null) return value;
  }
  return null;
}

// A text that is no data at all has a fault at each word.
const mostFaults = 500;
