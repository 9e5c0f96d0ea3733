import { readFile, stat } from 'node:fs/promises';
import { parse, parseTree, findNodeAtLocation, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { baseline, type BaselineEntry } from '../model/baseline.ts';
import { limits } from '../model/limits.ts';
import { Failure } from '../model/failure.ts';
import { rowsOf } from './invalid.ts';
import { lineAndColumn } from './position.ts';

/** A file that accepts findings. */
export interface BaselineFile {
  /** Name as the operator would write it. */
  shown: string;
  path: string;
}

/** What a baseline file says. */
export interface Baseline {
  entries: BaselineEntry[];
  /** `file:line:column` of each entry. */
  places: string[];
}

/**
 * Reads a baseline file of the operator; null when there is no such file. Throws a Failure that names what is wrong and where: an entry
 * that was not understood would let a finding pass, or stop a build, without a word.
 */
export async function readBaseline({ shown, path }: BaselineFile): Promise<Baseline | null> {
  const size = await stat(path).then(
    (it) => it.size,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (size === null) return null;
  if (size > limits.baseline.bytes) throw tooLarge(shown, `${limits.baseline.bytes / 2 ** 20} MiB`);
  const source = await readFile(path, 'utf8');
  const text = source.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined) throw invalid(shown, [[placeAt(first.offset), printParseErrorCode(first.error)]]);
  const root = parseTree(text);
  const placeOf = (keys: readonly PropertyKey[]): string => {
    const node = root === undefined ? null : nearestNode(root, keys);
    return node === null ? shown : placeAt(node.offset);
  };
  if (entriesIn(value) > limits.baseline.entries) throw tooLarge(shown, `${limits.baseline.entries.toLocaleString('en-US')} entries`);
  const checked = baseline.safeParse(value);
  if (!checked.success) throw invalid(shown, rowsOf(checked.error, { value, schema: baseline, placeOf }));
  const { entries } = checked.data;
  return { entries, places: placesOf(root, shown, text) };

  function placeAt(offset: number): string {
    return `${shown}:${lineAndColumn(text, offset)}`;
  }
}

/** How many entries a value has that was not checked. */
function entriesIn(value: unknown): number {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) ? value.entries.length : 0;
}

/** `file:line:column` of each entry; the lines are counted once for all of them. */
function placesOf(root: Node | undefined, shown: string, text: string): string[] {
  const list = root === undefined ? undefined : findNodeAtLocation(root, ['entries']);
  let [line, start] = [1, 0];
  return (list?.children ?? []).map(({ offset }) => {
    for (let next = text.indexOf('\n', start); next >= 0 && next < offset; next = text.indexOf('\n', start))
      [line, start] = [line + 1, next + 1];
    return `${shown}:${line}:${offset - start + 1}`;
  });
}

/** What `keys` names, else the nearest that holds it: a key that is missing has no place of its own. */
function nearestNode(root: Node, keys: readonly PropertyKey[]): Node | null {
  const found = findNodeAtLocation(
    root,
    keys.filter((it) => typeof it !== 'symbol'),
  );
  return found ?? (keys.length === 0 ? null : nearestNode(root, keys.slice(0, -1)));
}

/** The Failure for a baseline that was named and is not there. */
export function noBaseline(shown: string): Failure {
  return new Failure('HO281', 'usage', `There is no baseline file ${shown}`, [
    `Let a scan write it:  handover scan --baseline ${shown}`,
    'Or correct the path: in a config it counts from the folder of the config, after --baseline from the current folder.',
  ]);
}

function tooLarge(shown: string, most: string): Failure {
  return new Failure('HO281', 'usage', `${shown} is larger than a baseline may be: ${most}.`, [
    'Remove the entries that fit nothing any more: "handover scan" names them.',
    'What is the same everywhere is better taken out of the texts than accepted in each of them.',
  ]);
}

function invalid(shown: string, rows: string[][]): Failure {
  const fix = 'Correct what is named above. An entry has rule, path, line, reason and date, as "handover scan --accept" writes them.';
  return new Failure('HO281', 'usage', `${shown} is not a valid baseline`, [fix], rows);
}
