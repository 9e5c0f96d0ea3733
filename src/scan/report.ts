import type { BaselineEntry } from '../model/baseline.ts';
import type { SecretPolicy } from '../model/secret-policy.ts';
import type { SecretFinding } from './findings.ts';

/** An entry of a baseline that fits nothing any more, and where it stands. */
export interface Unused extends BaselineEntry {
  /** `file:line:column` as the operator would write it. */
  place: string;
}

/** What a scan found, for all formats. */
export interface ScanReport {
  /** Version of this program. */
  version: string;
  /** Full id of the commit that was looked at. */
  commit: string;
  policy: SecretPolicy;
  findings: readonly SecretFinding[];
  unused: readonly Unused[];
  /** File that findings were accepted in, and their ids; null when none were. */
  accepted: { file: string; ids: readonly string[] } | null;
}

export const scanFormats = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;

export type ScanFormat = (typeof scanFormats)[number];
