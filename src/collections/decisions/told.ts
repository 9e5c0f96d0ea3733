import type { Edge, Group, Node } from './summary.ts';

/** A part of a sentence: words, or a decision. */
export type Part = string | Node;

/** The same as the drawing in sentences: each decision that replaced or changed others, and what these had replaced before. */
export function sentencesOf({ nodes, edges }: Group): Part[][] {
  const byId = new Map(nodes.map((it) => [it.id, it]));
  const told = new Set<Edge>();
  const older = (node: Node, kind: Edge['kind']): Edge[] => edges.filter((it) => it.to === node.id && it.kind === kind && !told.has(it));
  const listed = (its: readonly Edge[], verb: string): Part[] =>
    its.flatMap(({ from }, index) => {
      const node = byId.get(from);
      if (node === undefined) return [];
      return [index === 0 ? verb : index === its.length - 1 ? ' and ' : ', ', node, ...before(node)];
    });
  const before = (node: Node): Part[] => {
    const its = older(node, 'replaces');
    for (const it of its) told.add(it);
    return its.length === 0 ? [] : [...listed(its, ', which replaced ')];
  };
  // Those that nothing has replaced are told first, so that each chain is one sentence.
  const replaced = new Set(edges.flatMap((it) => (it.kind === 'replaces' ? it.from : [])));
  const first = nodes.toSorted((a, b) => Number(replaced.has(a.id)) - Number(replaced.has(b.id)));
  return first.flatMap((node) => {
    const sentences: Part[][] = [];
    for (const [kind, verb] of verbs) {
      const its = older(node, kind);
      for (const it of its) told.add(it);
      if (its.length > 0) sentences.push([node, ...listed(its, verb), '.']);
    }
    return sentences;
  });
}

const verbs = [
  ['replaces', ' replaces '],
  ['changes', ' changes '],
] as const;
