import { redact } from '../redact/redact.ts';

const secretKey = /token|secret|passw|pwd|key|auth|credential|cookie|session/i;

/** `value` as an error names it: short, on one line, and never when `path` names something that is kept secret. */
export function shownValue(value: unknown, path: readonly PropertyKey[]): string {
  if (value === undefined) return 'nothing';
  if (path.some((it) => secretKey.test(String(it)))) return 'a value that is not shown';
  if (typeof value === 'string') return short(JSON.stringify(redact(value, 'handover.config').text));
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The first line of what a config threw, with known secrets hidden. */
export function shownError(error: unknown): string {
  if (!(error instanceof Error)) return 'It threw something that is not an Error.';
  const [line = ''] = error.message.split('\n');
  return `${error.name}: ${redact(line, 'handover.config').text}`;
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
