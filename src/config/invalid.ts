import type { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { ConfigFile } from './find.ts';
import { nearest } from '../model/nearest.ts';
import { namesAt } from './names-at.ts';
import { whereItStands } from './position.ts';
import { config } from './schema.ts';
import { shownValue } from './shown.ts';

/** What was checked. */
interface Checked {
  value: unknown;
  /** What it was checked by. */
  schema: z.ZodType;
  /** `file:line:column` of the setting at a path. */
  placeOf(path: readonly PropertyKey[]): string;
}

/** The Failure for a config that breaks its schema. */
export function invalidConfig(error: z.ZodError, { file, source, value }: { file: ConfigFile; source: string; value: unknown }): Failure {
  const known = Object.keys(config.shape);
  const rows = rowsOf(error, { value, schema: config, placeOf: (path) => whereItStands(path, file, source) });
  const message = `${file.shown} is not valid`;
  return new Failure('HO201', 'usage', message, [`Change or remove the settings above. Settings are: ${known.join(', ')}`], rows);
}

/** A row for every setting that breaks a schema: path, message, what was got, and place. */
export function rowsOf(error: z.ZodError, checked: Checked): string[][] {
  return error.issues.flatMap((issue) => issueRows(issue, checked));
}

function issueRows(issue: z.core.$ZodIssue, checked: Checked): string[][] {
  const path = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const meant = nearest(key, namesAt(checked.schema, path));
      return row([...path, key], 'Unrecognized key', meant === null ? '' : `did you mean "${meant}"?`, checked);
    });
  }
  const value = valueAt(checked.value, path);
  if (issue.code === 'invalid_union') {
    // Of the forms a value may have, the one that it comes nearest to says best what is wrong.
    const inner = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? [];
    if (depthOf(inner) > 0) return inner.flatMap((it) => issueRows({ ...it, path: [...path, ...it.path] }, checked));
  }
  return [row(path, issue.message, `got ${shownValue(value, path)}`, checked)];
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map((it) => it.path.length + (it.code === 'unrecognized_keys' ? 1 : 0)));

function row(path: readonly PropertyKey[], message: string, note: string, { placeOf }: Checked): string[] {
  return [pathText(path), message, note, placeOf(path)];
}

/** A path as code would write it: `locales[1].name`; `(all)` for the whole value. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('');
  return text === '' ? '(all)' : text.replace(/^\./, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((it, key) => (typeof it === 'object' && it !== null ? Reflect.get(it, key) : undefined), value);
}
