import { z } from 'zod';
import { pathState } from './schema-needs.ts';

/** One hook: what runs at which event. */
export const hook = z.strictObject({
  /** Name of the event as written. */
  event: z.string(),
  line: z.number().int(),
  /** Whether the tool is known to have this event. */
  known: z.boolean(),
  /** The moment of a session that it stands for in all tools; null for an event of one tool's own. */
  moment: z.string().nullable(),
  /** What it is limited to, as written; null for everything. */
  matcher: z.string().nullable(),
  /** How the matcher is compared. */
  compared: z.enum(['all', 'exact', 'regex', 'anchored', 'files', 'ignored']),
  type: z.enum(['command', 'http', 'mcp_tool', 'prompt', 'agent', 'module', 'program', 'unknown']),
  /** A permission rule that must fit besides; null for none. */
  condition: z.string().nullable(),
  /** What it is for, in its own words. */
  description: z.string().nullable(),
  /** The command with its arguments (at most 600 characters), the address, the tool or the prompt; values that may be secret are left out. */
  runs: z.string().nullable(),
  /** Platform it is limited to; null for all. */
  platform: z.string().nullable(),
  /** Names of the headers it sends. */
  headers: z.array(z.string()),
  timeoutMs: z.number().nullable(),
  /** True when the tool does not wait for it. */
  background: z.boolean(),
  enabled: z.boolean(),
  /** Why it never runs; null when it does. */
  never: z.string().nullable(),
  /** Files of the repository that it runs. */
  scripts: z.array(z.strictObject({ path: z.string(), state: pathState, executable: z.boolean().nullable() })),
});

export type Hook = z.output<typeof hook>;
