import { textOf } from '../../../data/values.ts';
import type { Settings } from '../schema-settings.ts';
import { shownKeys } from '../table/claude-names.ts';

/** Settings that are not read in detail, by name; with the value where it is a short word of a setting that holds no secret. */
export function valuesOf(fields: Record<string, unknown>, read: ReadonlySet<string>): Settings['values'] {
  return Object.entries(fields)
    .filter(([key]) => !read.has(key))
    .map(([key, value]) => ({ key, value: valueOf(key, value) }));
}

/** A truth value or a number is always shown; a word only for settings that are known to hold none but words. */
function valueOf(key: string, value: unknown): string | null {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  const text = textOf(value);
  return text !== null && shownKeys.has(key) && /^[\w./: -]{1,60}$/.test(text) ? text : null;
}
