import { decoded } from './label.ts';

/** An element of a drawing. */
export interface Shape {
  name: string;
  attributes: Map<string, string>;
  children: (Shape | string)[];
}

/** A drawing as it was made by a program that is not trusted: nothing but shapes, numbers and words is taken over. */
export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
  /** What stands at the ends of lines, by the name that lines give. */
  markers: Map<string, Shape>;
}

/** Reads SVG as a program wrote it; null where it holds anything else than shapes. */
export function pictureOf(svg: string): Picture | null {
  const size = /^<svg [^>]*\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  const tree = treeOf(svg.replace(/<style>[^]*?<\/style>/g, ''));
  if (size === null || tree === null) return null;
  const inner = tree.children.filter(isShape);
  const markers = inner.flatMap((it) => (it.name === 'defs' ? it.children.filter(isShape) : []));
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    shapes: inner.filter((it) => it.name !== 'defs'),
    markers: new Map(markers.map((it) => [it.attributes.get('id') ?? '', it])),
  };
}

const isShape = (it: Shape | string): it is Shape => typeof it !== 'string';

function treeOf(svg: string): Shape | null {
  const root: Shape = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let end = 0;
  for (const found of svg.matchAll(token)) {
    if (found.index !== end) return null;
    end += found[0].length;
    const [, closing, name = '', attributes = '', alone, text] = found;
    const parent = open.at(-1);
    if (parent === undefined) return null;
    if (text !== undefined) {
      if (text.trim() !== '') parent.children.push(decoded(unescaped(text)));
    } else if (closing === '/') {
      if (open.pop()?.name !== name) return null;
    } else {
      const shape = {
        name,
        attributes: new Map([...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescaped(value)])),
        children: [],
      };
      parent.children.push(shape);
      if (alone !== '/') open.push(shape);
      if (open.length > deepest) return null;
    }
  }
  const [first] = root.children;
  return end === svg.length && open.length === 1 && typeof first === 'object' && first.name === 'svg' ? first : null;
}

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");
const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)/g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const deepest = 20;
