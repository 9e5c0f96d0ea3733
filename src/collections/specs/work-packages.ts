import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { readDate } from '../../markdown/dates.ts';
import { cut } from './cut.ts';
import type { Peer } from './peer.ts';
import type { Day, Spec, Step } from './schema.ts';
import { stateOf } from './status.ts';
import { stepStates } from './step-tables.ts';

/** A work package of spec-kitty as a step, by the words of its lane. */
export function packageStep(id: string, words: string, line: number): Step {
  // Approved work still waits to be merged.
  const state = words === 'approved' ? 'in-progress' : stepStates[stateOf(words)];
  return { id, text: id, state, words: cut(words, 100), line, optional: false, group: null, meets: [] };
}

/** The work packages that a log of events moves, each at the lane of its last event. */
export function packagesIn(entries: readonly { line: number; fields: Record<string, unknown> }[]): Step[] {
  const steps = new Map<string, Step>();
  for (const { line, fields } of entries) {
    const [id, lane] = [textOf(fields['wp_id'] ?? fields['work_package_id']), textOf(fields['to_lane'] ?? fields['lane'])];
    if (id !== null && lane !== null) steps.set(id, packageStep(id, lane, line));
  }
  return [...steps.entries()].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, step]) => step);
}

/** First and last day of the `history` in the front matter of a work package, and how many entries it has; null when it has none. */
export function packageHistory(
  front: Record<string, unknown> | null,
): { created: Day | null; updated: Day | null; entries: number } | null {
  const entries = listOf(front?.['history']).map((it) => fieldsOf(it));
  if (entries.length === 0) return null;
  const days = entries.flatMap((it): Day[] => {
    const written = textOf(it['timestamp'] ?? it['at'] ?? it['date']);
    const read = written === null ? null : readDate(written);
    return written === null || read?.date == null ? [] : [{ written: cut(written, 100), date: read.date, from: 'history' }];
  });
  return { created: days[0] ?? null, updated: days.at(-1) ?? null, entries: entries.length };
}

/** Gives the rows of a file of states the titles of the work packages they mean. */
export function namePackages(group: readonly Peer[], data: Map<string, Spec>): void {
  const titles = new Map(
    group.flatMap(({ path, title }) => {
      const id = /\/(wp\d+)[^/]*$/i.exec(path)?.[1]?.toUpperCase();
      const name = title.replace(/^(?:work package(?: prompt)?\s*[:：]?\s*)?(?:wp\d+)?\s*[:：–—-]?\s*/i, '');
      return id === undefined || name === '' ? [] : [[id, name] as const];
    }),
  );
  for (const { id, data: own } of group) {
    const its = data.get(id);
    if (own.family !== 'spec-kitty' || (own.part !== 'metadata' && own.part !== 'log') || its === undefined) continue;
    const steps = its.steps.map((it) => ({ ...it, text: (it.text === it.id ? titles.get(it.text.toUpperCase()) : undefined) ?? it.text }));
    data.set(id, { ...its, steps });
  }
}
