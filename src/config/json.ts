import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { Failure } from '../model/failure.ts';
import { lineAndColumn } from './position.ts';

/** The value of a JSON config; comments and trailing commas are allowed. Throws a Failure with the place of the first error. */
export function readJson(source: string, shown: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(source, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first === undefined) return value;
  const name = printParseErrorCode(first.error).replace(/(?<=[a-z])[A-Z]/g, (it) => ` ${it.toLowerCase()}`);
  throw new Failure(
    'HO203',
    'usage',
    `${shown} is not valid JSON.`,
    ['Correct the file at the place named above.'],
    [[`${shown}:${lineAndColumn(source, first.offset)}`, name]],
  );
}
