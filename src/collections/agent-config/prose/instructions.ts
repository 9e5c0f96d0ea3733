import { parseMarkdown } from '../../../markdown/parse.ts';
import { plainText } from '../../../markdown/text.ts';
import type { Finding } from '../../../model/problem.ts';
import type { Redacted } from '../../../model/redacted.ts';
import { textOf } from '../../../data/values.ts';
import { at, complaints } from '../findings.ts';
import type { Place } from '../places.ts';
import type { AgentConfig } from '../schema.ts';
import { importsOf } from './imports.ts';
import { loadOf } from './load.ts';

/** Reads instructions, rules, styles and templates. */
export function readInstructions(place: Place, text: Redacted, config: AgentConfig): Finding[] {
  const doc = parseMarkdown(text);
  const front = doc.front.data ?? {};
  const { load, complaint } = loadOf(place, front);
  const folder = place.path.split('/').slice(0, -1).join('/');
  const { imports, problems } = follows.has(place.kind) ? importsOf(doc, folder) : { imports: [], problems: [] };
  config.parsed = doc.front.lenient ? 'recovered' : 'ok';
  config.description = textOf(front['description'])?.slice(0, 1024) ?? null;
  config.name = place.kind === 'instructions' ? null : (textOf(front['name']) ?? stemOf(place.path));
  config.instructions = {
    load,
    sections: doc.root.children.flatMap((it) => (it.type === 'heading' && it.depth <= 2 ? plainText(it).slice(0, 200) : [])).slice(0, 100),
    imports,
    depth: 0,
  };
  if (isTooLong(place, text, config.bytes)) problems.push(at(complaints.tooLong, null));
  if (place.tool === 'roo') problems.push(at(complaints.discontinued, null));
  if (complaint !== null) problems.push(at(complaint, complaint === complaints.ignoredFile ? null : 1));
  return [...doc.problems, ...problems];
}

/** Name of a file without its endings. */
export function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.(?:instructions|prompt|agent|chatmode)?\.?(?:mdc|md|txt|toml|json|rules)$/, '');
}

const follows: ReadonlySet<string> = new Set(['instructions', 'rules']);

/** Claude Code skips what is over 4 MiB, Codex cuts at 32 KiB, Devin at 12,000 characters a rule. */
function isTooLong({ tool, kind, path }: Place, text: string, bytes: number): boolean {
  if (tool === 'devin') return kind === 'rules' && text.length > 12_000;
  if (path.endsWith('AGENTS.md') || path.endsWith('AGENTS.override.md')) return bytes > 32 * 1024;
  return bytes > 4 * 1024 * 1024;
}
