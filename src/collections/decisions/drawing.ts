import type { Edge, Group, Node } from './summary.ts';

/** Size of a box and the room between boxes, in units of the drawing. */
const box = { width: 190, height: 52 };
const gap = { across: 48, down: 14 };
/** Widths of a letter that fit into a line of a box. */
const lineLength = 22;

interface Box {
  node: Node;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Two lines of text that fit: what names it, and its title. */
  lines: [string, string];
}

export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  arrows: { kind: Edge['kind']; path: string }[];
}

/** Boxes and arrows of a group, the older decisions on the left. The same group gives the same drawing. */
export function drawingOf({ nodes, edges }: Group): Drawing {
  const column = columnsOf(nodes, edges);
  const used = new Map<number, number>();
  const boxes = nodes
    .toSorted((a, b) => (column.get(a.id) ?? 0) - (column.get(b.id) ?? 0))
    .map((node): Box => {
      const at = column.get(node.id) ?? 0;
      const row = used.get(at) ?? 0;
      used.set(at, row + 1);
      return { node, x: 1 + at * (box.width + gap.across), y: 1 + row * (box.height + gap.down), ...box, lines: linesOf(node) };
    });
  const byId = new Map(boxes.map((it) => [it.node.id, it]));
  const arrows = edges.flatMap(({ from, to, kind }) => {
    const [start, end] = [byId.get(from), byId.get(to)];
    return start === undefined || end === undefined ? [] : [{ kind, path: pathOf(start, end) }];
  });
  return {
    width: Math.max(...boxes.map((it) => it.x + it.width)) + 1,
    height: Math.max(...boxes.map((it) => it.y + it.height)) + 1,
    boxes,
    arrows,
  };
}

/** How many decisions stand before each one, along the longest way. A way that leads back to itself is cut where it is found. */
function columnsOf(nodes: readonly Node[], edges: readonly Edge[]): Map<string, number> {
  const before = Map.groupBy(edges, (it) => it.to);
  const column = new Map<string, number>();
  const open = new Set<string>();
  const columnOf = (id: string): number => {
    const known = column.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return -1;
    open.add(id);
    const at = Math.max(-1, ...(before.get(id) ?? []).map((it) => columnOf(it.from))) + 1;
    open.delete(id);
    column.set(id, at);
    return at;
  };
  for (const { id } of nodes) columnOf(id);
  return column;
}

/** From the right side of the older box to the left side of the newer one; a way back goes the other way round. */
function pathOf(from: Box, to: Box): string {
  const back = to.x <= from.x;
  const [startX, endX] = back ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
  const [startY, endY] = [from.y + from.height / 2, to.y + to.height / 2];
  const bend = back ? -gap.across / 2 : gap.across / 2;
  return `M${startX} ${startY}C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX} ${endY}`;
}

function linesOf({ number, title }: Node): [string, string] {
  if (number !== null) return [fitting(number), fitting(title)];
  // A title alone has both lines; it breaks at the last space of what fits into the first.
  const start = fitting(title);
  const space = start.endsWith('…') ? start.lastIndexOf(' ') : -1;
  return space < 0 ? [start, ''] : [start.slice(0, space), fitting(title.slice(space + 1))];
}

/** As much of a text as fits into a line; letters of East Asia take twice the room. */
function fitting(text: string): string {
  let room = lineLength;
  let line = '';
  for (const letter of text) {
    room -= wide.test(letter) ? 2 : 1;
    if (room < 0) return `${line.trimEnd()}…`;
    line += letter;
  }
  return line;
}

const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
