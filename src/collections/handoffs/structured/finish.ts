import { answersItself } from '../../../headings/answers.ts';
import { ownerIn, ownerOf } from '../../../headings/owners.ts';
import { listNames } from '../lists.ts';
import type { SectionClass } from '../../../headings/table.ts';
import { branchOf } from '../branch.ts';
import { cut } from '../cut.ts';
import { becauseOf, commitsIn, conditionOf, testsIn } from '../phrases.ts';
import { longestText, type Handoff, type Item } from '../schema.ts';
import { isOver } from '../progress.ts';
import { stateOf } from '../states.ts';
import { placeSteps, progressOf } from './counts.ts';
import { addLabel, addThing, offered, type Candidate, type Draft, type ListClass, type Single } from './draft.ts';
import { stateOfStopped } from './interruption.ts';
import { plainThing, type Thing } from './items.ts';
import { confidenceOf } from './judged.ts';
import { wordsOfKey } from './roles.ts';
import type { Shape } from './shapes.ts';
import { whenOf } from './when.ts';

/** What a draft is the draft of. */
export interface Finishing {
  draft: Draft;
  /** The value the snapshot's reader is named in. */
  value: unknown;
  shape: Shape | null;
  /** Name of the kind, for the page. */
  format: string;
  kind: Handoff['shape'];
  path: string;
}

/** The handoff of a draft. Values that could not be the one of their role stay as named values. */
export function finished({ draft, value, shape, format, kind, path }: Finishing): Handoff {
  const topics = offered(draft, 'topic').filter((it) => /\p{L}/u.test(it.text) && !hash.test(it.text));
  placeSteps(draft);
  const status = statusFrom(draft);
  const goal = pick(draft, 'goal');
  const { when, used } = whenOf([...offered(draft, 'date'), ...topics.filter((it) => wordsOfKey(it.key) === 'id')], path);
  const asked = pick(draft, 'next action');
  if (asked && !draft.lists.get('next')) draft.lists.set('next', { things: [plainThing(asked.text, asked.line, null)], total: 1 });
  const progress = progressOf(draft, shape);
  const isApart = shape?.stepsApart === true;
  const step = firstStep(draft);
  keepOthers(draft, [status.used, goal, used, asked, topics[0] ?? null]);
  const lists = listsOf(draft);
  return {
    shape: kind,
    part: null,
    topic: topics[0] ? cut(topics[0].text, 200) : null,
    status: status.status,
    date: when,
    session: sessionOf(pick(draft, 'session')),
    author: textOf(pick(draft, 'author')),
    branch: branchIn(draft),
    goal: goal && { text: cut(goal.text, longestText), line: goal.line },
    nextAction: asked
      ? { text: cut(asked.text, longestText), line: asked.line }
      : isApart || step === null
        ? null
        : { text: step.text, line: step.line },
    ...(isApart && asked === null && step !== null ? { step } : {}),
    ...lists,
    log: draft.log,
    labels: draft.labels.map(({ key, value: words, line }) => ({ key: cut(key, 100), value: cut(words, 300), line })),
    sections: draft.sections,
    cut: cutOf(draft),
    notRecorded: notRecorded({
      draft,
      readable: value !== undefined,
      kind,
      shape,
      goal: goal !== null,
      status: status.status !== null,
      counted: progress !== null,
      next: !isApart || asked !== null || isOver(progress),
    }),
    structured: {
      format,
      progress,
      uncommitted: draft.uncommitted.things.map(itemFrom),
      confidence: confidenceOf(draft, value),
    },
  };
}

// Ids that only a program can tell apart.
const hash = /^[0-9a-f]{7,}$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/i;

const pick = (draft: Draft, role: Single): Candidate | null => offered(draft, role)[0] ?? null;
const branchIn = (draft: Draft): string | null => branchOf(pick(draft, 'branch')?.text ?? '');
const textOf = (it: Candidate | null): string | null => it && cut(it.text, 200);
const sessionOf = (it: Candidate | null): string | null => it && cut(/^\d+$/.test(it.text) ? `session ${it.text}` : it.text, 200);

/** The status that is named, else the first sentence about where the work stands, else what stopped it; beside a status that is to be watched. */
function statusFrom(draft: Draft): { status: Handoff['status']; used: Candidate | null } {
  const named = pick(draft, 'status');
  const used = named ?? pick(draft, 'stated');
  const stop = draft.interruption;
  if (!used && stop)
    return { status: { words: cut(stop.text, 200), state: stateOfStopped(stateOfStatus(stop.text)), line: stop.line }, used: null };
  if (!used) return { status: null, used: null };
  if (stop) addThing(draft, 'watch for', plainThing(stop.text, stop.line, null));
  return {
    status: { words: cut(used.text, 200), state: named ? stateOfStatus(used.text) : stateOfStated(used.text), line: used.line },
    used,
  };
}

/** What a sentence about the work comes to. That a part of it is done does not make the whole so. */
function stateOfStated(words: string): NonNullable<Handoff['status']>['state'] {
  const state = stateOfStatus(words);
  return state === 'done' && !wholly.test(words) ? 'unknown' : state;
}

const wholly =
  /^\W*(?:(?:all|everything|the (?:work|task|feature|migration|project)|work|task) |(?:done|completed?|finished|shipped|merged|ready)\b)|^\S+(?: \S+)?$/iu;

/** What a status comes to; words that programs write, first. */
export function stateOfStatus(words: string): NonNullable<Handoff['status']>['state'] {
  return machineStates.get(wordsOfKey(words)) ?? stateOf(words);
}

// Words of a status that programs write, where they mean another thing than in a text (2026-11).
const machineStates = new Map<string, NonNullable<Handoff['status']>['state']>([
  ['paused', 'in-progress'],
  ['succeeded', 'done'],
  ['partial plus', 'in-progress'],
  ['partial minus', 'in-progress'],
  ['crashed', 'broken'],
]);

function keepOthers(draft: Draft, used: readonly (Candidate | null)[]): void {
  const kept = new Set<Candidate>(used.flatMap((it) => it ?? []));
  for (const role of ['session', 'author', 'branch'] as const) {
    const first = pick(draft, role);
    // What names no branch is kept as it is written.
    if (first && (role !== 'branch' || branchIn(draft) !== null)) kept.add(first);
  }
  const others = [...draft.singles.values()].flat().filter((it) => !kept.has(it));
  for (const it of others) addLabel(draft, it.key, it.text, it.line);
  draft.labels.sort((a, b) => a.line - b.line);
}

/** What is half done comes before what is not begun; what is blocked, last. */
function firstStep({ lists }: Draft): NonNullable<Handoff['step']> | null {
  const begun = lists.get('in progress')?.things.find((it) => it.state === 'in progress');
  const next = lists.get('next')?.things ?? [];
  const step = begun ?? next.find((it) => it.state !== 'blocked') ?? next[0];
  return step ? { text: step.text, line: step.line, begun: step === begun } : null;
}

function itemFrom({ text, line, group, details }: Thing): Item {
  return { text, line, group, details };
}

function listsOf(draft: Draft): Pick<Handoff, (typeof listNames)[number][1]> {
  const of = (name: ListClass): readonly Thing[] => draft.lists.get(name)?.things ?? [];
  const asked = of('open questions');
  const items = (name: ListClass): Item[] => of(name).map(itemFrom);
  return {
    done: of('done').map((it) => ({
      ...itemFrom(it),
      commits: [...new Set([...it.commits, ...commitsIn(it.text)])],
      tests: testsIn(it.text),
    })),
    // A current step is often one of the steps as well.
    inProgress: [
      ...new Map(
        items('in progress')
          .toReversed()
          .map((it) => [it.text, it]),
      ).values(),
    ].toReversed(),
    next: items('next'),
    remaining: items('remaining'),
    triedAndFailed: of('tried and failed').map((it) => ({ ...itemFrom(it), because: it.because ?? becauseOf(it.text) })),
    watchFor: of('watch for').map((it) => ({ ...itemFrom(it), ...conditionOf(it.text) })),
    openQuestions: asked
      .filter((it) => !answersItself(it.text))
      .map((it) => ({ ...itemFrom(it), owner: it.owner === null ? ownerIn(it.text) : ownerOf(it.owner) })),
    blockers: items('blockers'),
    decisions: [...items('decisions'), ...asked.filter((it) => answersItself(it.text)).map(itemFrom)],
    plan: items('plan'),
    acceptance: items('acceptance'),
    verification: items('verification'),
    readFirst: items('read first'),
    git: of('git').map((it) => ({ ...itemFrom(it), commits: [...new Set([...it.commits, ...commitsIn(it.text)])] })),
    setUp: items('set-up'),
    files: items('files'),
    people: items('people'),
  };
}

function cutOf(draft: Draft): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [of, name] of listNames) {
    const bucket = draft.lists.get(of);
    if (bucket && bucket.total > bucket.things.length) counts[name] = bucket.total;
  }
  if (draft.uncommitted.total > draft.uncommitted.things.length) counts['uncommitted'] = draft.uncommitted.total;
  if (draft.labelled > draft.labels.length) counts['labels'] = draft.labelled;
  if (draft.headings > draft.sections.length) counts['sections'] = draft.headings;
  if (draft.entries > draft.log.length) counts['log'] = draft.entries;
  return counts;
}

interface Recorded {
  draft: Draft;
  /** False when no value of the file could be read. */
  readable: boolean;
  kind: Handoff['shape'];
  shape: Shape | null;
  goal: boolean;
  status: boolean;
  /** True when steps are counted, so that those done are told. */
  counted: boolean;
  /** False where steps alone tell what comes next, and they are no next action. */
  next: boolean;
}

function notRecorded({ draft: { told, sections }, readable, kind, shape, goal, status, counted, next }: Recorded): Handoff['notRecorded'] {
  if ((sections.length === 0 && told.size === 0) || kind === 'index' || !readable) return [];
  const has = (name: SectionClass): boolean => told.has(name);
  const recorded: Record<Handoff['notRecorded'][number], boolean> = {
    goal,
    status,
    done: has('done') || counted,
    'in progress': has('in progress'),
    next: has('next') && next,
    'tried and failed': has('tried and failed'),
    'watch for': has('watch for'),
    'open questions': has('open questions'),
  };
  const all = Object.keys(recorded) as Handoff['notRecorded'];
  return all.filter((it) => !recorded[it] && (shape?.holds?.includes(it) ?? true));
}
