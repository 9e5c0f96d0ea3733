import type { Spec } from '../../src/collections/specs/schema.ts';

const step = { words: null, optional: false, group: null, meets: [] };

/** Data of a plan with three steps, a question and an approval that is missing. */
export function specOf(its: Partial<Spec>): Spec {
  return {
    family: 'plain',
    part: 'plan',
    feature: { key: 'reminder', name: 'reminder', state: 'active', date: null },
    status: null,
    version: null,
    created: null,
    updated: null,
    authors: [],
    owners: [],
    reviewers: [],
    approvers: [],
    approvals: [
      { what: 'requirements', state: 'approved', by: 'Ada', at: null, source: null },
      { what: 'design', state: 'not approved', by: null, at: null, source: null },
    ],
    steps: [
      { ...step, id: 'T001', text: 'Write the selection', state: 'done', line: 3 },
      { ...step, id: 'T002', text: 'Write the test', state: 'open', line: 4 },
      { ...step, id: 'T003', text: 'Send it', state: 'open', line: 5 },
    ],
    requirements: [],
    deltas: [],
    clarifications: [{ text: 'Which time zone?', line: 9 }],
    relations: [],
    labels: [],
    counts: { steps: 3, done: 1, requirements: 0, criteria: 0, scenarios: 0, stories: 0, clarifications: 1, entries: null },
    ...its,
  };
}
