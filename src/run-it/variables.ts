import type { Origin, Statement, Variable } from '../model/run-it.ts';
import { wholeNameOf } from './cell-names.ts';
import type { FoundVariable } from './facts.ts';
import { givenBy } from './given.ts';
import type { Read } from './reads.ts';

/** A variable as one file states it, and which file that is. */
export interface StatedVariable extends FoundVariable {
  path: string;
  origin: Origin;
}

/** Places named for one variable; the rest is counted. */
const mostPlaces = 5;

/** One entry for each variable that is stated or read, by name. */
export function variablesOf(stated: readonly StatedVariable[], reads: readonly Read[]): Variable[] {
  const names = new Map<string, { stated: StatedVariable[]; reads: Read[] }>();
  const at = (name: string): { stated: StatedVariable[]; reads: Read[] } => {
    const known = names.get(name) ?? { stated: [], reads: [] };
    names.set(name, known);
    return known;
  };
  const known = new Set([...stated, ...reads].map((it) => it.name));
  for (const it of stated) for (const whole of inWhole(it, known)) at(whole.name).stated.push(whole);
  for (const it of reads) at(it.name).reads.push(it);
  return [...names].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, all]) => variableOf(name, all.stated, all.reads));
}

/** A variable, and beside it those that are written short behind it; what cannot be told stands in its words as it is written. */
function inWhole(variable: StatedVariable, known: ReadonlySet<string>): StatedVariable[] {
  const { shorts = [], description } = variable;
  if (shorts.length === 0) return [variable];
  const told = shorts.map((it) => ({ ...it, name: wholeNameOf(it, (name) => known.has(name)) }));
  const left = told.flatMap((it) => (it.name === null ? `(${it.written})` : []));
  const words = [...(description === null ? [] : [description]), ...left].join(' ');
  return [
    { ...variable, description: words === '' ? null : words },
    ...told.flatMap(({ name }) => (name === null ? [] : { ...variable, name })),
  ];
}

function variableOf(name: string, stated: readonly StatedVariable[], reads: readonly Read[]): Variable {
  const described =
    stated.find((it) => it.origin === 'example file' && it.description !== null) ?? stated.find((it) => it.description !== null);
  const hasDefault = first([...stated, ...reads].map((it) => it.hasDefault));
  return {
    name,
    required:
      first(stated.map((it) => it.required)) ?? (reads.some((it) => it.hasDefault === false) ? true : hasDefault === true ? false : null),
    hasDefault,
    description: described?.description ?? null,
    givenBy: givenBy(name),
    statedIn: stated.slice(0, mostPlaces).map(({ path, line, origin, value }): Statement => ({ path, line, origin, value })),
    readIn: reads.slice(0, mostPlaces).map(({ path, line }) => ({ path, line })),
    reads: reads.length,
  };
}

// What says yes counts before what says no.
function first(known: readonly (boolean | null)[]): boolean | null {
  return known.includes(true) ? true : known.includes(false) ? false : null;
}
