import { printParseErrorCode, visit } from 'jsonc-parser';
import { emptyFields, type Fault, type Place } from './fault.ts';
import { asWritten } from './numbers.ts';

/** What a JSON text holds. */
export interface JsonReading {
  /** Undefined when nothing could be read. */
  value: unknown;
  faults: Fault[];
  /** Place of the key or item that `path` names; of the last one where a key stands twice. */
  placeOf(path: readonly (string | number)[]): Place | null;
}

/** Brackets inside one another; deeper text is no configuration and would exhaust the stack. */
const deepest = 200;

type Container = unknown[] | Record<string, unknown>;

/** Reads JSON as far as it goes: comments, commas too many and unclosed brackets are faults, not reasons to stop.
 * Objects have no prototype; a number that JavaScript would write differently stays the text written. */
export function readJson(text: string): JsonReading {
  if (isTooDeep(text)) return { value: undefined, faults: [{ kind: 'too-much', line: 1, column: 1 }], placeOf: () => null };
  const faults: Fault[] = [];
  const places = new Map<Container, Map<string | number, Place>>();
  const open: { container: Container; key: string }[] = [];
  let value: unknown;
  let comma: Place | null = null;
  const put = (it: unknown, place: Place): void => {
    comma = null;
    const top = open.at(-1);
    if (top === undefined) value ??= it;
    else if (Array.isArray(top.container)) {
      notedAt(places, top.container).set(top.container.length, place);
      top.container.push(it);
    } else top.container[top.key] = it;
  };
  const begin = (container: Container, place: Place): void => {
    put(container, place);
    open.push({ container, key: '' });
  };
  const end = (): void => {
    if (comma !== null) faults.push({ kind: 'trailing-comma', ...comma });
    comma = null;
    open.pop();
  };
  visit(
    text,
    {
      onObjectBegin: (_, __, line, column) => begin(emptyFields(), place(line, column)),
      onArrayBegin: (_, __, line, column) => begin([], place(line, column)),
      onObjectEnd: end,
      onArrayEnd: end,
      onObjectProperty: (key, _, __, line, column) => {
        const top = open.at(-1);
        if (top === undefined || Array.isArray(top.container)) return;
        comma = null;
        if (Object.hasOwn(top.container, key)) faults.push({ kind: 'duplicate-key', key, ...place(line, column) });
        notedAt(places, top.container).set(key, place(line, column));
        // The key is there even when its value cannot be read.
        top.container[key] = null;
        top.key = key;
      },
      onLiteralValue: (it: unknown, offset, length, line, column) =>
        put(typeof it === 'number' ? asWritten(it, text.slice(offset, offset + length)) : it, place(line, column)),
      onSeparator: (character, _, __, line, column) => {
        if (character === ',') comma = place(line, column);
      },
      onComment: (_, __, line, column) => faults.push({ kind: 'comment', ...place(line, column) }),
      onError: (code, _, __, line, column) => {
        if (comma !== null && afterComma.has(printParseErrorCode(code))) return;
        faults.push({ kind: 'syntax', ...place(line, column), cause: causes[printParseErrorCode(code)] ?? 'it breaks a rule of JSON' });
      },
    },
    { disallowComments: false, allowTrailingComma: false },
  );
  return { value, faults, placeOf: (path) => placeIn(value, places, path) };
}

const place = (line: number, column: number): Place => ({ line: line + 1, column: column + 1 });

function notedAt(places: Map<Container, Map<string | number, Place>>, container: Container): Map<string | number, Place> {
  const noted = places.get(container) ?? new Map<string | number, Place>();
  places.set(container, noted);
  return noted;
}

function placeIn(
  root: unknown,
  places: ReadonlyMap<unknown, ReadonlyMap<string | number, Place>>,
  path: readonly (string | number)[],
): Place | null {
  let now = root;
  let found: Place | null = path.length === 0 && root !== undefined ? { line: 1, column: 1 } : null;
  for (const step of path) {
    found = places.get(now)?.get(step) ?? null;
    if (found === null || typeof now !== 'object' || now === null) return null;
    now = (now as Record<string | number, unknown>)[step];
  }
  return found;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(brackets)) {
    if (part === '{' || part === '[') {
      if (++depth > deepest) return true;
    } else if (part === '}' || part === ']') depth--;
  }
  return false;
}

const brackets = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}[\]]/g;

// What the parser says of a comma that nothing follows, besides the comma itself.
const afterComma = new Set(['PropertyNameExpected', 'ValueExpected']);

const causes: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word is neither in quotes nor a value of JSON',
  InvalidNumberFormat: 'a number is malformed',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a `}` is missing',
  CloseBracketExpected: 'a `]` is missing',
  EndOfFileExpected: 'something follows the end',
  UnexpectedEndOfString: 'a text is not closed',
  InvalidCharacter: 'a character must be written as an escape',
};
