import type { Place } from './places.ts';
import type { Spec } from './schema.ts';

/** The data of a document of which nothing but its place is known. */
export function emptyAt({ family, part, feature }: Place): Spec {
  return {
    family,
    part,
    feature,
    status: null,
    version: null,
    created: null,
    updated: null,
    authors: [],
    owners: [],
    reviewers: [],
    approvers: [],
    approvals: [],
    steps: [],
    requirements: [],
    deltas: [],
    clarifications: [],
    relations: [],
    labels: [],
    counts: { steps: 0, done: 0, requirements: 0, criteria: 0, scenarios: 0, stories: 0, clarifications: 0, entries: null },
  };
}
