import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import type { Peer, Report } from './peer.ts';
import { normalized } from '../needs/path-state.ts';
import type { Import } from '../schema-prose.ts';
import type { AgentConfig } from '../schema.ts';

/** Hops after which tools stop following imports. */
const deepest = 4;

/** Finds the file behind each import, circles, and chains that are too long. Only files that are records themselves can be followed further. */
export function importGraph(peers: readonly Peer[], tree: Tree, report: Report): Map<string, AgentConfig> {
  const byPath = new Map(peers.flatMap((it) => [it.path, ...(it.aliases ?? [])].map((path) => [path, it])));
  const found = new Map<string, Import[]>();
  for (const peer of peers) {
    const { instructions } = peer.data;
    if (instructions !== null && instructions.imports.length > 0)
      found.set(
        peer.id,
        instructions.imports.map((it) => resolved(peer, it, tree, byPath, report)),
      );
  }
  const data = new Map<string, AgentConfig>();
  for (const peer of peers) {
    const imports = found.get(peer.id);
    if (imports === undefined || peer.data.instructions === null) continue;
    const marked = imports.map((it) => {
      const circle = it.id !== null && (it.id === peer.id || leadsTo(it.id, peer.id, found));
      if (circle) report(peer, complaints.importCircle, it.line);
      return { ...it, circle };
    });
    data.set(peer.id, { ...peer.data, instructions: { ...peer.data.instructions, imports: marked, depth: depthBelow(peer.id, found) } });
  }
  for (const peer of peers) if (found.has(peer.id)) reportDeep(peer, peers, found, report);
  return data;
}

function resolved(peer: Peer, it: Import, tree: Tree, byPath: ReadonlyMap<string, Peer>, report: Report): Import {
  const folder = peer.path.slice(0, Math.max(0, peer.path.lastIndexOf('/')));
  const path = it.path ?? (it.state === 'mention' || it.state === 'package' ? normalized(`${folder}/${it.written}`) : null);
  if (path === null) return it;
  if (tree.kindOf(path) !== null) return { ...it, state: 'found', path, id: byPath.get(path)?.id ?? null };
  if (it.state !== 'unchecked') return it;
  report(peer, complaints.importMissing, it.line);
  return { ...it, state: 'missing' };
}

function leadsTo(from: string, to: string, found: ReadonlyMap<string, readonly Import[]>): boolean {
  const seen = new Set<string>();
  const stack = [from];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const it of found.get(id) ?? []) if (it.id !== null) stack.push(it.id);
  }
  return false;
}

/** Hops to the files reached from one, breadth first, so that no circle keeps it from ending. */
function hopsFrom(start: string, found: ReadonlyMap<string, readonly Import[]>): Map<string, number> {
  const hops = new Map([[start, 0]]);
  const queue = [start];
  for (const id of queue)
    for (const it of found.get(id) ?? []) {
      if (it.id === null || hops.has(it.id)) continue;
      hops.set(it.id, (hops.get(id) ?? 0) + 1);
      queue.push(it.id);
    }
  return hops;
}

function depthBelow(id: string, found: ReadonlyMap<string, readonly Import[]>): number {
  const hops = hopsFrom(id, found);
  return Math.max(0, ...[...hops].map(([at, it]) => ((found.get(at)?.some((edge) => edge.path !== null) ?? false) ? it + 1 : it)));
}

/** Reports the imports that stand beyond the last hop, seen from files that nothing imports. */
function reportDeep(peer: Peer, peers: readonly Peer[], found: ReadonlyMap<string, readonly Import[]>, report: Report): void {
  const imported = [...found.values()].some((all) => all.some((it) => it.id === peer.id));
  if (imported) return;
  const byId = new Map(peers.map((it) => [it.id, it]));
  for (const [id, hops] of hopsFrom(peer.id, found)) {
    const at = byId.get(id);
    if (hops >= deepest && at !== undefined)
      for (const it of found.get(id) ?? []) if (it.path !== null && !it.circle) report(at, complaints.importTooDeep, it.line);
  }
}
