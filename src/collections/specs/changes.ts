import type { Finding } from '../../model/problem.ts';
import { cleaned } from './deltas.ts';
import type { Peer } from './peer.ts';
import { placeOf } from './places.ts';

interface Told {
  record: Peer;
  finding: Finding;
}

/** What does not fit together among the changes of OpenSpec: two that modify one requirement, and archived ones that were not merged. */
export function changeProblems(records: readonly Peer[]): Told[] {
  const deltas = records.filter((it) => it.deleted !== true && it.data.family === 'openspec' && it.data.part === 'delta');
  return [...modifiedTwice(deltas), ...notMerged(deltas, records)];
}

function modifiedTwice(deltas: readonly Peer[]): Told[] {
  const seen = new Map<string, string>();
  const told: Told[] = [];
  for (const record of deltas) {
    if (record.data.feature?.state !== 'active') continue;
    const clash = namesIn(record, ['modified']).find(({ name }) => {
      const key = `${capabilityOf(record)}\n${keyOf(name)}`;
      const other = seen.get(key);
      seen.set(key, record.data.feature?.key ?? '');
      return other !== undefined && other !== record.data.feature?.key;
    });
    if (clash !== undefined) told.push({ record, finding: { ...twice, line: clash.line } });
  }
  return told;
}

/** Requirements that an archived change adds, that the living specification lacks and that no other change removes, renames or names again. */
function notMerged(deltas: readonly Peer[], records: readonly Peer[]): Told[] {
  const living = new Map<string, { names: Set<string>; whole: boolean }>();
  for (const { path, deleted, data } of records) {
    if (data.family !== 'openspec' || data.part !== 'spec' || deleted === true || data.feature === null) continue;
    const names = new Set(data.requirements.map((it) => keyOf(it.name ?? '')));
    living.set(`${placeOf(path)?.before ?? ''}\n${data.feature.key}`, {
      names,
      whole: data.counts.requirements === data.requirements.length,
    });
  }
  const gone = new Set(
    deltas.flatMap((it) => namesIn(it, ['removed', 'renamed']).map(({ name }) => `${capabilityOf(it)}\n${keyOf(name)}`)),
  );
  const told = deltas.flatMap((record) => {
    const spec = living.get(capabilityOf(record));
    // A capability that is gone as a whole was retired; that is no loss of single requirements.
    if (record.data.feature?.state !== 'archived' || spec === undefined || !spec.whole) return [];
    const lost = namesIn(record, ['added']).filter(
      ({ name }) => !spec.names.has(keyOf(name)) && !gone.has(`${capabilityOf(record)}\n${keyOf(name)}`),
    );
    const [first] = lost;
    return first === undefined ? [] : [{ record, line: first.line, count: lost.length }];
  });
  const [first] = told;
  if (first === undefined || told.length <= mostSingle)
    return told.map(({ record, line, count }) => ({ record, finding: missing(line, count) }));
  return [{ record: first.record, finding: { ...missingInMany(told), line: first.line } }];
}

function namesIn({ data }: Peer, operations: readonly string[]): { name: string; line: number }[] {
  return data.deltas.filter((it) => operations.includes(it.operation)).flatMap((it) => it.requirements);
}

/** Folders before OpenSpec's own and the capability that a delta changes. */
const capabilityOf = ({ path }: Peer): string =>
  `${placeOf(path)?.before ?? ''}\n${/\/changes\/(?:archive\/)?[^/]+\/specs\/(.+)\/[^/]+$/.exec(path)?.[1] ?? ''}`;
const keyOf = (name: string): string => cleaned(name).toLowerCase();

const twice: Finding = {
  code: 'HO912',
  message: 'Another change that is being worked on modifies the same requirement, so the one merged last undoes the other.',
  fix: 'Merge one of the two first, and write the other anew on top of it.',
};

// More of one kind are told together: nobody reads a list of fifty.
const mostSingle = 5;

function missingInMany(told: readonly { record: Peer; count: number }[]): Finding {
  const names = [...new Set(told.map(({ record }) => record.data.feature?.key ?? record.path))];
  const more = names.length - mostSingle;
  const total = told.reduce((sum, it) => sum + it.count, 0);
  return {
    code: 'HO913',
    message: `${names.length} archived changes add ${total} requirements that are not in the living specifications: ${names
      .slice(0, mostSingle)
      .join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    fix: 'Add what is missing to the specification of each capability, or write down where it went.',
  };
}

function missing(line: number, count: number): Finding {
  return {
    code: 'HO913',
    line,
    message: `This archived change adds ${count === 1 ? 'a requirement that is' : `${count} requirements that are`} not in the living specification.`,
    fix: 'Add what is missing to the specification of the capability, or write down where it went.',
  };
}
