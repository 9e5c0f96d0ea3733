import { expect, test } from 'vitest';
import { scanGithub } from '../../src/scan/github.ts';
import { scanGitlab } from '../../src/scan/gitlab.ts';
import { scanJson } from '../../src/scan/json.ts';
import { scanSarif } from '../../src/scan/sarif.ts';
import { scanText } from '../../src/scan/text.ts';
import { gitlabReport, sarifLog } from './schemas.ts';
import { report } from './samples.ts';

const ids = report.findings.map((it) => it.id);

test('text lists what stops a build first, and says of everything else why it does not', () => {
  expect(scanText(report)).toBe(`1 finding would stop a build
  ${ids[0]}  HANDOFF.md:18:9  github token  [redacted: github token 1]  also in 2 older versions (since 2 May 2026, 9c1d2e3)

2 findings in older versions only, hidden there
  ${ids[3]}  a name or a commit message     aws key       [redacted: aws key 1]       in 1 older version (since 2 May 2026, 9c1d2e3)
  ${ids[4]}  9c1d2e3:docs/50%, a: b.md:4:9  github token  [redacted: github token 2]  in 1 older version (since 2 May 2026, 9c1d2e3)

1 finding hidden for their place alone: each looks like a word or a stand-in
  ${ids[1]}  README.md:7:9  password  [redacted: password 1]

1 finding accepted by the baseline, and hidden all the same
  ${ids[2]}  README.md:9:9  password  [redacted: password 2]  An example.

1 entry of the baseline fits nothing any more
  .handover/baseline.json:4:5  password  gone.md  It was one.
`);
});

test('text says so where nothing was found', () => {
  expect(scanText({ ...report, findings: [], unused: [] })).toBe('Nothing stops a build\n');
});

test('commands of GitHub name file and line of what stands, and write out what would end them', () => {
  expect(scanGithub(report))
    .toBe(`::error file=HANDOFF.md,line=18,col=9,title=HO401 secret::github token, shown as [redacted: github token 1]; also in 2 older versions (since 2 May 2026, 9c1d2e3); id ${ids[0]}
::warning title=HO401 secret::aws key, shown as [redacted: aws key 1]; in 1 older version (since 2 May 2026, 9c1d2e3); id ${ids[3]}
::warning file=docs/50%25%2C a%3A b.md,title=HO401 secret::github token, shown as [redacted: github token 2]; in 1 older version (since 2 May 2026, 9c1d2e3); id ${ids[4]}
::warning title=HO282::An entry of the baseline fits nothing any more: .handover/baseline.json:4:5 (password)
::notice::2 more findings accepted by the baseline or hidden for their place alone
`);
});

test('SARIF keeps the rules of its format, and marks what is accepted as suppressed', () => {
  const log = sarifLog.parse(scanSarif(report));
  const [run] = log.runs;
  expect(run?.tool.driver.rules.map((it) => it.id)).toEqual(['aws-key', 'github-token', 'password']);
  expect(
    run?.results.map(({ ruleId, ruleIndex, level, partialFingerprints, suppressions }) => [
      ruleId,
      run.tool.driver.rules[ruleIndex]?.id === ruleId,
      level,
      partialFingerprints['handoverFinding/v1'],
      suppressions ?? null,
    ]),
  ).toEqual([
    ['github-token', true, 'error', ids[0], null],
    ['password', true, 'note', ids[1], null],
    ['password', true, 'note', ids[2], [{ kind: 'external', status: 'accepted', justification: 'An example.' }]],
    ['aws-key', true, 'warning', ids[3], null],
    ['github-token', true, 'warning', ids[4], null],
  ]);
  expect(run?.results.map((it) => it.locations)).toEqual([
    [{ physicalLocation: { artifactLocation: { uri: 'HANDOFF.md' }, region: { startLine: 18, startColumn: 9 } } }],
    [{ physicalLocation: { artifactLocation: { uri: 'README.md' }, region: { startLine: 7, startColumn: 9 } } }],
    [{ physicalLocation: { artifactLocation: { uri: 'README.md' }, region: { startLine: 9, startColumn: 9 } } }],
    [],
    [{ physicalLocation: { artifactLocation: { uri: 'docs/50%25%2C%20a%3A%20b.md' } } }],
  ]);
});

test("GitLab's report keeps the rules of its format, and flags what is accepted", () => {
  const span = { start: '2026-08-31T09:14:00', end: '2026-08-31T09:15:00' };
  const { vulnerabilities } = gitlabReport.parse(scanGitlab(report, span));
  expect(vulnerabilities.map(({ id, severity, location, flags }) => [id, severity, location, flags?.[0]?.description ?? null])).toEqual([
    [`${ids[0]}-9`, 'Critical', { file: 'HANDOFF.md', start_line: 18, end_line: 18, commit: { sha: report.commit } }, null],
    [
      `${ids[1]}-9`,
      'Info',
      { file: 'README.md', start_line: 7, end_line: 7, commit: { sha: report.commit } },
      'It looks like a word or a stand-in and is hidden for its place alone.',
    ],
    [`${ids[2]}-9`, 'Info', { file: 'README.md', start_line: 9, end_line: 9, commit: { sha: report.commit } }, 'An example.'],
    [`${ids[3]}-0`, 'High', { commit: { sha: '9c1d2e3'.padEnd(40, '0') } }, null],
    [`${ids[4]}-9`, 'High', { file: 'docs/50%, a: b.md', commit: { sha: '9c1d2e3'.padEnd(40, '0') } }, null],
  ]);
});

test('JSON says whether a build would stop, and every finding', () => {
  const json = scanJson(report);
  expect([json.schema, json.ok, json.exit, json.findings.length, json.unused.length]).toEqual(['handover.scan/1', false, 4, 5, 1]);
  expect(json.findings[0]).toEqual({
    id: ids[0],
    state: 'blocks',
    rule: 'github token',
    label: '[redacted: github token 1]',
    current: true,
    path: 'HANDOFF.md',
    line: 18,
    column: 9,
    commit: report.commit,
    older: { versions: 2, since: { commit: '9c1d2e3'.padEnd(40, '0'), date: '2026-05-02T09:00:00+02:00' } },
    reason: null,
  });
  expect(scanJson({ ...report, findings: [] })).toMatchObject({ ok: true, exit: 0 });
});
