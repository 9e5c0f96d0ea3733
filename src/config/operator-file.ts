import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { Place } from '../data/fault.ts';
import { readYaml } from '../data/yaml.ts';
import { Failure } from '../model/failure.ts';
import { operator, type Operator } from '../model/operator.ts';
import { rowsOf } from './invalid.ts';

/** File in the operator's content folder that holds what only the operator knows. */
const operatorFile = 'handover.yaml';

/** Enough for the words of a handover, and a bound for a file that is none. */
const largest = 256 * 1024;
const limits = { depth: 16, aliases: 20, nodes: 20_000 };

/**
 * What `handover.yaml` in `folder` says, with the name of the file from `cwd`; null when there is no such file and none was asked for.
 * Throws a Failure that names what is wrong and where. Values stay as written: `package: 1.10` is the text "1.10".
 */
export async function readOperatorFile(
  folder: string,
  { cwd, asked }: { cwd: string; asked: boolean },
): Promise<{ said: Operator; shown: string } | null> {
  const path = join(folder, operatorFile);
  const shown = (relative(cwd, path) || operatorFile).replaceAll('\\', '/');
  const size = await stat(path).then(
    (it) => (it.isFile() ? it.size : null),
    () => null,
  );
  if (size === null) {
    const there = await stat(folder).then(
      (it) => it.isDirectory(),
      () => false,
    );
    if (!asked || there) return null;
    throw new Failure('HO207', 'usage', `The folder named as \`content\` does not exist: ${relative(cwd, folder)}`, [
      'Make the folder, or correct the path: it counts from the folder of the config file.',
    ]);
  }
  if (size > largest) throw invalid(shown, [[`${shown}:1:1`, `The file is larger than ${largest / 1024} KiB.`]]);
  const source = await readFile(path, 'utf8');
  const { documents, faults, placeOf } = readYaml(source, limits);
  const at = (place: Place | null): string => (place === null ? shown : `${shown}:${place.line}:${place.column}`);
  if (faults.length > 0)
    throw invalid(
      shown,
      faults.map((it) => [at(it), it.cause ?? wordings[it.kind] ?? 'It cannot be read.']),
    );
  const [value = null] = documents;
  const checked = operator.safeParse(booleans(value ?? {}));
  if (checked.success) return { said: checked.data, shown };
  throw invalid(
    shown,
    rowsOf(checked.error, {
      value,
      schema: operator,
      placeOf: (keys) =>
        at(
          nearestPlace(
            keys.filter((it) => typeof it !== 'symbol'),
            placeOf,
          ),
        ),
    }),
  );
}

/** Name of that file as the site says it: below `base`, the folder it belongs to, or without a folder. No site names a place on this machine. */
export function operatorFileBelow(folder: string, base: string): string {
  const path = relative(base, join(folder, operatorFile)).replaceAll('\\', '/');
  return path.startsWith('../') || isAbsolute(path) ? operatorFile : path;
}

/** Place of what `path` names, else of what holds it: a key that is missing has no place of its own. */
function nearestPlace(path: readonly (string | number)[], placeOf: (path: readonly (string | number)[]) => Place | null): Place | null {
  return placeOf(path) ?? (path.length === 0 ? null : nearestPlace(path.slice(0, -1), placeOf));
}

function invalid(shown: string, rows: string[][]): Failure {
  const known = Object.keys(operator.shape).join(', ');
  return new Failure('HO208', 'usage', `${shown} is not valid`, [`Change or remove what is named above. It may say: ${known}`], rows);
}

/** YAML is read as text; whether an account was received may be answered with yes or no. */
function booleans(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('accounts' in value) || !Array.isArray(value.accounts)) return value;
  const accounts: readonly unknown[] = value.accounts;
  return {
    ...value,
    accounts: accounts.map((it) =>
      typeof it === 'object' && it !== null && 'received' in it ? { ...it, received: yesOrNo(it.received) } : it,
    ),
  };
}

function yesOrNo(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /^(?:true|yes)$/i.test(value) ? true : /^(?:false|no)$/i.test(value) ? false : value;
}

const wordings: Readonly<Record<string, string>> = {
  'duplicate-key': 'A key stands twice.',
  'too-much': 'It is nested too deeply or repeats itself too often.',
  'unknown-tag': 'A value has a tag that is not known.',
  'unusable-key': 'A key is no word.',
  'unknown-alias': 'A value starts with `*`: put it in quotes.',
};
