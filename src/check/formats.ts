import { createHash } from 'node:crypto';
import { count, printable } from '../model/wording.ts';
import { command } from '../scan/github.ts';
import { sarifOf, uriOf } from '../scan/sarif.ts';
import { allFindings, allRules, text as isText, type CheckFinding, type CheckReport } from './check.ts';

export const checkFormats = ['text', 'json', 'junit', 'sarif', 'github', 'gitlab'] as const;

export type CheckFormat = (typeof checkFormats)[number];

/** A check as it is printed. Ends with a line break where it says anything. */
export function checkOutput(report: CheckReport, format: CheckFormat, ok: boolean): string {
  switch (format) {
    case 'text':
      return text(report);
    case 'json':
      return `${JSON.stringify({ schema: 'handover.check/1', ok, exit: ok ? 0 : 5, handoffs: report.handoffs })}\n`;
    case 'junit':
      return junit(report);
    case 'sarif':
      return `${JSON.stringify(sarif(report), null, 2)}\n`;
    case 'github':
      return findingsOf(report)
        .map((it) => `${command(it.level, { file: it.path, line: it.line, title: it.code }, `${it.message} ${it.fix}`)}\n`)
        .join('');
    case 'gitlab':
      return `${JSON.stringify(findingsOf(report).map(codeQuality), null, 2)}\n`;
  }
}

const findingsOf = ({ handoffs }: CheckReport): CheckFinding[] => handoffs.flatMap((it) => it.findings);

function text({ handoffs }: CheckReport): string {
  return handoffs
    .map(({ path, kept, findings }) => {
      const head = `${printable(path)}  keeps ${kept}% of the rules${findings.length === 0 ? '' : `, ${count(findings.length, 'findings')}`}`;
      const lines = findings.map(
        (it) => `  ${it.code}  ${it.line === null ? '' : `line ${it.line}: `}${printable(it.message)}\n         ${printable(it.fix)}`,
      );
      return [head, ...lines, ''].join('\n');
    })
    .join('\n');
}

function sarif(report: CheckReport): object {
  const descriptions = allFindings.map(({ code, name, level }) => ({
    id: code,
    name: code,
    shortDescription: { text: `A handoff ${name}.` },
    defaultConfiguration: { level },
  }));
  const results = findingsOf(report).map((it) => ({
    ruleId: it.code,
    ruleIndex: allFindings.findIndex(({ code }) => code === it.code),
    level: it.level,
    message: { text: `${it.message} ${it.fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(it.path ?? '') },
          ...(it.line === null ? {} : { region: { startLine: it.line } }),
        },
      },
    ],
    partialFingerprints: { 'handoverCheck/v1': fingerprint(it) },
  }));
  return sarifOf(report.version, descriptions, results);
}

/** One case for each rule and handoff, as most hosts show them. */
function junit({ handoffs }: CheckReport): string {
  const suites = handoffs.map(({ path, findings }) => {
    const broken = new Set(findings.map((it) => it.code));
    const rules = broken.has(isText.code) ? [isText] : allRules;
    const cases = rules.map(({ code, name }) => {
      const failures = findings
        .filter((it) => it.code === code)
        .map((it) => `<failure message="${xml(it.message)}" type="${code}">${xml(`${it.path}:${it.line ?? 1} ${it.fix}`)}</failure>`);
      return `    <testcase classname="${xml(path)}" name="${code} ${xml(name)}"${failures.length === 0 ? '/>' : `>${failures.join('')}</testcase>`}`;
    });
    return [`  <testsuite name="${xml(path)}" tests="${rules.length}" failures="${broken.size}">`, ...cases, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="handover check">', ...suites, '</testsuites>', ''].join('\n');
}

/** GitLab's report of code quality. */
function codeQuality(it: CheckFinding): object {
  return {
    description: `${it.message} ${it.fix}`,
    check_name: it.code,
    fingerprint: fingerprint(it),
    severity: it.level === 'error' ? 'major' : 'minor',
    location: { path: it.path, lines: { begin: it.line ?? 1 } },
  };
}

function fingerprint({ code, path, line, message }: CheckFinding): string {
  return createHash('sha256')
    .update(JSON.stringify([code, path, line, message]))
    .digest('hex')
    .slice(0, 32);
}

function xml(value: string): string {
  return printable(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
