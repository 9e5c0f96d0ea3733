import { append } from '../model/append.ts';
import { decodedRangesIn } from './decoded.ts';
import { hidden, isSecret } from './hiding.ts';
import type { Range } from './ranges.ts';

/**
 * A JSON value in which the tokens and private keys of every string and every key are hidden, in any spelling, and the rule of each
 * of them. Parts in which there are none are the same ones as before, so that a clean value comes back as it is.
 */
export function lastLook<T>(value: T): { value: T; findings: string[] } {
  return lastLookWith(value, (text) => decodedRangesIn(text));
}

/** The same with the ranges that `rangesOf` finds in each of them. */
export function lastLookWith<T>(value: T, rangesOf: (text: string) => Range[]): { value: T; findings: string[] } {
  const look = { findings: [], rangesOf };
  // What is hidden in a string leaves a string: nothing changes its type.
  return { value: shown(value, look) as T, findings: look.findings };
}

interface Looking {
  findings: string[];
  rangesOf(text: string): Range[];
}

/** The rules, each one once, that find a token or a private key in what a finished page shows or holds in its attributes. */
export function visibleSecrets(html: string): string[] {
  return visibleSecretsWith(html, () => []);
}

/** The same, and what `known` finds in it. */
export function visibleSecretsWith(html: string, known: (text: string) => Range[]): string[] {
  // What stands beside a hidden secret without a space is often the next part of the page.
  const secrets = decodedRangesIn(html, known).filter(({ start }) => !html.startsWith('[redacted: ', start));
  return [...new Set(secrets.map(({ rule }) => rule))];
}

function shown(value: unknown, look: Looking): unknown {
  if (typeof value === 'string') return shownText(value, look);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((it: unknown) => shown(it, look));
    return items.every((it, index) => it === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const looked = entries.map(([key, it]) => [shownText(key, look), shown(it, look)] as const);
  return looked.every(([key, it], index) => key === entries[index]?.[0] && it === entries[index]?.[1]) ? value : withOwnKeys(looked);
}

function shownText(text: string, { findings, rangesOf }: Looking): string {
  const ranges = rangesOf(text);
  if (ranges.length === 0) return text;
  append(
    findings,
    ranges.filter((it) => isSecret(it) && it.personal === undefined).map(({ rule }) => rule),
  );
  return hidden(text, ranges);
}

/** Keys that became the same get a number, so that no value is lost. */
function withOwnKeys(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const taken = new Map<string, unknown>();
  for (const [key, value] of entries) {
    let own = key;
    for (let count = 2; taken.has(own); count += 1) own = `${key} ${count}`;
    taken.set(own, value);
  }
  return Object.fromEntries(taken);
}
