import type { Decision } from './schema.ts';
import type { Peer } from './targets.ts';

/** One record of each circle of `superseded by`: the first of it in the order given. */
export function circlesIn(records: readonly Peer[], data: ReadonlyMap<string, Decision>): Peer[] {
  const next = (id: string): string[] => (data.get(id)?.supersededBy ?? []).flatMap((it) => (it.id === null ? [] : [it.id]));
  const order = new Map(records.map(({ id }, index) => [id, index]));
  const orderOf = (step: { id: string }): number => order.get(step.id) ?? records.length;
  const done = new Set<string>();
  const found = new Set<number>();
  for (const { id } of records) {
    // A path as a list and not as calls: a chain of decisions may be longer than the stack of calls.
    const path: { id: string; left: string[] }[] = done.has(id) ? [] : [{ id, left: next(id) }];
    const onPath = new Set(path.map((it) => it.id));
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const successor = last.left.pop();
      if (successor === undefined) {
        path.pop();
        onPath.delete(last.id);
        done.add(last.id);
      } else if (onPath.has(successor)) {
        const circle = path.slice(path.findIndex((step) => step.id === successor));
        found.add(circle.reduce((first, step) => Math.min(first, orderOf(step)), records.length));
      } else if (!done.has(successor)) {
        path.push({ id: successor, left: next(successor) });
        onPath.add(successor);
      }
    }
  }
  return records.filter((_, index) => found.has(index));
}
