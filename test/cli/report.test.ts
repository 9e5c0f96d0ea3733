import { expect, test } from 'vitest';
import { plain } from '../../src/cli/paint.ts';
import { reportText } from '../../src/cli/report.ts';
import { collectedOf, foundOf, problemOf } from './fakes.ts';
import { gather } from '../../src/run-it/gather.ts';

const found = [foundOf('handoffs', 31, 1214), foundOf('decisions', 1, 1), foundOf('change-requests', 0, 0)];

test('the report counts records and revisions of every collection that has some', () => {
  const built = { ...collectedOf({ site: { collections: found } }), pages: 412 };
  expect(reportText(built, plain)).toBe(`
  Customer portal  main 4f2a9c1
  31 handoffs (1,214 revisions), 1 decision (1 revision); 412 pages
`);
});

test('kinds of records are called as on the site', () => {
  const collections = [
    { ...foundOf('agent-config', 2, 9), title: 'Agent setup' },
    { ...foundOf('other-documents', 0, 0), title: 'Other documents' },
  ];
  const built = { ...collectedOf({ site: { collections } }), pages: 3 };
  expect(reportText(built, plain)).toContain('\n  2 records of agent setup (9 revisions); 3 pages\n');
  const empty = collections.map((it) => ({ ...it, records: 0 }));
  expect(reportText({ ...built, site: { ...built.site, collections: empty } }, plain)).toContain(
    '\n  no agent setup, no other documents\n',
  );
});

test('what stands is counted, and deleted records and those of branches beside it', () => {
  const collections = [
    { ...foundOf('handoffs', 31, 1214), deleted: 4, unmerged: 2 },
    { ...foundOf('decisions', 1, 1), deleted: 1 },
  ];
  const built = { ...collectedOf({ site: { collections } }), pages: 412 };
  expect(reportText(built, plain)).toBe(`
  Customer portal  main 4f2a9c1
  25 handoffs plus 4 deleted and 2 on branches (1,214 revisions), no decisions plus 1 deleted (1 revision); 412 pages
`);
});

test('each of a few problems has a line with code, place, message and fix', () => {
  const problems = [
    problemOf('HO120', null, null),
    problemOf('HO702', 'HANDOFF.md', 34),
    { ...problemOf('HO801', 'docs/a.md', 3), column: 5 },
  ];
  const built = { ...collectedOf({ site: { collections: found }, problems, branch: null }), pages: 412 };
  expect(reportText(built, plain)).toBe(`
  Customer portal  detached 4f2a9c1
  31 handoffs (1,214 revisions), 1 decision (1 revision); 412 pages

  3 problems
  ! HO120  Something about HO120.  Mend HO120.
  ! HO702  HANDOFF.md:34  Something about HO702.  Mend HO702.
  ! HO801  docs/a.md:3:5  Something about HO801.  Mend HO801.
`);
});

test('many problems are grouped by code', () => {
  const problems = ['HO701', 'HO702'].flatMap((code) => Array.from({ length: 1001 }, (_, index) => problemOf(code, 'a.md', index + 1)));
  const built = { ...collectedOf({ site: { collections: found }, problems }), pages: 412 };
  expect(reportText(built, plain)).toContain(`
  2,002 problems
  ! HO701  a.md:1  Something about HO701.  Mend HO701.  (and 1,000 more of HO701)
  ! HO702  a.md:1  Something about HO702.  Mend HO702.  (and 1,000 more of HO702)
  All of them are on the Problems page of the site.
`);
});

test('more than ten codes are cut to ten lines and the rest is counted', () => {
  const problems = Array.from({ length: 14 }, (_, index) => problemOf(`HO7${10 + index}`, 'a.md', 1));
  const lines = reportText({ ...collectedOf({ site: { collections: found }, problems }), pages: 1 }, plain).split('\n');
  expect(lines.filter((it) => it.startsWith('  ! '))).toHaveLength(10);
  expect(lines.slice(-4)).toEqual([
    '  ! HO719  a.md:1  Something about HO719.  Mend HO719.',
    '  … and 4 more',
    '  All of them are on the Problems page of the site.',
    '',
  ]);
});

test('what is unusual about the clone is said before the problems', () => {
  const built = {
    ...collectedOf({ site: { collections: found }, notes: [problemOf('HO320', null, null)], problems: [problemOf('HO702', 'a.md', 1)] }),
    pages: 1,
  };
  expect(reportText(built, plain)).toBe(`
  Customer portal  main 4f2a9c1
  31 handoffs (1,214 revisions), 1 decision (1 revision); 1 page

  1 note on this clone
  ! HO320  Something about HO320.  Mend HO320.

  1 problem
  ! HO702  a.md:1  Something about HO702.  Mend HO702.
`);
});

test('a repository with nothing to show is told what was looked for and how to begin', () => {
  const site = {
    collections: [foundOf('handoffs', 0, 0), foundOf('change-requests', 0, 0)],
    readme: { path: 'README.md', summary: null, commit: 'c', committedAt: null },
    runIt: {
      ...gather([], [], 0).runIt,
      manifests: [{ path: 'package.json', kind: 'npm package', name: null, version: null, description: null }],
    },
  };
  expect(reportText({ ...collectedOf({ site }), pages: 9 }, plain)).toBe(`
  Customer portal  main 4f2a9c1
  no handoffs, no change requests
  Built 9 pages from git, the README and package manifests alone

  The quickest way to more:
    1. Write HANDOFFS.md.
    2. Write CHANGE-REQUESTS.md.
  Looked for: HANDOFFS.md, docs/handoffs/*.md, *.handoffs.md, CHANGE-REQUESTS.md, … (handover explain HO110 lists all 6)
`);
});

test('a name in the repository cannot steer the terminal or forge a line', () => {
  const problems = [problemOf('HO702', 'a\u001b[2J\nerror HO100\u202e.md', 1)];
  const text = reportText(
    { ...collectedOf({ site: { collections: found, title: 'T\u0007' }, problems, branch: 'b\u009b' }), pages: 1 },
    plain,
  );
  expect(text).toBe(`
  T\\u0007  b\\u009b 4f2a9c1
  31 handoffs (1,214 revisions), 1 decision (1 revision); 1 page

  1 problem
  ! HO702  a\\u001b[2J\\u000aerror HO100\\u202e.md:1  Something about HO702.  Mend HO702.
`);
});
