import type { Sibling, Tree } from '../../../model/collection.ts';
import { tellsOfWork, type Handoff } from '../schema.ts';
import { chainsOf } from './chains.ts';
import { tasksOf } from './joined.ts';
import { acknowledgementsIn, readersOf, readersOfTask } from './readers.ts';
import { toldBy } from './told-by.ts';
import { twinsOf } from './twins.ts';

/** Every handoff with what its readers said, its piece of work, and what it goes on from. */
export function linked(records: readonly Sibling<Handoff>[], tree: Tree): Map<string, Handoff> {
  const said = acknowledgementsIn(tree);
  const tasks = tasksOf(records);
  const newer = toldBy(records, tasks);
  const chains = chainsOf(records);
  const twins = twinsOf(records);
  const byId = new Map(records.map((it) => [it.id, it]));
  return new Map(
    records.map((it) => {
      const { data, id } = it;
      const task = tasks.get(id);
      const snapshots = task?.sessions.flatMap((session) => byId.get(session.id) ?? []) ?? [];
      const { continues = [], continuedBy = [] } = chains.get(id) ?? {};
      const linkedData: Handoff = {
        ...data,
        ...(tellsOfWork(data.shape) && data.shape !== 'task' ? { readers: readersOf(it, said) } : {}),
        ...(data.shape === 'task' && snapshots.length > 0 ? { readers: readersOfTask(snapshots, said) } : {}),
        ...(data.snapshot === undefined ? {} : { snapshot: { ...data.snapshot, toldBy: newer.get(id) ?? null } }),
        ...(task === undefined ? {} : { task }),
        ...(continues.length === 0 ? {} : { continues }),
        ...(continuedBy.length === 0 ? {} : { continuedBy }),
        ...(twins.has(id) ? { twins: twins.get(id) } : {}),
      };
      return [id, linkedData];
    }),
  );
}
