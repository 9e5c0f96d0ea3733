import type { Config } from './schema.ts';

export type { PageComponents } from '../model/page-components.ts';

/** Gives `handover.config.ts` its types. Changes nothing. */
export function defineConfig(config: Config): Config {
  return config;
}
