import { LineCounter, parseDocument } from 'yaml';
import type { Finding } from '../model/problem.ts';
import { Unreadable, valueOf } from './yaml-values.ts';

/** What a YAML block holds. */
export interface YamlReading {
  /** Text, null, lists and objects of these; undefined when the block is no valid YAML. */
  value: unknown;
  problems: Finding[];
}

/**
 * Reads one YAML block. Values stay the text that was written (`1.10`, `007`, `no`, `2026-08-01`), nothing is run or resolved,
 * and what it may cost is capped. Lines count from the start of `source`. Never throws for bad content.
 */
export function readYaml(source: string): YamlReading {
  if (manyOpenings.test(source)) return { value: undefined, problems: [tooMuch] };
  const lines = new LineCounter();
  const document = parseDocument(source, { ...safe, lineCounter: lines });
  const [error] = document.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') return { value: undefined, problems: [tooMuch] };
  if (error)
    return { value: undefined, problems: [invalid(causes[error.code] ?? 'it breaks a rule of YAML', lines.linePos(error.pos[0]).line)] };
  const problems: Finding[] = [];
  try {
    return { value: valueOf(document.contents, lines, problems), problems };
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    return { value: undefined, problems: [thrown.reason === 'too much' ? tooMuch : invalid('a value starts with `*`', thrown.line)] };
  }
}

function invalid(cause: string, line: number): Finding {
  const message = `The front matter is not valid YAML (${cause}) and was read line by line.`;
  return { code: 'HO601', line: Math.max(1, line), message, fix: 'Put the value in quotes, or correct the YAML.' };
}

const safe = { schema: 'failsafe', merge: false, uniqueKeys: false, prettyErrors: false, logLevel: 'silent', version: '1.2' } as const;

// The parser needs a tenth of a second to give up on these, and a history may hold thousands.
const manyOpenings = /(?:[[{]\s*){64}|(?:[-?:] +){64}/;

const tooMuch: Finding = {
  code: 'HO604',
  line: 1,
  message: 'The front matter is nested too deeply or repeats itself too often to be read as YAML; it was read line by line.',
  fix: 'Keep only short values in the front matter.',
};

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
