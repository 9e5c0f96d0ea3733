import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { markerFor } from '../deliver/marked.ts';
import { collectedOf, fakeHost, fakePipeline } from './fakes.ts';
import { folderWith } from './folders.ts';

const commit = '4f2a9c1'.padEnd(40, '0');
const files = { 'index.html': 'Briefing', 'about/index.html': 'About', '404.html': 'Missing' };
const marker = markerFor(collectedOf().site, files);

/** A folder with a site in `site`, and a file beside it. */
function delivered(): string {
  const site = Object.fromEntries(Object.entries({ ...files, 'handover.json': marker }).map(([path, text]) => [`site/${path}`, text]));
  return folderWith({ ...site, 'beside.html': 'Briefing' });
}

async function verify(cwd: string, ...more: string[]) {
  const host = fakeHost(cwd);
  const code = await main(['verify', 'site', ...more], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

/** The rows of the failure of a site that was changed after it was delivered. */
async function rowsAfter(change: (site: string) => void): Promise<unknown> {
  const cwd = delivered();
  change(join(cwd, 'site'));
  const { code, stdout } = await verify(cwd, '--json', '--quiet');
  const { schema, ok, exit, error } = JSON.parse(stdout);
  expect([code, schema, ok, exit, error.code]).toEqual([5, 'handover.verify/1', false, 5, 'HO292']);
  return error.details;
}

test('a site that is as it was built says so, and which number tells that its list is', async () => {
  const { code, stdout, stderr } = await verify(delivered());
  const sha256 = createHash('sha256').update(marker).digest('hex');
  expect([code, stdout]).toEqual([0, 'site is as it was built: 3 files of commit 4f2a9c1\n']);
  expect(stderr).toBe(`  Built from     commit ${commit} by 0.1.0
  handover.json  SHA-256 ${sha256}
  Who changes a file can change the list too: ask whoever built the site for the number above, or give --repo.
`);
  const json = await verify(delivered(), '--json', '--quiet');
  expect([json.stderr, JSON.parse(json.stdout)]).toMatchObject([
    '',
    { schema: 'handover.verify/1', ok: true, exit: 0, site: 'site', commit, files: 3, sha256, rebuilt: false, notes: [] },
  ]);
});

test('a site that was changed is refused in words for whoever was given it', async () => {
  const cwd = delivered();
  writeFileSync(join(cwd, 'site/index.html'), 'Bribery!');
  rmSync(join(cwd, 'site/404.html'));
  writeFileSync(join(cwd, 'site/new\u001b[31m.js'), '');
  expect(await verify(cwd)).toEqual({
    code: 5,
    stdout: '',
    stderr: `error HO292  The site is not as it was built: 3 differences from the list of its 3 files.
  missing  404.html
  changed  index.html
  added    new\\u001b[31m.js
  Fix   Ask whoever sent you the site for it again, and name what is listed here. Until then do not rely on its pages.
        If you or a host added or changed files on purpose, check the folder as it was delivered.
  More  handover explain HO292
`,
  });
});

test('of many differences the first are printed, and all of them are data', async () => {
  const cwd = delivered();
  for (let number = 100; number < 130; number += 1) writeFileSync(join(cwd, `site/${number}`), '');
  const { stdout, stderr } = await verify(cwd, '--json');
  expect(stderr).toContain('\n  added  119\n  … and 10 more; --json prints all of them\n  Fix ');
  expect(JSON.parse(stdout).error.details).toHaveLength(30);
});

test('a link is never followed, in the place of a file or of a folder', async () => {
  expect(
    await rowsAfter((site) => {
      rmSync(join(site, 'index.html'));
      symlinkSync('../beside.html', join(site, 'index.html'));
      symlinkSync('.', join(site, 'round'));
    }),
  ).toEqual([
    ['a link', 'index.html'],
    ['added (a link)', 'round'],
  ]);
  expect(
    await rowsAfter((site) => {
      renameSync(join(site, 'about'), join(site, '../away'));
      symlinkSync('../away', join(site, 'about'));
    }),
  ).toEqual([
    ['added (a link)', 'about'],
    ['missing', 'about/index.html'],
  ]);
});

test('nothing waits for a pipe, and a file of another size is not read', async () => {
  expect(
    await rowsAfter((site) => {
      rmSync(join(site, 'index.html'));
      execFileSync('sh', ['-c', 'mkfifo index.html'], { cwd: site });
      truncateSync(join(site, '404.html'), 2 ** 40);
      mkdirSync(join(site, 'empty/deep'), { recursive: true });
    }),
  ).toEqual([
    ['changed', '404.html'],
    ['added (a folder)', 'empty/deep'],
    ['no file', 'index.html'],
  ]);
});

test('a list that leads out of the site reads nothing there', async () => {
  expect(
    await rowsAfter((site) => {
      const away = markerFor(collectedOf().site, { ...files, '../beside.html': 'Briefing', '/etc/hostname': '' });
      writeFileSync(join(site, 'handover.json'), away);
    }),
  ).toEqual([
    ['missing', '../beside.html'],
    ['missing', '/etc/hostname'],
  ]);
});

test.each<[string, (site: string) => void, string]>([
  [
    'without a list',
    (site) => rmSync(join(site, 'handover.json')),
    'There is no site to check in site: no handover.json can be read there.',
  ],
  [
    'whose list is a link',
    (site) => {
      writeFileSync(join(site, '../list'), readFileSync(join(site, 'handover.json')));
      rmSync(join(site, 'handover.json'));
      symlinkSync('../list', join(site, 'handover.json'));
    },
    'There is no site to check in site: no handover.json can be read there.',
  ],
  [
    'whose list is a folder',
    (site) => {
      rmSync(join(site, 'handover.json'));
      mkdirSync(join(site, 'handover.json'));
    },
    'There is no site to check in site: its handover.json is no file.',
  ],
  [
    'whose list is larger than any',
    (site) => truncateSync(join(site, 'handover.json'), 2 ** 40),
    'handover.json in site is larger than any list of files: 1,099,511,627,776 bytes.',
  ],
  [
    'whose list is cut off',
    (site) => truncateSync(join(site, 'handover.json'), 400),
    'handover.json in site is no list of files that a build has written.',
  ],
  [
    'whose list names a file twice',
    (site) => writeFileSync(join(site, 'handover.json'), marker.replace('404.html', 'index.html')),
    'handover.json in site is no list of files that a build has written.',
  ],
  [
    'of an earlier version',
    (site) =>
      writeFileSync(
        join(site, 'handover.json'),
        JSON.stringify({ schema: 'handover.site/1', generator: 'Handover 0.1.0', commit, files: Object.keys(files) }),
      ),
    'handover.json in site was written by an earlier version, which listed no digests.',
  ],
])('of a site %s nothing can be said', async (_, change, message) => {
  const cwd = delivered();
  change(join(cwd, 'site'));
  const { code, stdout, stderr } = await verify(cwd);
  expect([code, stdout, stderr.split('\n')[0]]).toEqual([5, '', `error HO291  ${message}`]);
});

test('a folder that is not there, or no folder, is misuse', async () => {
  const gone = await verify(folderWith({}));
  expect([gone.code, gone.stderr.split('\n')[0]]).toEqual([2, 'error HO290  There is no folder site']);
  const host = fakeHost(folderWith({}));
  expect(await main(['verify'], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' })).toBe(2);
  expect(host.stderr.text).toMatch(/^error HO212 {2}Missing required argument 'site'\./);
});

test('a check that the user stops ends with 130', async () => {
  const host = { ...fakeHost(delivered()), stop: AbortSignal.abort() };
  expect(await main(['verify', 'site'], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' })).toBe(130);
  expect(host.stderr.text).toMatch(/^error HO241 {2}Stopped before everything was checked\.\n/);
});

test('no config is run to check a folder, though one lies where the command stands', async () => {
  const cwd = delivered();
  writeFileSync(join(cwd, 'handover.config.mjs'), "throw new Error('it ran');");
  expect((await verify(cwd)).code).toBe(0);
});

/** What is said first of a site whose list was changed before it is to be built again. */
async function saidAfter(from: string, to: string): Promise<string | undefined> {
  const cwd = delivered();
  writeFileSync(join(cwd, 'site/handover.json'), marker.replace('"0.1.0"', '"Handover 0.1.0"').replace(from, to));
  const { code, stderr } = await verify(cwd, '--repo', '.');
  expect(code).toBe(5);
  return stderr.split('\n')[0];
}

test('a site of another version, of uncommitted files or of options that are not known is not built again', async () => {
  const start = 'error HO293  The files are those of the list, but the site cannot be built again here:';
  expect(await saidAfter('"Handover 0.1.0"', '"Handover 0.0.9"')).toBe(
    `${start} Handover 0.0.9 built the site, and this is Handover 0.1.0.`,
  );
  expect(await saidAfter('"workingTree": null', '"workingTree": { "files": 1 }')).toBe(
    `${start} files went into it that were not committed.`,
  );
  expect(await saidAfter('"at": null', '"at": null, "later": 1')).toBe(`${start} its options are of a form this version does not know.`);
});
