import { isFields, listOf, textOf } from '../../../data/values.ts';
import type { Handoff } from '../schema.ts';
import { taskState } from './items.ts';
import { wordsOfKey } from './roles.ts';
import type { Overrides } from './walk.ts';

/** How handoffs of one kind are told from others, by their keys. */
export interface Shape {
  /** What it is called on the page. */
  name: string;
  /** Whether a value is of this kind. */
  fits(value: unknown): boolean;
  overrides: Overrides;
  /** True when it has a place for the next step, so that its absence is worth a word. */
  asksNext: boolean;
  /** True when a step of it is no next action: only what its writer put in the place for one is. */
  stepsApart?: boolean;
  /** How files of this kind are used; told by what they hold when left out. */
  kind?: Handoff['shape'];
  /** What a handoff of this kind has a place for, of all that a successor looks for; any of it when left out. */
  holds?: readonly Handoff['notRecorded'][number][];
}

const has = (value: unknown, ...wanted: readonly string[]): boolean =>
  isFields(value) && wanted.every((it) => Object.keys(value).some((key) => wordsOfKey(key) === it));

const field = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined);

/** Whether a list holds tasks: objects that say whether they are done, and what there is to do. */
function areTasks(value: unknown): boolean {
  const tasks = listOf(value).slice(0, 20).filter(isFields);
  return tasks.some(
    (it) => taskState(it) !== null && ['title', 'description', 'name', 'task', 'category'].some((key) => textOf(it[key]) !== null),
  );
}

const isEntry = (it: unknown): boolean =>
  isFields(it) && (has(it, 'note') || has(it, 'intended files') || (has(it, 'session id') && has(it, 'ts')));

/** Kinds of handoffs written as data, those with the surest signs first (2026-11). */
export const shapes: readonly Shape[] = [
  {
    name: 'recovery snapshot',
    fits: (it) => has(it, 'recovery') && isFields(field(it, 'recovery')) && (has(it, 'execution') || has(it, 'task')),
    // What was found missing in a spec is no question that waits for an answer; changed files are told with their notes already.
    overrides: { 'approach retries': 'label', 'spec gaps': 'label', dirty: 'label' },
    asksNext: true,
    stepsApart: true,
    holds: ['done', 'in progress', 'next', 'open questions'],
  },
  {
    name: 'GSD handoff',
    fits: (it) => has(it, 'completed tasks', 'remaining tasks') || (has(it, 'next action', 'context notes') && has(it, 'phase')),
    overrides: {
      task: 'label',
      plan: 'label',
      'phase dir': 'label',
      'async jobs': 'label',
      context: 'label',
      'context reason': 'read first',
    },
    asksNext: true,
  },
  {
    name: 'Continuous Claude checkpoint',
    fits: (it) => has(it, 'goal', 'now') && field(it, 'mode') === 'checkpoint',
    overrides: { now: 'stated', 'primary bead': 'label' },
    asksNext: false,
  },
  {
    name: 'Continuous Claude handoff',
    fits: (it) => has(it, 'goal', 'now'),
    overrides: { now: 'next action' },
    asksNext: true,
  },
  {
    name: 'entries of a pipeline',
    fits: (it) => (isFields(it) ? listOf(it['entries']) : areTasks(it) ? [] : listOf(it)).slice(-20).some(isEntry),
    overrides: { note: 'stated', phase: 'label', attempt: 'label' },
    asksNext: false,
    kind: 'log',
  },
  {
    name: 'task list',
    fits: (it) => areTasks(it) || areTasks(field(it, 'tasks')) || areTasks(field(it, 'features')),
    overrides: { source: 'label', lock: 'label' },
    asksNext: true,
  },
  {
    name: 'list of handoffs',
    fits: (it) => isFields(it) && Array.isArray(it['handoffs']),
    overrides: {},
    asksNext: false,
    kind: 'index',
  },
  {
    name: 'run of a harness',
    fits: (it) => has(it, 'name', 'branch') && (has(it, 'project dir') || has(it, 'repo path')),
    overrides: {},
    asksNext: false,
  },
  {
    name: 'session protocol',
    fits: (it) => has(it, 'protocol compliance', 'session'),
    overrides: { 'protocol compliance': 'verification' },
    asksNext: false,
  },
];
