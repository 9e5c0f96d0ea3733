import { get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { liveReload } from '../../src/serve/live.ts';
import { folderWith } from '../cli/folders.ts';
import { serving } from './served.ts';

/** Listens to the events of a server; `text` is what came so far. */
function listenTo(port: number): { text(): string } {
  let text = '';
  const asked = get({ host: '127.0.0.1', port, path: '/__handover/events' }, (response) => {
    response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    response.on('error', () => undefined);
  });
  asked.on('error', () => undefined);
  onTestFinished(() => void asked.destroy());
  return { text: () => text };
}

test('a page gets one more script of the same origin, and the file stays as it is', async () => {
  const html = '<!doctype html><html><head><title>T</title></head><body>&lt;/head></body></html>';
  const folder = folderWith({ 'index.html': html, '404.html': html, 'index.md': '</head>' });
  const live = liveReload('7');
  live.built();
  const { ask } = await serving({ folder: () => folder, live });
  const script = '<script src="/__handover/reload.js?build=7.1" defer></script>';
  const { text, headers } = await ask('/');
  expect(text).toBe(html.replace('</head>', `${script}</head>`));
  expect([headers['content-length'], headers['cache-control'], headers['etag']]).toEqual([String(text.length), 'no-store', undefined]);
  expect((await ask('/nope')).text).toContain(script);
  expect((await ask('/index.md')).text).toBe('</head>');
  expect(await ask('/__handover/reload.js?build=7.1')).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
});

test('open pages learn of each build and each failure, and one that comes late learns how things stand', async () => {
  const folder = folderWith({ 'index.html': 'x' });
  const live = liveReload('7');
  live.built();
  const { port } = await serving({ folder: () => folder, live });
  const early = listenTo(port);
  await expect.poll(early.text).toBe('retry: 1000\ndata: {"build":"7.1","failure":null}\n\n');
  live.failed('HO301: The clone is shallow.');
  await expect.poll(early.text).toContain('data: {"build":"7.1","failure":"HO301: The clone is shallow."}\n\n');
  const late = listenTo(port);
  await expect.poll(late.text).toBe('retry: 1000\ndata: {"build":"7.1","failure":"HO301: The clone is shallow."}\n\n');
  live.built();
  await expect.poll(early.text).toMatch(/data: \{"build":"7\.2","failure":null\}\n\n$/);
  await expect.poll(late.text).toMatch(/data: \{"build":"7\.2","failure":null\}\n\n$/);
});

test('without a build the browser is told to look again', async () => {
  const { ask } = await serving({ folder: () => null, live: liveReload('7') });
  expect(await ask('/')).toMatchObject({
    status: 503,
    headers: { refresh: '2' },
    text: 'The first build is running. This page looks again by itself.\n',
  });
});

test('a site that is only served has neither script nor events', async () => {
  const folder = folderWith({ 'index.html': '<head></head>' });
  const { ask } = await serving({ folder: () => folder });
  expect((await ask('/')).text).toBe('<head></head>');
  expect((await ask('/__handover/events')).status).toBe(404);
});
