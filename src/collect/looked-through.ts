import { problemOf, type Problem } from '../model/problem.ts';
import { lastLook } from '../redact/last-look.ts';
import type { Assembled } from './assemble.ts';
import { findingOf } from './hidden.ts';

/** Records in which no string holds a secret in any spelling, and a problem for each rule that found one only now. */
export function lookedThrough(entries: Assembled['entries']): { entries: Assembled['entries']; problems: Problem[] } {
  const problems: Problem[] = [];
  const looked = entries.map((entry) => {
    const { value, findings } = lastLook(entry.record);
    problems.push(...[...new Set(findings)].map((rule) => problemOf(entry.path, findingOf(rule, ' in a field of a record'))));
    return value === entry.record ? entry : { ...entry, record: value };
  });
  return { entries: looked, problems };
}
