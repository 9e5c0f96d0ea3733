import type { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { ConfigFile } from './find.ts';
import { nearest } from './nearest.ts';
import { whereItStands } from './position.ts';
import { config } from './schema.ts';
import { shownValue } from './shown.ts';

interface Checked {
  file: ConfigFile;
  source: string;
  value: unknown;
}

/** The Failure for a config that breaks its schema: a row for every setting with path, message, what was got, and place. */
export function invalidConfig(error: z.ZodError, checked: Checked): Failure {
  const known = Object.keys(config.shape);
  const rows = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const got = `got ${shownValue(valueAt(checked.value, issue.path), issue.path)}`;
      return [row(issue.path, issue.message, got, checked)];
    }
    return issue.keys.map((key) => {
      const meant = nearest(key, known);
      return row([...issue.path, key], 'Unrecognized key', meant === null ? '' : `did you mean "${meant}"?`, checked);
    });
  });
  const message = `${checked.file.shown} is not valid`;
  return new Failure('HO201', 'usage', message, [`Change or remove the settings above. Settings are: ${known.join(', ')}`], rows);
}

function row(path: readonly PropertyKey[], message: string, note: string, { file, source }: Checked): string[] {
  return [pathText(path), message, note, whereItStands(path, file, source)];
}

/** A path as code would write it: `locales[1].name`; `(all)` for the whole value. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('');
  return text === '' ? '(all)' : text.replace(/^\./, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((it, key) => (typeof it === 'object' && it !== null ? Reflect.get(it, key) : undefined), value);
}
