import { resolve } from 'node:path';
import { noBaseline, readBaseline, type BaselineFile } from '../config/baseline.ts';
import type { BaselineEntry } from '../model/baseline.ts';
import { everyone } from '../model/audience.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import type { Unused } from '../scan/report.ts';
import type { InForce } from './in-force.ts';

/** What the operator's baselines accept. */
interface Accepting {
  entries: BaselineEntry[];
  /** Entries with their places, of those that fitted nothing; none where only a part was looked at. */
  unused(entries: readonly BaselineEntry[]): Unused[];
}

/** The baseline files in force. */
export function baselineFiles({ cwd, settings }: Pick<InForce, 'cwd' | 'settings'>): BaselineFile[] {
  return settings.baseline.value.map((it) => ({ shown: it, path: resolve(cwd, it) }));
}

/** Reads the baseline files in force. `mayBeNew` says that one named on the command line need not be there yet. Throws a Failure for what is wrong. */
export async function acceptedBy(wanted: Pick<InForce, 'cwd' | 'settings'>, mayBeNew: boolean): Promise<Accepting> {
  const { baseline, audience, at } = wanted.settings;
  const places = new Map<BaselineEntry, string>();
  for (const file of baselineFiles(wanted)) {
    const read = await readBaseline(file);
    if (read === null && !(mayBeNew && baseline.from === '--baseline')) throw noBaseline(file.shown);
    read?.entries.forEach((it, index) => places.set(it, read.places[index] ?? file.shown));
  }
  const isWhole = audience.value === everyone && at.value === null;
  return {
    entries: [...places.keys()],
    unused: (entries) => (isWhole ? entries.map((it) => ({ ...it, place: places.get(it) ?? '' })) : []),
  };
}

/** What a build says of entries that fitted nothing. */
export function unusedNotes(unused: readonly Unused[]): Problem[] {
  return unused.map(({ place, rule, path }) =>
    problemOf(null, {
      code: 'HO282',
      message: `An entry of the baseline fits nothing any more: ${place} (${rule}${path === null ? '' : ` in ${path}`}).`,
      fix: 'Remove the entry.',
    }),
  );
}
