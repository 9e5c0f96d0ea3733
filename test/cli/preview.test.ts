import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markerFor } from '../deliver/marked.ts';
import { collectedOf } from './fakes.ts';
import { folderWith } from './folders.ts';
import { handover, startHandover } from './spawned.ts';

const files = { 'index.html': 'Briefing', '404.html': 'Missing' };
const site = { ...files, 'handover.json': markerFor(collectedOf().site, files) };
const below = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(site).map(([name, text]) => [join(folder, name), text]));

/** Starts a command that serves, and waits for what it prints on stdout. */
async function serving(args: readonly string[], cwd: string) {
  const { child, ended } = startHandover(args, cwd);
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/\n$/);
  return { child, ended, printed };
}

test('preview prints the address of the built folder, serves it, and ends with 130 when the user stops it', async () => {
  const cwd = folderWith(below('dist/handover'));
  const { child, ended, printed } = await serving(['preview', '-p', '0'], cwd);
  expect(printed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const response = await fetch(printed.trim());
  expect([response.status, await response.text()]).toEqual([200, 'Briefing']);
  child.kill('SIGINT');
  expect(await ended).toEqual({
    code: 130,
    stdout: printed,
    stderr: '  Serving dist/handover; only this machine reaches it; Ctrl C ends it\n',
  });
}, 60_000);

test('the folder may be named or configured, and the site stand below a sub-path', async () => {
  const cwd = folderWith({ ...below('public'), 'handover.config.json': '{ "out": "public" }' });
  const configured = await serving(['preview', '--json', '-p', '0', '--base', 'repo'], cwd);
  const { schema, ok, url, folder } = JSON.parse(configured.printed);
  expect([schema, ok, folder]).toEqual(['handover.preview/1', true, 'public']);
  expect(url).toMatch(/:\d+\/repo\/$/);
  expect(await (await fetch(new URL('/', url))).text()).toBe('Briefing');
  const named = await serving(['preview', join(cwd, 'public'), '-q', '-p', '0'], folderWith({}));
  named.child.kill('SIGTERM');
  expect(await named.ended).toMatchObject({ code: 130, stderr: '' });
}, 60_000);

test('without a terminal no browser is opened, and that is said', async () => {
  const cwd = folderWith(below('dist/handover'));
  const { child, ended } = await serving(['preview', '-p', '0', '--open'], cwd);
  child.kill('SIGINT');
  expect((await ended).stderr).toContain('  No browser was opened: this is no terminal\n');
}, 60_000);

test.each([
  [
    'a folder that was not built',
    ['preview', 'docs'],
    'error HO250  There is no site in docs: it holds no handover.json that a build has written.',
  ],
  ['no folder', ['preview'], 'error HO250  There is no site in dist/handover: it holds no handover.json that a build has written.'],
  [
    'another handover.json',
    ['preview', 'other'],
    'error HO250  There is no site in other: it holds no handover.json that a build has written.',
  ],
  [
    'a port that is none',
    ['preview', '-p', '70000'],
    "error HO212  Option '-p, --port <number>' argument '70000' is invalid. It is a number from 0 to 65535.",
  ],
  [
    'a base that is none',
    ['preview', '--base', '/../x'],
    "error HO212  Option '--base <path>' argument '/../x' is invalid. It is a path such as /repo/.",
  ],
  ['two folders', ['preview', 'a', 'b'], 'error HO213  "preview" takes 1 word, but was given 2 words.'],
])('%s is refused', async (_, args, first) => {
  const cwd = folderWith({ 'docs/index.html': 'mine', 'other/handover.json': '{}' });
  const { code, stdout, stderr } = await handover(args, cwd);
  expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', first]);
});

test('a failure of any command names its schema', async () => {
  for (const command of ['build', 'dev', 'preview', 'init', 'explain']) {
    const { stdout } = await handover([command, '--json', '--nope'], folderWith({}));
    expect(JSON.parse(stdout)).toMatchObject({ schema: `handover.${command}/1`, ok: false, exit: 2 });
  }
});
