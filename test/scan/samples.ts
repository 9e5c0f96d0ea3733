import type { Hidden } from '../../src/model/hidden.ts';
import { findingsOf } from '../../src/scan/findings.ts';
import type { ScanReport } from '../../src/scan/report.ts';
import { lineDigest } from '../../src/git/line-digest.ts';

export const commits = { first: '9c1d2e3'.padEnd(40, '0'), second: '4f2a9c1'.padEnd(40, '0') };

const dates: Readonly<Record<string, string>> = {
  [commits.first]: '2026-05-02T09:00:00+02:00',
  [commits.second]: '2026-06-18T09:00:00+02:00',
};

export const dateOf = (commit: string): string | null => dates[commit] ?? null;

/** One place of the first token of HANDOFF.md, but for what is given. */
export function hiddenOf(parts: Partial<Hidden> = {}): Hidden {
  return {
    rule: 'github token',
    number: 1,
    path: 'HANDOFF.md',
    line: 18,
    column: 9,
    commit: commits.second,
    current: true,
    byPlace: false,
    digest: lineDigest('The token is [redacted: github token 1].'),
    accepted: false,
    reason: null,
    personal: null,
    ...parts,
  };
}

export const policy = { current: 'block', history: 'redact' } as const;

/** Places of every kind. */
export const hidden: readonly Hidden[] = [
  hiddenOf(),
  hiddenOf({ line: 3, column: 1, current: false, commit: commits.second }),
  hiddenOf({ line: 2, column: 1, current: false, commit: commits.first }),
  hiddenOf({
    number: 2,
    path: 'docs/50%, a: b.md',
    line: 4,
    digest: lineDigest('[redacted: github token 2]'),
    current: false,
    commit: commits.first,
  }),
  hiddenOf({
    rule: 'password',
    number: 1,
    path: 'README.md',
    line: 7,
    digest: lineDigest('password: [redacted: password 1]'),
    byPlace: true,
  }),
  hiddenOf({ rule: 'password', number: 2, path: 'README.md', line: 9, digest: lineDigest('x'), accepted: true, reason: 'An example.' }),
  hiddenOf({
    rule: 'aws key',
    number: 1,
    path: null,
    line: null,
    column: null,
    commit: commits.first,
    current: false,
    digest: lineDigest('y'),
  }),
];

export const report: ScanReport = {
  version: '0.1.0',
  commit: commits.second,
  policy,
  findings: findingsOf(hidden, { policy, dateOf }),
  unused: [
    {
      rule: 'password',
      path: 'gone.md',
      line: lineDigest('z'),
      reason: 'It was one.',
      date: '2026-06-01',
      place: '.handover/baseline.json:4:5',
    },
  ],
  accepted: null,
};
