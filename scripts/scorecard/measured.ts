/** One point of the scorecard, measured on one site. */
export interface Measured {
  /** Number of the point, as the README lists them. */
  point: number;
  what: string;
  value: string;
  target: string;
  good: boolean;
  /** What is wrong, a line each. */
  faults: string[];
}

/** A number that may be at most `limit`. */
export function atMost(point: number, what: string, value: number, limit: number, unit: string): Measured {
  return { point, what, value: `${round(value)} ${unit}`, target: `at most ${limit} ${unit}`, good: value <= limit, faults: [] };
}

/** Something that must hold everywhere: `faults` are the places where it does not, out of `all`. */
export function everywhere(point: number, what: string, faults: string[], all: string): Measured {
  return { point, what, value: `${faults.length} in ${all}`, target: '0', good: faults.length === 0, faults };
}

const round = (value: number): number => Math.round(value * 100) / 100;
