import type { Shape } from './svg-shapes.ts';

type Point = readonly [x: number, y: number];

/**
 * What stands at the ends of a line, moved to where it belongs. In SVG lines refer to it by id, and ids would clash between the drawings of a page.
 * Null where the ends cannot be told.
 */
export function arrowHeads(line: Shape, markers: ReadonlyMap<string, Shape>): { transform: string; shapes: Shape[] }[] | null {
  const named = ['marker-start', 'marker-end'].flatMap((key) => {
    const id = /^url\(#([\w-]+?)(?:-start)?\)$/.exec(line.attributes.get(key) ?? '')?.[1];
    return id === undefined ? [] : [{ isStart: key === 'marker-start', marker: markers.get(id) }];
  });
  if (named.length === 0) return [];
  const points = pointsOf(line).filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  const scale = Number(line.attributes.get('stroke-width') ?? 1);
  const heads = [];
  for (const { isStart, marker } of named) {
    const [tip, before] = isStart ? [points[0], points[1]] : [points.at(-1), points.at(-2)];
    const shapes = marker?.children.filter((it) => typeof it !== 'string') ?? [];
    // A head points outwards and ends where its line does, whatever the program says of it: below a box it would not be seen.
    const reach = Math.max(...shapes.flatMap(pointsOf).map(([x]) => x));
    const middle = Number(marker?.attributes.get('refY') ?? NaN);
    if (tip === undefined || before === undefined) return null;
    const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
    if ([...tip, angle, scale, reach, middle].some((it) => !Number.isFinite(it))) return null;
    const moved = `translate(${digits(tip[0])} ${digits(tip[1])}) rotate(${digits(angle)}) scale(${digits(scale)})`;
    heads.push({ transform: `${moved} translate(${digits(-reach)} ${digits(-middle)})`, shapes });
  }
  return heads;
}

/** Corners of a line or a figure, in order; none where the form has no corners. */
export function pointsOf({ name, attributes }: Shape): Point[] {
  const number = (key: string): number => Number(attributes.get(key) ?? NaN);
  if (name === 'line')
    return [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ];
  const text = name === 'polyline' || name === 'polygon' ? attributes.get('points') : /^[ML\d.,\s-]+$/.exec(attributes.get('d') ?? '')?.[0];
  const all = text?.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1] ?? NaN] as const] : []));
}

const digits = (it: number): string => String(Math.round(it * 100) / 100 + 0);
