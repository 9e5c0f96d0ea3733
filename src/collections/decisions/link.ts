import type { Version } from '../../model/collection.ts';
import { problemOf, type Finding, type Problem } from '../../model/problem.ts';
import { circlesIn } from './circles.ts';
import { contradictionsOf, sameNumbersIn } from './contradictions.ts';
import type { Decision, Kind, Relation } from './schema.ts';
import { Targets, type Peer } from './targets.ts';

/** Finds the record behind each relation, tells the other side of it, and reports what does not fit together. */
export function link(records: readonly Peer[]): { data: Map<string, Decision>; problems: Problem[] } {
  const data = new Map(records.map((it) => [it.id, copyOf(it)]));
  const problems: Problem[] = [];
  const report = ({ path, line, deleted }: Peer, finding: Finding): void => {
    if (deleted !== true) problems.push(problemOf(path, { ...finding, line }));
  };
  const targets = new Targets(records);
  for (const record of records) {
    let lost = false;
    for (const relation of kinds.flatMap((kind) => data.get(record.id)?.[kind] ?? [])) {
      const resolved = relation.target === null ? 'words' : targets.resolve(relation.target, record);
      if (typeof resolved !== 'string') relation.id = resolved.to.id;
      lost ||= resolved === 'missing';
    }
    if (lost) report(record, missing);
  }
  for (const record of records) for (const kind of kinds) tellOthers(record, kind, data);
  for (const record of records) for (const finding of contradictionsOf(record, data)) report(record, finding);
  for (const record of circlesIn(records, data)) report(record, circle);
  for (const { record, finding } of sameNumbersIn(records, targets)) report(record, finding);
  return { data, problems };
}

const kinds: readonly Kind[] = ['supersedes', 'supersededBy', 'amends', 'amendedBy'];
const otherSide: { readonly [K in Kind]: Kind } = {
  supersedes: 'supersededBy',
  supersededBy: 'supersedes',
  amends: 'amendedBy',
  amendedBy: 'amends',
};

function copyOf({ data, versions = [] }: Peer): Decision {
  const of = (kind: Kind): Relation[] => data[kind].map((it) => ({ ...it }));
  return {
    ...data,
    date: dateOf(data, versions),
    supersedes: of('supersedes'),
    supersededBy: of('supersededBy'),
    amends: of('amends'),
    amendedBy: of('amendedBy'),
  };
}

/** The day of a decision that writes none is that of the first commit that holds it: later ones may only have touched its words. */
function dateOf({ date }: Decision, versions: readonly Version[]): Decision['date'] {
  const first = date?.from === 'commit' ? versions.find(({ blob, fields }) => blob !== null && fields !== null) : undefined;
  return first?.at == null ? date : { written: null, date: first.at.slice(0, 'YYYY-MM-DD'.length), from: 'commit' };
}

/** The other record keeps its own words; what only this one says of it is marked as such. */
function tellOthers({ id, title, path, data: { number } }: Peer, kind: Kind, data: ReadonlyMap<string, Decision>): void {
  for (const relation of data.get(id)?.[kind] ?? []) {
    if (relation.id === null || relation.stated !== 'by this record') continue;
    const back = data.get(relation.id)?.[otherSide[kind]];
    if (back?.some((it) => it.id === id) === false) {
      back.push({ words: number === null ? title : `${number} ${title}`, target: path, id, stated: 'by the other record' });
    }
  }
}

const missing: Finding = {
  code: 'HO802',
  message: 'This decision names another one that is no decision of this repository.',
  fix: 'Correct the link or the number; name a decision in another repository by its full address.',
};
const circle: Finding = {
  code: 'HO804',
  message: 'Following "superseded by" from this decision leads back to it.',
  fix: 'Correct the status of the newest decision of the circle: an older one cannot supersede it.',
};
