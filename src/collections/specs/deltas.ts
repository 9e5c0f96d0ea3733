import { cut } from './cut.ts';
import { endOf, type Heading, type Scan } from './scan.ts';
import { longestText, type Delta } from './schema.ts';

/** What a delta says, and what a program that merges it would get wrong. */
export interface Deltas {
  deltas: Delta[];
  /** Lines of a second heading of one operation. */
  repeated: number[];
  /** Lines of headings in another case than the tool writes. */
  cased: number[];
  /** Lines of headings that end in "Requirements" and name no operation. */
  other: number[];
}

/** The operations of an OpenSpec delta. */
export function deltasOf({ headings, lines, apart }: Scan): Deltas {
  const found: Deltas = { deltas: [], repeated: [], cased: [], other: [] };
  const seen = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    if (heading.depth !== 2) continue;
    const operation = operations.exec(heading.text)?.[1]?.toLowerCase();
    if (!isOperation(operation)) {
      if (/\brequirements$/i.test(heading.text)) found.other.push(heading.line);
      continue;
    }
    if (seen.has(operation)) found.repeated.push(heading.line);
    seen.add(operation);
    if (heading.text !== `${operation.toUpperCase()} Requirements`) found.cased.push(heading.line);
    const end = endOf(headings, at);
    const below = headings.slice(at + 1, end).filter((it) => it.depth === 3);
    const requirements = below.map((it) => ({ name: nameOf(it), line: it.line, to: null as string | null }));
    if (operation === 'renamed' || operation === 'removed') {
      const last = headings[end]?.line ?? lines.length + 1;
      addListed(requirements, { lines, apart, from: heading.line, to: last - 1 });
    }
    found.deltas.push({ operation, line: heading.line, requirements: requirements.slice(0, longest) });
  }
  return found;
}

interface Stretch {
  lines: readonly string[];
  apart: Uint8Array;
  from: number;
  to: number;
}

/** `- FROM: …` and `- TO: …` of a renamed requirement, and a removed one that is written as an item. */
function addListed(requirements: Delta['requirements'], { lines, apart, from, to }: Stretch): void {
  for (let at = from; at < to; at++) {
    if (apart[at] === 1) continue;
    const line = lines[at] ?? '';
    const [, direction, name = ''] = listed.exec(line) ?? [];
    const words = cleaned(name);
    if (direction === undefined) {
      const item = removedItem.exec(line)?.[1];
      if (item !== undefined) requirements.push({ name: cleaned(item) || '?', line: at + 1, to: null });
      continue;
    }
    const last = requirements.at(-1);
    if (direction.toLowerCase() === 'to') {
      if (last) last.to = words || null;
    } else if (words !== '' && last?.name !== words) requirements.push({ name: words, line: at + 1, to: null });
  }
}

const isOperation = (word: string | undefined): word is Delta['operation'] =>
  word !== undefined && ['added', 'modified', 'removed', 'renamed'].includes(word);
const nameOf = ({ text }: Heading): string => cleaned(text) || '?';

/** Name of a requirement as a key: without the word before it, its marks and its spaces. */
export function cleaned(name: string): string {
  return cut(
    name
      .replace(/[`*]/g, '')
      .replace(/^#+\s*/, '')
      .replace(/^requirement\s*:\s*/i, '')
      .replace(/\s+/g, ' ')
      .trim(),
    longestText,
  );
}

const longest = 300;
const operations = /^(added|modified|removed|renamed)\s+requirements$/i;
const listed = /^\s*[-*+]\s*(?:\*\*)?(FROM|TO)(?:\*\*)?\s*:\s*(?:\*\*)?\s*(.*)$/i;
const removedItem = /^\s*[-*+]\s*`?(?:#{3}\s*)?requirement\s*:\s*(.+?)`?\s*$/i;
