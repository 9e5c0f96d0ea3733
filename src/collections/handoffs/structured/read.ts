import type { Fault } from '../../../data/fault.ts';
import { faultProblems } from '../../../data/problems.ts';
import { formatOf, readDataLines, type Format } from '../../../data/read.ts';
import { isFields, listOf, textOf } from '../../../data/values.ts';
import type { Reading, SourceText } from '../../../model/collection.ts';
import type { Redacted } from '../../../model/redacted.ts';
import { cut } from '../cut.ts';
import { firstSentence } from '../../../headings/sentence.ts';
import type { Session } from '../loop/schema.ts';
import { sessionOf, stepToBegin } from '../loop/session.ts';
import { stepName } from '../loop/step-name.ts';
import { mostSections, type Handoff } from '../schema.ts';
import { addCarried } from './carried.ts';
import { docsOf, type Doc } from './docs.ts';
import { addLabel, newDraft, offered, type Draft } from './draft.ts';
import { addEntries, addEntry } from './entries.ts';
import { finished } from './finish.ts';
import { isInHandoffFolder, surenessOf } from './names.ts';
import { addStatusOfName, placedShapeOf } from './placed.ts';
import { emptyHandoff, structuredProblems } from './problems.ts';
import { shapes, type Shape } from './shapes.ts';
import { addTasks } from './tasks.ts';
import { thingsIn, walk } from './walk.ts';

/** What one file gave before it is known whether it is a handoff. */
interface Gathered {
  draft: Draft;
  value: unknown;
  shape: Shape | null;
  kind: Handoff['shape'];
  faults: readonly Fault[];
}

/** Reads a handoff written as data, by its keys. One that tells of no work is left out, whatever its name. */
export function readStructured({ path, text }: SourceText): Reading<Handoff> {
  const format = formatOf(path) ?? 'json';
  const sure = surenessOf(path) === 'named';
  const empty = text.trim() === '';
  const gathered = format === 'jsonl' ? linesOf(text) : valuesOf(text, format, path);
  if (gathered === null) return { records: [], problems: [], leftOut: 'is the transcript of a session, not what it left for the next' };
  const { draft, value, shape, kind, faults } = gathered;
  const problems = empty ? [] : faultProblems(faults, format);
  // What a broken file does not tell, it may tell in the part that cannot be read.
  const broken = faults.some((it) => it.kind === 'syntax' || it.kind === 'conflict-marker');
  const trusted = sure ? broken || value === undefined : broken && value === undefined && isInHandoffFolder(path);
  if (!empty && !trusted && !isHandoff(draft, shape, { sure, broken, format })) return { records: [], problems, leftOut: silent };
  if (empty && !sure) return { records: [], problems, leftOut: 'is empty' };
  const name = shape?.name ?? (format === 'jsonl' ? 'JSON Lines' : format.toUpperCase());
  const snapshot = sessionOf(value);
  const toBegin = stepToBegin(value);
  const told = finished({ draft, value, shape, format: name, kind: empty ? 'empty' : kind, path });
  const data = {
    ...told,
    inProgress: told.inProgress.filter((it) => it.text !== toBegin),
    ...(snapshot === null ? {} : { ...standingAt(told, snapshot, toBegin === null), snapshot }),
  };
  const record = { key: null, title: titleOf(data, path), line: 1, range: null, data };
  const found = empty ? [emptyHandoff] : structuredProblems({ data, draft, shape, sure, path, readable: value !== undefined && !broken });
  return { records: [record], problems: [...problems, ...found], leftOut: null };
}

/** The step a snapshot stands at, where it stands in its text. */
function standingAt({ inProgress, next }: Handoff, { step }: Session, begun: boolean): Pick<Handoff, 'step'> {
  if (step === null) return {};
  const line = [...inProgress, ...next].find((it) => it.text === step.title)?.line ?? 1;
  return { step: { text: stepName(step), line, begun } };
}

const silent = 'holds no handoff: none of its keys tells the state of a piece of work';

function titleOf({ topic, goal }: Handoff, path: string): string {
  return cut(topic ?? (goal ? cut(firstSentence(goal.text), 120) : path.slice(path.lastIndexOf('/') + 1)), 200);
}

function valuesOf(text: Redacted, format: Format, path: string): Gathered {
  const draft = newDraft();
  const { docs, faults } = docsOf(text, format);
  const values = docs.map((it) => it.value);
  const shape = shapeOf(values) ?? placedShapeOf(path, values);
  for (const doc of docs) addDoc(draft, doc, shape);
  addStatusOfName(draft, path);
  const read = docs.flatMap((it) => (it.unread ? [] : [it.value]));
  const value = read.find(isFields) ?? read[0];
  return { draft, value, shape, kind: kindOf(draft, shape), faults };
}

/** The kind by its keys; those of several documents count together. */
function shapeOf(values: readonly unknown[]): Shape | null {
  const all: unknown = values.length > 1 && values.every(isFields) ? Object.assign(Object.create(null), ...values) : values[0];
  return shapes.find((it) => it.fits(all)) ?? null;
}

function addDoc(draft: Draft, doc: Doc, shape: Shape | null): void {
  const overrides = shape?.overrides ?? {};
  if (Array.isArray(doc.value)) return addList(draft, doc, doc.value, shape);
  if (!isFields(doc.value)) return;
  walk(draft, doc, doc.value, [], overrides);
  const key = shape?.name === 'entries of a pipeline' ? 'entries' : shape?.name === 'list of handoffs' ? 'handoffs' : null;
  // What is only ever added to has its present state at its end.
  const entries = key === null ? [] : listOf(doc.value[key]);
  const last = entries.at(-1);
  if (key !== null && entries.length === 0) addLabel(draft, key, 'none', doc.lineOf([key]));
  if (key === 'entries') addCarried(draft, doc, entries, [key]);
  if (key !== null && isFields(last)) walk(draft, doc, last, [key, entries.length - 1], overrides);
}

/** A list at the top: tasks, or entries of which the last has the present state. */
function addList(draft: Draft, doc: Doc, list: readonly unknown[], shape: Shape | null): void {
  if (shape?.name === 'task list') return addTasks(draft, 'tasks', thingsIn(doc, list, [], null));
  const last = list.at(-1);
  if (!isFields(last)) return;
  addEntries(draft, doc, list, []);
  if (shape?.name === 'entries of a pipeline') addCarried(draft, doc, list, []);
  walk(draft, doc, last, [list.length - 1], shape?.overrides);
}

function linesOf(text: Redacted): Gathered | null {
  const draft = newDraft();
  const { values, faults } = readDataLines(text);
  if (values.slice(0, 20).some((it) => isTurn(it.value))) return null;
  draft.entries = values.length;
  for (const it of values.slice(-mostSections)) addEntry(draft, it.value, it.line, it === values.at(-1));
  const last = values.at(-1);
  if (last && isFields(last.value)) walk(draft, { value: last.value, lineOf: () => last.line }, last.value, [], lineOverrides);
  return { draft, value: last?.value, shape: null, kind: 'log', faults };
}

/** Whether a line is a turn of a conversation. */
function isTurn(value: unknown): boolean {
  return (
    isFields(value) && (isFields(value['message']) || 'parentUuid' in value || (typeof value['role'] === 'string' && 'content' in value))
  );
}

function kindOf({ log, lists, singles, told }: Draft, shape: Shape | null): Handoff['shape'] {
  if (shape?.kind !== undefined) return shape.kind;
  const state = lists.has('next') || lists.has('done') || lists.has('in progress') || singles.has('status') || singles.has('stated');
  if (!state && log.length > 0) return 'log';
  return state || told.has('next') || singles.has('next action') ? 'session state' : 'free text';
}

interface Known {
  /** Whether the file has the name of a handoff. */
  sure: boolean;
  /** Whether a part of it cannot be read. */
  broken: boolean;
  format: Format | 'jsonl';
}

/** Whether the keys tell of a piece of work: one of them for a file with the name of a handoff, several for any other. */
function isHandoff(draft: Draft, shape: Shape | null, { sure, broken, format }: Known): boolean {
  if (shape !== null) return true;
  // Lines with a day each are a log of the work.
  if (format === 'jsonl') return draft.log.some((it) => it.date !== null);
  const told = core.filter((it) => draft.told.has(it)).length;
  const also = [draft.singles.has('goal'), draft.confidence !== null, draft.log.length > 0].filter(Boolean).length;
  const topic = offered(draft, 'topic').some((it) => textOf(it.text) !== null) ? 1 : 0;
  const stated = draft.singles.has('status') || draft.singles.has('stated') ? 1 : 0;
  if (told + also > 0) return sure || broken || told + also + stated + topic >= 2;
  return stated + topic >= 2 && !sure
    ? draft.singles.has('status') && draft.singles.has('date')
    : sure && stated > 0 && draft.told.size > 1;
}

const core = ['next', 'done', 'in progress', 'remaining', 'tried and failed', 'open questions', 'blockers', 'decisions', 'plan'] as const;
// The words of the last line are its heading already.
const lineOverrides = { message: 'label', text: 'label', name: 'label', level: 'label', logger: 'label', id: 'label' } as const;
