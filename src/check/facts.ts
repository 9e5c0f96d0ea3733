import type { Claim } from '../model/claim.ts';
import type { Handoff } from '../collections/handoffs/schema.ts';
import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';

/** Limits that a repository may set. */
export interface CheckSettings {
  lines: number;
  bytes: number;
  /** Commits since the handoff. */
  commits: number;
  /** Words in a row that are a copy. */
  words: number;
}

const usualSettings: CheckSettings = { lines: 200, bytes: 10 * 1024, commits: 10, words: 40 };

/** A handoff that is checked, with what its reader found. */
export interface Subject {
  path: string;
  text: Redacted;
  /** UTF-8 bytes of the file. */
  bytes: number;
  data: Handoff;
  problems: readonly Finding[];
  /** Where something was hidden, and by which rule. */
  secrets: readonly { line: number; rule: string }[];
  /** Commits on its branch since it was last changed; null where it has changes, or there is no git. */
  commitsSince: number | null;
}

/** What is true of the repository around the handoffs. */
export interface Repository {
  /** What it says to what a handoff names. */
  claimsOf(subject: Pick<Subject, 'path' | 'text'>): readonly Claim[];
  /** Branches whose commits the checked-out one has, but for itself. */
  merged: Pick<ReadonlySet<string>, 'has'>;
  specs: readonly { path: string; text: string }[];
  settings: CheckSettings;
}

/** The limits that a settings file gives under `check`, the usual ones for those it does not give. */
export function settingsFrom(given: unknown): CheckSettings {
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const numberIn = (name: keyof CheckSettings): number => {
    const value = fields[name];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : usualSettings[name];
  };
  return { lines: numberIn('lines'), bytes: numberIn('bytes'), commits: numberIn('commits'), words: numberIn('words') };
}
