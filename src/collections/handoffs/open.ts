import type { OpenFinding, OpenKind, Opens } from '../../model/open-item.ts';
import { askedIn } from '../../headings/owners.ts';
import { attemptIn } from './phrases.ts';
import { isOver } from './progress.ts';
import { tellsOfWork, type Handoff, type Item } from './schema.ts';
import { belowOf, leadsOn } from './whole.ts';

/** What a handoff leaves open. One whose work is done leaves nothing unfinished; its questions stay until somebody takes them out. */
export const open: Opens<Handoff> = {
  howTo: {
    question: 'Write a section "Open questions" in HANDOFF.md, with who decides behind each question.',
    unfinished: 'Write sections "In progress" and "Next" in HANDOFF.md.',
    'tried-and-failed': 'Write a section "Tried and failed" in HANDOFF.md, with "because" and the reason in each item.',
    'watch-for': 'Write a section "Watch for" in HANDOFF.md, as "If …, then …".',
  },
  of: ({ title, data }) => [
    ...data.openQuestions.map(questionOf),
    ...(isDone(data)
      ? []
      : unfinishedIn(data).map((it) => ({
          ...it,
          known: { as: `${titleOfWork(title)}: ${it.text.replace(ownWords, '')}`, by: null },
        }))),
    ...data.triedAndFailed.map((it) => ({
      ...findingOf('tried-and-failed', it),
      more: reasonOf(it) ?? (leadsOn(it) ? belowOf(it) : null),
      known: { as: attemptIn(it.text), by: it.because },
    })),
    ...data.watchFor.map((it) => findingOf('watch-for', it)),
  ],
};

/** An introduction tells how things are, not where somebody stopped. */
function unfinishedIn(data: Handoff): OpenFinding[] {
  const { shape, status, blockers, inProgress, structured, nextAction, remaining, snapshot } = data;
  if (!tellsOfWork(shape)) return [];
  // Its steps are those of before.
  if (snapshot?.toldBy != null) return workIn('Not committed when written', structured?.uncommitted ?? []);
  const next = nextAction === null ? [] : [{ ...nextAction, group: null, details: [] }];
  const first = stepToDo(data);
  const stuck =
    status !== null && blockers.length === 0 && isStuck(status)
      ? [{ text: status.words, line: status.line, group: null, details: [] }]
      : [];
  return [
    ...workIn(status?.state === 'broken' ? 'Broken' : 'Blocked', stuck),
    ...workIn('Blocked by', blockers),
    ...workIn('In progress', inProgress),
    ...workIn('Not committed when written', structured?.uncommitted ?? []),
    ...workIn('Next action', next),
    ...workIn('Left to do', [...(first === null ? [] : [{ ...first, group: null, details: [] }]), ...remaining]),
  ];
}

/** Whether the status alone says that the work cannot go on. */
export const isStuck = ({ state }: NonNullable<Handoff['status']>): boolean => state === 'blocked' || state === 'broken';

/** The step at its turn, where nothing else says that it is left: a snapshot lists the open ones as what comes next. */
export function stepToDo({ nextAction, step, remaining }: Handoff): NonNullable<Handoff['step']> | null {
  return nextAction !== null || step === undefined || step.begun || remaining.length > 0 ? null : step;
}

const workIn = (state: string, items: readonly Item[]): OpenFinding[] =>
  items.map((it) => ({ ...findingOf('unfinished', it), more: belowOf(it), state }));

function findingOf(kind: OpenKind, it: Item): OpenFinding {
  const { text, line, group } = it;
  return { kind, text, under: group, more: leadsOn(it) ? belowOf(it) : null, state: null, owner: null, line };
}

/** Whether its author says that the work is done, or every step it counts is. */
export const isDone = ({ status, structured }: Handoff): boolean => status?.state === 'done' || isOver(structured?.progress ?? null);

function questionOf(it: Question): OpenFinding {
  const { text, note } = shownQuestion(it);
  const { more, ...finding } = findingOf('question', it);
  return { ...finding, text, more: note ?? more, owner: it.owner, known: { as: text, by: it.owner } };
}

type Question = Handoff['openQuestions'][number];

/** A question as it is shown beside who decides it, and what stands behind that. */
export function shownQuestion<Its extends Question>(it: Its): Its & { note: string | null } {
  const { question, owner, note } = askedIn(it.text);
  const tells = owner === it.owner && (owner !== null || note === null);
  return { ...it, text: tells ? question : it.text, note: tells ? note : null };
}

/** The title of the work, without what a handoff that is made of a task file writes before it. */
export const titleOfWork = (title: string): string => title.replace(/^hand(?:off|over): /i, '');

/** What it writes before a step and a file. */
const ownWords = /^(?:Step \d+|Not committed): /;

const reasonOf = ({ text, because }: Handoff['triedAndFailed'][number]): string | null =>
  because === null || text.includes(because) ? null : because;
