import type { FamilyName, Part } from './families/names.ts';
import { familyTable } from './families/table.ts';
import { documentNames } from './document-names.ts';
import { featureKey } from './features.ts';
import type { Peer } from './peer.ts';
import { stepsOfFamily, type UnitSteps } from './units.ts';

/** Documents of one feature that are named one by one. */
const mostDocuments = 12;

interface FeatureSummary {
  name: string;
  state: 'living' | 'active' | 'archived' | null;
  steps: UnitSteps;
  /** Its first documents in the order of their paths; `name` tells those of one part apart. */
  documents: { id: string; part: Part; name: string | null }[];
  /** How many further ones there are. */
  more: number;
}

export interface FamilyFeatures {
  family: FamilyName;
  title: string;
  /** What is being worked on first, with steps left before none, then what is in force, then what was put away; by name among these. */
  features: FeatureSummary[];
  /** Documents that belong to no feature. */
  alone: number;
}

/** The features of each way of working with their documents and how far their steps are. Documents that are gone are not counted. */
export function byFeature(standing: readonly Peer[]): FamilyFeatures[] {
  return familyTable.flatMap(({ name: family, title }) => {
    const its = standing.filter((it) => it.data.family === family);
    const groups = Map.groupBy(
      its.filter((it) => it.data.feature !== null),
      featureKey,
    );
    if (its.length === 0) return [];
    const features = [...groups.values()].flatMap((group) => featureOf(family, group)).toSorted(inOrder);
    return [{ family, title, features, alone: its.filter((it) => it.data.feature === null).length }];
  });
}

function featureOf(family: FamilyName, group: readonly Peer[]): FeatureSummary[] {
  const feature = group[0]?.data.feature;
  if (feature == null) return [];
  const sorted = group.toSorted((a, b) => compare(a.path, b.path) || a.line - b.line);
  const names = documentNames(sorted);
  const documents = sorted.map(({ id, data: { part } }, index) => ({ id, part, name: names[index] ?? null }));
  return [
    {
      name: feature.name,
      state: feature.state,
      steps: stepsOfFamily(family, group),
      documents: documents.slice(0, mostDocuments),
      more: Math.max(0, documents.length - mostDocuments),
    },
  ];
}

const places = { active: 1, living: 2, archived: 4 } as const;
const isLeft = ({ done, total }: UnitSteps): boolean => done < total;
const placeOf = ({ state, steps }: FeatureSummary): number =>
  state === null ? 3 : state === 'active' && isLeft(steps) ? 0 : places[state];
const inOrder = (a: FeatureSummary, b: FeatureSummary): number => placeOf(a) - placeOf(b) || compare(a.name, b.name);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
