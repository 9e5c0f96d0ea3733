import type { Redacted } from '../model/redacted.ts';

/** Hides secrets and personal data in what a moment writes; what is found in one text is hidden in every other one. */
export interface Hiding {
  text(value: string, path: string): Redacted;
  /** All texts in a value. */
  value<T>(value: T): T;
}

/** A hiding that knows nothing yet. Its rules are most of the script, and are loaded while git works. */
export async function hiding(): Promise<Hiding> {
  const { createRedactor } = await import('../redact/redactor.ts');
  const redactor = createRedactor();
  return {
    text: (value, path) => redactor.redact(value, { path, age: 0 }).text,
    value: (value) => redactor.lastLook(value).value,
  };
}
