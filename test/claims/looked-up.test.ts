import { expect, test } from 'vitest';
import { lookedUp, type FileState, type Ground } from '../../src/claims/looked-up.ts';
import { meaning } from '../../src/claims/meant.ts';
import { namedIn } from '../../src/claims/named.ts';

function stateOf(texts: Readonly<Record<string, string>>, path: string, line: number | null): FileState | null {
  const lines = texts[path]?.split('\n');
  return lines === undefined
    ? null
    : { blob: lines.join('\n'), lines: lines.length, line: line === null ? null : (lines[line - 1] ?? null) };
}

/** A repository of texts by path, as it was and as it is. */
function groundOf(before: Readonly<Record<string, string>>, today: Readonly<Record<string, string>>, more: Partial<Ground> = {}): Ground {
  return {
    commit: () => undefined,
    meant: meaning(Object.keys(today)),
    today: (path, line) => stateOf(today, path, line),
    before: (path, line) => {
      const [found] = meaning(Object.keys(before))(path);
      const state = found === undefined ? null : stateOf(before, found, line);
      return found === undefined || state === null ? null : { path: found, state };
    },
    hadCommit: () => undefined,
    hasTest: () => undefined,
    hadTest: () => undefined,
    requirement: () => undefined,
    hadRequirement: () => undefined,
    version: () => null,
    versionThen: () => undefined,
    branch: () => undefined,
    ...more,
  };
}

const states = (text: string, ground: Ground) => lookedUp(namedIn(text), ground).map((it) => [it.text, it.before, it.today, it.found]);

test.each([
  ['stands as it was', { 'src/a.ts': 'x' }, { 'src/a.ts': 'x' }, ['found', 'found', 'src/a.ts']],
  ['has another text now', { 'src/a.ts': 'x' }, { 'src/a.ts': 'y' }, ['found', 'changed', 'src/a.ts']],
  ['is gone', { 'src/a.ts': 'x' }, {}, ['found', 'not-found', 'src/a.ts']],
  ['never was', {}, {}, ['not-found', 'not-found', null]],
  ['came later', {}, { 'src/a.ts': 'x' }, ['not-found', 'found', 'src/a.ts']],
  ['lies in a folder that the text leaves out', { 'app/src/a.ts': 'x' }, { 'app/src/a.ts': 'x' }, ['found', 'found', 'app/src/a.ts']],
  ['moved', { 'src/a.ts': 'x' }, { 'lib/src/a.ts': 'x' }, ['found', 'changed', 'lib/src/a.ts']],
])('a file that %s', (_, before, today, expected) => {
  expect(states('See src/a.ts', groundOf(before, today))).toEqual([['src/a.ts', ...expected]]);
});

test.each([
  ['says the same', 'a\nb', 'new\nb', ['found', 'found', 'src/a.ts']],
  ['says something else', 'a\nb', 'a\nc', ['found', 'changed', 'src/a.ts']],
  ['is not there any more', 'a\nb', 'a', ['found', 'not-found', 'src/a.ts']],
  ['never was there', 'a', 'a', ['not-found', 'not-found', null]],
])('a line that %s', (_, before, today, expected) => {
  expect(states('See src/a.ts:2', groundOf({ 'src/a.ts': before }, { 'src/a.ts': today }))).toEqual([['src/a.ts:2', ...expected]]);
});

test('of what nobody looked for nothing is said', () => {
  const text = '4f2a9c1, FR-001, test "reads a header", specs/a.md version 2';
  expect(states(text, groundOf({}, { 'specs/a.md': '' })).map(([it]) => it)).toEqual(['specs/a.md']);
});

test('a version of a spec may be the newest, an older one, or one that is not there', () => {
  const files = { 'specs/a.md': '', 'specs/b.md': '', 'specs/c.md': '' };
  const text = 'specs/a.md version 2\nspecs/b.md version 1\nspecs/c.md version 3';
  const all = states(text, groundOf(files, files, { version: () => 2 })).filter(([it]) => String(it).includes('version'));
  expect(all.map((it) => it[2])).toEqual(['found', 'changed', 'not-found']);
});

test('commits, tests, requirements and versions are told as they were, where that is known', () => {
  const text = '4f2a9c1, FR-001, test "reads a header", specs/a.md version 2';
  const today: Partial<Ground> = { commit: () => '4f2a9c1d', hasTest: () => true, requirement: () => 'specs/a.md', version: () => 2 };
  const before = (more: Partial<Ground>) =>
    states(text, groundOf({}, { 'specs/a.md': '' }, { ...today, ...more })).flatMap(([it, then]) => (it === 'specs/a.md' ? [] : [then]));
  expect(before({})).toEqual([null, null, null, null]);
  const had = { hadCommit: () => true, hadTest: () => true, hadRequirement: () => true, versionThen: () => 2 };
  expect(before(had)).toEqual(['found', 'found', 'found', 'found']);
  const lacked = { hadCommit: () => false, hadTest: () => false, hadRequirement: () => false, versionThen: () => 1 };
  expect(before(lacked)).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
});

test.each([
  ['is there', 'there', ['fix-7', null, 'found', null]],
  ['is gone because it was merged', { merge: 'abc' }, ['fix-7', null, 'merged', 'abc']],
  ['is neither', null, ['fix-7', null, 'not-found', null]],
] as const)('a branch that %s', (_, found, expected) => {
  expect(states('Branch: fix-7', groundOf({}, {}, { branch: () => found }))).toEqual([expected]);
});

test('of a branch that nobody looked for nothing is said', () => {
  expect(states('Branch: fix-7', groundOf({}, {}))).toEqual([]);
});

test('of what is yet to be made nothing is said until it is there, or was there and is gone', () => {
  const text = 'Next: create src/a.ts';
  expect(states(text, groundOf({}, {}))).toEqual([]);
  expect(states(text, groundOf({}, { 'src/a.ts': 'x' }))).toEqual([['src/a.ts', 'not-found', 'found', 'src/a.ts']]);
  expect(states(text, groundOf({ 'src/a.ts': 'x' }, {}))).toEqual([['src/a.ts', 'found', 'not-found', 'src/a.ts']]);
});
