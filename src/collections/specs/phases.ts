import type { Peer } from './peer.ts';
import type { Spec } from './schema.ts';

/** Lets the summaries of a phase of GSD tell what is done: a plan with one is carried out, and so is a phase whose plans all have one. */
export function settlePhase(group: readonly Peer[], data: Map<string, Spec>): void {
  const standing = group.filter((it) => it.deleted !== true);
  if (standing[0]?.data.family !== 'gsd' || standing[0].data.feature?.state != null) return;
  const summaries = standing.flatMap((it) => (summary.test(it.path) ? [it.path.replace(summary, '').toLowerCase()] : []));
  if (summaries.length === 0) return;
  const plans = standing.filter((it) => it.data.part === 'plan' && plan.test(it.path));
  const carriedOut = plans.filter((it) => summaries.includes(it.path.replace(plan, '').toLowerCase()));
  for (const { id } of carriedOut) {
    const its = data.get(id);
    // The blocks of a plan have no box to tick.
    if (its === undefined || its.counts.steps === 0 || its.steps.some((it) => it.state !== 'open')) continue;
    const steps = its.steps.map((it) => ({ ...it, state: 'done' as const }));
    data.set(id, { ...its, steps, counts: { ...its.counts, done: its.counts.steps } });
  }
  const state = carriedOut.length === plans.length ? 'living' : 'active';
  for (const { id } of group) {
    const its = data.get(id);
    if (its?.feature) data.set(id, { ...its, feature: { ...its.feature, state } });
  }
}

const summary = /summary\.\w+$/i;
const plan = /plan\.\w+$/i;
