import { isAlias, isMap, isScalar, isSeq, type LineCounter, type ParsedNode, type Scalar } from 'yaml';
import type { Finding } from '../model/problem.ts';

/** Why a document was not turned into data, and where. */
export class Unreadable extends Error {
  readonly reason: 'too much' | 'unknown alias';
  readonly line: number;

  constructor(reason: Unreadable['reason'], line: number) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

/** What is allowed before a document counts as an attack on time and memory. */
const most = { depth: 32, aliases: 20, nodes: 20_000 };

interface Walk {
  anchors: Map<string, ParsedNode>;
  lines: LineCounter;
  problems: Finding[];
  aliases: number;
  nodes: number;
}

/** A YAML node as text, null, lists and objects without prototype. Throws `Unreadable` beyond the caps above and for an alias of nothing; everything else is a problem. */
export function valueOf(node: ParsedNode | null, lines: LineCounter, problems: Finding[]): unknown {
  return convert(node, { anchors: new Map(), lines, problems, aliases: 0, nodes: 0 }, 0);
}

function convert(node: ParsedNode | null, walk: Walk, depth: number): unknown {
  if (++walk.nodes > most.nodes || depth > most.depth) throw new Unreadable('too much', node ? lineOf(node, walk) : 1);
  if (!node) return null;
  if (isAlias(node)) return convertAlias(node.source, node, walk, depth);
  if (node.tag && !plainTags.test(node.tag))
    walk.problems.push(
      unusable('The front matter has a YAML tag that Handover does not know; its value was kept as text.', 'Remove the tag.', node, walk),
    );
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
  if (++walk.aliases > most.aliases) throw new Unreadable('too much', lineOf(node, walk));
  const target = walk.anchors.get(name);
  // A pattern such as `**/*.ts` that somebody forgot to quote reads as an alias, too.
  if (!target) throw new Unreadable('unknown alias', lineOf(node, walk));
  return convert(target, walk, depth + 1);
}

function convertMap(map: Extract<ParsedNode, { items: { key: unknown }[] }>, walk: Walk, depth: number): Record<string, unknown> {
  const data = emptyData();
  for (const { key, value } of map.items) {
    if (!isScalar(key)) {
      walk.problems.push(
        unusable('A key of the front matter is a list or an object; it was left out.', 'Use a word as the key.', key, walk),
      );
      continue;
    }
    const name = String(key.value ?? '');
    if (name === '__proto__') {
      walk.problems.push(unusable('The front matter has the key `__proto__`; it was left out.', 'Rename the key.', key, walk));
      continue;
    }
    if (Object.hasOwn(data, name)) {
      const message = 'A key occurs twice in the front matter; the last value was kept.';
      walk.problems.push({ code: 'HO605', line: lineOf(key, walk), message, fix: 'Remove one of the two.' });
    }
    data[name] = convert(value, walk, depth + 1);
  }
  return data;
}

/** An object in which no name has a meaning of its own. */
export function emptyData(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** An empty value, `~` and `null` are null; everything else stays the text that was written. */
function textOf({ value, type }: Scalar): string | null {
  const text = String(value ?? '');
  return type === 'PLAIN' && nothing.test(text) ? null : text;
}

function unusable(message: string, fix: string, node: ParsedNode, walk: Walk): Finding {
  return { code: 'HO606', line: lineOf(node, walk), message, fix };
}

const lineOf = (node: ParsedNode, { lines }: Walk): number => Math.max(1, lines.linePos(node.range[0]).line);
const nothing = /^(?:~|null|Null|NULL)?$/;
const plainTags = /^tag:yaml\.org,2002:(?:str|map|seq|int|float|bool|null|timestamp|binary)$/;
