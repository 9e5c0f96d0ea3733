import type { Drawable } from './drawable.ts';
import { coded, labelOf } from './label.ts';

/** How a flowchart is drawn from its statements; null when one of them is not understood. */
export function flowchart(lines: readonly string[], header: string): Drawable | null {
  const direction = /^(?:graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(header);
  if (direction === null) return null;
  const root: Group = { title: '', groups: [], mentioned: new Set() };
  let way = direction[1] ?? 'TB';
  const open = [root];
  const closed: Group[] = [];
  const chart: Chart = { forms: new Map(), edges: [] };
  for (const line of lines.flatMap(statements)) {
    const group = /^subgraph\s+(?:([^\s[\]"]+)\s*\[([^[\]]+)\]|([^[\]]+))$/.exec(line);
    const current = open.at(-1) ?? root;
    const turned = /^direction\s+(TD|TB|LR|BT|RL)$/.exec(line)?.[1];
    if (/^(?:class|click)\s/.test(line)) continue;
    if (group !== null) {
      const title = labelOf(group[2] ?? group[3] ?? '');
      if (title === null || open.length > deepest) return null;
      // A line that leads to a group would be drawn to one more box.
      chart.forms.set(group[1] ?? group[3] ?? '', null);
      const inner = { title, groups: [], mentioned: new Set<string>() };
      current.groups.push(inner);
      open.push(inner);
    } else if (line === 'end') {
      if (open.length === 1) return null;
      closed.push(current);
      open.pop();
    } else if (turned !== undefined) {
      // A group that runs another way than the rest would be laid out with lines that miss its boxes.
      if (current === root) way = turned;
    } else if (!readChain(line, chart, current)) return null;
  }
  const names = new Map([...chart.forms].map(([id], index) => [id, `n${index}`]));
  const isLost = [...chart.forms].some(([id, form]) => form === null && [root, ...closed].some((it) => it.mentioned.has(id)));
  if (open.length > 1 || isLost || chart.forms.has('end')) return null;
  const boxes = withOwners([...closed, root], { forms: chart.forms, names });
  const text = [
    `flowchart ${way.toUpperCase()}`,
    ...boxes(root),
    ...chart.edges.map(({ from, arrow, to }) => `${names.get(from) ?? ''} ${arrow} ${names.get(to) ?? ''}`),
  ].join('\n');
  return { text, kind: 'flowchart', boxes: chart.forms.size, lines: chart.edges.length };
}

/** Boxes that are drawn in a frame. */
interface Group {
  title: string;
  groups: Group[];
  mentioned: Set<string>;
}

interface Chart {
  /** Shape and label of each box, by the name it has in the source; null for a group. */
  forms: Map<string, string | null>;
  edges: { from: string; arrow: string; to: string }[];
}

/** Gives the statements of a group: a box stands in the first one to end that names it. */
function withOwners(
  closed: readonly Group[],
  { forms, names }: { forms: Chart['forms']; names: ReadonlyMap<string, string> },
): (group: Group) => string[] {
  const owners = new Map<string, Group>();
  for (const group of closed) for (const id of group.mentioned) if (!owners.has(id)) owners.set(id, group);
  let count = 0;
  const statementsOf = (group: Group): string[] => [
    ...[...group.mentioned].flatMap((id) => (owners.get(id) === group ? `${names.get(id) ?? ''}${forms.get(id) ?? ''}` : [])),
    ...group.groups.flatMap((it) => [`subgraph g${++count} [${coded(it.title).replaceAll('<br>', ' ')}]`, ...statementsOf(it), 'end']),
  ];
  return statementsOf;
}

const statements = (line: string): string[] =>
  (line.includes('"') || /[#&]\w+;/.test(line) ? [line] : line.split(/;(?![^[({]*[\])}])/).map((it) => it.trim())).filter(Boolean);

/** Reads a statement of boxes and the lines between them into `chart`; false when it is none. */
function readChain(line: string, { forms, edges }: Chart, group: Group): boolean {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    at += found?.[0].length ?? 0;
    return found;
  };
  const node = (): string | null => {
    const id = take(name)?.[0].trim();
    if (id === undefined) return null;
    group.mentioned.add(id);
    for (const [open, close, pattern] of shapes) {
      const written = line.startsWith(open, at) ? take(pattern) : null;
      if (written === null) continue;
      const label = labelOf(written[1] ?? '');
      if (label === null || forms.get(id) === null) return null;
      forms.set(id, `${open}${coded(label)}${close}`.replace(slanted, '[$1$2]'));
      take(className);
      return id;
    }
    if (/^[[({>@]/.test(line.slice(at))) return null;
    if (!forms.has(id)) forms.set(id, `[${coded(labelOf(id) ?? '')}]`);
    take(className);
    return id;
  };
  const nodes = (): string[] | null => {
    const all: string[] = [];
    do {
      const one = node();
      if (one === null) return null;
      all.push(one);
    } while (take(and) !== null);
    return all;
  };
  let before = nodes();
  while (before !== null && at < line.length) {
    const found = take(plainArrow) ?? take(labelledArrow);
    if (found === null) return false;
    const [, start = '', opening = '', inner = '', closing = opening] = found;
    const label = labelOf(take(barLabel)?.[1] ?? inner);
    const after = nodes();
    if (label === null || after === null) return false;
    const arrow = `${start}${formOf(opening, closing)}${label === '\u00A0' ? '' : `|${coded(label)}|`}`;
    for (const from of before) for (const to of after) edges.push({ from, arrow, to });
    before = after;
  }
  return before !== null;
}

/** The one spelling of an arrow for how it begins and ends. */
function formOf(opening: string, closing: string): string {
  const hasHead = closing.endsWith('>');
  if (opening.startsWith('=')) return hasHead ? '==>' : '===';
  if (opening.startsWith('-.')) return hasHead ? '-.->' : '-.-';
  return hasHead ? '-->' : '---';
}

type Shape = readonly [open: string, close: string, pattern: RegExp];
const shape = (open: string, close: string): Shape => {
  const [from, to] = [open, close].map((it) => it.replace(/[\\[\](){}/|]/g, '\\$&'));
  return [open, close, new RegExp(`${from}\\s*("[^"]*"|[^"[\\](){}|]*?)\\s*${to}`, 'yi')];
};
// Of those that begin alike the longer ones stand first.
const shapes: readonly Shape[] = [
  shape('(((', ')))'),
  shape('([', '])'),
  shape('((', '))'),
  shape('[[', ']]'),
  shape('[(', ')]'),
  shape('[/', '\\]'),
  shape('[\\', '/]'),
  shape('[/', '/]'),
  shape('[\\', '\\]'),
  shape('>', ']'),
  shape('{{', '}}'),
  shape('[', ']'),
  shape('(', ')'),
  shape('{', '}'),
];
/** Of slanted boxes only those that lean both ways are drawn so. */
const slanted = /^\[(?:\/(.*)\/|\\(.*)\\)\]$/;
const name = /\s*[\p{L}\p{N}_]+(?:[-./][\p{L}\p{N}_]+)*/uy;
const className = /(?::::[\w-]+)?\s*/y;
const and = /\s*&\s*/y;
const plainArrow = /\s*(<)?(-{2,}>|-{3,}|-\.+->|-\.+-|={2,}>|={3,})(?![-=.>xo])\s*/y;
const labelledArrow = /\s*(<)?(--|-\.|==)\s*("[^"]*"|[^"|<>]+?)\s*(-{2,}>|-{3,}|\.+->|\.+-|={2,}>|={3,})(?![-=.>xo])\s*/y;
const barLabel = /\|([^|]*)\|\s*/y;
const deepest = 4;
