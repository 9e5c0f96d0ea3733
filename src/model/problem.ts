import { z } from 'zod';

/** Something wrong in a source. Data, not an exception: one bad file never stops a handover. */
export const problem = z.strictObject({
  /** Permanent name, `HO` and three digits; `handover explain <code>` has its text. */
  code: z.string().regex(/^HO\d{3}$/),
  /** Path from the repository root, redacted; null when the problem belongs to the repository as a whole. */
  path: z.string().nullable(),
  /** 1-based; null when the whole file is meant. */
  line: z.number().int().positive().nullable(),
  /** 1-based; null when the whole line is meant. */
  column: z.number().int().positive().nullable(),
  /** What is wrong, as one sentence. Never holds a value that could be a secret. */
  message: z.string().min(1),
  /** What the reader of the message can do about it, as one sentence. */
  fix: z.string().min(1),
});

export type Problem = z.infer<typeof problem>;

/** A problem as a reader of one text reports it: whoever called the reader knows the path. */
export type Finding = Omit<Problem, 'path' | 'line' | 'column'> & { line?: number; column?: number };

/** The problem of `path` that a reader of its text found. */
export function problemOf(path: string | null, { code, line, column, message, fix }: Finding): Problem {
  return { code, path, line: line ?? null, column: column ?? null, message, fix };
}

/** Order of problems in every list: by path, line, code and message, on code points. */
export function byPlace(a: Problem, b: Problem): number {
  return compare(a.path ?? '', b.path ?? '') || (a.line ?? 0) - (b.line ?? 0) || compare(a.code, b.code) || compare(a.message, b.message);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
