import matter from 'gray-matter';
import { limits } from '../model/limits.ts';
import type { Finding } from '../model/problem.ts';
import { problemsOf, readLeniently } from './lenient.ts';
import { readYamlBlock, type YamlBlock } from './yaml-block.ts';

/** The block between `---` lines at the top of a file. */
export interface FrontMatter {
  /** Its keys; every value is text, null, a list or an object of these. Null when the file has no front matter. */
  data: Record<string, unknown> | null;
  /** 1-based line of the closing `---`; 0 when the file has no front matter. */
  endLine: number;
  /** Offset of the first character of the body; 0 when the file has no front matter. */
  endOffset: number;
  /** True when it is not valid YAML and was read line by line. */
  lenient: boolean;
}

type Reading = { front: FrontMatter; problems: Finding[] };

/** Reads the front matter of a file, which it has when it opens with a line `---` and a later line is exactly that. Nothing in it is ever run. Never throws. */
export function readFrontMatter(text: string): Reading {
  if (!opening.test(text)) return none(otherLanguage.test(text) ? [notYaml] : []);
  const close = closing.exec(text.slice(0, limits.frontMatter + 100));
  if (!close || !closed.test(close[0])) return none(keyInSecondLine.test(text) ? [tooLargeOrOpen(text)] : []);
  const endOffset = close.index + close[0].length;
  const block = text.slice(0, endOffset);
  if (!startsWithKey(block)) return none([]);
  const { value, problems } = throughGrayMatter(block);
  const endLine = block.trimEnd().split(/\r\n|\n|\r/).length;
  if (isData(value)) return { front: { data: value, endLine, endOffset, lenient: false }, problems };
  if (value !== undefined) return none(problems);
  const reading = readLeniently(block.slice(0, close.index).replace(opening, '\n'));
  if (Object.keys(reading.data).length === 0) return none(problems);
  return { front: { data: reading.data, endLine, endOffset, lenient: true }, problems: [...problems, ...problemsOf(reading)] };
}

const none = (problems: Finding[]): Reading => ({ front: { data: null, endLine: 0, endOffset: 0, lenient: false }, problems });

/** gray-matter cuts the block out; every engine it brings is replaced, its cache is never used because options are given, and the YAML is read by ours. */
function throughGrayMatter(block: string): YamlBlock {
  let reading: YamlBlock = { value: {}, problems: [] };
  const yaml = (source: string): object => {
    // gray-matter cuts before the line feed of the closing line's predecessor and leaves its carriage return.
    reading = readYamlBlock(source.replace(/\r$/, ''));
    return isData(reading.value) ? reading.value : {};
  };
  matter(block.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n'), {
    language: 'yaml',
    delimiters: '---',
    excerpt: false,
    engines: { ...refusing, yaml },
  });
  return reading;
}

const refuse = (): never => {
  throw new Error('Front matter is never run.');
};
const refusing = Object.fromEntries(
  ['javascript', 'js', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map((name) => [name, { parse: refuse, stringify: refuse }]),
);

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line `---` at the top may also be a rule above prose: then what follows it is no key. */
function startsWithKey(block: string): boolean {
  const lines = block.split(/\r\n|\n|\r/).slice(1);
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#'));
  return first === undefined || closed.test(first) || firstKey.test(first);
}

function tooLargeOrOpen(text: string): Finding {
  if (text.length > limits.frontMatter && /^---[ \t]*$/m.test(text.slice(3))) return tooLarge;
  return {
    code: 'HO602',
    line: 1,
    message: 'The front matter opens with `---` and is never closed, so the whole file is shown as text.',
    fix: 'Add a line `---` after the last key.',
  };
}

const notYaml: Finding = {
  code: 'HO603',
  line: 1,
  message: 'The front matter is not YAML; it was neither read nor run, and the whole file is shown as text.',
  fix: 'Write the keys as YAML between two lines `---`.',
};
const tooLarge: Finding = {
  code: 'HO604',
  line: 1,
  message: 'The front matter is larger than 64 KiB and was not read; the whole file is shown as text.',
  fix: 'Move large data to a file of its own.',
};

const opening = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)/;
const otherLanguage = /^\uFEFF?(?:---[ \t]*\p{L}[\w+-]*|\+\+\+)[ \t]*(?:\r\n|\n|\r)/u;
const keyInSecondLine = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)[\p{L}_][\p{L}\p{N}_.-]*:(?:[ \t]|\r|\n)/u;
// The first later line that starts with `---` decides, as gray-matter does: it closes the block or there is none.
const closing = /(?<=[\r\n])---[^\r\n]*(?:\r\n|\n|\r|$)/;
const closed = /^---[ \t]*(?:[\r\n]|$)/;
const firstKey = /^\s*(?:["']?[^\s:#][^:]{0,80}["']?\s*:(?:\s|$)|[{[?])/;
