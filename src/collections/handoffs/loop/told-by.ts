import type { Sibling } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';
import { instantOf } from './pauses.ts';
import type { Session, TaskOf } from './schema.ts';

type It = Sibling<Handoff>;

/**
 * The record of the task file that tells where the work stands in the place of a snapshot, by the id of the snapshot's record: as in a briefing,
 * a file that says more now than when the snapshot was written. One that holds less is taken for cut off.
 */
export function toldBy(records: readonly It[], tasks: ReadonlyMap<string, TaskOf>): Map<string, string> {
  const files = new Map(records.filter((it) => it.data.shape === 'task' && !(it.deleted ?? false)).map((it) => [it.id, it]));
  return new Map(
    records.flatMap((it): [string, string][] => {
      const file = files.get(tasks.get(it.id)?.file ?? '');
      const { snapshot } = it.data;
      return file === undefined || snapshot === undefined || !isNewer(file, it, snapshot) || saysTheSame(file, it, snapshot)
        ? []
        : [[it.id, file.id]];
    }),
  );
}

/** By the commit of the file: what is not committed is the newest there is. */
function isNewer(file: It, snapshot: It, { writtenAt }: Session): boolean {
  const [changed, kept] = [file.versions?.at(-1), snapshot.versions?.at(-1)];
  if (changed === undefined || changed.blob === null) return false;
  if (changed.at === null) return true;
  const [at, written] = [instantOf(changed.at), instantOf(writtenAt) ?? instantOf(kept?.at ?? null)];
  return at !== null && written !== null && at >= written;
}

function saysTheSame({ data: { task, nextAction } }: It, { data }: It, { planned, completed, step }: Session): boolean {
  if (task === undefined || task.planned < planned) return true;
  const now = task.steps.find((it) => it.state === 'in progress') ?? task.steps.find((it) => it.state === 'open');
  const isSameStep = now?.number === step?.number && now?.title === step?.title && (now?.percent ?? null) === (step?.percent ?? null);
  // A file that names no action leaves the one that the snapshot had of its step.
  const isSameNext = data.nextAction === null || nextAction === null || nextAction.text === data.nextAction.text;
  return task.completed === completed && isSameStep && isSameNext;
}
