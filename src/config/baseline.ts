import { readFile } from 'node:fs/promises';
import { parse, parseTree, findNodeAtLocation, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { baseline, type BaselineEntry } from '../model/baseline.ts';
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
  const source = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (source === null) return null;
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
  const checked = baseline.safeParse(value);
  if (!checked.success) throw invalid(shown, rowsOf(checked.error, { value, known: Object.keys(baseline.shape), placeOf }));
  const { entries } = checked.data;
  return { entries, places: entries.map((_, index) => placeOf(['entries', index])) };

  function placeAt(offset: number): string {
    return `${shown}:${lineAndColumn(text, offset)}`;
  }
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

function invalid(shown: string, rows: string[][]): Failure {
  const fix = 'Correct what is named above. An entry has rule, path, line, reason and date, as "handover scan --accept" writes them.';
  return new Failure('HO281', 'usage', `${shown} is not a valid baseline`, [fix], rows);
}
