import type { Sourced } from '../config/settings.ts';
import { columns } from './failure-text.ts';

const unset: Record<string, string> = {
  title: '(from the README or a package manifest)',
  keepContent: '(a temporary folder)',
  cache: '(none)',
  at: '(HEAD)',
  refs: '(no branches)',
  since: '(the newest tag)',
  baseline: '(none)',
  url: '(not known)',
};

/** Every setting in force and where it comes from, for `--verbose`. Logs are kept: a secret in a name is hidden in them too. Ends with a line break. */
export async function settingsText(settings: Sourced): Promise<string> {
  const { redact } = await import('../redact/redact.ts');
  const rows = Object.entries(settings).map(([name, { value, from }]) => {
    const shown = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return [name, shown === '' ? (unset[name] ?? '') : redact(shown, '').text, from];
  });
  return ['Settings', ...columns(rows), ''].join('\n');
}
