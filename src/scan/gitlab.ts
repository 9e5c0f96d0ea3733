import type { SecretFinding } from './findings.ts';
import type { ScanReport } from './report.ts';
import { olderText } from './wording.ts';

/** When a scan began and ended: UTC, `2026-08-31T09:14:00`. */
export interface Span {
  start: string;
  end: string;
}

/** A scan as GitLab's report of secret detection, version 15 of its schema. The raw text, for which that has a field, is left out. */
export function scanGitlab({ version, commit, findings }: ScanReport, { start, end }: Span): object {
  const tool = { id: 'handover', name: 'Handover', version, vendor: { name: 'Handover' } };
  return {
    version: '15.0.7',
    scan: { analyzer: tool, scanner: tool, type: 'secret_detection', start_time: start, end_time: end, status: 'success' },
    vulnerabilities: findings.map((it) => vulnerabilityOf(it, commit)),
    remediations: [],
  };
}

const severities = { blocks: 'Critical', redacted: 'High', 'by-place': 'Info', accepted: 'Info' } as const;

function vulnerabilityOf(it: SecretFinding, built: string): object {
  const older = olderText(it);
  return {
    // Of two findings in one line both have the id of the line.
    id: [it.id, it.column ?? 0].join('-'),
    category: 'secret_detection',
    name: it.rule,
    description: `${it.rule}, shown as ${it.label}${older === '' ? '' : `; ${older}`}.`,
    severity: severities[it.state],
    solution: 'Revoke it where it was issued, then remove it from the file. Removing it alone leaves it in the history.',
    location: {
      ...(it.path === null ? {} : { file: it.path }),
      ...(it.current && it.line !== null ? { start_line: it.line, end_line: it.line } : {}),
      commit: { sha: it.commit ?? built },
    },
    identifiers: [{ type: 'handover_rule', name: `Handover rule ${it.rule}`, value: it.rule }],
    ...(it.state === 'accepted' || it.state === 'by-place'
      ? {
          flags: [
            {
              type: 'flagged-as-likely-false-positive',
              origin: 'Handover',
              description: it.reason ?? 'It looks like a word or a stand-in and is hidden for its place alone.',
            },
          ],
        }
      : {}),
  };
}
