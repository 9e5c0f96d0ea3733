import type { Redacted } from '../model/redacted.ts';
import { hidden, placesOf, type Redaction } from './hiding.ts';
import { rangesIn } from './ranges-in.ts';

export type { Redaction } from './hiding.ts';

/**
 * The text with every known secret replaced by the name of its rule, and where they stood. Pure; the path decides whether the text is
 * the configuration of an agent. Line ends stay, so that every line keeps its number. Nothing in the text can switch this off.
 */
export function redact(text: string, path: string): { text: Redacted; findings: Redaction[] } {
  const ranges = rangesIn(text, path);
  return { text: hidden(text, ranges), findings: placesOf(text, ranges) };
}
