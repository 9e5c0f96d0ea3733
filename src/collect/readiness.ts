import type { History } from '../git/history.ts';
import type { Repository } from '../git/open.ts';
import { isBroken } from '../model/claim.ts';
import type { Hidden } from '../model/hidden.ts';
import type { Problem } from '../model/problem.ts';
import { notChecked, type Around, type Held, type Judge, type Readiness } from '../model/readiness.ts';
import type { StoredRecord } from '../model/record.ts';
import type { Assembled } from './assemble.ts';

/** What is known of the records when they are held against the rules. */
interface Known {
  history: Pick<History, 'commitsSince' | 'merged'>;
  problems: readonly Problem[];
  hidden: readonly Hidden[];
  settings: Around['settings'];
}

/** Holds what stands at the built commit against the rules of a good handover; with what is wrong with its settings for them. */
export function readinessOf(
  { entries }: Assembled,
  judge: Judge | undefined,
  { history, problems, hidden, settings }: Known,
): { readiness: Readiness; wrong: readonly Problem[] } {
  const standing = entries.filter(({ record }) => !record.deleted && record.branch === null);
  const broken = standing.flatMap(({ record }) => (record.claims ?? []).filter(isBroken).map((claim) => ({ ...placeOf(record), claim })));
  if (judge === undefined) return { readiness: { ...notChecked, broken }, wrong: [] };
  const problemsAt = Map.groupBy(problems, (it) => it.path);
  const secretsAt = Map.groupBy(
    hidden.filter((it) => it.current && it.personal === null && it.line !== null && !it.accepted),
    (it) => it.path,
  );
  const held = standing.map(({ collection, record, text }): Held => ({
    collection,
    record,
    text,
    problems: problemsAt.get(record.origin.path) ?? [],
    secrets: (secretsAt.get(record.origin.path) ?? []).map(({ line, rule }) => ({ line: line ?? 1, rule })),
    commitsSince: record.origin.commit === null ? null : history.commitsSince(record.origin.commit),
  }));
  const { rules, judged, problems: wrong } = judge(held, { merged: history.merged, settings });
  const readiness: Readiness = {
    rules: [...rules],
    checked: judged.map(({ record, kept }) => ({ ...placeOf(record), kept })),
    findings: judged
      .flatMap(({ record, findings }) =>
        findings.map((it) => ({ ...it, ...placeOf(record), person: record.origin.commit === null ? null : record.origin.author })),
      )
      .toSorted((a, b) => compare(a.person ?? '', b.person ?? '') || compare(a.level, b.level)),
    broken,
  };
  return { readiness, wrong };
}

/** The problems with what the rules found; what a reader has told already is told once. */
export function withFindings(problems: readonly Problem[], findings: Readiness['findings']): Problem[] {
  const told = new Set(problems.map(keyOf));
  const fresh = findings.filter((it) => !told.has(keyOf(it)));
  return [...problems, ...fresh.map(({ code, path, line, column, message, fix }) => ({ code, path, line, column, message, fix }))];
}

/** What the repository sets for itself, as it is written; null for nothing. */
export async function settingsIn(
  repository: Pick<Repository, 'contents'>,
  history: Pick<History, 'documents'>,
): Promise<Known['settings']> {
  const found = history.documents((path) => path === settingsFile).find((it) => !it.deleted);
  if (found === undefined) return null;
  for await (const { text } of repository.contents([{ blob: found.current.blob, path: found.path }]))
    return text === null ? null : { path: found.path, text };
  return null;
}

const keyOf = ({ code, path, line }: Problem): string => JSON.stringify([code, path, line]);
const settingsFile = '.handover/settings.json';

const placeOf = ({ url, title, origin }: StoredRecord): { url: string; title: string; path: string } => ({ url, title, path: origin.path });
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
