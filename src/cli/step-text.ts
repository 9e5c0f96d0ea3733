import { bar, timeLeft } from './rate.ts';
import { duration, number, printable } from '../model/wording.ts';

/** How far a step is. `total` is null when it is not known; `unit` is empty before the first update. */
export interface Reached {
  done: number;
  total: number | null;
  unit: string;
  /** Milliseconds since the step began. */
  elapsed: number;
}

/** A step that runs: `Read history    [####--]  812 of 1,200 commits  4 s left`; the bar only where lines are drawn again. */
export function runningText(title: string, { done, total, unit, elapsed }: Reached, withBar: boolean): string {
  if (unit === '') return joined(title, [`running, ${duration(elapsed)}`]);
  if (total === null) return joined(title, [`${number(done)} ${unit}`]);
  const left = timeLeft(done, total, elapsed);
  return joined(title, [
    withBar ? bar(done, total, 20) : '',
    `${number(done)} of ${number(total)} ${unit}`,
    left === null ? '' : `${duration(left)} left`,
  ]);
}

/** A step that has ended: `Read history    1,200 commits  6.1 s`. */
export function endedText(title: string, summary: string, elapsed: number): string {
  return joined(title, [printable(summary), duration(elapsed)]);
}

function joined(title: string, cells: readonly string[]): string {
  return [title.padEnd(16), ...cells.filter((it) => it !== '')].join('  ');
}
