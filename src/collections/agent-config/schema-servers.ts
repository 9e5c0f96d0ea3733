import { z } from 'zod';
import { need, pathState } from './schema-needs.ts';

/** A variable or header by name; its value is never kept. */
export const variable = z.strictObject({
  name: z.string(),
  /** Where its value comes from: the environment or an input, the file itself, a place still to be filled in, or it is only passed on. */
  value: z.enum(['reference', 'written', 'placeholder', 'empty', 'passed on']),
  /** Variables that the value names; inputs as `input:id`. */
  reads: z.array(z.string()),
});

/** One MCP server. */
export const server = z.strictObject({
  name: z.string(),
  line: z.number().int(),
  transport: z.enum(['stdio', 'http', 'sse', 'ws', 'tcp', 'extension', 'unknown']),
  command: z.string().nullable(),
  /** Arguments; values that may be secret are left out. */
  args: z.array(z.string()),
  cwd: z.string().nullable(),
  /** Address without user, query and fragment. */
  url: z.string().nullable(),
  environment: z.array(variable),
  headers: z.array(variable),
  /** Variables and inputs that must be there. */
  required: z.array(z.string()),
  /** A program that runs to make the headers; null for none. */
  helper: z.string().nullable(),
  /** Package, image or git address that is run; null when it is none. */
  code: need.pick({ kind: true, name: true, from: true, version: true, pinned: true }).nullable(),
  /** File that is run; null when it is none. */
  script: z.strictObject({ path: z.string(), state: pathState }).nullable(),
  /** Tools of the server: the only ones allowed (null for all), those refused, those used without asking. */
  tools: z.strictObject({ only: z.array(z.string()).nullable(), refused: z.array(z.string()), unasked: z.array(z.string()) }),
  enabled: z.boolean(),
  timeoutMs: z.number().nullable(),
  description: z.string().nullable(),
  /** Why the tool passes it over; null when it does not. */
  ignored: z.string().nullable(),
  /** The same for the same server in every file and every tool; null when nothing can be compared. */
  fingerprint: z.string().nullable(),
  /** Other files that configure the same server, and whether they run the same version. */
  elsewhere: z.array(
    z.strictObject({ path: z.string(), id: z.string(), name: z.string(), version: z.string().nullable(), same: z.boolean() }),
  ),
  otherKeys: z.array(z.string()),
});

export type Variable = z.output<typeof variable>;
export type Server = z.output<typeof server>;
