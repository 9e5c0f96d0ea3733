import { kinds, type Block, type Run } from '../../src/compare/block.ts';
import type { Cell, Comparison, Counts, Entry } from '../../src/compare/comparison.ts';

/** A comparison as short lines, so that what is expected can be written and read by hand. */
export function notationOf(parts: Comparison['parts']): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'skip')
      return [`... ${kinds.flatMap((it) => (part.counts[it] === undefined ? [] : [`${part.counts[it]} ${it}`])).join(', ')}`];
    return [`@ ${part.section.join(' > ')}`.trim(), ...part.entries.map(lineOf)];
  });
}

/** The numbers that are not 0. */
export function numbersOf({ words, cells, blocks }: Counts): object {
  const all = Object.entries({ words, ...blocks, cells }).map(
    ([name, numbers]) => [name, Object.fromEntries(Object.entries(numbers).filter(([, it]) => it > 0))] as const,
  );
  return Object.fromEntries(all.filter(([, it]) => Object.keys(it).length > 0));
}

const signs = { kept: ' ', added: '+', removed: '-', 'moved-from': '<', 'moved-to': '>' } as const;

function lineOf(entry: Entry): string {
  if (entry.change === 'changed') {
    const [before, after] = [markOf(entry.before), markOf(entry.after)];
    return `~ ${entry.after.kind}${bracketed(before === after ? after : `[-${before}-]{+${after}+}`)}: ${entry.cells.map(cellOf).join(' | ')}`;
  }
  return `${signs[entry.change]} ${entry.block.kind}${bracketed(markOf(entry.block))}: ${entry.block.cells.map(runsOf).join(' | ')}`;
}

const markOf = ({ within, label }: Block): string => within + label;
const bracketed = (mark: string): string => (mark === '' ? '' : `(${mark})`);

function cellOf({ pieces }: Cell): string {
  return pieces
    .map(({ change, runs }) => ({ kept: runsOf(runs), added: `{+${runsOf(runs)}+}`, removed: `[-${runsOf(runs)}-]` })[change])
    .join('');
}

function runsOf(runs: readonly Run[]): string {
  return runs.map(({ as, to, text }) => (as === '' ? text : `${as}(${text}${to === '' ? '' : ` -> ${to}`})`)).join('');
}
