import type { Host } from './host.ts';
import type { Pipeline } from './pipeline.ts';

/** What every command is given besides its arguments. */
export interface Surroundings {
  host: Host;
  pipeline: Pipeline;
  /** Version of this program. */
  version: string;
}

/** Options that every command takes, before or after its name. */
export interface GlobalArguments {
  quiet?: boolean;
  verbose?: boolean;
  json?: boolean;
  color: boolean;
  input: boolean;
  cwd?: string;
  config?: string;
}
