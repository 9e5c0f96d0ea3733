import { lineDigest } from '../git/line-digest.ts';
import type { Hidden } from '../model/hidden.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { hiddenLate } from '../redact/hidden-places.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Assembled } from './assemble.ts';
import { called } from './called.ts';
import { findingOf } from './hidden.ts';
import type { Read } from './plan.ts';

/** What a later look found: a problem and a finding for each rule. */
interface Late {
  problems: Problem[];
  hidden: Hidden[];
}

/** Documents in whose names, paths and messages nothing stands that became a known secret since they were read: before they become addresses. */
export function namesLookedThrough(read: readonly Read[], { lastLook }: Redactor): Late & { read: Read[] } {
  const late: Late = { problems: [], hidden: [] };
  const named = read.map((it) => {
    const { revisions, current, ...names } = it.document;
    const [now, before] = [lastLook(names), lastLook({ revisions, current })];
    const standing = { path: now.value.path, commit: current.commit, current: !names.deleted && names.branch === null };
    const rules = new Set(now.findings);
    for (const rule of rules) late.hidden.push(hiddenLate(rule, standing, wholeText));
    for (const rule of new Set(before.findings)) late.hidden.push(hiddenLate(rule, { ...standing, current: false }, wholeText));
    for (const rule of rules.union(new Set(before.findings)))
      late.problems.push(problemOf(standing.path, findingOf(rule, ' in a name, a path or a commit message')));
    return { ...it, document: { ...now.value, ...before.value } };
  });
  return { read: named, ...late };
}

/** Records and files in which no string holds a secret in any spelling, and a problem for each rule that found one only now. */
export function lookedThrough(linked: Assembled, { lastLook, knownAuthorOf }: Redactor): Late & { assembled: Assembled } {
  const late: Late = { problems: [], hidden: [] };
  const looked = <T>(value: T, path: string, { commit, current }: Pick<Hidden, 'commit' | 'current'>): T => {
    const { value: clean, findings } = lastLook(value);
    for (const rule of new Set(findings)) {
      late.problems.push(problemOf(path, findingOf(rule, ' in a field of a record')));
      late.hidden.push(hiddenLate(rule, { path, commit, current }, wholeText));
    }
    return clean;
  };
  const entries = linked.entries.map((it) => {
    const { record } = it;
    const { deleted, branch, origin } = record;
    const own = knownAuthorOf === null ? record : { ...record, data: called(record.data, knownAuthorOf) };
    return { ...it, record: looked(own, it.path, { commit: origin.commit, current: !deleted && branch === null }) };
  });
  const files = linked.files.map((it) => {
    const { deleted, branch, commit } = it.source;
    return { ...it, source: looked(it.source, it.path, { commit, current: !deleted && branch === null }) };
  });
  return { assembled: { ...linked, entries, files }, ...late };
}

/** The same for what is told of the repository as a whole. */
export function siteLookedThrough({ operator, ...told }: Site, { lastLook, lastLookAtOwn }: Redactor): Late & { site: Site } {
  const [rest, own] = [lastLook(told), lastLookAtOwn(operator)];
  const rules = [...new Set([...rest.findings, ...own.findings])];
  return {
    site: { ...rest.value, operator: own.value },
    problems: rules.map((rule) => problemOf(null, findingOf(rule, ' in what is told of the repository'))),
    hidden: rules.map((rule) => hiddenLate(rule, { path: null, commit: null, current: true }, wholeText)),
  };
}

/** What a later look finds has no line. */
export const wholeText = lineDigest('');
