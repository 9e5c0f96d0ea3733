import { byFeature, type FamilyFeatures } from './by-feature.ts';
import type { FamilyName } from './families/names.ts';
import { familyTable } from './families/table.ts';
import { featureKey } from './features.ts';
import type { Peer } from './peer.ts';
import { placeOf } from './places.ts';
import { stepsOfFamily, type UnitSteps } from './units.ts';

/** One way of working as it is followed here. Documents that are gone are not counted. */
interface FamilySummary {
  family: FamilyName;
  title: string;
  documents: number;
  features: { total: number; living: number; active: number; archived: number };
  /** Of all documents but deltas and those of archived features. */
  requirements: number;
  scenarios: number;
  /** Of all documents but those of archived features, all of one size. */
  steps: UnitSteps;
}

/** All specifications together. */
export interface Summary {
  families: FamilySummary[];
  byFeature: FamilyFeatures[];
  /** Null when there is no `openspec` folder. Names have the folders before `openspec/` when there are any. */
  openspec: {
    capabilities: { name: string; requirements: number }[];
    changes: { name: string; completedTasks: number; totalTasks: number }[];
    archived: number;
    /** Active changes whose steps are all done. */
    finished: number;
  } | null;
}

/** What is followed here and how far it is, by family in the order of the table; families without a document are left out. */
export function summaryOf(records: readonly Peer[]): Summary {
  const standing = records.filter((it) => it.deleted !== true);
  const families = familyTable.flatMap(({ name, title }): FamilySummary[] => {
    const its = standing.filter((it) => it.data.family === name);
    return its.length === 0 ? [] : [familySummary(name, title, its)];
  });
  return { families, byFeature: byFeature(standing), openspec: openspecOf(standing.filter((it) => it.data.family === 'openspec')) };
}

function familySummary(family: FamilyName, title: string, records: readonly Peer[]): FamilySummary {
  const features = new Map(records.flatMap((it) => (it.data.feature === null ? [] : [[featureKey(it), it.data.feature.state] as const])));
  const count = (state: string): number => [...features.values()].filter((it) => it === state).length;
  const current = records.filter((it) => it.data.feature?.state !== 'archived');
  const sum = (key: 'requirements' | 'scenarios'): number => current.reduce((total, it) => total + it.data.counts[key], 0);
  return {
    family,
    title,
    documents: records.length,
    features: { total: features.size, living: count('living'), active: count('active'), archived: count('archived') },
    requirements: sum('requirements'),
    scenarios: sum('scenarios'),
    steps: stepsOfFamily(family, current),
  };
}

function openspecOf(records: readonly Peer[]): Summary['openspec'] {
  if (records.length === 0) return null;
  const capabilities = records
    .filter((it) => it.data.part === 'spec')
    .map((it) => ({ name: nameOf(it), requirements: it.data.counts.requirements }));
  const changes = new Map<string, { name: string; completedTasks: number; totalTasks: number }>();
  const archived = new Set<string>();
  for (const it of records) {
    if (!/\bopenspec\/changes\//.test(it.path)) continue;
    if (it.data.feature?.state === 'archived') archived.add(nameOf(it));
    if (it.data.feature?.state !== 'active') continue;
    const change = changes.get(nameOf(it)) ?? { name: nameOf(it), completedTasks: 0, totalTasks: 0 };
    if (it.data.part === 'tasks' && /\/changes\/[^/]+\/tasks\.md$/.test(it.path)) {
      change.completedTasks += it.data.counts.done;
      change.totalTasks += it.data.counts.steps;
    }
    changes.set(change.name, change);
  }
  const all = [...changes.values()];
  return {
    capabilities: capabilities.toSorted(byName),
    changes: all.toSorted(byName),
    archived: archived.size,
    finished: all.filter((it) => it.totalTasks > 0 && it.completedTasks === it.totalTasks).length,
  };
}

const nameOf = ({ path, data }: Peer): string => `${placeOf(path)?.before ?? ''}${data.feature?.key ?? ''}`;
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
