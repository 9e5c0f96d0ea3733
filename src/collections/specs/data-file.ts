import { faultProblems } from '../../data/problems.ts';
import { readData, type DataText, type Format } from '../../data/read.ts';
import { fieldsOf, isFields, listOf, textOf } from '../../data/values.ts';
import type { Reading } from '../../model/collection.ts';
import type { Redacted } from '../../model/redacted.ts';
import { approvalsIn } from './approvals.ts';
import { cut } from './cut.ts';
import { epicsIn, stepsIn } from './data-steps.ts';
import { dayOf } from './dates.ts';
import { labelsFrom, peopleOf } from './document.ts';
import { emptyAt } from './empty.ts';
import { factOf, type Fact } from './facts.ts';
import { allOf, firstOf, isNothing } from './keys.ts';
import type { Place } from './places.ts';
import { relationsOf } from './relations.ts';
import { longestList, type Spec } from './schema.ts';
import { statusFrom } from './status-of.ts';
import { placeTitle } from './titles.ts';

/** Reads a file of data that goes with documents: `kep.yaml`, `spec.json`, `tasks.json` and their kind. */
export function readDataFile(text: Redacted, path: string, place: Place, format: Format): Reading<Spec> {
  const data = readData(text, format);
  const facts = factsIn(data);
  const steps = stepsIn(data);
  const stated = firstOf(facts, 'status') ?? firstOf(facts, 'phase');
  const status = stated === null || isNothing(stated.value) ? null : statusFrom(stated.value, stated.line);
  const version = firstOf(facts, 'version');
  const entries = listOf(data.value).length;
  const spec: Spec = {
    ...emptyAt(place),
    ...peopleOf(facts),
    status,
    version: version === null ? null : { text: cut(version.value, 60), date: null, line: version.line, from: 'data' },
    created: dayOf(facts, 'created'),
    updated: dayOf(facts, 'updated'),
    approvals: approvalsIn(data.value),
    steps: steps.slice(0, longestList),
    relations: relationsOf(facts, status),
    labels: [...labelsFrom(facts), ...epicsIn(data)],
  };
  spec.counts = {
    ...spec.counts,
    steps: steps.length,
    done: steps.filter((it) => it.state === 'done').length,
    entries: entries > 0 ? entries : null,
  };
  const title = allOf(facts, 'title')[0] ?? null;
  const named = title === null ? placeTitle(path, place) : `${cut(title, 150)}: ${path.slice(path.lastIndexOf('/') + 1)}`;
  return {
    records: [{ key: null, title: named, line: 1, range: null, data: spec }],
    problems: faultProblems(data.faults.slice(0, mostFaults), format),
    leftOut: null,
  };
}

/** The values at the top of the data, those of one object below it (`metadata`, `project`) among them. */
function factsIn(data: DataText): Fact[] {
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(fieldsOf(data.value))) {
    const line = data.placeOf([key])?.line ?? null;
    if (isFields(value)) {
      const inner = Object.entries(value).filter(([, it]) => textOf(it) !== null);
      if (inner.length > 0 && inner.length <= mostInner && !own.has(key))
        facts.push({ key, value: inner.map(([name, it]) => `${name} ${textOf(it)}`).join(', '), values: [], line, from: 'data' });
    } else if (!own.has(key)) facts.push(...factOf(key, value, 'data', line));
  }
  return facts;
}

// Keys that have fields of their own.
const own = new Set(['approvals', 'development_status', 'work_packages', 'summary', 'snapshots', 'tasks', 'comments', 'master']);
const mostInner = 8;

// A text that is no data at all has a fault at each word.
const mostFaults = 500;
