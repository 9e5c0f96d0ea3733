import type { Survey } from '../collect/survey.ts';
import { Failure } from '../model/failure.ts';
import { count, printable } from '../model/wording.ts';
import type { Paint } from './paint.ts';

/** What `init` found, or why there was nothing to look through, for stderr. Ends with a line break. */
export function foundText(found: Survey | Failure, paint: Paint): string {
  return `${paint('bold', 'Found')}\n${linesOf(found)
    .map((it) => `  ${printable(it)}\n`)
    .join('')}`;
}

function linesOf(found: Survey | Failure): string[] {
  if (found instanceof Failure) return [found.message];
  const below = found.prefix === null || found.prefix === '' ? '' : `, of which this is the folder ${found.prefix}`;
  return [
    `a git repository with ${count(found.commits, 'commits')}${below}`,
    ...found.collections.map(({ title, paths }) => {
      const kind = title.toLowerCase();
      return paths.length === 0 ? `no ${kind}` : `${kind} in ${count(paths.length, 'files')}: ${some(paths)}`;
    }),
  ];
}

const some = (paths: readonly string[]): string => `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`;
