import type { Finding } from '../../model/problem.ts';
import type { Peer } from './peer.ts';
import { placeOf } from './places.ts';

/** Features of one folder that share a number: the first document of each but the first. */
export function sameNumbers(records: readonly Peer[]): { record: Peer; finding: Finding }[] {
  const byNumber = new Map<string, Map<string, Peer>>();
  for (const record of records) {
    const { family, feature } = record.data;
    if (record.deleted === true || feature === null || !numbering.has(family)) continue;
    const [, number] = /^(\d{2,4})[-_]/.exec(feature.key) ?? [];
    if (number === undefined) continue;
    const key = `${family}\n${placeOf(record.path)?.before ?? ''}\n${number}`;
    const features = byNumber.get(key) ?? new Map<string, Peer>();
    if (!features.has(feature.key)) features.set(feature.key, record);
    byNumber.set(key, features);
  }
  return [...byNumber.values()].flatMap((features) => [...features.values()].slice(1).map((record) => ({ record, finding: same })));
}

const numbering: ReadonlySet<string> = new Set(['spec-kit', 'spec-kitty']);
const same: Finding = {
  code: 'HO910',
  message: 'Another feature of this folder has the same number.',
  fix: 'Give the later one the next free number, and correct what names it.',
};
