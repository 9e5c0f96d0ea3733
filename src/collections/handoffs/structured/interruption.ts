import { isFields } from '../../../data/values.ts';
import { isNone } from '../../../headings/none.ts';
import type { Handoff } from '../schema.ts';
import type { Candidate } from './draft.ts';
import { shortOf } from './items.ts';
import { wordsOfKey } from './roles.ts';

/** What stopped the work, behind the key it stands under: the words written, or the kind and what more is known; null when nothing did. */
export function interruptionOf(key: string, value: unknown, name: string, line: number): Candidate | null {
  const written = isFields(value) ? wordsOf(value) : shortOf(value);
  // A session that was closed was not interrupted.
  if (isFields(value) && value['kind'] === 'session-end') return null;
  if (written === '' || /^(?:false|no)$/i.test(written) || isNone(written)) return null;
  return { key: name, text: /^(?:true|yes)$/i.test(written) ? key : `${key}: ${written}`, line, rank: 0 };
}

/** The kind first, then what explains it, then any other value with its name. */
function wordsOf(value: Readonly<Record<string, unknown>>): string {
  const keyOf = (wanted: readonly string[]): string | undefined => Object.keys(value).find((it) => wanted.includes(wordsOfKey(it)));
  const main = [keyOf(kinds), keyOf(explanations)].filter((it) => it !== undefined);
  const others = Object.entries(value).filter(([it]) => !main.includes(it));
  const words = main.flatMap((it) => shortOf(value[it]) || []).join(': ');
  return [words, shortOf(Object.fromEntries(others))].filter((it) => it !== '').join('; ');
}

/** Work that was stopped is not done, whatever the words about it say. */
export function stateOfStopped(state: NonNullable<Handoff['status']>['state']): NonNullable<Handoff['status']>['state'] {
  return state === 'blocked' || state === 'broken' ? state : 'in-progress';
}

const kinds = ['kind', 'type', 'reason', 'cause'];
const explanations = ['detail', 'details', 'message', 'description'];
