import type { Finding } from '../../model/problem.ts';
import type { Decision, State } from './schema.ts';
import type { Peer, Targets } from './targets.ts';
import { folderOf, numberKey } from './targets.ts';

/** What does not fit together in the place of one decision among the others. */
export function contradictionsOf({ id }: Peer, data: ReadonlyMap<string, Decision>): Finding[] {
  const own = data.get(id);
  if (!own) return [];
  const { state } = own.status;
  const ended = state === 'superseded' || state === 'partly-superseded';
  const findings: Finding[] = [];
  if (ended && own.supersededBy.length === 0) findings.push(noSuccessor);
  const claims = own.supersededBy.filter((it) => it.stated === 'by the other record' && holds.has(stateOf(it.id, data)));
  if (claims.length > 0 && state !== null && holds.has(state)) findings.push(unsaid);
  const successors = own.supersededBy.flatMap((it) => (it.id === null ? [] : [stateOf(it.id, data)]));
  if (state === 'superseded' && successors.length > 0 && successors.every((it) => it !== null && notInForce.has(it))) findings.push(notYet);
  return findings;
}

/** Records whose number another one before them has: in the same folder, or in the same log. */
export function sameNumbersIn(records: readonly Peer[], targets: Targets): { record: Peer; finding: Finding }[] {
  const taken = new Set<string>();
  return records.flatMap((record) => {
    const number = record.deleted === true ? null : numberKey(record.data.number);
    if (number === null) return [];
    const whole = targets.isWholeFile(record);
    const key = `${whole ? 'folder' : 'log'}\n${whole ? folderOf(record.path) : record.path}\n${number}`;
    if (!taken.has(key)) {
      taken.add(key);
      return [];
    }
    return [{ record, finding: whole ? sameInFolder : sameInLog }];
  });
}

const stateOf = (id: string | null, data: ReadonlyMap<string, Decision>): State | null =>
  id === null ? null : (data.get(id)?.status.state ?? null);
const holds = new Set<State | null>(['accepted', 'implemented', 'provisional', 'revised']);
const notInForce = new Set<State>(['proposed', 'pending', 'rejected', 'withdrawn', 'deferred', 'on-hold', 'needs-revision']);

const noSuccessor: Finding = {
  code: 'HO803',
  message: 'This decision is superseded, and nothing says by which one.',
  fix: 'Write "Superseded by" in its status, with a link to the decision that took its place.',
};
const unsaid: Finding = {
  code: 'HO807',
  message: 'Another decision says that it supersedes this one, and the status of this one does not say so.',
  fix: 'Add "Superseded by" with a link to the newer decision, or correct the newer one.',
};
const notYet: Finding = {
  code: 'HO808',
  message: 'This decision is superseded by one that is itself not in force, so neither of the two holds.',
  fix: 'Decide the newer one, or give this one its former status back until then.',
};
const sameInFolder: Finding = {
  code: 'HO805',
  message: 'Another decision of this folder has the same number.',
  fix: 'Give the later decision a free number, and correct what refers to it.',
};
const sameInLog: Finding = {
  code: 'HO805',
  message: 'Another entry of this log has the same number.',
  fix: 'Give the later entry a free number, and correct what refers to it.',
};
