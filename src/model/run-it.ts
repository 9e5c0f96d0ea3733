import { z } from 'zod';

/** What a step is for, in the order in which somebody new needs them. */
export const topics = ['prerequisites', 'install', 'run', 'build', 'test', 'deploy', 'other'] as const;

/** What a document can say about the project in its own words. */
const abouts = ['accounts', 'contact', 'licence', 'ownership'] as const;

/** What kind of file said it. */
export const origins = [
  'readme',
  'handoff',
  'manifest',
  'lock file',
  'version file',
  'task file',
  'container',
  'compose',
  'ci',
  'deploy file',
  'dev container',
  'example file',
  'code',
] as const;

const place = z.strictObject({
  path: z.string(),
  /** 1-based; null when the whole file is meant. */ line: z.number().int().positive().nullable(),
});
const said = place.extend({ origin: z.enum(origins) });

/** A command that a file names. Found, not confirmed: nobody has said that it works. */
const step = said.extend({
  topic: z.enum(topics),
  command: z.string(),
  /** What the file calls it: the name of a script, the headings above it (`Install > macOS`), the job it is part of; null for nothing. */
  name: z.string().nullable(),
  /** What the command itself does, by how it begins; null when that is not known. The topic is that of all the commands it stands among. */
  does: z.enum(topics).nullable(),
  /** Line where the commands begin that are told together and in this order; null for a command on its own. */
  block: z.number().int().positive().nullable(),
  /** What the command stands for, where the file says so: the text of a script. */
  runs: z.string().nullable(),
  /** The comment behind it, which may say what it needs (`the server must run`); null for none. */
  note: z.string().nullable(),
});

/** A version of a tool that a file asks for. */
const tool = said.extend({
  tool: z.string(),
  /** The version as written, a range too; null when only the tool is named. */
  wanted: z.string().nullable(),
});

/** Statements of the repository that cannot both be true. */
const conflict = z.strictObject({
  about: z.string(),
  message: z.string(),
  places: z.array(said.extend({ /** What stands there. */ says: z.string() })),
});

/** Where a variable is stated, and what stands behind its name there. The value itself is never kept. */
const statement = said.extend({
  value: z.enum(['none', 'placeholder', 'reference', 'value', 'secret store']).nullable(),
});

/** An environment variable by its name. */
const variable = z.strictObject({
  name: z.string(),
  /** True when something stops without it; null when nothing says so. */
  required: z.boolean().nullable(),
  /** True when something stands in for it; null when nothing says so. */
  hasDefault: z.boolean().nullable(),
  /** The comment beside it in an example file; null for none. */
  description: z.string().nullable(),
  /** Who sets it without being asked (the operating system, a CI service); null for nobody known. */
  givenBy: z.string().nullable(),
  statedIn: z.array(statement),
  /** First places in the code where it is read. */
  readIn: z.array(place),
  /** All places in the code where it is read. */
  reads: z.number().int(),
});

/** Something that runs beside the code: a database, a queue. */
const service = said.extend({
  name: z.string(),
  /** Image as written; null when there is none. */
  image: z.string().nullable(),
});

const port = said.extend({
  /** As written: `8080:80`, `5432`. */ port: z.string(),
  /** Whose port it is; null when not said. */ of: z.string().nullable(),
});

const target = said.extend({
  /** Where it is deployed to: `Fly.io`, `GitHub Pages`. */ target: z.string(),
  /** Name of the app or environment there; null when not said. */ name: z.string().nullable(),
});

/** What a package manifest says about itself; null where it says nothing. */
const manifest = z.strictObject({
  path: z.string(),
  /** Name of the format, for example `npm package`. */
  kind: z.string(),
  name: z.string().nullable(),
  version: z.string().nullable(),
  description: z.string().nullable(),
});

/** One direct dependency: a line of the bill of materials. */
const dependency = z.strictObject({
  ecosystem: z.string(),
  name: z.string(),
  /** The version or range asked for; null when none is. */
  wanted: z.string().nullable(),
  /** The version in the lock file; null when there is none or it does not say. Where lock files beside each other differ, that of each: `4.1.0 (package-lock.json) or 4.0.2 (yarn.lock)`. */
  locked: z.string().nullable(),
  /** As the lock file says it; null when it does not. */
  licence: z.string().nullable(),
  kind: z.enum(['runtime', 'dev', 'optional', 'peer', 'build', 'test']),
  path: z.string(),
  line: z.number().int().positive().nullable(),
});

/** What a document says in its own words about something that no command tells. */
const remark = said.extend({ text: z.string() });

/** A licence of the project itself. */
const licence = said.extend({
  /** SPDX identifier or the words written; null when the text is not recognised. */ licence: z.string().nullable(),
});

/** What the files of the built commit say about installing, running, testing and deploying. Everything found, nothing confirmed. */
export const runIt = z.strictObject({
  /** Kinds of files that were looked for. */
  lookedFor: z.array(z.string()),
  /** Files that were read. */
  sources: z.array(z.strictObject({ path: z.string(), kind: z.string() })),
  steps: z.array(step),
  tools: z.array(tool),
  conflicts: z.array(conflict),
  variables: z.array(variable),
  services: z.array(service),
  ports: z.array(port),
  targets: z.array(target),
  manifests: z.array(manifest),
  dependencies: z.array(dependency),
  licences: z.array(licence),
  /** How to go back to what ran before, by sections and sentences of documents. Found, not confirmed. */
  rollBack: z.array(remark),
  /** Known limits and problems, by sections of documents. Found, not confirmed. */
  limits: z.array(remark),
  /** What sections of documents say about a topic without one command. Found, not confirmed. */
  inWords: z.array(remark.extend({ topic: z.enum(topics) })),
  /** What sections and labelled lines of documents say about accounts, contacts, the licence and ownership. Found, not confirmed. */
  told: z.array(remark.extend({ about: z.enum(abouts) })),
  /** How many entries each list has beyond those that are here. */
  more: z.array(z.strictObject({ list: z.string(), count: z.number().int() })),
});

export type RunIt = z.infer<typeof runIt>;
export type About = (typeof abouts)[number];
export type Topic = (typeof topics)[number];
export type Origin = (typeof origins)[number];
export type Step = RunIt['steps'][number];
export type Tool = RunIt['tools'][number];
export type Conflict = RunIt['conflicts'][number];
export type Variable = RunIt['variables'][number];
export type Statement = Variable['statedIn'][number];
export type Dependency = RunIt['dependencies'][number];
