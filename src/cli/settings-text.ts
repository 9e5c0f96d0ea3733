import type { Sourced } from '../config/settings.ts';
import { columns } from './failure-text.ts';

const unset: Record<string, string> = {
  title: '(from the README or a package manifest)',
  keepContent: '(a temporary folder)',
  cache: '(none)',
  at: '(HEAD)',
  refs: '(no branches)',
  baseline: '(none)',
};

/** Every setting in force and where it comes from, for `--verbose`. Ends with a line break. */
export function settingsText(settings: Sourced): string {
  const rows = Object.entries(settings).map(([name, { value, from }]) => {
    const shown = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return [name, shown === '' ? (unset[name] ?? '') : shown, from];
  });
  return ['Settings', ...columns(rows), ''].join('\n');
}
