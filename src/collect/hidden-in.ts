import { lineDigest } from '../git/line-digest.ts';
import type { Hidden } from '../model/hidden.ts';
import type { Redacted } from '../model/redacted.ts';
import { hiddenInText, type Standing } from '../redact/hidden-places.ts';
import type { Redaction } from '../redact/redact.ts';

/** What was hidden in `text`, which is shown as it is here: line ends stay where they were, so every line has its number. */
export function hiddenIn(text: Redacted | null, found: readonly Redaction[], standing: Standing): Hidden[] {
  if (found.length === 0) return [];
  const lines = (text ?? '').split('\n');
  const digests = new Map<number, string>();
  const digestOf = (line: number): string => {
    const digest = digests.get(line) ?? lineDigest(lines[line - 1] ?? '');
    digests.set(line, digest);
    return digest;
  };
  return found.map((it) => hiddenInText(it, standing, digestOf(it.line)));
}
