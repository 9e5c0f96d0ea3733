import type { Options } from '../../src/model/site.ts';

/** Options of a build that asked for nothing. */
export const usualOptions: Options = {
  at: null,
  refs: null,
  since: null,
  milestones: [],
  asOf: 25,
  tags: [],
  workingTree: null,
  audience: 'all',
  language: 'en',
  title: null,
  shallow: false,
  repository: null,
  offline: false,
  textLimit: 50_000_000,
  url: null,
  operator: { answers: null, audience: false, personal: false, baseline: false, pages: null },
};
