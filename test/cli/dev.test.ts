import { readdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRepository } from '../histories/repository.ts';
import { folderWith } from './folders.ts';
import { handover, startHandover } from './spawned.ts';

const patience = { timeout: 120_000, interval: 200 };

const handoff = (next: string): string => `# Handoff: invoices\n\n## Next\n\n1. ${next}\n`;

/** Listens to what open pages are told. */
function listenTo(url: string): () => string {
  let text = '';
  const asked = get(new URL('/__handover/events', url), (response) => {
    response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    response.on('error', () => undefined);
  });
  asked.on('error', () => undefined);
  onTestFinished(() => void asked.destroy());
  return () => text;
}

test('dev builds with every commit and every change of the configuration, keeps the last good site, and leaves nothing behind', async () => {
  const repository = await makeRepository();
  onTestFinished(repository.dispose);
  repository.write('HANDOFF.md', handoff('Add paging.'));
  await repository.commit('Begin');
  const cwd = folderWith({ 'temporary/': '' });
  const env = { TMPDIR: join(cwd, 'temporary') };
  const { child, ended } = startHandover(['dev', '--repo', repository.folder, '-p', '0'], cwd, env);
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  let told = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')));
  await expect.poll(() => printed, patience).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const url = printed.trim();
  const events = listenTo(url);
  const page = async (): Promise<string> => await (await fetch(url)).text();
  expect(await page()).toContain('Add paging.');
  await expect.poll(events, patience).toMatch(/\.1","failure":null\}\n\n$/);

  repository.write('HANDOFF.md', handoff('Sort by date.'));
  await repository.commit('Go on');
  await expect.poll(events, patience).toMatch(/\.2","failure":null\}\n\n$/);
  expect(await page()).toContain('Sort by date.');

  // A wrong configuration is told in the browser too, without a word of the file.
  writeFileSync(join(cwd, 'handover.config.json'), '{ "titel": "hunter2" }');
  await expect.poll(events, patience).toMatch(/\.2","failure":"HO201: handover\.config\.json is not valid"\}\n\n$/);
  expect(told).toContain('did you mean "title"?');
  expect(await page()).toContain('Sort by date.');

  writeFileSync(join(cwd, 'handover.config.json'), '{ "title": "Invoices" }');
  await expect.poll(events, patience).toMatch(/\.3","failure":null\}\n\n$/);
  expect(await page()).toContain('<title>Invoices</title>');

  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stdout: printed });
  expect(told).not.toContain('\u001b');
  expect(told).toContain('  Something has changed: building again\n');
  expect(readdirSync(join(cwd, 'temporary'))).toEqual([]);
  expect(readdirSync(cwd).toSorted()).toEqual(['handover.config.json', 'temporary']);
}, 300_000);

test('a first build that fails ends the command as a build does', async () => {
  const cwd = folderWith({ 'temporary/': '' });
  const env = { TMPDIR: join(cwd, 'temporary') };
  const { code, stdout, stderr } = await handover(['dev', '--json', '-p', '0'], cwd, env);
  expect([code, JSON.parse(stdout)]).toMatchObject([3, { schema: 'handover.dev/1', ok: false, exit: 3, error: { code: 'HO303' } }]);
  expect(stderr).toMatch(/^handover \S+\nerror HO303 {2}/);
  expect(readdirSync(join(cwd, 'temporary'))).toEqual([]);
}, 60_000);

test('an output folder with files of others is refused before anything is served', async () => {
  const cwd = folderWith({ 'public/mine.txt': 'mine' });
  const { code, stdout, stderr } = await handover(['dev', '--out', 'public', '--repo', 'nowhere'], cwd);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('error HO511  ');
}, 60_000);

const firstPage = (body: string): string => `---\ntitle: First\n---\n\n${body}\n`;

test('dev builds again when a page written by hand changes, and tells where one is not valid', async () => {
  const repository = await makeRepository();
  onTestFinished(repository.dispose);
  repository.write('HANDOFF.md', handoff('Add paging.'));
  await repository.commit('Begin');
  const cwd = folderWith({ 'handover.config.json': '{ "pages": "pages" }', 'pages/first.mdx': firstPage('<Handoff id="handoff" />') });
  const { child } = startHandover(['dev', '--repo', repository.folder, '-p', '0'], cwd);
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  let told = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')));
  await expect.poll(() => printed, patience).toMatch(/^http/);
  const events = listenTo(printed.trim());
  const page = async (): Promise<string> => await (await fetch(new URL('/first/', printed.trim()))).text();
  expect(await page()).toContain('Add paging.');
  await expect.poll(events, patience).toMatch(/\.1","failure":null\}\n\n$/);

  writeFileSync(join(cwd, 'pages/first.mdx'), firstPage('<Handoff id="handof" />'));
  await expect.poll(events, patience).toContain('"failure":"HO266: A page written by hand is not valid, so nothing was written"');
  expect(told).toContain('pages/first.mdx:5:10  There is no record of this id among the handoffs.  did you mean "handoff"?');
  expect(await page()).toContain('Add paging.');

  writeFileSync(join(cwd, 'pages/first.mdx'), firstPage('Sort by date.'));
  await expect.poll(events, patience).toMatch(/\.2","failure":null\}\n\n$/);
  expect(await page()).toContain('Sort by date.');
}, 200_000);
