import type { Decision, Relation, State } from './schema.ts';
import type { Peer } from './targets.ts';

/** A decision that stands in a relation to another one. */
export interface Node {
  id: string;
  number: string | null;
  title: string;
  state: State | null;
}

/** `to` replaces or changes `from`; both are ids. */
export interface Edge {
  from: string;
  to: string;
  kind: 'replaces' | 'changes';
}

/** Decisions that hang together, in the order of their ids, and how. */
export interface Group {
  nodes: Node[];
  edges: Edge[];
}

/** All decisions together. */
export interface Summary {
  /** Those that replace or change each other, the largest group first. */
  groups: Group[];
}

/** Which decisions replaced and changed which. Records of deleted files are left out. */
export function summaryOf(records: readonly Peer[]): Summary {
  const standing = records.filter((it) => it.deleted !== true).toSorted((a, b) => compare(a.id, b.id));
  const known = new Set(standing.map((it) => it.id));
  const edges = new Map<string, Edge>();
  for (const { id, data } of standing) {
    for (const edge of edgesOf(id, data)) {
      const key = `${edge.from} ${edge.to}`;
      // Where one replaces what it also changes, it replaces it.
      if (known.has(edge.from) && known.has(edge.to) && edge.from !== edge.to && edges.get(key)?.kind !== 'replaces') edges.set(key, edge);
    }
  }
  const all = [...edges.values()].toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
  const groupOf = connected(all);
  const groups = Map.groupBy(
    standing.filter((it) => groupOf.has(it.id)),
    (it) => groupOf.get(it.id),
  );
  return {
    groups: [...groups]
      .map(([root, its]) => ({ nodes: its.map(nodeOf), edges: all.filter((it) => groupOf.get(it.from) === root) }))
      .toSorted((a, b) => b.nodes.length - a.nodes.length || compare(a.nodes[0]?.id ?? '', b.nodes[0]?.id ?? '')),
  };
}

function edgesOf(id: string, data: Decision): Edge[] {
  const to = (kind: Edge['kind'], relations: readonly Relation[]): Edge[] =>
    relations.flatMap((it) => (it.id === null ? [] : [{ from: it.id, to: id, kind }]));
  const from = (kind: Edge['kind'], relations: readonly Relation[]): Edge[] =>
    relations.flatMap((it) => (it.id === null ? [] : [{ from: id, to: it.id, kind }]));
  return [
    ...to('replaces', data.supersedes),
    ...from('replaces', data.supersededBy),
    ...to('changes', data.amends),
    ...from('changes', data.amendedBy),
  ];
}

/** The first id of its group, for each id that an edge touches. */
function connected(edges: readonly Edge[]): Map<string, string> {
  const beside = new Map<string, string[]>();
  for (const { from, to } of edges) {
    beside.set(from, [...(beside.get(from) ?? []), to]);
    beside.set(to, [...(beside.get(to) ?? []), from]);
  }
  const groupOf = new Map<string, string>();
  for (const root of [...beside.keys()].toSorted(compare)) {
    const waiting = groupOf.has(root) ? [] : [root];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (groupOf.has(id)) continue;
      groupOf.set(id, root);
      waiting.push(...(beside.get(id) ?? []));
    }
  }
  return groupOf;
}

const nodeOf = ({ id, title, data: { number, status } }: Peer): Node => ({ id, number, title, state: status.state });
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
