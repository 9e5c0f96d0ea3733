import { z } from 'zod';
import { pathState } from './schema-needs.ts';
import { variable } from './schema-servers.ts';

/** What a settings file says. */
export const settings = z.strictObject({
  permissions: z.strictObject({
    /** How the tool asks, as written; null when nothing is said. */
    mode: z.string().nullable(),
    rules: z.array(
      z.strictObject({
        effect: z.enum(['allow', 'ask', 'deny', 'delegate']),
        rule: z.string(),
        line: z.number().int(),
        valid: z.boolean(),
        /** True when it lets everything of a kind through. */
        broad: z.boolean(),
      }),
    ),
    /** Folders beyond the project that may be used. */
    directories: z.array(z.string()),
  }),
  environment: z.array(variable),
  /** Programs that the tool starts by itself. */
  automatic: z.array(z.strictObject({ key: z.string(), command: z.string(), state: pathState.nullable(), line: z.number().int() })),
  /** Servers that are approved or refused here; `all` for every one. */
  approvals: z.array(z.strictObject({ server: z.string(), approved: z.boolean() })),
  plugins: z.array(
    z.strictObject({
      name: z.string(),
      marketplace: z.string().nullable(),
      enabled: z.boolean().nullable(),
      source: z.string().nullable(),
      pinned: z.boolean().nullable(),
    }),
  ),
  marketplaces: z.array(z.strictObject({ name: z.string(), source: z.string().nullable(), pinned: z.boolean().nullable() })),
  /** Other settings; a value only where it is a short word, a number or a truth value. */
  values: z.array(z.strictObject({ key: z.string(), value: z.string().nullable() })),
});

export type Settings = z.output<typeof settings>;
export type Permissions = Settings['permissions'];
