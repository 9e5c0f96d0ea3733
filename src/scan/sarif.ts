import type { SecretFinding } from './findings.ts';
import type { ScanReport } from './report.ts';
import { olderText } from './wording.ts';

/** A scan in the Static Analysis Results Interchange Format, version 2.1.0. */
export function scanSarif({ version, findings }: ScanReport): object {
  const rules = [...new Set(findings.map((it) => it.rule))].toSorted((a, b) => (a < b ? -1 : 1));
  return sarifOf(
    version,
    rules.map(ruleOf),
    findings.map((it) => resultOf(it, rules.indexOf(it.rule))),
  );
}

/** A report of this program in that format. */
export function sarifOf(version: string, rules: readonly object[], results: readonly object[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Handover', version, rules } }, columnKind: 'utf16CodeUnits', results }],
  };
}

function ruleOf(rule: string): object {
  return {
    id: idOf(rule),
    name: rule,
    shortDescription: { text: `A secret: ${rule}` },
    help: { text: 'Revoke it where it was issued, then remove it from the file. Removing it alone leaves it in the history.' },
    defaultConfiguration: { level: 'error' },
    properties: { tags: ['security'], 'security-severity': '9.0' },
  };
}

const levels = { blocks: 'error', redacted: 'warning', 'by-place': 'note', accepted: 'note' } as const;

function resultOf(it: SecretFinding, ruleIndex: number): object {
  const older = olderText(it);
  return {
    ruleId: idOf(it.rule),
    ruleIndex,
    level: levels[it.state],
    message: { text: `${it.rule}, shown as ${it.label}${older === '' ? '' : `; ${older}`}.` },
    locations: it.path === null ? [] : [{ physicalLocation: { artifactLocation: { uri: uriOf(it.path) }, ...regionOf(it) } }],
    partialFingerprints: { 'handoverFinding/v1': it.id },
    ...(it.state === 'accepted' ? { suppressions: [{ kind: 'external', status: 'accepted', justification: it.reason ?? '' }] } : {}),
    properties: { state: it.state, current: it.current, ...(it.commit === null ? {} : { commit: it.commit }) },
  };
}

/** A line of an older version is another line today. */
function regionOf({ current, line, column }: SecretFinding): object {
  return !current || line === null ? {} : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } };
}

const idOf = (rule: string): string => rule.replaceAll(/[^a-z0-9]+/gi, '-');

/** A path as a relative address. */
export const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
