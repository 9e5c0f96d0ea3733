import { z } from 'zod';
import { hook } from './schema-hooks.ts';
import { need } from './schema-needs.ts';
import { instructions, prompt } from './schema-prose.ts';
import { server } from './schema-servers.ts';
import { settings } from './schema-settings.ts';
import { kinds, tools } from './table/tools.ts';

const tool = z.enum(Object.keys(tools) as [keyof typeof tools]);

/** One configuration file of an agent tool. */
export const schema = z.strictObject({
  /** Whose format the file has. */
  tool,
  kind: z.enum(Object.keys(kinds) as [keyof typeof kinds]),
  /** Other tools that read the same file. */
  readBy: z.array(tool),
  /**
   * Whether it works where it stands: `root` and `nested` (below a folder) are in force; `personal` should not be committed and is in force;
   * `plugin` works where the plugin is installed; `elsewhere` is no place any tool looks at; `example` is a template, a test or a document.
   */
  scope: z.enum(['root', 'nested', 'personal', 'plugin', 'elsewhere', 'example']),
  /** Name by which it is called or found, where it has one. */
  name: z.string().nullable(),
  /** What it is for, in its own words (at most 1,024 characters). */
  description: z.string().nullable(),
  /** `recovered`: something is wrong with its syntax, and what could be read is here; `text`: not interpreted. */
  parsed: z.enum(['ok', 'recovered', 'failed', 'text']),
  /** Tools that refuse the whole file because of its syntax. */
  rejectedBy: z.array(tool),
  /** Lines of the text. */
  lines: z.number().int(),
  /** Bytes of the text in UTF-8, after secrets were hidden. */
  bytes: z.number().int(),
  instructions: instructions.nullable(),
  prompt: prompt.nullable(),
  settings: settings.nullable(),
  hooks: z.array(hook),
  servers: z.array(server),
  /** Commands, agents and other parts that a file of several holds, by name. */
  parts: z.array(z.strictObject({ kind: z.string(), name: z.string(), description: z.string().nullable(), line: z.number().int() })),
  /** Patterns of an ignore file; null for any other. */
  patterns: z.number().int().nullable(),
  /** What has to be there for it to work, found in its text and not confirmed. */
  needs: z.array(need),
  /** Names of keys that are not in the tables. */
  otherKeys: z.array(z.string()),
});

export type AgentConfig = z.output<typeof schema>;
