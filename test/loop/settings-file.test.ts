import { expect, test } from 'vitest';
import { readSettings } from '../../src/loop/settings-file.ts';
import { isTaskFileName } from '../../src/loop/task-file-name.ts';

const toldOf = (text: string): string[] =>
  readSettings(text).findings.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`);

test('settings that the hooks understand are no problem', () => {
  const given = { taskFile: 'docs/WORK.md', onClear: 'brief', check: { lines: 100, words: 20 } };
  expect(readSettings(JSON.stringify(given))).toEqual({ value: given, findings: [] });
  expect(toldOf('{}')).toEqual([]);
  expect(readSettings('\uFEFF{ "taskFile": "A.md" }')).toEqual({ value: { taskFile: 'A.md' }, findings: [] });
});

test.each([
  'TASK.md',
  './TASK.md',
  'docs/WORK.md',
  'docs\\WORK.md',
  '.github/TASK.md',
  '.handover/TASK.md',
  '.gitignore.md',
  'a.git/TASK.md',
])('a task file may be called %s', (name) => expect(isTaskFileName(name)).toBe(true));

test.each([
  '../TASK.md',
  '/TASK.md',
  '\\TASK.md',
  'C:TASK.md',
  '.',
  '.git/config',
  '.GIT/config',
  './/.git/config',
  'docs\\..\\.git\\config',
  '.git\\config',
  'lib/.git/config',
  '.git. /config',
  '.git::$INDEX_ALLOCATION/config',
  'GIT~1/config',
  '.g\u200Cit/config',
  '.handover/settings.json',
  './.Handover\\settings.json',
  '.handover/local/log.txt',
  '.handover/snapshots/a.json',
])('a task file may not be called %s', (name) => expect(isTaskFileName(name)).toBe(false));

test.each([
  [
    '{\n  "taskFile": "WORK.md"\n',
    'HO194 3:1 The file is not valid JSON (close brace expected), so that none of its settings is in force.',
  ],
  [
    '{ "taskFile": "WORK.md", }',
    'HO194 1:26 The file is not valid JSON (property name expected), so that none of its settings is in force.',
  ],
  ['{ // mine\n}', 'HO194 1:3 The file is not valid JSON (invalid comment token), so that none of its settings is in force.'],
  ['\uFEFF{ x }', 'HO194 1:4 The file is not valid JSON'],
  ['', 'HO194 1:1 The file is not valid JSON'],
  ['[]', 'HO194 1:1 The settings are no object, so that none of them is in force.'],
  [
    '{\n  "taskFile": 3\n}',
    'HO194 2:3 The name of the task file is no path of a document below the top of the repository, so that TASK.md is read and written.',
  ],
  ['{ "taskFile": "../TASK.md" }', 'HO194 1:3 The name of the task file is no path of a document below the top'],
  ['{ "onClear": "never" }', 'HO194 1:3 What a cleared session is told is none of the words for it'],
  ['{ "check": 7 }', 'HO194 1:3 The numbers of `handover check` are no object'],
  [
    '{ "check": { "lines": "200" } }',
    'HO194 1:14 A number of `handover check` is no whole number above 0, so that the usual one is in force.',
  ],
  ['{ "after": ["rm"] }', 'HO194 1:3 A key is no setting, so that nothing follows from it.'],
])('what the hooks do not understand in %j is told with its place', (text, expected) => {
  expect(toldOf(text)).toEqual([expect.stringContaining(expected)]);
});
