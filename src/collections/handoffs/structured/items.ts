import { isFields, textOf, textsOf } from '../../../data/values.ts';
import { decisionText } from '../../../loop/task-lines.ts';
import { cut } from '../cut.ts';
import { longestText } from '../schema.ts';
import { stateOf } from '../states.ts';
import { wordsOfKey } from './roles.ts';

/** State that a task gives itself. */
export type TaskState = 'done' | 'in progress' | 'blocked' | 'open' | 'deferred' | 'failed';

/** One thing a list of a handoff holds. */
export interface Thing {
  text: string;
  line: number;
  group: string | null;
  details: string[];
  /** Null when it says none. */
  state: TaskState | null;
  because: string | null;
  owner: string | null;
  commits: string[];
}

/** A thing of which only the words are known. */
export const plainThing = (text: string, line: number, group: string | null): Thing => ({
  text: cut(text, longestText),
  line,
  group,
  details: [],
  state: null,
  because: null,
  owner: null,
  commits: [],
});

/** One item of a list: a text, or an object with the words under one of the usual keys; null when it says nothing. `name` is the key it stands under. */
export function thingOf(value: unknown, line: number, group: string | null, name: string | null = null): Thing | null {
  if (!isFields(value)) {
    const text = shortOf(value);
    if (text === '') return null;
    return plainThing(name === null ? text : `${name}: ${text}`, line, group);
  }
  const entries = Object.entries(value).slice(0, mostKeys);
  const main = mainKey(value);
  const id = main === null ? null : idOf(value, main);
  const single = entries.length === 1 && main === null ? entries[0] : undefined;
  const text = single ? `${single[0]}: ${shortOf(single[1])}` : main === null ? name : named(name, main, textOf(value[main]));
  const rest = entries.filter(([key, it]) => key !== main && !silent.has(wordsOfKey(key)) && it !== null && !(single && key === single[0]));
  const details = rest.flatMap(([key, it]) => {
    const words = shortOf(it);
    return words === '' ? [] : [cut(wordsOfKey(key) === 'description' ? words : `${key}: ${words}`, longestDetail)];
  });
  const shown = text === null ? details.join('; ') : decisionText({ text, guided: value['guided'] });
  if (shown === '') return null;
  return {
    ...plainThing(id === null ? shown : `${id}: ${shown}`, line, group),
    details: text === null ? [] : details.slice(0, mostDetails),
    state: taskState(value),
    because: firstText(value, reasons),
    owner: firstText(value, owners),
    commits: entries.flatMap(([key, it]) => (/^commits?$/.test(wordsOfKey(key)) ? textsOf(it) : [])),
  };
}

/** A description says more behind the key that it describes. */
function named(name: string | null, main: string, text: string | null): string | null {
  return name !== null && wordsOfKey(main) === 'description' ? `${name}: ${text}` : text;
}

/** The words of any value, short: those of a list one behind another, of an object with their keys. */
export function shortOf(value: unknown, depth = 0): string {
  const text = textOf(value);
  if (text !== null) return cut(text, longestText);
  if (depth > deepest) return '…';
  if (Array.isArray(value)) {
    const shown = value.slice(0, mostShown).flatMap((it) => shortOf(it, depth + 1) || []);
    return shown.join('; ') + (value.length > mostShown ? `; and ${value.length - mostShown} more` : '');
  }
  if (!isFields(value)) return '';
  const main = mainKey(value);
  if (main !== null && depth > 0) return shortOf(value[main], depth + 1);
  const entries = Object.entries(value);
  const shown = entries.slice(0, mostShown).flatMap(([key, it]) => {
    const words = shortOf(it, depth + 1);
    return words === '' ? [] : [`${key}: ${words}`];
  });
  return shown.join('; ') + (entries.length > mostShown ? `; and ${entries.length - mostShown} more` : '');
}

/** What state a task says it is in; null when it has no such field. */
export function taskState(task: Readonly<Record<string, unknown>>): TaskState | null {
  for (const [key, value] of Object.entries(task)) {
    const words = wordsOfKey(key);
    if (flags.has(words) && (value === true || value === false || value === 'true' || value === 'false'))
      return String(value) === 'true' ? 'done' : 'open';
    if ((words === 'status' || words === 'state') && typeof value === 'string' && value.trim() !== '') return stateOfWord(value);
  }
  return null;
}

function stateOfWord(word: string): TaskState {
  const known = words.get(wordsOfKey(word));
  if (known) return known;
  const state = stateOf(word);
  return state === 'done' ? 'done' : state === 'in-progress' ? 'in progress' : state === 'blocked' ? 'blocked' : 'open';
}

function mainKey(value: Readonly<Record<string, unknown>>): string | null {
  let best: string | null = null;
  let lowest = Infinity;
  for (const [key, it] of Object.entries(value)) {
    const rank = mains.get(wordsOfKey(key)) ?? Infinity;
    if (rank >= lowest || !/\p{L}/u.test(textOf(it) ?? '')) continue;
    best = key;
    lowest = rank;
  }
  return best;
}

/** An id that a person would say: with letters, and no hash. */
function idOf(value: Readonly<Record<string, unknown>>, main: string): string | null {
  const key = Object.keys(value).find((it) => wordsOfKey(it) === 'id');
  const id = key === undefined || key === main ? null : textOf(value[key]);
  return id !== null && /[\p{L}-]/u.test(id) && id.length <= 30 && !/^[0-9a-f-]{16,}$/i.test(id) ? id : null;
}

function firstText(value: Readonly<Record<string, unknown>>, wanted: ReadonlySet<string>): string | null {
  const key = Object.keys(value).find((it) => wanted.has(wordsOfKey(it)) && textOf(value[it]) !== null);
  return key === undefined ? null : textOf(value[key]);
}

// Keys of an item in the order in which they hold its words (2026-11).
const mains = new Map(
  (
    'title, name, task, action, decision, question, approach, text, claim, rule, fact, criterion, summary, issue, step, item, what, ' +
    'note, message, description, path, content, event, chose, phase, id'
  )
    .split(', ')
    .map((it, rank) => [it, rank]),
);
const flags = new Set(['passes', 'done', 'completed', 'complete', 'finished', 'checked']);
const silent = new Set(['id', 'status', 'state', 'passes', 'done', 'completed', 'complete', 'finished', 'checked', 'commit', 'commits']);
const reasons = new Set(['reason', 'because', 'why', 'rationale', 'cause', 'why it failed']);
const owners = new Set(['owner', 'decides', 'who', 'assignee', 'assigned to', 'asked of', 'decider']);
const words = new Map<string, TaskState>([
  ['done', 'done'],
  ['todo', 'open'],
  ['open', 'open'],
  ['pending', 'open'],
  ['not started', 'open'],
  ['blocked', 'blocked'],
  ['parked', 'deferred'],
  ['deferred', 'deferred'],
  ['skipped', 'deferred'],
  ['cancelled', 'deferred'],
  ['canceled', 'deferred'],
  ['failed', 'failed'],
  ['paused', 'in progress'],
  ['active', 'in progress'],
]);
const mostKeys = 60;
const mostShown = 12;
const mostDetails = 10;
const longestDetail = 300;
const deepest = 6;
