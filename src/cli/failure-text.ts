import type { Failure } from '../model/failure.ts';
import type { Paint } from './paint.ts';
import { number, printable } from '../model/wording.ts';

/** Places that are printed; data has all of them. */
const most = 20;

/** A failure as it is printed: code and message, the places it speaks of, what to do, where to read more. Ends with a line break. */
export function failureText(failure: Failure, paint: Paint): string {
  const rest = failure.details.length - most;
  const more = rest > 0 ? [`  … and ${number(rest)} more; --json prints all of them`] : [];
  const head = `${paint('red', 'error')} ${paint('bold', failure.code)}  ${printable(failure.message)}`;
  const fixes = failure.fix.map((it, index) => `  ${index === 0 ? 'Fix ' : '    '}  ${printable(it)}`);
  return [head, ...columns(failure.details.slice(0, most)), ...more, ...fixes, `  More  handover explain ${failure.code}`, ''].join('\n');
}

/** Rows with their cells aligned, indented by two. Empty cells at the end leave nothing behind. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map(printable));
  const widths = cells.reduce<number[]>((all, row) => {
    return Array.from({ length: Math.max(all.length, row.length) }, (_, index) => Math.max(all[index] ?? 0, row[index]?.length ?? 0));
  }, []);
  return cells.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd());
}
