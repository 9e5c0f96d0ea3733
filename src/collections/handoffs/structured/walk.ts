import { isFields, numberOf, textOf } from '../../../data/values.ts';
import { append } from '../../../model/append.ts';
import type { Doc, Path } from './docs.ts';
import { addLabel, addSection, addThing, addTo, offer, type Draft, type ListClass, type Single } from './draft.ts';
import { addEntries } from './entries.ts';
import { interruptionOf } from './interruption.ts';
import { plainThing, shortOf, taskState, thingOf, type Thing } from './items.ts';
import { classOfRole, knownRole, rankOf, roleOf, wordsOfKey, type Role } from './roles.ts';
import { addTasks } from './tasks.ts';
import { cut } from '../cut.ts';
import type { SectionClass } from '../../../headings/table.ts';

/** Roles that a shape of handoff gives to keys which mean something else in others, in the words of `wordsOfKey`. */
export type Overrides = Readonly<Record<string, Role>>;

/** Where a walk stands. */
interface At {
  draft: Draft;
  doc: Doc;
  overrides: Overrides;
  /** Levels down from the top. */
  depth: number;
  /** False inside a value of which nothing says that it tells of the handoff itself. */
  own: boolean;
}

/** Puts every value below `path` where it belongs. */
export function walk(draft: Draft, doc: Doc, fields: Readonly<Record<string, unknown>>, path: Path, overrides: Overrides = {}): void {
  walkFields({ draft, doc, overrides, depth: 0, own: true }, fields, path);
}

function walkFields(at: At, fields: Readonly<Record<string, unknown>>, path: Path): void {
  const { draft, doc } = at;
  const entries = Object.entries(fields);
  for (const [key, value] of entries.slice(0, mostKeys)) {
    const below = [...path, key];
    const role = roleAt(at, key, value);
    const line = doc.lineOf(below);
    const of = Array.isArray(value) ? (countedLists.get(role) ?? classOfRole(role)) : classOfRole(role);
    if (at.own) addSection(draft, { heading: cut(key, 300), line, depth: Math.min(at.depth + 1, 6), class: of, prior: false });
    if (of !== null && at.own) draft.told.add(of);
    take(at, key, value, below, role, line);
  }
  if (entries.length > mostKeys)
    addLabel(draft, path.join('.') || 'keys', `${entries.length} keys, of which ${mostKeys} are read`, doc.lineOf(path));
}

function roleAt({ overrides, own }: At, key: string, value: unknown): Role | null {
  const words = wordsOfKey(key);
  if (Object.hasOwn(overrides, words)) return overrides[words] ?? null;
  // What only sounds like a section is one when it lists or tells something.
  if (own) return isFields(value) ? knownRole(key) : roleOf(key);
  // In a value about something else only a list under a plain name is what it says.
  const known = knownRole(key);
  return known !== null && nested.has(known) ? known : null;
}

function take(at: At, key: string, value: unknown, path: Path, role: Role | null, line: number): void {
  if (value === null || value === undefined || value === '') {
    if (role === 'confidence') at.draft.confidence = { written: null, line };
    return;
  }
  if (role === null || role === 'label' || role === 'container') return other(at, value, path, role === 'container', line);
  if (singles.has(role as Single)) return single(at, role as Single, key, value, path, line);
  if (role === 'confidence') at.draft.confidence = { written: textOf(value), line };
  else if (role === 'progress') progress(at, value, path, line);
  else if (role === 'count planned' || role === 'count done') count(at, role, value, path, line);
  else if (role === 'count tasks') countTasks(at, value, path, line);
  else if (role === 'interruption') at.draft.interruption ??= interruptionOf(key, value, path.join('.'), line);
  else if (role === 'entries') addEntries(at.draft, at.doc, value, path);
  else if (role === 'uncommitted') for (const thing of thingsIn(at.doc, value, path, null)) addTo(at.draft.uncommitted, thing);
  else list(at, role as ListClass | 'tasks' | 'for a person', value, path, line);
}

/** A value of no known role: an object is looked into, anything else is kept with its name. */
function other(at: At, value: unknown, path: Path, own: boolean, line: number): void {
  const { draft, depth } = at;
  if (isFields(value) && depth < deepest) return walkFields({ ...at, depth: depth + 1, own: at.own && own }, value, path);
  addLabel(draft, path.join('.'), Array.isArray(value) && value.length === 0 ? 'none' : cut(shortOf(value), 300), line);
}

function single(at: At, role: Single, key: string, value: unknown, path: Path, line: number): void {
  const { draft, doc } = at;
  if (isFields(value)) {
    const thing = role === 'next action' ? thingOf(value, line, null) : null;
    if (thing) offer(draft, role, { key, text: thing.text, line, rank: rankOf(key) });
    else if (at.depth < deepest) walkFields({ ...at, depth: at.depth + 1, overrides: { ...at.overrides, ...inside[role] } }, value, path);
    return;
  }
  if (Array.isArray(value)) {
    // "next_action" as a list, "summary" as one.
    const of: ListClass | null = role === 'next action' ? 'next' : role === 'stated' || role === 'status' ? 'done' : null;
    if (of === null) addLabel(draft, path.join('.'), cut(shortOf(value), 300), line);
    else for (const thing of thingsIn(doc, value, path, null)) addThing(draft, of, thing);
    return;
  }
  const text = textOf(value);
  if (text === null || typeof value === 'boolean') addLabel(draft, path.join('.'), String(value), line);
  else offer(draft, role, { key: path.join('.'), text, line, rank: rankOf(key) + 100 * (path.length - 1) });
}

function count({ draft, doc }: At, role: 'count planned' | 'count done', value: unknown, path: Path, line: number): void {
  const number = Array.isArray(value) ? value.length : numberOf(value);
  // A list names the steps; one of numbers counts them only.
  const things = Array.isArray(value) && value.some((it) => numberOf(it) === null) ? thingsIn(doc, value, path, null) : [];
  if (role === 'count planned') append(draft.steps.planned, things);
  else append(draft.steps.completed, things);
  if (number === null || number < 0 || !Number.isInteger(number)) addLabel(draft, path.join('.'), cut(shortOf(value), 300), line);
  else if (role === 'count planned') draft.planned ??= number;
  else draft.completed ??= number;
}

/** How many tasks there are; the value stays with those of no field, because it also says which plan is meant. */
function countTasks({ draft }: At, value: unknown, path: Path, line: number): void {
  const number = numberOf(value);
  if (number !== null && number > 0 && Number.isInteger(number)) draft.stated ??= { count: number, line };
  addLabel(draft, path.join('.'), cut(shortOf(value), 300), line);
}

/** "3/5", "3 of 5 done", or the two numbers by name. */
function progress(at: At, value: unknown, path: Path, line: number): void {
  if (isFields(value)) {
    const overrides = {
      ...at.overrides,
      total: 'count planned',
      planned: 'count planned',
      completed: 'count done',
      done: 'count done',
    } as const;
    return walkFields({ ...at, depth: at.depth + 1, overrides }, value, path);
  }
  const [, done, total] = /(?<![\d.])(\d{1,6})\s*(?:\/|of|von|sur|de)\s*(\d{1,6})(?![\d.])/.exec(textOf(value) ?? '') ?? [];
  if (done === undefined || total === undefined) return addLabel(at.draft, path.join('.'), cut(shortOf(value), 300), line);
  at.draft.completed ??= Number(done);
  at.draft.planned ??= Number(total);
}

function list({ draft, doc }: At, role: ListClass | 'tasks' | 'for a person', value: unknown, path: Path, line: number): void {
  // A number or a truth value lists nothing; YAML keeps both as text.
  const number = numberOf(value);
  if (!isFields(value) && !Array.isArray(value) && (number !== null || /^(?:true|false|yes|no)$/i.test(String(value)))) {
    if (role === 'done' && number !== null && number >= 0 && Number.isInteger(number)) draft.completed ??= number;
    addLabel(draft, path.join('.'), String(value), line);
    return;
  }
  const things = thingsIn(doc, value, path, null);
  if (role === 'for a person') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    for (const [index, thing] of things.entries()) {
      const it = items[index];
      const blocking = isFields(it) && String(it['blocking']) === 'true';
      addThing(draft, blocking ? 'blockers' : 'remaining', { ...thing, group: 'for a person' });
    }
  } else addTasks(draft, role, things);
}

/** The things a value lists; those of a list inside it stand under its key. */
export function thingsIn(doc: Doc, value: unknown, path: Path, group: string | null): Thing[] {
  if (Array.isArray(value))
    return value.flatMap((it, index) => (index < mostThings ? thingOf(it, doc.lineOf([...path, index]), group) : uncounted(it)) ?? []);
  if (isFields(value)) {
    const whole = group === null && isOne(value) ? thingOf(value, doc.lineOf(path), null) : null;
    if (whole) return [whole];
    return Object.entries(value).flatMap(([key, it], index) => {
      if (index >= mostThings) return uncounted(it);
      const below = [...path, key];
      if (Array.isArray(it) && group === null) return thingsIn(doc, it, below, key === '' ? '(no name)' : cut(key, 200));
      return thingOf(it, doc.lineOf(below), group, key) ?? [];
    });
  }
  const text = textOf(value);
  return text === null ? [] : linesOf(text, doc.lineOf(path));
}

/** An object that is one thing, not several by name. */
function isOne(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).some((it) => ones.has(wordsOfKey(it)) && textOf(value[it]) !== null);
}

// Behind the longest list a thing is only counted, and its words are not made.
const uncounted = (it: unknown): Thing => ({ ...plainThing('more', 1, null), state: isFields(it) ? taskState(it) : null });

/** A text of several lines that all start like items is a list; any other is one item. */
function linesOf(text: string, line: number): Thing[] {
  const lines = text.split('\n').filter((it) => it.trim() !== '');
  const listed = lines.length > 1 && lines.every((it) => /^\s*(?:[-*•]|\d+[.)])\s/.test(it));
  if (!listed) return [plainThing(text, line, null)];
  return lines.map((it) => plainThing(it.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, ''), line, null));
}

const singles: ReadonlySet<Single> = new Set(['goal', 'status', 'stated', 'next action', 'topic', 'date', 'session', 'author', 'branch']);
const nested: ReadonlySet<Role> = new Set(['next', 'open questions', 'blockers', 'tried and failed', 'uncommitted', 'next action']);
// Steps by their names are a list.
const countedLists = new Map<Role | null, SectionClass>([
  ['count planned', 'plan'],
  ['count done', 'done'],
]);
// What keys mean inside a value of one role.
const inside: Readonly<Partial<Record<Single, Overrides>>> = {
  session: { number: 'session', id: 'session', name: 'session' },
  author: { name: 'author', id: 'label' },
  topic: { description: 'goal' },
  branch: { name: 'branch' },
};
const ones = new Set(['title', 'name', 'task', 'action', 'description', 'text', 'summary', 'id', 'step', 'question', 'decision']);
const mostKeys = 200;
const mostThings = 150;
const deepest = 5;
