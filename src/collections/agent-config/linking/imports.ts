import type { Tree } from '../../../model/collection.ts';
import { complaints } from '../findings.ts';
import type { AgentConfig } from '../schema.ts';
import { importNodes, targetOf, type ImportNode } from './import-graph.ts';
import type { Peer, Report } from './peer.ts';

/** Hops after which tools stop following imports. */
const deepest = 4;

/** Each file with imports, and the files they lead to, in their order. */
type Edges = ReadonlyMap<string, readonly (string | null)[]>;

/** Finds the file behind each import, circles, and chains that are too long, through ordinary documents too. */
export function importGraph(peers: readonly Peer[], tree: Tree, report: Report): Map<string, AgentConfig> {
  const nodes = importNodes(peers, tree);
  const byAlias = new Map(peers.flatMap((it) => (it.aliases ?? []).map((alias) => [alias, it.path])));
  const edges: Edges = new Map([...nodes].map(([path, { imports }]) => [path, imports.map((it) => targetOf(it, byAlias))]));
  const data = new Map<string, AgentConfig>();
  for (const node of nodes.values()) {
    const { path, peer, problems } = node;
    for (const { code, message, fix, line = null } of problems) report(peer ?? { id: path, path }, { code, message, fix }, line);
    node.imports = node.imports.map((it, index) => {
      const target = edges.get(path)?.[index] ?? null;
      const circle = target !== null && (target === path || hopsFrom(target, edges).has(path));
      if (circle) report(peer ?? { id: path, path }, complaints.importCircle, it.line);
      return { ...it, circle };
    });
    if (peer !== null && peer.data.instructions !== null)
      data.set(peer.id, {
        ...peer.data,
        instructions: { ...peer.data.instructions, imports: node.imports, depth: depthBelow(path, edges) },
      });
  }
  reportDeep(nodes, edges, report);
  return data;
}

/** Hops to the files reached from one, breadth first, so that no circle keeps it from ending. */
function hopsFrom(start: string, edges: Edges): Map<string, number> {
  const hops = new Map([[start, 0]]);
  const queue = [start];
  for (const path of queue)
    for (const it of edges.get(path) ?? []) {
      if (it === null || hops.has(it)) continue;
      hops.set(it, (hops.get(path) ?? 0) + 1);
      queue.push(it);
    }
  return hops;
}

function depthBelow(path: string, edges: Edges): number {
  return Math.max(0, ...hopsFrom(path, edges).values());
}

/** Reports the imports that stand beyond the last hop and in no circle, seen from records that only files below them import. */
function reportDeep(nodes: ReadonlyMap<string, ImportNode>, edges: Edges, report: Report): void {
  for (const { path, peer } of nodes.values()) {
    if (peer === null) continue;
    const hops = hopsFrom(path, edges);
    if ([...edges].some(([from, targets]) => !hops.has(from) && targets.includes(path))) continue;
    for (const [reached, count] of hops) {
      const node = count >= deepest ? nodes.get(reached) : undefined;
      node?.imports.forEach((it, index) => {
        const target = edges.get(reached)?.[index] ?? null;
        const shorter = target !== null && (hops.get(target) ?? 0) <= deepest;
        if (it.path !== null && !it.circle && !shorter)
          report(node.peer ?? { id: reached, path: reached }, complaints.importTooDeep, it.line);
      });
    }
  }
}
