import type { Options } from '../../src/model/site.ts';

/** Options of a build that asked for nothing. */
export const usualOptions: Options = {
  at: null,
  refs: null,
  workingTree: null,
  audience: 'all',
  language: 'en',
  title: null,
  shallow: false,
  repository: null,
  offline: false,
  url: null,
  operator: { answers: null, audience: false, personal: false, baseline: false, pages: null },
};
