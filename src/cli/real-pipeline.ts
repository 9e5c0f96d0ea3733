import type { Pipeline } from './pipeline.ts';

/** The pipeline of the product. */
export const realPipeline: Pipeline = {
  collect: async (options) => {
    const [{ collect }, { collections }] = await Promise.all([import('../collect/collect.ts'), import('../collections/index.ts')]);
    return await collect({ ...options, collections });
  },
  checkTarget: async (out) => {
    const { checkTarget } = await import('../deliver/check-target.ts');
    checkTarget(out);
  },
  deliver: async (options) => {
    const { deliver } = await import('../deliver/deliver.ts');
    return await deliver(options);
  },
  explanations: async () => {
    const { explanations } = await import('./explain-codes.ts');
    return explanations;
  },
};
