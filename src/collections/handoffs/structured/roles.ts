import type { SectionClass } from '../../../headings/table.ts';
import { classOfLabel } from '../../../headings/classify.ts';
import { remembered } from '../../../headings/remembered.ts';

/** What a key of a handoff written as data holds. A section class stands for the list of that name. */
export type Role =
  | Exclude<SectionClass, 'status' | 'goal' | 'log'>
  | 'goal'
  | 'status'
  | 'stated'
  | 'next action'
  | 'for a person'
  | 'tasks'
  | 'topic'
  | 'date'
  | 'session'
  | 'author'
  | 'branch'
  | 'entries'
  | 'uncommitted'
  | 'confidence'
  | 'count planned'
  | 'count done'
  | 'count tasks'
  | 'interruption'
  | 'progress'
  | 'container'
  | 'label';

/** The key in lower-case words: `nextAction`, `next_action` and `Next-Action` are one. */
export const wordsOfKey: (key: string) => string = remembered((key) =>
  key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase(),
);

/** What a key holds by the table alone; null for one that is not in it. */
export function knownRole(key: string): Role | null {
  return table.get(wordsOfKey(key)) ?? null;
}

/** What a key holds: by the table, else by the words that name sections of a text, in any language read; null when neither knows it. */
export function roleOf(key: string): Role | null {
  const words = wordsOfKey(key);
  const known = table.get(words);
  if (known) return known;
  if (words.endsWith(' status') && words.split(' ').length <= 4) return 'stated';
  const found = /^[\w$ ]*$/.test(words) && words.split(' ').length < 2 ? null : classOfLabel(words);
  if (found === 'status') return 'stated';
  return found === 'log' ? 'entries' : found;
}

/** The section a role stands for; null for one that is no section. */
export function classOfRole(role: Role | null): SectionClass | null {
  if (role === null) return null;
  const own = sections.get(role);
  return own === undefined ? (role as SectionClass) : own;
}

const sections = new Map<Role, SectionClass | null>([
  ['stated', 'status'],
  ['next action', 'next'],
  ['for a person', 'remaining'],
  ['tasks', 'plan'],
  ['uncommitted', 'in progress'],
  ['interruption', 'status'],
  ['entries', 'log'],
  ...(
    [
      'topic',
      'date',
      'session',
      'author',
      'branch',
      'confidence',
      'count planned',
      'count done',
      'count tasks',
      'progress',
      'container',
      'label',
    ] as const
  ).map((it) => [it, null] as const),
]);

// Keys by what they hold, in the words of `wordsOfKey`, those that count first in front (2026-11).
const keys: Readonly<Record<Role, string>> = {
  'next action':
    'next action, next step, immediate next step, first action, recommended next action, recommended next step, resume at, resume from, resume point, resume with, handoff instruction, continuation prompt, do next, do this next',
  next: 'next, next steps, next actions, next tasks, todo, todos, to do, remaining tasks, remaining steps, remaining work, remaining, pending, pending tasks, pending work, pending todos, immediate next steps, action items, upcoming, next sequence, next up, next phases, next session',
  remaining:
    'deferred, deferred criteria, deferred items, deferred work, backlog, later, follow ups, parked, out of scope, ideas for next features',
  'for a person': 'human actions pending, human actions, manual steps, human action required',
  done: 'done, completed, completed tasks, completed steps, steps done, done this session, what was done, completed work, accomplished, accomplishments, completed phases, completed milestones, changes made, finished, shipped, what changed',
  'in progress':
    'in progress, current task, current step, working on, active task, active tasks, tasks in progress, wip, work in progress, current story',
  'tried and failed':
    'tried and failed, failed, failed approaches, failed attempts, dead ends, what failed, did not work, retry history, rejected, rejected approaches, attempted approaches, attempts',
  'watch for':
    'watch for, warnings, gotchas, risks, known risks, known issues, known limitations, limitations, caveats, constraints, invariants, traps, pitfalls, findings, discoveries, lessons, lessons learned, learnings',
  'open questions': 'open questions, questions, unresolved, unresolved questions, unknowns, spec gaps, decisions needed, pending approvals',
  blockers: 'blockers, blocker, blocked, blocked by, blocking issues, active blockers, impediments',
  decisions: 'decisions, decisions made, key decisions, key decisions made',
  plan: 'plan, phases, stages, milestones',
  tasks: 'tasks, items, task list, steps, stories, features, work items',
  acceptance: 'acceptance, acceptance criteria, success criteria, done when, definition of done',
  verification: 'verification, verify, test, tests, how to verify, test status, test results, worked, validation',
  'read first': 'read first, must read, required reading, context notes, notes, note, dev notes, context, files to review, important notes',
  git: 'commits, commit, head, last commit, starting commit, ending commit, pr, prs, pull request, pull requests, base branch',
  'set-up': 'setup, set up, install, environment, commands, how to run, local dev',
  files:
    'files, files modified, modified files, files changed, changed files, key files, intended files, relevant files, active files, working file, artifacts',
  people: 'people, owners, contacts',
  goal: 'goal, objective, aim, mission, purpose, original request, handoff goal',
  status: 'status, state, outcome',
  stated: 'summary, session summary, gate decision, current state, current status, now, where we are',
  topic: 'title, topic, task, feature, phase name, subject, name, phase, project name, project, item id, id',
  date: 'updated at, updated, last updated, saved at, written at, generated at, timestamp, ts, prepared on, handoff date, date, datetime, created at, created, started at',
  session: 'session, session id, session name, session number',
  author: 'agent, author, written by, agent name, owner agent, from agent, created by',
  branch: 'branch, git branch, current branch, working branch',
  entries: 'entries, history, handoffs, log, session log, work log, worklog, events, session history',
  uncommitted: 'uncommitted, uncommitted state, uncommitted files, uncommitted changes, dirty, dirty files, working tree, unstaged',
  confidence: 'confidence, recovery confidence, handoff confidence, resume confidence',
  'count planned': 'steps planned, total steps, steps total, planned steps',
  'count done': 'steps completed, steps finished',
  'count tasks': 'total tasks',
  interruption: 'interruption, interrupted by, interrupted',
  progress: 'progress, task progress, steps progress',
  container:
    'meta, metadata, execution, recovery, handoff, snapshot, git, git state, git status, codebase state, state snapshot, data, resume, continuity',
  label:
    'version, schema, schema version, $schema, model, tool, read by, resumed, comment, protocol compliance, last completed step, default branch, gate result, git unknown',
};

const table = new Map<string, Role>();
/** Place of a key among those of its role: the first counts before the others. */
const ranks = new Map<string, number>();
for (const [role, list] of Object.entries(keys) as [Role, string][]) {
  for (const [rank, it] of list.split(', ').entries()) {
    table.set(it, role);
    ranks.set(it, rank);
  }
}

/** How far in front a key stands among those of its role, from 0. */
export function rankOf(key: string): number {
  return ranks.get(wordsOfKey(key)) ?? 99;
}
