import { expect, test } from 'vitest';
import { namedIn, newestVersion } from '../../src/claims/named.ts';

const inWords = (text: string): string[] => namedIn(text).map((it) => `${it.kind} ${it.text}, line ${it.line}`);

test('commits, files with lines, tests, requirements and versions of specs are found where they are named first', () => {
  const text = [
    'Done in 4f2a9c1; see src/read.ts:42 and `./src/read.ts`.',
    'Spec: specs/reminder.md, version 2. FR-016 and CR-10 hold.',
    'tests/test_pay.py::test_partly_paid fails, test "reads a header" passes.',
    'Done in 4f2a9c1 again.',
  ].join('\n');
  expect(inWords(text)).toEqual([
    'commit 4f2a9c1, line 1',
    'file src/read.ts:42, line 1',
    'file ./src/read.ts, line 1',
    'file specs/reminder.md, line 2',
    'spec-version specs/reminder.md, version 2, line 2',
    'requirement FR-016, line 2',
    'requirement CR-10, line 2',
    'file tests/test_pay.py, line 3',
    'test test_partly_paid, line 3',
    'test reads a header, line 3',
  ]);
});

test.each([
  ['addresses', 'https://example.com/a/b.ts and https://example.com/commit/4f2a9c1d'],
  ['numbers and words that are no ids', '12345678 deadbeef cafebabe facade'],
  ['what tools install and write', 'node_modules/a/b.js dist/x/y.js .git/config.x'],
  ['places that stand for others', 'path/to/file.ts docs/YYYY-MM-DD.md src/**/*.ts $HOME/x/y.sh ~/a/b.md'],
  [
    'checksums and digests',
    'sha256 123abc4def, SHA-512: `9f86d08aa`, md5 d41d8cd98f00b204e9800998ecf8427e, MD5 (a.iso) = 4f2a9c1d, checksum of a.iso is 4f2a9c1e, image@sha256:9f86d081884c7d65, digest (sha1) da39a3ee5e6b4b0d3255bfef95601890afd80709 and d41d8cd98f00b204e9800998ecf8427f  b.iso',
  ],
  ['commands in the place of a test', 'test `npm run x` and tests "pytest -q" and test `make all`'],
  ['what stands in comments', '<!-- Spec: specs/reminder.md, version 2,\nin 4f2a9c1 --> said'],
  ['ids of other kinds', 'UTF-8 ISO-8601 GPT-4 JIRA-123 XFR-12'],
])('%s are no claims', (_, text) => {
  expect(inWords(text)).toEqual([]);
});

test.each([
  'SHA 4f2a9c1d',
  'sha1: 4f2a9c1d',
  'The checksum is right since 4f2a9c1d',
  'Verified the digest, commit 4f2a9c1d',
  'sha256 123abc4def was wrong in 4f2a9c1d',
])('"%s" names a commit all the same', (text) => {
  expect(inWords(text)).toEqual(['commit 4f2a9c1d, line 1']);
});

test('comments are left out and move no line, however many are not closed', () => {
  expect(inWords('<!-- src/a.ts\n-->\nSee src/b.ts.')).toEqual(['file src/b.ts, line 3']);
  expect(inWords(`${'<!-- '.repeat(50_000)}\nSee src/b.ts.`)).toEqual(['file src/b.ts, line 2']);
});

test('a text with very many names is read as far as five hundred', () => {
  const text = Array.from({ length: 700 }, (_, index) => `src/file${index}.ts`).join('\n');
  expect(namedIn(text)).toHaveLength(500);
});

test('the version of a spec is the newest that its head names', () => {
  expect(newestVersion('# Reminder\nVersion: 2\n\nVersion 3 of 17 June\n')).toBe(3);
  expect(newestVersion(`${'\n'.repeat(30)}Version: 9\n`)).toBe(null);
});

test('a path that begins above is looked up by its end', () => {
  expect(namedIn('See ../specs/a.md and ./b/c.ts').map((it) => it.key)).toEqual(['specs/a.md', 'b/c.ts']);
});

const branches = (text: string): string[] => namedIn(text).flatMap((it) => (it.kind === 'branch' ? it.text : []));

test.each([
  ['Branch: feature/reminder', ['feature/reminder']],
  ['**Branch:** `w6-peer` (off `main`)', ['w6-peer']],
  ['Branch / PR: `release/0.6x` / pending', ['release/0.6x']],
  ['Current branch: `codex/library`', ['codex/library']],
  ['| Branch | x |', []],
  ['Branch: refs/heads/feature/reminder', ['feature/reminder']],
  ['Branch: up-to-date', []],
  ['Branch: not-yet-created', []],
  ['No branch `x-y` is needed', []],
  ['the switch branch `case-a` is never hit', []],
  ['  "branch": "feature/reminder",', ['feature/reminder']],
  ['Built on branch `w6-peer`, see the `feat/next` branch', ['w6-peer', 'feat/next']],
  ['Merge branch **`develop`** first', ['develop']],
  ['分支：`feature/导入`', ['feature/导入']],
  ['ブランチ: `feature/x1`', ['feature/x1']],
  ['- branch: fix-7, then deploy', ['fix-7']],
  ['Branch: `feat/a`, `feat/b` and `fix-7`', ['feat/a', 'feat/b', 'fix-7']],
  ['**Branch:** `w6-peer` (off `w5-base`)', ['w6-peer', 'w5-base']],
  ['Branch: feat/a (server), feat/b (client)', ['feat/a', 'feat/b']],
  ['Branch for this slice: `codex/next-1`', ['codex/next-1']],
  ['| Branch | `feat/a` |', ['feat/a']],
  ['Base branch: release/1.2', ['release/1.2']],
  ['Merged branch `feat/a` into `develop` and `x-y`', ['feat/a', 'develop']],
  ['The branches `feat/a`, `fix-7` wait; `feat/b` and `fix-8` branches are gone', ['feat/a', 'fix-7', 'feat/b', 'fix-8']],
  ['Branches:\n\n- `feat/a`: server\n  more\n- **`fix-7`**\n\nFiles:\n\n- `a-b`', ['feat/a', 'fix-7']],
  ['## Open branches\n\n1. `feat/a`', ['feat/a']],
])('"%s" names the branches %j', (text, expected) => {
  expect(branches(text)).toEqual(expected);
});

test.each([
  'Branch: main',
  'Branch: none',
  'Branch: <name of the branch>',
  'the `else` branch and the branch `Some(x)` of the match',
  'branch coverage: 80 percent',
  'Fixed the branch: it took the wrong path',
  'Branch / PR: `4f2a9c1d`',
  'branch on a-b tests',
  'A new branch per feature/topic',
  'Create a branch `feature/<topic>`',
  'Branch: conditional in parser',
  'Branch: see below',
  'It covers the branches\n- `a-b` and more',
  'Branches: none',
])('"%s" names no branch', (text) => {
  expect(branches(text)).toEqual([]);
});

const toMake = (text: string): string[] => namedIn(text).flatMap((it) => (it.isToMake ? it.key : []));

test.each([
  ['1. Create src/x.ts and `src/y.ts`', ['src/x.ts', 'src/y.ts']],
  ['1. Create the reader, which nobody\n   has yet, in src/x.ts', ['src/x.ts']],
  ['Next: write tests/a.test.ts for case 4', ['tests/a.test.ts']],
  ['Write the test `handles empty`', ['handles empty']],
  ['Create branch `feature/x`', ['feature/x']],
  ['Extract the parser from src/a.ts into src/b.ts', ['src/b.ts']],
  ['Add a new file `src/x.ts`', ['src/x.ts']],
  ['src/x.ts does not exist yet', ['src/x.ts']],
  ['src/x.ts anlegen', ['src/x.ts']],
  ['New file: `src/x.ts`', ['src/x.ts']],
  ['`src/x.ts` is missing', ['src/x.ts']],
  ['Add a test `reads it` in `tests/x.py`', ['tests/x.py', 'reads it']],
  ['- Add a regression test `test_reads` to tests/x.py for `src/y.py`', ['tests/x.py', 'test_reads']],
  ['Add `src/x.ts` and `src/y.ts`', ['src/x.ts', 'src/y.ts']],
  ['In `tests/x.py`, add a test `reads it`', ['tests/x.py', 'reads it']],
  ['Read src/x.ts. Then create src/y.ts', ['src/y.ts']],
])('"%s" says that %j is yet to be made', (text, expected) => {
  expect(toMake(text)).toEqual(expected);
});

const gone = (text: string): string[] => namedIn(text).flatMap((it) => (it.isGone ? it.key : []));

test.each([
  ['Removed `src/x.ts`', ['src/x.ts']],
  ['## Done\n- Deleted the old file src/x.ts', ['src/x.ts']],
  ['`src/x.ts` was deleted', ['src/x.ts']],
  ['Renamed `src/x.ts` to `src/y.ts`', ['src/x.ts']],
  ['Removed the check of src/x.ts', []],
  ['Moved the parser to src/y.ts', []],
])('"%s" says that %j was taken away', (text, expected) => {
  expect(gone(text)).toEqual(expected);
});

test.each([
  'Created src/x.ts',
  '[x] Step 1: Create src/x.ts -- done 09:14',
  '## Done\n### First\n- Create src/x.ts',
  'Write tests for src/x.ts',
  'Add a null check in src/x.ts',
  'Fix src/x.ts',
  'Add `--force` to src/x.ts',
  'Add the option `force` in `src/x.ts`',
  'In src/x.ts, add a check `isThere`',
  'The new src/x.ts breaks',
  'Create src/x.ts, as src/x.ts:12 shows',
  '- Create the reader\n- See src/x.ts',
])('"%s" says of nothing that it is yet to be made', (text) => {
  expect(toMake(text)).toEqual([]);
});
