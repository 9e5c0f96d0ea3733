import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Document, type ParsedNode } from 'yaml';
import type { Fault, Place } from './fault.ts';
import { placeAt, Unreadable, valueOf, type Limits } from './yaml-values.ts';

/** What a YAML text holds. */
export interface YamlReading {
  /** Its documents in order: text, null, lists and objects of these; none when the text is no valid YAML. */
  documents: unknown[];
  faults: Fault[];
  /** Place of the key or item that `path` names in the first document; null when there is none. */
  placeOf(path: readonly (string | number)[]): Place | null;
}

/**
 * Reads YAML. Values stay the text that was written (`1.10`, `007`, `no`, `2026-08-01`), nothing is run or resolved, and what it may
 * cost is capped by `limits`. Never throws for bad content: the first document that cannot be read ends the reading with a fault.
 */
export function readYaml(source: string, limits: Limits): YamlReading {
  if (manyOpenings.test(source)) return { documents: [], faults: [{ kind: 'too-much', line: 1, column: 1 }], placeOf: () => null };
  const lines = new LineCounter();
  const parsed = parseAllDocuments<ParsedNode>(source, { ...safe, lineCounter: lines });
  // Without any document the parser gives an empty object of another type.
  const documents: readonly Document.Parsed<ParsedNode>[] = 'empty' in parsed ? [] : parsed;
  const faults: Fault[] = [];
  const values: unknown[] = [];
  for (const { errors, contents } of documents) {
    const [error] = errors;
    try {
      if (error) throw new Unreadable(faultOf(error, lines));
      values.push(valueOf(contents, lines, faults, limits));
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown;
      faults.push(thrown.fault);
      break;
    }
  }
  const root = documents[0]?.contents ?? null;
  return { documents: values, faults, placeOf: (path) => placeIn(root, path, lines) };
}

function faultOf({ code, pos }: { code: string; pos: readonly [number, number] }, lines: LineCounter): Fault {
  const place = placeAt(pos[0], lines);
  if (code === 'RESOURCE_EXHAUSTION') return { kind: 'too-much', line: 1, column: 1 };
  return { kind: 'syntax', ...place, cause: causes[code] ?? 'it breaks a rule of YAML' };
}

function placeIn(root: ParsedNode | null, path: readonly (string | number)[], lines: LineCounter): Place | null {
  let node: ParsedNode | null = root;
  let offset: number | null = root?.range[0] ?? null;
  for (const step of path) {
    if (isMap(node)) {
      const pair: { key: ParsedNode; value: ParsedNode | null } | undefined = node.items.findLast(
        (it) => isScalar(it.key) && String(it.key.value) === step,
      );
      node = pair?.value ?? null;
      offset = pair?.key.range[0] ?? null;
    } else if (isSeq(node) && typeof step === 'number') {
      node = (node.items[step] as ParsedNode | undefined) ?? null;
      offset = node?.range[0] ?? null;
    } else return null;
    if (offset === null) return null;
  }
  return offset === null ? null : placeAt(offset, lines);
}

const safe = { schema: 'failsafe', merge: false, uniqueKeys: false, prettyErrors: false, logLevel: 'silent', version: '1.2' } as const;

// The parser needs a tenth of a second to give up on these, and a history may hold thousands.
const manyOpenings = /(?:[[{]\s*){64}|(?:[-?:] +){64}/;

const causes: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab is used as indentation',
  BAD_ALIAS: 'a value starts with `*`',
  ALIAS_PROPS: 'a value starts with `*`',
  BLOCK_AS_IMPLICIT_KEY: 'a value holds a colon and a space',
  MULTILINE_IMPLICIT_KEY: 'a line has no colon after its key',
  MULTIPLE_DOCS: 'it holds more than one document',
  BAD_INDENT: 'the indentation is uneven',
  MISSING_CHAR: 'a quote or bracket is not closed, or a colon is missing',
  BAD_DQ_ESCAPE: 'a `\\` in double quotes starts no known sign',
  BAD_SCALAR_START: 'a value starts with a sign that needs quotes',
  UNEXPECTED_TOKEN: 'a value starts with a sign that needs quotes',
};
