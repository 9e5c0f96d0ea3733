import { z } from 'zod';
import { pathState } from './schema-needs.ts';

/** When a text reaches the model. */
const load = z.strictObject({
  when: z.enum(['always', 'on-directory', 'on-match', 'model-decides', 'in-mode', 'manual', 'if-no-other-file', 'never']),
  /** Globs a file must match, for `on-match`. */
  globs: z.array(z.string()),
  /** Files of the built commit that match; null without globs, and before the tree was asked. */
  matches: z.number().int().nullable(),
  /** The rule in words, where the tool has more to say. */
  condition: z.string().nullable(),
});

/** One file that a text pulls in by `@path` or the like. */
const imported = z.strictObject({
  /** As written, with `~` for a home folder. */
  written: z.string(),
  line: z.number().int(),
  /** `mention` for a word that names no file, `package` for what is a package of npm. */
  state: z.enum([...pathState.options, 'mention', 'package']),
  /** Path from the root of the repository; null when it leads elsewhere. */
  path: z.string().nullable(),
  /** Id of the record at that path; null when there is none. */
  id: z.string().nullable(),
  /** True when following it leads back here. */
  circle: z.boolean(),
});

/** What instructions, rules and the like have. */
export const instructions = z.strictObject({
  load,
  /** Headings of the two highest levels. */
  sections: z.array(z.string()),
  imports: z.array(imported),
  /** Longest chain of imports below it, after the tree was asked. */
  depth: z.number().int(),
});

/** What a command, skill or subagent says about itself. */
export const prompt = z.strictObject({
  /** How a person calls it, such as `/release`; null when nobody can. */
  invoke: z.string().nullable(),
  argumentHint: z.string().nullable(),
  model: z.string().nullable(),
  /** Tools it may use; null when nothing is said, which means all. */
  tools: z.array(z.string()).nullable(),
  deniedTools: z.array(z.string()),
  permissionMode: z.string().nullable(),
  /** Whether the model may use it by itself. */
  byModel: z.boolean(),
  /** Whether a person may call it. */
  byPerson: z.boolean(),
  /** Skills it loads, servers it names. */
  skills: z.array(z.string()),
  servers: z.array(z.string()),
  license: z.string().nullable(),
  compatibility: z.string().nullable(),
  /** Shell commands that run when it is called, before the model sees the text (at most 200 characters each). */
  snippets: z.array(z.strictObject({ command: z.string(), line: z.number().int() })),
  /** Files it names, from the root of the repository. */
  references: z.array(z.strictObject({ path: z.string(), line: z.number().int(), state: pathState })),
  /** Files beside a skill in its folder. */
  bundled: z.array(z.string()),
  /** Whether it keeps to what every tool understands; null where there is no such standard. */
  portable: z.boolean().nullable(),
});

export type Load = z.output<typeof load>;
export type Import = z.output<typeof imported>;
export type Prompt = z.output<typeof prompt>;
