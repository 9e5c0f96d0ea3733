import { problemOf, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Assembled } from './assemble.ts';
import { findingOf } from './hidden.ts';

/** Records and files in which no string holds a secret in any spelling, and a problem for each rule that found one only now. */
export function lookedThrough(linked: Assembled, { lastLook }: Redactor): { assembled: Assembled; problems: Problem[] } {
  const problems: Problem[] = [];
  const looked = <T>(value: T, path: string): T => {
    const { value: clean, findings } = lastLook(value);
    for (const rule of new Set(findings)) problems.push(problemOf(path, findingOf(rule, ' in a field of a record')));
    return clean;
  };
  const entries = linked.entries.map((it) => ({ ...it, record: looked(it.record, it.path) }));
  const files = linked.files.map((it) => ({ ...it, source: looked(it.source, it.path) }));
  return { assembled: { ...linked, entries, files }, problems };
}

/** The same for what is told of the repository as a whole. */
export function siteLookedThrough(told: Site, { lastLook }: Redactor): { site: Site; problems: Problem[] } {
  const { value: site, findings } = lastLook(told);
  return { site, problems: [...new Set(findings)].map((rule) => problemOf(null, findingOf(rule, ' in what is told of the repository'))) };
}
