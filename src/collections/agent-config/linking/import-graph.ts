import { parseMarkdown } from '../../../markdown/parse.ts';
import type { Tree } from '../../../model/collection.ts';
import type { Finding } from '../../../model/problem.ts';
import { at, complaints } from '../findings.ts';
import { normalized } from '../needs/path-state.ts';
import { importsOf } from '../prose/imports.ts';
import type { Import } from '../schema-prose.ts';
import type { Tool } from '../table/tools.ts';
import type { Peer } from './peer.ts';

/** One file that imports others, be it a record or an ordinary document. */
export interface ImportNode {
  path: string;
  /** The record that the file is; null for an ordinary document. */
  peer: Peer | null;
  imports: Import[];
  /** What is wrong with its imports, but for circles and long chains. */
  problems: Finding[];
}

/** Every file with imports by its path: the records, and each document that is reached from one of a tool that goes on. */
export function importNodes(peers: readonly Peer[], tree: Tree): Map<string, ImportNode> {
  const byPath = new Map(peers.flatMap((it) => [it.path, ...(it.aliases ?? [])].map((path) => [path, it])));
  const nodes = new Map<string, ImportNode>();
  for (const peer of peers) {
    const { instructions } = peer.data;
    if (instructions === null || instructions.imports.length === 0) continue;
    const problems: Finding[] = [];
    nodes.set(peer.path, {
      path: peer.path,
      peer,
      imports: instructions.imports.map((it) => resolved(peer.path, it, tree, byPath, problems)),
      problems,
    });
  }
  // Grows while it is gone through: a document that was reached may reach further ones.
  const reached = [...nodes.values()].filter(({ peer }) => peer !== null && goesOn.has(peer.data.tool));
  for (const { imports } of reached)
    for (const { path, state, id } of imports) {
      const text = path === null || state !== 'found' || id !== null || nodes.has(path) ? null : (tree.textOf?.(path) ?? null);
      if (path === null || text === null) continue;
      const folder = path.split('/').slice(0, -1).join('/');
      const { imports: written, problems } = importsOf(parseMarkdown(text), folder);
      const node: ImportNode = {
        path,
        peer: null,
        imports: written.map((it) => resolved(path, it, tree, byPath, problems)),
        problems,
      };
      nodes.set(path, node);
      reached.push(node);
    }
  return nodes;
}

/** Where an import leads: the path of the file by its own name; null when it leads nowhere. */
export function targetOf({ path, state }: Import, peers: ReadonlyMap<string, string>): string | null {
  return path === null || state !== 'found' ? null : (peers.get(path) ?? path);
}

function resolved(from: string, it: Import, tree: Tree, byPath: ReadonlyMap<string, Peer>, problems: Finding[]): Import {
  const folder = from.slice(0, Math.max(0, from.lastIndexOf('/')));
  const path = it.path ?? (it.state === 'mention' || it.state === 'package' ? normalized(`${folder}/${it.written}`) : null);
  if (path === null) return it;
  if (tree.kindOf(path) !== null) return { ...it, state: 'found', path, id: byPath.get(path)?.id ?? null };
  if (it.state !== 'unchecked') return it;
  problems.push(at(complaints.importMissing, it.line));
  return { ...it, state: 'missing' };
}

// The others read the file that is named, and nothing that it names.
const goesOn: ReadonlySet<Tool> = new Set<Tool>(['claude-code', 'gemini-cli', 'amp', 'shared']);
