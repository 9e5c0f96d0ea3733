import { cut, plain } from './cut.ts';
import { idAt } from './ids.ts';
import type { Scan } from './scan.ts';
import { longestText, type Step } from './schema.ts';

/** Steps written as `<task>` blocks with a `<name>` each, as the plans of GSD have them. A block does not say whether it is done. */
export function blockSteps({ lines, apart }: Scan): Step[] {
  const steps: Step[] = [];
  for (const [index, line] of lines.entries()) {
    if (apart[index] === 1 || !opening.test(line)) continue;
    const { id, rest, optional } = idAt(plain(nameBelow(lines, index)));
    steps.push({ id, text: cut(rest, longestText), state: 'open', words: null, line: index + 1, optional, group: null, meets: [] });
  }
  return steps;
}

/** The words of the name, else what a checkpoint asks for; empty when the block has neither. */
function nameBelow(lines: readonly string[], from: number): string {
  for (let at = from; at < Math.min(lines.length, from + mostBelow); at++) {
    const line = lines[at] ?? '';
    if (at > from && opening.test(line)) break;
    const [, tag = '', words = ''] = named.exec(line) ?? [];
    if (tag !== '') return words.trim() === '' ? (lines[at + 1] ?? '').trim() : words.trim();
    if (line.includes('</task>')) break;
  }
  return '';
}

const opening = /^\s*<task(?:\s[^>]*)?>/;
const named = /<(name|what-built|decision)>([^<]*)/;
const mostBelow = 30;
