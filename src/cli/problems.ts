import type { Problem } from '../model/problem.ts';
import type { Paint } from './paint.ts';
import { count, number, printable } from '../model/wording.ts';

const most = 10;

/** What is unusual about the clone, a line each. They are few, and on no page of the site. */
export function noteLines(notes: readonly Problem[], paint: Paint): string[] {
  if (notes.length === 0) return [];
  return [paint('bold', `${count(notes.length, 'notes')} on this clone`), ...notes.map((it) => problemLine(it, paint))];
}

/**
 * The problems for the end of a build: each on a line with place and fix when they are few, else one line for each code.
 * At most ten lines and a note on the rest. `onSite` says whether the site has them.
 * `problems` are in the order of `byPlace`, so those of the whole repository come first.
 */
export function problemLines(problems: readonly Problem[], paint: Paint, onSite = true): string[] {
  if (problems.length === 0) return [];
  const groups = problems.length <= most ? problems.map((it) => [it]) : byCode(problems);
  const shown = groups.slice(0, most);
  const named = shown.reduce((sum, group) => sum + group.length, 0);
  const rest = problems.length - named;
  return [
    paint('bold', count(problems.length, 'problems')),
    ...shown.map((group) => lineOf(group, paint)),
    ...(rest === 0 ? [] : [`… and ${number(rest)} more`]),
    ...(groups.length < problems.length || rest > 0
      ? [
          onSite
            ? 'All of them are on the Problems page of the site.'
            : 'This audience does not get them: a build with  --audience developer  shows all of them.',
        ]
      : []),
  ];
}

/** One problem on a line: code, place, what is wrong and what to do. */
export function problemLine(problem: Problem, paint: Paint): string {
  return lineOf([problem], paint);
}

function lineOf(group: readonly Problem[], paint: Paint): string {
  const [first] = group;
  if (first === undefined) return '';
  const others = group.length === 1 ? '' : `  (and ${number(group.length - 1)} more of ${first.code})`;
  const cells = [placeOf(first), printable(first.message), printable(first.fix)].filter((it) => it !== '');
  return `${paint('yellow', '!')} ${first.code}  ${cells.join('  ')}${others}`;
}

/** Place of a problem as editors and terminals understand it: `path:line:column`, as far as it is known. */
function placeOf({ path, line, column }: Problem): string {
  if (path === null) return '';
  return [printable(path), ...[line, column].filter((it) => it !== null)].join(':');
}

function byCode(problems: readonly Problem[]): Problem[][] {
  return [...Map.groupBy(problems, (it) => it.code).values()];
}
