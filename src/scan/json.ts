import type { SecretFinding } from './findings.ts';
import type { ScanReport } from './report.ts';

/** A finding as data. */
export type FindingJson = Omit<SecretFinding, 'accepts'>;

/** What `scan --json` prints. Fields are only ever added under the same schema name. */
interface ScanJson extends Omit<ScanReport, 'version' | 'findings'> {
  schema: 'handover.scan/1';
  /** True when nothing would stop a build. */
  ok: boolean;
  exit: 0 | 4;
  findings: FindingJson[];
}

export function scanJson({ commit, policy, findings, unused, accepted }: ScanReport): ScanJson {
  const ok = !findings.some((it) => it.state === 'blocks');
  return { schema: 'handover.scan/1', ok, exit: ok ? 0 : 4, commit, policy, findings: findings.map(findingJson), unused, accepted };
}

/** A finding without what accepting it would write. */
export function findingJson({ id, state, rule, label, current, path, line, column, commit, older, reason }: SecretFinding): FindingJson {
  return { id, state, rule, label, current, path, line, column, commit, older, reason };
}
