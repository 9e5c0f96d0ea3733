import { parse as parseToml } from 'smol-toml';
import { z } from 'zod';
import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Manifest } from '../model/site.ts';

type About = Omit<Manifest, 'path' | 'kind'>;

const words = z
  .string()
  .catch('')
  .transform((it) => (it === '' ? null : it));
const commands = z.record(z.string(), z.unknown()).catch({});
const npm = z.object({ name: words, version: words, description: words, scripts: commands });
const deno = z.object({ name: words, version: words, tasks: commands });
const cargo = z.object({ package: z.object({ name: words, version: words, description: words }).optional().catch(undefined) });
const project = z.object({ name: words, version: words, description: words, scripts: commands });
const python = z.object({
  project: project.optional().catch(undefined),
  tool: z
    .object({ poetry: project.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

const none: About = { name: null, version: null, description: null, commands: [] };

/** Manifests at the root of a repository, by file name: what each is called and how it is read. As of November 2026. */
const formats: Readonly<Record<string, { kind: string; read(text: string): About }>> = {
  'package.json': { kind: 'npm package', read: (text) => nodeLike(npm.parse(JSON.parse(text))) },
  'composer.json': { kind: 'Composer package', read: (text) => nodeLike(npm.parse(JSON.parse(text))) },
  'deno.json': {
    kind: 'Deno project',
    read: (text) => {
      const { tasks, ...rest } = deno.parse(JSON.parse(text));
      return { ...rest, description: null, commands: commandsOf(tasks) };
    },
  },
  'Cargo.toml': { kind: 'Rust crate', read: (text) => ({ ...none, ...cargo.parse(parseToml(text)).package }) },
  'pyproject.toml': {
    kind: 'Python project',
    read: (text) => {
      const { project: plain, tool } = python.parse(parseToml(text));
      const about = plain ?? tool?.poetry;
      if (about === undefined) return none;
      const { scripts, ...rest } = about;
      return { ...rest, commands: commandsOf(scripts) };
    },
  },
  'go.mod': { kind: 'Go module', read: (text) => ({ ...none, name: /^module\s+(\S+)/m.exec(text)?.[1] ?? null }) },
};

/** True for a manifest that can be read. */
export function isManifest(path: string): boolean {
  return Object.hasOwn(formats, path);
}

/** What a manifest says about itself, or the problem that kept it from being read. */
export function readManifest(path: string, text: Redacted): { manifest: Manifest | null; problem: Finding | null } {
  const format = formats[path];
  if (format === undefined) return { manifest: null, problem: null };
  try {
    return { manifest: { path, kind: format.kind, ...format.read(text) }, problem: null };
  } catch {
    // The parser's own message quotes the text, which could hold anything.
    const message = `The file is not a valid ${format.kind} manifest, so nothing was taken from it.`;
    return { manifest: null, problem: { code: 'HO120', message, fix: 'Open it in an editor that checks its syntax.' } };
  }
}

function nodeLike({ scripts, ...rest }: z.output<typeof npm>): About {
  return { ...rest, commands: commandsOf(scripts) };
}

function commandsOf(scripts: Record<string, unknown>): About['commands'] {
  return Object.entries(scripts).flatMap(([name, command]) => (typeof command === 'string' ? [{ name, command }] : []));
}
