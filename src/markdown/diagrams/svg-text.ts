import { arrowHeads } from './arrow-heads.ts';
import type { Picture, Shape } from './svg-shapes.ts';

/** A drawing as SVG for a page: shapes with numbers and classes, and escaped words. Null where it holds what is none of these. */
export function svgText(picture: Picture): string | null {
  const made = picture.shapes.map((it) => shapeText(it, picture));
  if (made.includes(null) || picture.width > widest || picture.height > widest) return null;
  const [width, height] = [picture.width, picture.height].map((it) => String(Math.ceil(it)));
  return `<svg viewBox="0 0 ${width ?? ''} ${height ?? ''}" width="${width ?? ''}" height="${height ?? ''}">${made.join('')}</svg>`;
}

function shapeText(shape: Shape, picture: Pick<Picture, 'markers'>): string | null {
  const { name, attributes, children } = shape;
  const kept = attributesText(attributes);
  if (!elements.has(name) || kept === null) return null;
  const inner = children.map((it) => (typeof it === 'string' ? escaped(it) : shapeText(it, picture)));
  const heads = arrowHeads(shape, picture.markers)?.map(({ transform, shapes }) => {
    const its = shapes.map((it) => shapeText(it, { markers: new Map() }));
    return its.includes(null) ? null : `<g transform="${transform}">${its.join('')}</g>`;
  });
  if (inner.includes(null) || heads === undefined || heads.includes(null)) return null;
  const body = inner.join('');
  const isEmptyGroup = name === 'g' && body === '';
  return `${isEmptyGroup ? '' : body === '' ? `<${name}${kept}/>` : `<${name}${kept}>${body}</${name}>`}${heads.join('')}`;
}

function attributesText(attributes: ReadonlyMap<string, string>): string | null {
  const classes: string[] = [];
  let text = '';
  for (const [key, value] of attributes) {
    if (key === 'class' && value === 'mono') classes.push(value);
    if (key.startsWith('data-') || unneeded.has(key)) continue;
    if (key === 'fill' || key === 'stroke') {
      const role = /^var\(--_?([a-z-]+)\)$/.exec(value)?.[1];
      if (role !== undefined && roles.has(role)) classes.push(`${key}-${role}`);
      else if (value === 'none') text += ` ${key}="none"`;
      else return null;
    } else if (numbers.has(key) && /^[-\d., MLHVCSQTAZmlhvcsqtaz]+$/.test(value)) text += ` ${key}="${rounded(value)}"`;
    else if (words.get(key)?.test(value) === true) text += ` ${key}="${value}"`;
    else return null;
  }
  return `${classes.length === 0 ? '' : ` class="${classes.join(' ')}"`}${text}`;
}

/** Numbers with one digit behind the point: what differs behind it is the machine's. */
const rounded = (text: string): string => text.replace(/-?\d*\.\d+/g, (it) => String(Math.round(Number(it) * 10) / 10 + 0));
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it] ?? '');

const elements = new Set(['g', 'rect', 'line', 'polyline', 'polygon', 'circle', 'ellipse', 'path', 'text', 'title', 'tspan']);
const numbers = new Set(
  'x y width height rx ry cx cy r x1 y1 x2 y2 points d dx dy font-size font-weight stroke-width stroke-dasharray'.split(' '),
);
const words: ReadonlyMap<string, RegExp> = new Map([
  ['transform', /^translate\(-?[\d.]+,-?[\d.]+\) scale\([\d.]+\)$/],
  ['dy', /^0\.35em$/],
  ['text-anchor', /^(?:start|middle|end)$/],
  ['font-weight', /^bold$/],
  ['font-style', /^italic$/],
  ['stroke-linejoin', /^round$/],
  ['stroke-linecap', /^round$/],
  ['text-decoration', /^(?:underline|line-through)$/],
  ['dominant-baseline', /^(?:middle|central)$/],
]);
const unneeded = new Set(['class', 'id', 'marker-start', 'marker-end', 'font-family']);
const roles = new Set(
  'bg text text-sec text-muted text-faint line arrow node-fill node-stroke group-fill group-hdr inner-stroke key-badge'.split(' '),
);
const widest = 6_000;
