import { isSnapshot } from '../../../loop/is-snapshot.ts';
import type { Snapshot } from '../../../loop/snapshot-schema.ts';
import { fieldsOf, listOf, textOf } from '../../../data/values.ts';
import { cut } from '../cut.ts';

import type { Session } from './schema.ts';

/** What a snapshot tells of its session; null for a value that is no snapshot. */
export function sessionOf(value: unknown): Session | null {
  if (!isSnapshot(value)) return null;
  const { execution, recovery, git } = value;
  const { current_step: step, steps_planned: planned, steps_completed: completed } = execution;
  return {
    id: value.id,
    session: said(value.session_id),
    tool: said(value.tool),
    model: said(value.model),
    sequence: countOf(value.sequence),
    writtenAt: said(value.written_at) ?? momentIn(value.id),
    endedAt: said(value.ended_at),
    task: said(value.task),
    taskFile: said(value.task_file),
    spec: said(value.spec),
    rollout: said(value.rollout),
    head: said(value.head),
    planned: countOf(planned) ?? 0,
    completed: countOf(completed) ?? 0,
    step:
      step && said(step.title) !== null
        ? {
            number: countOf(step.number) ?? 0,
            title: cut(step.title, longest),
            percent: step.percent ?? null,
            workingFile: said(step.working_file),
          }
        : null,
    interruption: interruptionOf(execution.interruption),
    midStep: isMidStep(execution, recovery.uncommitted_state),
    ended: said(value.ended_at) !== null || isEnd(execution.interruption),
    toldBy: null,
    gaps: gapsOf(value.spec_gaps),
    git: git
      ? {
          operation: said(git.operation),
          conflicts: countOf(git.conflicts) ?? 0,
          stashes: countOf(git.stashes) ?? 0,
          unpushed: countOf(git.unpushed),
          more: countOf(git.more) ?? 0,
        }
      : null,
    gitUnknown: said(value.git_unknown),
  };
}

/** Title of the current step where a snapshot says that nothing of it was begun yet; null otherwise. */
export function stepToBegin(value: unknown): string | null {
  if (!isSnapshot(value)) return null;
  const { current_step: step, steps = [] } = value.execution;
  const isOpen = steps.some((it) => it.number === step?.number && it.state === 'open');
  return step && isOpen && (step.percent ?? 0) === 0 ? step.title : null;
}

const longest = 200;
const longestText = 600;
const mostGaps = 100;

/** Their form is not looked at before. */
function gapsOf(gaps: unknown): Session['gaps'] {
  return listOf(gaps)
    .slice(0, mostGaps)
    .flatMap((it) => {
      const fields = fieldsOf(it);
      const text = textOf(fields['text']) ?? textOf(it);
      return text === null ? [] : [{ section: textOf(fields['section']), text: cut(text, longestText) }];
    });
}

function interruptionOf(it: Snapshot['execution']['interruption']): string | null {
  if (it === null || it === undefined) return null;
  if (typeof it === 'string') return said(it);
  if (it.kind === 'session-end') return null;
  return said([it.kind, it.detail].filter((part) => typeof part === 'string' && part !== '').join(': '));
}

/** Work is left, and something of it was begun: a step in progress, a file half done, or an answer that was cut off. */
function isMidStep(
  { steps_planned: planned, steps_completed: completed, interruption, steps = [], current_step: step }: Snapshot['execution'],
  uncommitted: readonly string[],
): boolean {
  if (planned > 0 && completed >= planned) return false;
  const isBegun = steps.some((it) => it.state === 'in progress') || (step?.percent ?? 0) > 0;
  return isBegun || uncommitted.some((it) => it.endsWith('(partial)')) || (planned > 0 && isCutOff(interruption));
}

/** How a version of a snapshot tells that its session stood in the middle of a step; null where it did not. */
export function endOf({ midStep, ended }: Session): (typeof ends)[keyof typeof ends] | null {
  return midStep ? (ended ? ends.midStep : ends.notRecorded) : null;
}

/** The words for it. */
export const ends = { midStep: 'mid-step', notRecorded: 'mid-step, no end recorded' } as const;

/** After an answer that was cut off, or a context that was made shorter, a session may go on. */
function isEnd(it: Snapshot['execution']['interruption']): boolean {
  if (it === null || it === undefined) return false;
  return typeof it === 'string' ? it.trim() !== '' : !['user-interrupt', 'api-error', 'compaction'].includes(it.kind);
}

/** A session that was closed in good order has been interrupted in nothing. */
function isCutOff(it: Snapshot['execution']['interruption']): boolean {
  return it !== null && it !== undefined && (typeof it === 'string' || it.kind !== 'session-end');
}

function said(it: string | null | undefined): string | null {
  const text = it?.trim() ?? '';
  return text === '' ? null : cut(text, longest);
}

const countOf = (it: number | null | undefined): number | null => (typeof it === 'number' && Number.isInteger(it) && it >= 0 ? it : null);

/** The moment that begins an id of the session handoff system. */
const momentIn = (id: string): string | null => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(id)?.[0] ?? null;
