import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import { number } from '../model/wording.ts';
import type { Hidden } from '../model/hidden.ts';

/** Places of one file that are named one by one; the rest is counted. */
const mostPlaces = 100;

/** Of what was hidden, the secrets. Personal data is a matter of policy, not a problem. */
export function secretsOf(hidden: readonly Hidden[]): Hidden[] {
  return hidden.filter((it) => it.personal === null);
}

/** A problem for each secret hidden in the standing text of a document. */
export function hiddenNow(path: string, hidden: readonly Hidden[]): Problem[] {
  // The second look finds again what the first one hid only in part.
  const places = new Map(secretsOf(hidden).map((it) => [`${it.rule} ${it.line} ${it.column}`, it]));
  const shown = [...places.values()].slice(0, mostPlaces);
  const problems = shown.map(({ rule, line, column }) =>
    problemOf(path, { ...findingOf(rule, ''), ...(line === null || column === null ? {} : { line, column }) }),
  );
  const rest = places.size - shown.length;
  return rest === 0 ? problems : [...problems, problemOf(path, findingOf(`${rest} more in this file`, ''))];
}

/** A problem for each rule that hid something in past versions only: what was removed from a file is still in its history. */
export function hiddenBefore(path: string, past: readonly Hidden[], now: readonly Hidden[]): Problem[] {
  const known = new Set(now.map((it) => it.rule));
  return [...new Set(secretsOf(past).map((it) => it.rule))]
    .filter((it) => !known.has(it))
    .map((rule) => problemOf(path, findingOf(rule, ' in an earlier version')));
}

/** A problem for the names, paths and messages in which something was hidden, by rule. */
export function hiddenInNames(hidden: readonly Hidden[]): Problem[] {
  return [...new Set(hidden.map((it) => it.rule))].map((rule) =>
    problemOf(null, findingOf(rule, ' in a name, a path or a commit message')),
  );
}

/** The problem that a rule hid something; `where` goes on the sentence "Hidden …". */
export function findingOf(rule: string, where: string): Finding {
  const isValue = rule.endsWith(' value');
  return {
    code: isValue ? 'HO402' : 'HO401',
    message: `Hidden${where}: ${rule}. It stands in the repository, and whoever has the repository can read it.`,
    fix: isValue
      ? 'If it is a secret, revoke it and write a reference to a variable instead.'
      : 'Revoke it where it was issued, then remove it.',
  };
}

/** The problem that `count` secrets, those beyond the limit, are hidden only where a rule recognises them. */
export function tooManySecrets(count: number): Problem[] {
  if (count === 0) return [];
  return [
    problemOf(null, {
      code: 'HO404',
      message: `The repository holds so many secrets that ${number(count)} of them are hidden only where a rule recognises them, not wherever they stand.`,
      fix: 'Leave out the files that hold them, or publish another part of the repository.',
    }),
  ];
}
