import { pointsOf } from './arrow-heads.ts';
import type { Drawable } from './drawable.ts';
import type { Picture, Shape } from './svg-shapes.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a picture shows every line of the diagram, each from the box and to the box that it is to join, and behind no other: a layout that went wrong leaves lines in the air. */
export function isSound({ shapes, width, height }: Picture, { lines }: Drawable): boolean {
  const all = shapes.flatMap(withInner);
  const boxes = boxesOf(all);
  const joining = all.filter((it) => endsOf(it) !== null && !it.attributes.get('class')?.endsWith('label'));
  const isJoined = (line: Shape): boolean => {
    const points = pointsOf(line);
    const [first, last] = [points[0], points.at(-1)];
    // Messages between lives have no box to end at.
    if (line.name === 'g') return true;
    return [first, last].every((point, index) => {
      const box = boxes.get(endsOf(line)?.[index] ?? '');
      return point !== undefined && box !== undefined && isWithin(point, box);
    });
  };
  // A line behind a box looks like two, to the box and from it.
  const nodes = [...boxesOf(all.filter((it) => it.attributes.get('class') === 'node'))];
  const isApart = (line: Shape): boolean =>
    nodes.every(([id, box]) => (endsOf(line) ?? [id]).includes(id) || !isThrough(pointsOf(line), box));
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return (
    joining.length === lines &&
    joining.every((it) => isJoined(it) && isApart(it)) &&
    all.every((it) => pointsOf(it).every((point) => isWithin(point, whole)))
  );
}

/** Ends each line where it first meets its box: one that goes on along the border has its head below the box, where nobody sees it. */
export function endAtBoxes({ shapes }: Picture): void {
  const all = shapes.flatMap(withInner);
  const boxes = boxesOf(all);
  for (const line of all) {
    const ends = endsOf(line);
    const [from, to] = [boxes.get(ends?.[0] ?? ''), boxes.get(ends?.[1] ?? '')];
    if (line.name !== 'polyline' || from === undefined || to === undefined) continue;
    const points = [...pointsOf(line)];
    const meets = (index: number, box: Box): boolean => points.length > 2 && isWithin(points.at(index) ?? [NaN, NaN], box);
    while (meets(-2, to) && !meets(-3, to)) points.pop();
    while (meets(1, from) && !meets(2, from)) points.shift();
    line.attributes.set('points', points.map((it) => it.join(',')).join(' '));
  }
}

function boxesOf(shapes: readonly Shape[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const it of shapes) {
    const id = it.attributes.get('data-id');
    if (id !== undefined && it.name === 'g') boxes.set(id, boxOf(withInner(it)));
  }
  return boxes;
}

const withInner = (shape: Shape): Shape[] => [shape, ...shape.children.flatMap((it) => (typeof it === 'string' ? [] : withInner(it)))];

function endsOf({ attributes }: Shape): readonly [string, string] | null {
  const [from, to] = [
    attributes.get('data-from') ?? attributes.get('data-entity1'),
    attributes.get('data-to') ?? attributes.get('data-entity2'),
  ];
  return from === undefined || to === undefined ? null : [from, to];
}

function boxOf(shapes: readonly Shape[]): Box {
  const corners = shapes.flatMap(({ name, attributes }) => {
    const number = (key: string): number => Number(attributes.get(key) ?? 0);
    if (name === 'rect')
      return [[number('x'), number('y')] as const, [number('x') + number('width'), number('y') + number('height')] as const];
    if (name === 'circle' || name === 'ellipse') {
      const [x, y] = [number('rx') || number('r'), number('ry') || number('r')];
      return [[number('cx') - x, number('cy') - y] as const, [number('cx') + x, number('cy') + y] as const];
    }
    return name === 'polygon' ? pointsOf({ name, attributes, children: [] }) : [];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const isWithin = ([x, y]: readonly [number, number], { left, top, right, bottom }: Box): boolean =>
  x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
const slack = 3;

/** Whether a line of straight pieces runs through a box; along its border is beside it. */
function isThrough(points: readonly (readonly [number, number])[], { left, top, right, bottom }: Box): boolean {
  return points.slice(1).some(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    let [enter, leave] = [0, 1];
    for (const [from, by, low, high] of [
      [fromX, x - fromX, left + slack, right - slack],
      [fromY, y - fromY, top + slack, bottom - slack],
    ] as const) {
      if (by === 0 && (from <= low || from >= high)) return false;
      if (by === 0) continue;
      enter = Math.max(enter, Math.min((low - from) / by, (high - from) / by));
      leave = Math.min(leave, Math.max((low - from) / by, (high - from) / by));
    }
    return enter < leave;
  });
}
