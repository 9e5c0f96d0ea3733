import { expect, onTestFinished, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { makeRepository } from '../histories/repository.ts';

const at = (commit: string, path: string, line: number | null = null) => ({ commit, path, line });

test('files are told at each commit, whatever stands between them, and lines by their text', async () => {
  const it = await makeRepository();
  onTestFinished(() => it.dispose());
  it.write('a/ö x.ts', 'one\ntwo\n');
  const first = await it.commit('Begin');
  it.write('a/ö x.ts', 'zero\n two\n');
  const second = await it.commit('Go on');
  const repository = await openRepository(it.folder, { allowShallow: false });
  onTestFinished(() => repository.close());
  const [before, missing, above, broken, after, beyond] = await repository.pastFiles([
    at(first, 'a/ö x.ts', 2),
    at(first, 'b.ts'),
    at(first, '../b.ts'),
    at(first, 'b\nc.ts'),
    at(second, 'a/ö x.ts', 2),
    at(second, 'a/ö x.ts', 9),
  ]);
  expect([missing, above, broken]).toEqual([null, null, null]);
  expect([before?.lines, after?.lines, beyond]).toMatchObject([2, 2, { lines: 2, line: null }]);
  expect(before?.blob).not.toBe(after?.blob);
  // What only moved to the side is the same line.
  expect(before?.line).toBe(after?.line);
});

test('words are found in code, and not in documents', async () => {
  const it = await makeRepository();
  onTestFinished(() => it.dispose());
  it.write('a.test.ts', 'test("reads a header", () => {});\nconst test_pay = 1;\n');
  it.write('HANDOFF.md', 'test "writes a row"\n');
  await it.commit('Begin');
  const repository = await openRepository(it.folder, { allowShallow: false });
  onTestFinished(() => repository.close());
  expect(await repository.wordsIn(['reads a header', 'reads', 'writes a row', 'test_pay', '-x', '.*'])).toEqual(
    new Set(['reads a header', 'reads', 'test_pay']),
  );
  expect(await repository.wordsIn([])).toEqual(new Set());
});

test('words of several commits are told with their places, documents among them, and whole ones where that is asked', async () => {
  const it = await makeRepository();
  onTestFinished(() => it.dispose());
  it.write('ö a.test.ts', 'test("pays late", () => {});\n');
  it.write('SPEC.md', 'FR-1 and FR-10\n');
  const first = await it.commit('Begin');
  it.write('SPEC.md', 'FR-10\n');
  const second = await it.commit('Go on');
  const repository = await openRepository(it.folder, { allowShallow: false });
  onTestFinished(() => repository.close());
  const commits = [first, second];
  expect(await repository.pastWords({ commits, words: ['pays late'], whole: false })).toEqual(
    commits.map((commit) => ({ commit, path: 'ö a.test.ts', word: 'pays late' })),
  );
  expect(await repository.pastWords({ commits, words: ['FR-1'], whole: true })).toEqual([{ commit: first, path: 'SPEC.md', word: 'FR-1' }]);
  expect(await repository.pastWords({ commits: [], words: ['FR-1'], whole: true })).toEqual([]);
});
