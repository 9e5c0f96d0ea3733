import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../cli/folders.ts';
import { serving } from './served.ts';

const site = {
  'index.html': '<p>Briefing</p>',
  '404.html': '<p>Page not found</p>',
  'about/index.html': '<p>About</p>',
  'about/index.md': '# About\n',
  'about/index.json': '{}',
  'empty/file.txt': 'x',
  'space here/index.html': '<p>Space</p>',
  'pagefind/wasm.en.pagefind': 'w',
  'pagefind/pagefind.en_1.pf_meta': 'm',
  'pagefind/pagefind.js': 'j',
  'a.css': 'a {}',
  'a.svg': '<svg/>',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
};

test.each([
  ['/', 200, 'text/html; charset=utf-8', '<p>Briefing</p>'],
  ['/about/', 200, 'text/html; charset=utf-8', '<p>About</p>'],
  ['/about/?q=1', 200, 'text/html; charset=utf-8', '<p>About</p>'],
  ['/about/index.html', 200, 'text/html; charset=utf-8', '<p>About</p>'],
  ['/about/index.md', 200, 'text/markdown; charset=utf-8', '# About\n'],
  ['/about/index.json', 200, 'application/json; charset=utf-8', '{}'],
  ['/a.css', 200, 'text/css; charset=utf-8', 'a {}'],
  ['/a.svg', 200, 'image/svg+xml', '<svg/>'],
  ['/pagefind/pagefind.js', 200, 'text/javascript; charset=utf-8', 'j'],
  ['/pagefind/wasm.en.pagefind', 200, 'application/octet-stream', 'w'],
  ['/pagefind/pagefind.en_1.pf_meta', 200, 'application/octet-stream', 'm'],
  ['/nope', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/a.css/', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/empty/', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/empty', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/about', 301, undefined, ''],
  ['/../../etc/passwd', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/.env', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/.git/config', 404, 'text/html; charset=utf-8', '<p>Page not found</p>'],
  ['/%zz', 400, 'text/plain; charset=utf-8', 'The address is malformed.\n'],
])('%s is answered with %i', async (path, status, type, text) => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  expect(await ask(path)).toMatchObject({ status, type, text });
});

test('a folder without its slash leads to the form with it, query included, and never to another host', async () => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  expect((await ask('/about?q=%20')).headers['location']).toBe('/about/?q=%20');
  expect((await ask('/space%20here')).headers['location']).toBe('/space%20here/');
  expect((await ask('//about')).status).toBe(404);
});

test('a site without a page for what is missing says so in plain words', async () => {
  const folder = folderWith({ 'index.html': 'x' });
  const { ask } = await serving({ folder: () => folder });
  expect(await ask('/nope')).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8', text: 'Not found.\n' });
});

test('no link is followed, whether it is a file, a folder or dead', async () => {
  const secret = folderWith({ 'secret.txt': 'secret', 'index.html': 'secret' });
  const folder = folderWith({ ...site, 'real/index.html': 'real' });
  symlinkSync(join(secret, 'secret.txt'), join(folder, 'file.txt'));
  symlinkSync(secret, join(folder, 'linked'));
  symlinkSync(join(folder, 'real'), join(folder, 'inner'));
  symlinkSync('/nowhere', join(folder, 'dead'));
  symlinkSync('loop', join(folder, 'loop'));
  const { ask } = await serving({ folder: () => folder });
  for (const path of ['/file.txt', '/linked/', '/linked', '/linked/secret.txt', '/inner/', '/dead', '/loop']) {
    expect(await ask(path)).toMatchObject({ status: 404, text: '<p>Page not found</p>' });
  }
});

test('a site that stands behind a link is served, because the operator named it', async () => {
  const folder = folderWith({ 'real/index.html': 'real' });
  symlinkSync(join(folder, 'real'), join(folder, 'named'));
  const { ask } = await serving({ folder: () => join(folder, 'named') });
  expect(await ask('/')).toMatchObject({ status: 200, text: 'real' });
});

test('only GET and HEAD are answered, and HEAD without a text', async () => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/', { method });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  }
  expect(await ask('/about/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '', headers: { 'content-length': '12' } });
  expect(await ask('/nope', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
});

test('a request for another name is refused, so that no page of the web can read the site', async () => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  const { status, text } = await ask('/', { headers: { host: 'evil.example' } });
  expect([status, text]).toEqual([403, 'This server answers only requests for the name of this machine.\n']);
});

test('a copy that is still good is not sent again, one of an older build is', async () => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  const first = await ask('/');
  const tag = String(first.headers['etag']);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(await ask('/', { headers: { 'if-none-match': `"other", ${tag}` } })).toMatchObject({ status: 304, text: '' });
  writeFileSync(join(folder, 'index.html'), '<p>Another briefing</p>');
  expect(await ask('/', { headers: { 'if-none-match': tag } })).toMatchObject({ status: 200, text: '<p>Another briefing</p>' });
});

test('a folder that is gone is answered, and one that comes back is served', async () => {
  const folder = folderWith(site);
  const { ask } = await serving({ folder: () => folder });
  rmSync(folder, { recursive: true });
  expect(existsSync(folder)).toBe(false);
  expect((await ask('/')).status).toBe(404);
});

test('below a sub-path the site is served as on its own, and nothing else is', async () => {
  const folder = folderWith(site);
  const { ask, url } = await serving({ folder: () => folder, base: '/repo/' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/repo\/$/);
  expect((await ask('/')).headers['location']).toBe('/repo/');
  expect((await ask('/repo')).headers['location']).toBe('/repo/');
  expect((await ask('/repo/about')).headers['location']).toBe('/repo/about/');
  expect(await ask('/repo/')).toMatchObject({ status: 200, text: '<p>Briefing</p>' });
  expect(await ask('/repo/nope')).toMatchObject({ status: 404, text: '<p>Page not found</p>' });
  expect(await ask('/about/')).toMatchObject({ status: 404, text: 'Nothing stands here. The site stands at /repo/\n' });
});

test('a file that the system will not give is told, and the server goes on', async () => {
  const folder = folderWith(site);
  let refused = true;
  const { ask } = await serving({
    folder: () => {
      if (refused) throw Object.assign(new Error('/secret/place'), { code: 'EMFILE' });
      return folder;
    },
  });
  expect(await ask('/')).toMatchObject({ status: 500, type: 'text/plain; charset=utf-8', text: 'The file could not be read (EMFILE).\n' });
  refused = false;
  expect((await ask('/')).status).toBe(200);
});
