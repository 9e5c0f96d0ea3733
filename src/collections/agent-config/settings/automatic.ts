import { isFields, textOf, textsOf } from '../../../data/values.ts';
import { complaints } from '../findings.ts';
import { argvNeeds } from '../needs/argv.ts';
import { usedBy } from '../needs/need.ts';
import { fetchesAndRuns, shellNeeds } from '../needs/shell.ts';
import type { Need } from '../schema-needs.ts';
import type { Settings } from '../schema-settings.ts';
import { shown, shownArgs } from '../shown.ts';
import { complainOfPaths } from './scripts.ts';
import { complain, lineAt, type Source } from './source.ts';

/** The settings of `keys` that start a program: a command, a list of its words, or an object with a command. */
export function automaticOf(
  source: Source,
  fields: Record<string, unknown>,
  keys: readonly string[],
): { automatic: Settings['automatic']; needs: Need[] } {
  const automatic: Settings['automatic'] = [];
  const needs: Need[] = [];
  for (const key of keys) {
    if (fields[key] === undefined || fields[key] === null || fields[key] === false) continue;
    const value = isFields(fields[key]) ? fields[key]['command'] : fields[key];
    const words = Array.isArray(value) ? textsOf(value) : null;
    const command = textOf(Array.isArray(value) ? words?.join(' ') : value);
    if (command === null) continue;
    const own = words === null ? shellNeeds(command, source.place.base) : argvNeeds(words, source.place.base, shellNeeds);
    complainOfPaths(source, own, [key]);
    if (fetchesAndRuns(command)) complain(source, complaints.fetchesAndRuns, [key]);
    const file = own.find((it) => it.kind === 'file');
    automatic.push({
      key,
      command: words === null ? shown(command) : shownArgs(words).join(' '),
      state: file?.state ?? null,
      line: lineAt(source, [key]),
    });
    needs.push(...usedBy(own, key));
  }
  return { automatic, needs };
}
