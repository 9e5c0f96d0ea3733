import { count, printable } from '../model/wording.ts';
import type { SecretFinding } from './findings.ts';
import type { ScanReport } from './report.ts';
import { olderText, placeText } from './wording.ts';

/** A scan for a person to read. Ends with a line break. */
export function scanText(report: ScanReport): string {
  const of = (state: SecretFinding['state'], current: boolean): SecretFinding[] =>
    report.findings.filter((it) => it.state === state && it.current === current);
  const blocking = report.findings.filter((it) => it.state === 'blocks');
  const blocks = [
    block(blocking.length === 0 ? 'Nothing stops a build' : `${secrets(blocking.length)} would stop a build`, blocking.map(row)),
    part('hidden, and no reason to stop', of('redacted', true)),
    part('in older versions only, hidden there', of('redacted', false)),
    part('hidden for their place alone: each looks like a word or a stand-in', [...of('by-place', true), ...of('by-place', false)]),
    part('accepted by the baseline, and hidden all the same', [...of('accepted', true), ...of('accepted', false)]),
    report.unused.length === 0
      ? ''
      : block(
          `${count(report.unused.length, 'entries')} of the baseline ${report.unused.length === 1 ? 'fits' : 'fit'} nothing any more`,
          report.unused.map((it) => [it.place, it.rule, it.path ?? '', it.reason]),
        ),
    report.accepted === null ? '' : `Accepted ${count(report.accepted.ids.length, 'findings')} in ${printable(report.accepted.file)}\n`,
  ];
  return blocks.filter((it) => it !== '').join('\n');
}

function part(what: string, findings: readonly SecretFinding[]): string {
  return findings.length === 0 ? '' : block(`${secrets(findings.length)} ${what}`, findings.map(row));
}

function row(it: SecretFinding): string[] {
  return [
    it.id,
    placeText(it),
    it.rule,
    it.label,
    olderText(it) || (it.reason ?? ''),
    ...(it.reason !== null && it.older !== null ? [it.reason] : []),
  ];
}

const secrets = (many: number): string => count(many, 'findings');

function block(title: string, rows: readonly (readonly string[])[]): string {
  return [title, ...aligned(rows), ''].join('\n');
}

/** Rows with their cells aligned, but for the last. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((it) => it.map(printable));
  const widths = [0, 1, 2, 3].map((at) => Math.max(0, ...cells.map((it) => Math.min(60, it[at]?.length ?? 0))));
  return cells.map((it) => `  ${it.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
