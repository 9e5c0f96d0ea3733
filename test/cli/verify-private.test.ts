import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { collectedOf, fakeHost, fakePipeline } from './fakes.ts';
import { folderWith } from './folders.ts';

const page = '<!doctype html><html><head><meta name="generator" content="Handover 0.1.0">';

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/site` : '';
}

async function verify(address: string, ...more: string[]) {
  const host = fakeHost(folderWith({}));
  const code = await main(['verify-private', address, ...more], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

test('a site behind basic auth is private, and nothing is sent along that would open it', async () => {
  const seen: string[] = [];
  const address = await served((request, response) => {
    seen.push(`${request.headers.authorization ?? ''}${request.headers.cookie ?? ''}`);
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
  });
  const { code, stdout } = await verify(address, '--json');
  expect([code, JSON.parse(stdout).ok]).toEqual([0, true]);
  expect(seen.every((it) => it === '')).toBe(true);
});

test('a site whose pages are closed and whose data is open is not private', async () => {
  const address = await served((request, response) => {
    if (request.url?.endsWith('.json') === true) response.writeHead(200, { 'content-type': 'application/json' }).end('{"schema":"x"}');
    else response.writeHead(302, { location: '/login' }).end();
  });
  const { code, stderr } = await verify(address, '--quiet');
  expect(code).toBe(5);
  expect(stderr).toContain('error HO271  Anybody can read 5 addresses of the site, the first of them /handover.json.');
});

test('an open site is named as such, and its own files are asked for', async () => {
  const address = await served((_, response) => response.end(page));
  const { code, stderr } = await verify(address);
  expect(code).toBe(5);
  expect(stderr).toMatch(/^\s*\/about\/\s+200\s+open to everybody$/m);
});

test('an address where nothing is, or that is none, says so', async () => {
  const gone = await served((_, response) => response.writeHead(404).end());
  expect((await verify(gone, '--quiet')).stderr).toContain('error HO272  Nothing was found at the address');
  expect((await verify('ftp://example.test/')).code).toBe(2);
  const withPassword = await verify('https://ada:secret-word@example.test/');
  expect(withPassword.code).toBe(2);
  expect(withPassword.stderr).not.toContain('secret-word');
});
