import type { Node } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { excerpt, inShort } from './excerpt.ts';
import { readHeading } from './identity.ts';
import { phraseOf, phraseOfText, type Phrase } from './phrase.ts';
import type { Decision, State } from './schema.ts';
import { readStatus, type ReadStatus } from './status.ts';
import { stateAtStart } from './words/states.ts';

/** A title that was struck out, as in `~~Use Bun~~ reversed`. */
export interface Struck {
  /** The words struck out. */
  words: string;
  /** What is written after them. */
  rest: Phrase;
}

/** The struck words that these nodes start with, after signs and digits at most; null when they start otherwise. */
export function struckStart(nodes: readonly Node[], line: number): Struck | null {
  const at = nodes.findIndex((it) => it.type !== 'text' || /\p{L}/u.test(it.value));
  const first = nodes[at];
  if (!first) return null;
  const words = first.type === 'delete' ? plainText(first) : first.type === 'strong' ? struckInBold(first.children) : '';
  return words === '' ? null : { words, rest: phraseOf(nodes.slice(at + 1), line) };
}

function struckInBold(nodes: readonly Node[]): string {
  const [first, ...others] = nodes;
  return first?.type === 'delete' && others.length === 0 ? plainText(first) : '';
}

/** The struck title of a heading that starts at this offset of a text; what is not struck before it is its number or date. */
export function struckHeading(text: string, { start, line }: { start: number; line: number }): Struck | null {
  const end = text.indexOf('\n', start);
  const written = text.slice(start, Math.min(end < 0 ? text.length : end, start + longestHeading));
  if (!written.includes('~~')) return null;
  const [, before = '', words = '', rest = ''] = inHeading.exec(written) ?? [];
  if (words === '' || readHeading(`${before}${probe}`).title !== probe) return null;
  return { words: `${before}${words}`, rest: phraseOfText(rest.replace(/[*_`]+/g, ''), line) };
}

/** Where a decision with a struck title stands: as the words after it say, else unknown, whatever stands below it. */
export function statusOfStruck({ rest }: Struck): ReadStatus {
  const read = readStatus(rest.text === '' ? [] : [rest]);
  if (isOver(read.status.state)) return read;
  // The word may come after the reason: `~~Use Bun~~ · fast · dropped`.
  const words = rest.text.split(/\s*[·|—–]\s+|[.;]\s+/).find((it) => isOver(stateAtStart(it)));
  if (words !== undefined) return readStatus([{ ...rest, text: words, links: [] }]);
  return {
    ...read,
    status: { words: rest.text === '' ? null : excerpt(rest.text, inShort), state: 'unknown' },
    line: rest.line,
    unknown: 'struck',
  };
}

/** The title without its status where the words after the struck ones are that; empty where they are not. */
export function struckTitle(struck: Struck | null, { status: { state } }: Decision): string {
  return struck && (struck.rest.text === '' || isOver(state)) ? readHeading(struck.words).title : '';
}

/** True for a state in which a decision does not hold. */
export const isOver = (state: State | null): boolean => state !== null && over.has(state);

const over = new Set<State>(['rejected', 'withdrawn', 'deprecated', 'superseded', 'partly-superseded', 'deferred', 'on-hold']);
const longestHeading = 400;
const probe = 'Title';
const inHeading = /^ {0,3}(?:#{1,6}\s+)?((?:(?!~~).){0,60})~~((?:(?!~~).)+)~~(.*)$/u;
