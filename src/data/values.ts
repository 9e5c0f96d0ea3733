import { numberSyntax } from './numbers.ts';

/** True for an object of named values. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The named values of an object; none when it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}

/** A text that is not empty; a number or a truth value as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A number, also when it is written as text, in any way of JSON, YAML or TOML; rounded as JavaScript does; null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !number.test(value.trim())) return null;
  const read = Number(value.replaceAll('_', ''));
  return Number.isFinite(read) ? read : null;
}

const number = new RegExp(`^(?:-?\\d+(?:\\.\\d+)?|${numberSyntax})$`);

/** The items of a list; none when it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list, or the one text that stands in its place. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((it) => textOf(it) ?? []);
}
