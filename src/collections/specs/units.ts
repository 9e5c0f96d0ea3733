import type { FamilyName, Part } from './families/names.ts';
import type { Peer } from './peer.ts';

/** Steps of one size, done and in all; `unit` is what one of them is. */
export interface UnitSteps {
  total: number;
  done: number;
  unit: string;
}

/**
 * Steps of the documents of one family. Where a way of working tells the same work at several sizes (phases, plans and their
 * tasks), only one size is added up: the coarsest that covers all of it.
 */
export function stepsOfFamily(family: FamilyName, records: readonly Peer[]): UnitSteps {
  const sizes = own[family];
  if (sizes === undefined) return sum(family === 'openspec' ? records : records.filter((it) => !checkedParts.has(it.data.part)), 'steps');
  for (const [part, one, many] of sizes) {
    // A finished milestone of GSD keeps a copy of its roadmap.
    const found = sum(
      records.filter((it) => it.data.part === part && !/\/(?:milestones|archive)\//.test(it.path)),
      many,
    );
    if (found.total > 0) return found.total === 1 ? { ...found, unit: one } : found;
  }
  return sum([], 'steps');
}

const sum = (records: readonly Peer[], unit: string): UnitSteps => ({
  total: records.reduce((total, it) => total + it.data.counts.steps, 0),
  done: records.reduce((total, it) => total + it.data.counts.done, 0),
  unit,
});

const own: Readonly<Partial<Record<FamilyName, readonly (readonly [Part, string, string])[]>>> = {
  gsd: [
    ['roadmap', 'phase', 'phases'],
    ['plan', 'task', 'tasks'],
  ],
  bmad: [
    ['metadata', 'story', 'stories'],
    ['story', 'task', 'tasks'],
  ],
  'spec-kitty': [
    ['metadata', 'work package', 'work packages'],
    ['log', 'work package', 'work packages'],
    ['tasks', 'task', 'tasks'],
    ['story', 'task', 'tasks'],
  ],
};
/** Documents whose boxes say what has to hold, not what is to be done. */
export const checkedParts: ReadonlySet<Part> = new Set<Part>(['checklist', 'requirements', 'acceptance']);
