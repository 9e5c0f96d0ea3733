import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../cli/folders.ts';
import { call, installedScript } from './script.ts';
import { repository, silent, stop } from './work.ts';

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

test('a command of the user follows a snapshot that was written; one of the repository does not', async () => {
  const folder = repository();
  const command = [process.execPath, '-e', "require('fs').writeFileSync('after.txt', process.env.HANDOVER_SNAPSHOT)"];
  mkdirSync(join(folder, '.handover'));
  writeFileSync(join(folder, '.handover/settings.json'), JSON.stringify({ after: command, taskFile: '../TASK.md' }));
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  expect(existsSync(join(folder, 'after.txt'))).toBe(false);
  const config = folderWith({ 'handover/hooks.json': JSON.stringify({ after: command }) });
  const env = { XDG_CONFIG_HOME: config };
  expect(await call(script, ['snapshot'], stop(folder, { session_id: 'n' }), { cwd: folder, env })).toEqual(silent);
  await expect.poll(() => existsSync(join(folder, 'after.txt')), { timeout: 20_000 }).toBe(true);
});

test.each([
  ['cannot be started', ['/no/such/program', 'SECRET'], '/no/such/program: ENOENT'],
  [
    'ends with another code',
    [process.execPath, '-e', 'console.log("WORDS"); process.exit(3)', 'SECRET'],
    `${process.execPath}: exit code 3`,
  ],
  [
    'is ended by a signal',
    [process.execPath, '-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => 0, 9000)'],
    `${process.execPath}: ended by SIGTERM`,
  ],
])('a command of the user that %s is not waited for, and logged with no word of its own', async (_, command, line) => {
  const folder = repository();
  const env = { XDG_CONFIG_HOME: folderWith({ 'handover/hooks.json': JSON.stringify({ after: command }) }) };
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder, env })).toEqual(silent);
  const path = join(folder, '.handover/local/log.txt');
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8'), { timeout: 20_000 }).toMatch(/\n$/);
  expect(readFileSync(path, 'utf8').replace(/^[\dT:+-]+ /, '')).toBe(`the command after a snapshot, ${line}\n`);
});
