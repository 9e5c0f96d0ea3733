import type { Snapshot } from './snapshot-schema.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (it) => typeof it === 'string';
const isNumber: Check = (it) => typeof it === 'number' && Number.isFinite(it);
const isNone: Check = (it) => it === undefined || it === null;
const either =
  (...checks: readonly Check[]): Check =>
  (it) =>
    checks.some((check) => check(it));
const listOf =
  (check: Check): Check =>
  (it) =>
    Array.isArray(it) && it.every(check);
const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (it) => {
    if (typeof it !== 'object' || it === null || Array.isArray(it)) return false;
    const values: Record<string, unknown> = { ...it };
    return Object.entries(shape).every(([name, check]) => check(values[name]));
  };
const maybe = (check: Check): Check => either(isNone, check);

/** Ids and moments are written into commands: nothing but what this program and the session handoff system put into them. */
const isId: Check = (it) => typeof it === 'string' && /^[\w:.+-]{1,160}$/.test(it);
const isMoment: Check = (it) => typeof it === 'string' && /^[\dT:.Z+-]{10,40}$/.test(it) && !Number.isNaN(Date.parse(it));

const shape = fields({
  id: isId,
  task: isText,
  execution: fields({
    steps_planned: isNumber,
    steps_completed: isNumber,
    interruption: maybe(either(isText, fields({ kind: isText, detail: maybe(isText) }))),
    current_step: maybe(
      fields({
        number: isNumber,
        title: isText,
        percent: maybe(isNumber),
        working_file: maybe(isText),
        approach: maybe(isText),
        blocker: maybe(isText),
      }),
    ),
    steps: maybe(listOf(fields({ number: isNumber, title: isText, state: isText }))),
  }),
  recovery: fields({ next_action: maybe(isText), uncommitted_state: listOf(isText) }),
  open_questions: listOf(() => true),
  session_id: maybe(isText),
  tool: maybe(isText),
  model: maybe(isText),
  sequence: maybe(isNumber),
  written_at: maybe(isMoment),
  ended_at: maybe(isText),
  task_file: maybe(isText),
  branch: maybe(isText),
  head: maybe(isText),
  worktree: maybe(isText),
  spec: maybe(isText),
  rollout: maybe(isText),
  tried_and_failed: maybe(listOf(fields({ approach: isText, reason: maybe(isText) }))),
  decisions: maybe(listOf(fields({ text: isText }))),
  git: maybe(fields({ operation: maybe(isText), stashes: maybe(isNumber), unpushed: maybe(isNumber), more: maybe(isNumber) })),
});

/** Whether a value can be read as a snapshot. The same as its schema as far as a briefing goes, for where no schema is at hand. */
export function isSnapshot(value: unknown): value is Snapshot {
  return shape(value);
}
