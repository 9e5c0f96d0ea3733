import type { Redacted } from '../../src/model/redacted.ts';
import { redact } from '../../src/redact/redact.ts';

/** A text as readers get it. */
export const redacted = (text: string): Redacted => redact(text, 'text.md').text;
