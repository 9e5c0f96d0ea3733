import type { Pipeline } from './pipeline.ts';

/** The pipeline of the product. */
export const realPipeline: Pipeline = {
  collect: async (options) => {
    const [{ collect }, { collections }, { judge }] = await Promise.all([
      import('../collect/collect.ts'),
      import('../collections/index.ts'),
      import('../check/judge.ts'),
    ]);
    return await collect({ ...options, collections, judge });
  },
  checkTarget: async (out) => {
    const { checkTarget } = await import('../deliver/check-target.ts');
    checkTarget(out);
  },
  deliver: async (options) => {
    const { deliver } = await import('../deliver/deliver.ts');
    return await deliver(options);
  },
  watched: async (repo, how) => {
    const { watchedIn } = await import('../git/watched.ts');
    return await watchedIn(repo, how);
  },
  survey: async (repo) => {
    const [{ survey }, { collections }] = await Promise.all([import('../collect/survey.ts'), import('../collections/index.ts')]);
    return await survey(repo, collections);
  },
  explanations: async () => {
    const { explanations } = await import('./explain-codes.ts');
    return explanations;
  },
};
