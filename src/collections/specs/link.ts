import { problemOf, type Finding, type Problem } from '../../model/problem.ts';
import { changeProblems } from './changes.ts';
import { featureKey } from './features.ts';
import { sameNumbers } from './numbers.ts';
import type { Peer } from './peer.ts';
import { settlePhase } from './phases.ts';
import type { Spec, State } from './schema.ts';
import { spread, spreadTracked } from './spread.ts';
import { Targets } from './targets.ts';
import { namePackages } from './work-packages.ts';

/** Finds the documents that relations name, and lets the files of one feature tell what each of them leaves open. */
export function link(records: readonly Peer[]): { data: Map<string, Spec>; problems: Problem[] } {
  const data = new Map(
    records.map((it) => [
      it.id,
      { ...it.data, relations: it.data.relations.map((relation) => ({ ...relation })), approvals: [...it.data.approvals] },
    ]),
  );
  const problems: Problem[] = [];
  const report = ({ path, deleted }: Peer, finding: Finding): void => {
    if (deleted !== true) problems.push(problemOf(path, finding));
  };
  const features = new Map<string, Peer[]>();
  for (const it of records) {
    const key = it.data.feature === null ? null : featureKey(it);
    if (key !== null) features.set(key, [...(features.get(key) ?? []), it]);
  }
  for (const group of features.values()) spread(group, data);
  spreadTracked(records, data, report);
  for (const group of features.values()) {
    settleFeature(group, data);
    settlePhase(group, data);
    namePackages(group, data);
  }
  const targets = new Targets(records);
  for (const record of records) resolve(record, data, targets, report);
  for (const { record, finding } of [...sameNumbers(records), ...changeProblems(records)]) report(record, finding);
  return { data, problems };
}

function resolve(record: Peer, data: ReadonlyMap<string, Spec>, targets: Targets, report: (peer: Peer, finding: Finding) => void): void {
  let lost: { line: number | null } | null = null;
  for (const relation of data.get(record.id)?.relations ?? []) {
    const found = targets.resolve(relation.target, record);
    if (typeof found !== 'string') relation.id = found.to.id;
    else if (found === 'missing' && relation.kind !== 'see also') lost ??= { line: relation.line };
  }
  if (lost !== null) report(record, { ...missing, ...(lost.line === null ? {} : { line: lost.line }) });
}

/** What the place of a feature does not tell is told by the status of its documents: the first part that has one. */
function settleFeature(group: readonly Peer[], data: Map<string, Spec>): void {
  const plain = group[0]?.data.family === 'plain';
  // Where a tool keeps archives, the place tells; a plain folder holds whatever nobody moved.
  if (group.some((it) => it.data.feature?.state === 'archived' || (it.data.feature?.state != null && !plain))) return;
  const standing = group.filter((it) => it.deleted !== true);
  const all = (standing.length > 0 ? standing : group).map((it) => data.get(it.id)).filter((it) => it !== undefined);
  const leading =
    leads.flatMap((part) => all.filter((it) => it.part === part && it.status !== null))[0] ?? all.find((it) => it.status !== null);
  const state = leading?.status === null || leading === undefined ? null : stateOfFeature(leading.status.state, plain);
  if (state === null) return;
  for (const { id } of group) {
    const its = data.get(id);
    if (its?.feature) data.set(id, { ...its, feature: { ...its.feature, state } });
  }
}

function stateOfFeature(state: State, plain: boolean): 'living' | 'active' | 'archived' | null {
  if (state === 'unknown') return null;
  // An accepted proposal is still to be built; a specification that is accepted is in force.
  if (state === 'done' || (plain && state === 'accepted')) return 'living';
  return state === 'superseded' || state === 'rejected' ? 'archived' : 'active';
}

const leads: readonly Spec['part'][] = ['metadata', 'spec', 'requirements', 'proposal', 'plan', 'tasks', 'story'];
const missing: Finding = {
  code: 'HO909',
  message: 'This document names another one that is no document of this repository.',
  fix: 'Correct the path or the number; name a document in another repository by its full address.',
};
