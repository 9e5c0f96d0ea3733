import type { Finding } from '../../model/problem.ts';
import type { Peer } from './peer.ts';
import type { Spec, Status } from './schema.ts';
import { stateOf } from './status.ts';

type Report = (peer: Peer, finding: Finding) => void;

/** Lets the metadata of a feature tell its documents what they do not say themselves. */
export function spread(group: readonly Peer[], data: Map<string, Spec>): void {
  const tellers = group.filter((it) => it.data.part === 'metadata');
  for (const teller of tellers) {
    const told = teller.data;
    for (const { id, path, data: own } of group) {
      const its = data.get(id);
      if (own.part === 'metadata' || its === undefined) continue;
      const approvals = told.approvals.filter((it) => names(it.what, own.part)).map((it) => ({ ...it, source: teller.path }));
      if (own.approvals.length === 0 && approvals.length > 0) its.approvals = [...its.approvals, ...approvals].toSorted(byTime);
      // A file that approves one document says nothing of the others.
      if (!sameFolder(path, teller.path)) continue;
      const main = leading.has(own.part);
      data.set(id, {
        ...its,
        status: its.status ?? (main && told.status !== null ? { ...told.status, line: null, source: teller.path } : null),
        version: its.version ?? (main && told.version !== null ? { ...told.version, line: null, from: 'other file' } : null),
        created: its.created ?? (main && told.created !== null ? { ...told.created, from: 'other file' } : null),
        updated: its.updated ?? (main && told.updated !== null ? { ...told.updated, from: 'other file' } : null),
        authors: its.authors.length > 0 || !main ? its.authors : told.authors,
        owners: its.owners.length > 0 || !main ? its.owners : told.owners,
        reviewers: its.reviewers.length > 0 || !main ? its.reviewers : told.reviewers,
        approvers: its.approvers.length > 0 || !main ? its.approvers : told.approvers,
      });
    }
  }
}

const byTime = (a: { at: string | null }, b: { at: string | null }): number =>
  (a.at ?? '') < (b.at ?? '') ? -1 : (a.at ?? '') > (b.at ?? '') ? 1 : 0;
const sameFolder = (path: string, of: string): boolean => path.startsWith(folderOf(of));
const names = (what: string, part: Spec['part']): boolean => what === part || `${what}s` === part || what === `${part}s`;

// Documents for which the state of the whole feature is meant.
const leading: ReadonlySet<Spec['part']> = new Set<Spec['part']>(['spec', 'requirements', 'proposal', 'plan', 'tasks', 'design']);

/** Lets the file that tracks stories tell those that lie beside it, and reports where both tell different states. */
export function spreadTracked(records: readonly Peer[], data: Map<string, Spec>, report: Report): void {
  const tracking = records.filter((it) => trackers.has(it.data.family) && it.data.steps.length > 0 && it.deleted !== true);
  const states = tracking.filter((it) => it.data.part === 'metadata');
  // A log of events tells what no file of states says.
  const logs = tracking.filter((it) => it.data.part === 'log' && !states.some((other) => folderOf(other.path) === folderOf(it.path)));
  for (const tracker of [...states, ...logs]) {
    const folder = folderOf(tracker.path);
    const byId = new Map(
      tracker.data.steps.flatMap((it) => (it.id === null ? [] : [[it.id.toLowerCase().replace('.', '-'), it] as const])),
    );
    for (const story of records) {
      if (story.data.family !== tracker.data.family || !story.path.startsWith(folder) || story === tracker) continue;
      const step = byId.get(keyOf(story));
      const its = data.get(story.id);
      if (step?.words == null || its === undefined) continue;
      const told: Status = { words: step.words, state: stateOf(step.words), line: null, source: tracker.path };
      if (its.status === null) data.set(story.id, { ...its, status: told });
      else if (differs(its.status, told)) report(story, { ...different, ...(its.status.line === null ? {} : { line: its.status.line }) });
    }
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Name by which a tracker knows a story: its number, or `wp01` of spec-kitty. */
const keyOf = ({ path, data: { family, feature } }: Peer): string =>
  family === 'bmad' ? (feature?.key.replace('.', '-') ?? '') : (/\/(wp\d+)[^/]*$/i.exec(path)?.[1]?.toLowerCase() ?? '');

const trackers: ReadonlySet<Spec['family']> = new Set<Spec['family']>(['bmad', 'spec-kitty']);

/** Only what cannot both be true: one says it is done, the other that it is not. */
const differs = (own: Status, told: Status): boolean =>
  own.state !== 'unknown' && told.state !== 'unknown' && (own.state === 'done') !== (told.state === 'done');

const different: Finding = {
  code: 'HO911',
  message: 'The document and the file that tracks it tell different states.',
  fix: 'Correct the one that is out of date.',
};
