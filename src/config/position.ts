import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNodeAtLocation, parseTree, type Segment } from 'jsonc-parser';
import type { ConfigFile } from './find.ts';

/** `file:line:column` of the place where a config stopped with `error`; the file alone when it cannot be told. */
export function whereItFailed(error: unknown, file: ConfigFile, source: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line, column] = new RegExp(`${escaped(pathToFileURL(file.path).href)}(?:\\?\\d+)?:(\\d+):(\\d+)`).exec(stack) ?? [];
  if (line !== undefined && column !== undefined) return `${file.shown}:${line}:${column}`;
  return error instanceof SyntaxError ? file.shown + syntaxError(source) : file.shown;
}

/** `file:line:column` of the setting at `path`, for rows of an error; the file alone when it cannot be told. */
export function whereItStands(path: readonly PropertyKey[], file: ConfigFile, source: string): string {
  const offset = extname(file.path) === '.json' ? inJson(path, source) : inCode(path, source);
  return offset === null ? file.shown : `${file.shown}:${lineAndColumn(source, offset)}`;
}

/** `line:column`, both from 1, of an offset in UTF-16 units. */
export function lineAndColumn(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

// Node says where a syntax error is only when it ends the process, so the place is asked of its type stripper.
function syntaxError(source: string): string {
  try {
    stripTypeScriptTypes(source, { sourceUrl: 'config' });
    return '';
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, line] = /^config:(\d+)\n/.exec(stack) ?? [];
    const [, before] = /\n( *)\^+\n/.exec(stack) ?? [];
    return line === undefined || before === undefined ? '' : `:${line}:${before.length + 1}`;
  }
}

function inJson(path: readonly PropertyKey[], source: string): number | null {
  const root = parseTree(source);
  const segments = path.filter((it): it is Segment => typeof it !== 'symbol');
  const node = root === undefined ? undefined : findNodeAtLocation(root, segments);
  return node === undefined ? null : (node.parent?.offset ?? node.offset);
}

// Code is not parsed: a key that is written once can be found without, one written twice is not guessed.
function inCode(path: readonly PropertyKey[], source: string): number | null {
  const key = path.at(-1);
  if (typeof key !== 'string') return null;
  const name = escaped(key);
  const keys = [...withoutComments(source).matchAll(new RegExp(`(?<=[{,]\\s*)(?:${name}|'${name}'|"${name}")\\s*:`, 'g'))];
  return keys.length === 1 ? (keys[0]?.index ?? null) : null;
}

/** Code of the same length in which comments and all strings but keys are blank. */
function withoutComments(source: string): string {
  const pieces = /\/\*[\s\S]*?\*\/|\/\/.*|(['"`])(?:\\.|(?!\1)[^\\])*\1(\s*:)?/g;
  return source.replace(pieces, (it, _quote, colon) => (colon === undefined ? it.replace(/[^\n]/g, ' ') : it));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
