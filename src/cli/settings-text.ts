import type { Sourced } from '../config/settings.ts';
import { columns } from './failure-text.ts';

const unset: Record<string, string> = {
  title: '(from the README or a package manifest)',
  keepContent: '(a temporary folder)',
  cache: '(none)',
  at: '(HEAD)',
  refs: '(no branches)',
};

/** Every setting in force and where it comes from, for `--verbose`. Ends with a line break. */
export function settingsText(settings: Sourced): string {
  const rows = Object.entries(settings).map(([name, { value, from }]) => {
    return [name, value === null ? (unset[name] ?? '') : String(value), from];
  });
  return ['Settings', ...columns(rows), ''].join('\n');
}
