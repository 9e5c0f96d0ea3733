import { handoffs } from '../collections/handoffs/index.ts';
import { specs } from '../collections/specs/index.ts';
import { readSettings } from '../loop/settings-file.ts';
import { problemOf } from '../model/problem.ts';
import type { Judge, Held } from '../model/readiness.ts';
import { allRules, checked } from './check.ts';
import { settingsFrom, type Repository, type Subject } from './facts.ts';
import { isKept } from './kept.ts';

/** Holds the handoffs of a built commit against the rules of `handover check`. */
export const judge: Judge = (held, { merged, settings }) => {
  const given = settings === null ? null : readSettings(settings.text);
  const own = held.filter(
    ({ collection, record }) => collection.name === handoffs.name && isKept(record.origin.path) && record.data['shape'] !== 'task',
  );
  const byPath = new Map<string, Held>(own.map((it) => [it.record.origin.path, it]));
  const repository: Repository = {
    claimsOf: ({ path }) => byPath.get(path)?.record.claims ?? [],
    merged,
    specs: held.flatMap(({ collection, record, text }) => (collection.name === specs.name ? [{ path: record.origin.path, text }] : [])),
    settings: settingsFrom(checkIn(given?.value)),
  };
  const reports = checked([...byPath.values()].map(subjectOf), repository);
  return {
    rules: allRules,
    problems: (given?.findings ?? []).map((it) => problemOf(settings?.path ?? null, it)),
    judged: reports.flatMap(({ path, kept, findings }) => {
      const record = byPath.get(path)?.record;
      return record === undefined ? [] : [{ record, kept, findings }];
    }),
  };
};

function subjectOf({ record, text, problems, secrets, commitsSince }: Held): Subject {
  return {
    path: record.origin.path,
    text,
    bytes: Buffer.byteLength(text),
    data: handoffs.schema.parse(record.data),
    problems: problems.map(({ code, line, message, fix }) => ({ code, message, fix, ...(line === null ? {} : { line }) })),
    secrets,
    commitsSince,
  };
}

const checkIn = (settings: unknown): unknown =>
  typeof settings === 'object' && settings !== null && 'check' in settings ? settings.check : null;
