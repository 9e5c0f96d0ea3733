import { lineDigest } from '../git/line-digest.ts';
import type { Hidden } from '../model/hidden.ts';
import { handPageName, type HandFile } from '../model/hand-file.ts';
import type { Redacted } from '../model/redacted.ts';
import { hiddenInText } from '../redact/hidden-places.ts';
import type { Look, Redactor } from '../redact/redactor.ts';
import { ownPages } from './own-pages.ts';

/** A file of a page, looked through for secrets. */
export interface HandText {
  by: 'program' | 'operator';
  file: HandFile;
  /** Null for one that is not UTF-8. */
  looked: { text: string; look: Look } | null;
}

/** The texts of all pages written by hand, those of the program in `language`. Every secret in one of them is known to `redactor` from here on. */
export function lookAtPages(files: readonly HandFile[], { look }: Redactor, language: string): HandText[] {
  const all = [
    ...ownPages(language).map((file) => ({ by: 'program' as const, file })),
    ...files.map((file) => ({ by: 'operator' as const, file })),
  ];
  return all
    .filter(({ file }) => handPageName.test(file.path))
    .map(({ by, file }) => {
      const text = textOf(file.bytes);
      return { by, file, looked: text === null ? null : { text, look: look(text, { path: file.shown, age: 0 }) } };
    });
}

/** The text as it may be shown, and what was hidden in it. */
export function shownText(
  { file }: HandText,
  { text, look }: NonNullable<HandText['looked']>,
  { show }: Redactor,
): { text: Redacted; hidden: Hidden[] } {
  const shown = show(text, look);
  const lines = shown.text.split('\n');
  const standing = { path: file.shown, commit: null, current: true };
  return { text: shown.text, hidden: shown.findings.map((it) => hiddenInText(it, standing, lineDigest(lines[it.line - 1] ?? ''))) };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The only error that this decoder has.
    return null;
  }
}
