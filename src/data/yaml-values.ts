import { isAlias, isMap, isScalar, isSeq, type LineCounter, type ParsedNode, type Scalar } from 'yaml';
import { emptyFields, type Fault, type FaultKind, type Place } from './fault.ts';

/** Why a document was not turned into data, and where. */
export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** What is allowed before a document counts as an attack on time and memory. */
export interface Limits {
  depth: number;
  aliases: number;
  nodes: number;
}

interface Walk {
  anchors: Map<string, ParsedNode>;
  lines: LineCounter;
  faults: Fault[];
  limits: Limits;
  aliases: number;
  nodes: number;
}

/** A YAML node as text, null, lists and objects without prototype. Throws `Unreadable` beyond `limits` and for an alias of nothing; everything else is a fault. */
export function valueOf(node: ParsedNode | null, lines: LineCounter, faults: Fault[], limits: Limits): unknown {
  return convert(node, { anchors: new Map(), lines, faults, limits, aliases: 0, nodes: 0 }, 0);
}

function convert(node: ParsedNode | null, walk: Walk, depth: number): unknown {
  if (++walk.nodes > walk.limits.nodes || depth > walk.limits.depth) throw new Unreadable(faultAt('too-much', node, walk));
  if (!node) return null;
  if (isAlias(node)) return convertAlias(node.source, node, walk, depth);
  if (node.tag && !plainTags.test(node.tag)) walk.faults.push(faultAt('unknown-tag', node, walk));
  const value = isScalar(node)
    ? textOf(node)
    : isSeq(node)
      ? node.items.map((it) => convert(it, walk, depth + 1))
      : isMap(node)
        ? convertMap(node, walk, depth)
        : null;
  // Set only now, so that a part which repeats itself is never found.
  if (node.anchor) walk.anchors.set(node.anchor, node);
  return value;
}

function convertAlias(name: string, node: ParsedNode, walk: Walk, depth: number): unknown {
  if (++walk.aliases > walk.limits.aliases) throw new Unreadable(faultAt('too-much', node, walk));
  const target = walk.anchors.get(name);
  // A pattern such as `**/*.ts` that somebody forgot to quote reads as an alias, too.
  if (!target) throw new Unreadable(faultAt('unknown-alias', node, walk));
  return convert(target, walk, depth + 1);
}

function convertMap(map: Extract<ParsedNode, { items: { key: unknown }[] }>, walk: Walk, depth: number): Record<string, unknown> {
  const data = emptyFields();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value ?? '') : null;
    if (name === null || name === '__proto__') {
      walk.faults.push({ ...faultAt('unusable-key', key, walk), ...(name === null ? {} : { key: name }) });
      continue;
    }
    if (Object.hasOwn(data, name)) walk.faults.push({ ...faultAt('duplicate-key', key, walk), key: name });
    data[name] = convert(value, walk, depth + 1);
  }
  return data;
}

/** An empty value, `~` and `null` are null; everything else stays the text that was written. */
function textOf({ value, type }: Scalar): string | null {
  const text = String(value ?? '');
  return type === 'PLAIN' && nothing.test(text) ? null : text;
}

function faultAt(kind: FaultKind, node: ParsedNode | null, { lines }: Walk): Fault {
  return { kind, ...placeAt(node?.range[0] ?? 0, lines) };
}

/** The place of an offset. */
export function placeAt(offset: number, lines: LineCounter): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

const nothing = /^(?:~|null|Null|NULL)?$/;
const plainTags = /^tag:yaml\.org,2002:(?:str|map|seq|int|float|bool|null|timestamp|binary)$/;
