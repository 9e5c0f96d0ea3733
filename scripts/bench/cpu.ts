import { readFileSync } from 'node:fs';

// Of /proc/…/stat, behind the name in brackets: user and system time of the process, then of the children it has waited for.
const fields = { all: [11, 12, 13, 14], own: [11, 12], children: [13, 14] };
const ticksInSecond = 100;

/** Seconds of CPU this process and its ended children, or a part of them, have used so far. Linux only. */
export function cpuSeconds(whose: keyof typeof fields = 'all'): number {
  return secondsOf(ticksOf(readFileSync('/proc/self/stat', 'utf8'), whose));
}

/** CPU in ticks, from the text of a process's `stat`. */
export function ticksOf(stat: string, whose: keyof typeof fields): number {
  const values = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields[whose].reduce((sum, index) => sum + (values[index] ?? 0), 0);
}

/** Ticks as seconds. */
export const secondsOf = (ticks: number): number => ticks / ticksInSecond;
