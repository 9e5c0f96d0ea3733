import type { Edge, Group, Node } from './summary.ts';

/** A part of a sentence: words, or a decision. */
export type Part = string | Node;

/** The parts of a text that has lists of parts in its places. */
export const partsOf = (pieces: readonly (string | readonly Part[])[]): Part[] => pieces.flat();

/** How sentences about decisions are told in a language. */
export interface Said {
  replaces(newer: readonly Part[], older: readonly Part[]): Part[];
  changes(newer: readonly Part[], older: readonly Part[]): Part[];
  /** A decision inside a sentence, with what it had replaced before. */
  whichReplaced(newer: readonly Part[], older: readonly Part[]): Part[];
  /** What stands before the last of several. */
  and: string;
}

/** The same as the drawing in sentences: each decision that replaced or changed others, and what these had replaced before. */
export function sentencesOf({ nodes, edges }: Group, said: Said): Part[][] {
  const byId = new Map(nodes.map((it) => [it.id, it]));
  const told = new Set<Edge>();
  const older = (node: Node, kind: Edge['kind']): Edge[] => edges.filter((it) => it.to === node.id && it.kind === kind && !told.has(it));
  const listed = (its: readonly Edge[]): Part[] =>
    its.flatMap(({ from }, index) => {
      const node = byId.get(from);
      if (node === undefined) return [];
      return [...(index === 0 ? [] : [index === its.length - 1 ? said.and : ', ']), ...withOlder(node)];
    });
  const withOlder = (node: Node): Part[] => {
    const its = older(node, 'replaces');
    for (const it of its) told.add(it);
    return its.length === 0 ? [node] : said.whichReplaced([node], listed(its));
  };
  // Those that nothing has replaced are told first, so that each chain is one sentence.
  const replaced = new Set(edges.flatMap((it) => (it.kind === 'replaces' ? it.from : [])));
  const first = nodes.toSorted((a, b) => Number(replaced.has(a.id)) - Number(replaced.has(b.id)));
  return first.flatMap((node) => {
    const sentences: Part[][] = [];
    for (const kind of ['replaces', 'changes'] as const) {
      const its = older(node, kind);
      for (const it of its) told.add(it);
      if (its.length > 0) sentences.push(said[kind]([node], listed(its)));
    }
    return sentences;
  });
}
