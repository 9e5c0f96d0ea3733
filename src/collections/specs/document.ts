import type { Reading } from '../../model/collection.ts';
import type { Redacted } from '../../model/redacted.ts';
import { clarificationsOf } from './clarifications.ts';
import { cut } from './cut.ts';
import { decisionLogOf } from './decision-log.ts';
import { dayInName, dayOf } from './dates.ts';
import { deltasOf, type Deltas } from './deltas.ts';
import { emptyAt } from './empty.ts';
import { factsOf, type Fact } from './facts.ts';
import { isGuide } from './guides.ts';
import { allOf, isNothing, meaningOf } from './keys.ts';
import type { Place } from './places.ts';
import { isPackageList } from './package-lists.ts';
import { documentProblems } from './problems.ts';
import { questionsOf } from './questions.ts';
import { relationsOf } from './relations.ts';
import { requirementsOf } from './requirements.ts';
import { scanOf } from './scan.ts';
import type { Spec } from './schema.ts';
import { statusOf } from './status-of.ts';
import { stepsOf } from './steps.ts';
import { titleOf } from './titles.ts';
import { versionOf } from './versions.ts';
import { packageHistory } from './work-packages.ts';

/** Reads a document in Markdown or plain text. */
export function readDocument(text: Redacted, path: string, found: Place): Reading<Spec> {
  if (isPackageList(text, path)) return { records: [], problems: [], leftOut: 'is a list of packages to install' };
  const scan = scanOf(text);
  const place = isGuide(scan, path, found) ? { ...found, part: 'guide' as const } : found;
  const facts = factsOf(scan);
  const deltas = place.family === 'openspec' ? deltasOf(scan) : none;
  const steps = stepsOf(scan, place);
  const requirements = requirementsOf(scan, place.family, place.part);
  const clarifications = clarificationsOf(scan);
  const questions = place.part === 'guide' ? [] : questionsOf(scan);
  const status = statusOf(scan, facts);
  const decisionLog = decisionLogOf(scan);
  const history = place.family === 'spec-kitty' ? packageHistory(scan.front.data) : null;
  const data: Spec = {
    ...emptyAt(place),
    ...peopleOf(facts),
    status,
    version: versionOf(scan, facts),
    created: dayOf(facts, 'created') ?? history?.created ?? dayInName(path),
    updated: dayOf(facts, 'updated') ?? history?.updated ?? null,
    steps: steps.steps,
    requirements: requirements.list,
    deltas: deltas.deltas,
    clarifications: clarifications.list,
    ...(questions.length === 0 ? {} : { questions }),
    ...(decisionLog.length === 0 ? {} : { decisionLog }),
    relations: relationsOf(facts, status),
    labels: labelsFrom(facts),
    counts: {
      steps: steps.total,
      done: steps.done,
      requirements: requirements.requirements,
      criteria: requirements.criteria,
      scenarios: requirements.scenarios,
      stories: requirements.stories,
      clarifications: clarifications.total,
      entries: history?.entries ?? null,
    },
  };
  const problems = [...scan.problems, ...documentProblems({ data, deltas, requirements, path, text })];
  return { records: [{ key: null, title: titleOf(scan, path, place), line: 1, range: null, data }], problems, leftOut: null };
}

const none: Deltas = { deltas: [], repeated: [], cased: [], other: [] };

/** Who wrote, owns, reviews and approves. */
export function peopleOf(facts: readonly Fact[]): Pick<Spec, 'authors' | 'owners' | 'reviewers' | 'approvers'> {
  const named = (key: 'author' | 'owner' | 'reviewer' | 'approver'): string[] =>
    allOf(facts, key)
      .map((it) => cut(it, 200))
      .slice(0, mostPeople);
  return { authors: named('author'), owners: named('owner'), reviewers: named('reviewer'), approvers: named('approver') };
}

/** The named values that no field holds. */
export function labelsFrom(facts: readonly Fact[]): Spec['labels'] {
  return facts
    .filter((it) => meaningOf(it) === null && it.value !== '' && !isNothing(it.value))
    .slice(0, mostLabels)
    .map(({ key, value, line }) => ({ key: cut(key, 100), value: cut(value, 300), line }));
}

const mostPeople = 40;
const mostLabels = 30;
