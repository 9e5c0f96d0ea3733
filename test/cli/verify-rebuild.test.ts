import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markerText, recordedIn } from '../../src/deliver/marker.ts';
import type { Recorded } from '../../src/model/recorded.ts';
import type { TestRepository } from '../histories/repository.ts';
import { makeVaried } from '../histories/varied.ts';
import { listed } from '../deliver/marked.ts';
import { inProcess } from './in-process.ts';
import { handover } from './spawned.ts';

let folder = '';
let repository: TestRepository;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'verify-')));
  repository = await makeVaried(join(folder, 'repository'));
  write('ops/handover.config.mjs', "export default { audiences: { auditor: { leaveOut: ['specs'], internal: true } } };\n");
  write('ops/handover/handover.yaml', 'package: "1.4"\nlicence: MIT\n');
  await repository.git('checkout', '--quiet', '--detach');
  await build('plain', '.');
  await build('asked', '.', '--at', 'v1', '--title', 'Portal, as of March', '--audience', 'client', '--refs', 'si*', '--language', 'de');
  await build('ops', 'ops', '--audience', 'auditor');
  // What comes later is in no site that is there.
  repository.write('HANDOFF.md', '# Handoff: later\n');
  await repository.commit('Later');
  await repository.git('tag', '--delete', 'v1');
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function build(site: string, cwd: string, ...args: string[]): Promise<void> {
  const given = ['build', '-q', '--secrets', 'redact', '--repo', repository.folder, '--out', join(folder, 'sites', site), ...args];
  expect(await inProcess(given, join(folder, cwd))).toMatchObject({ code: 0, stderr: '' });
}

/** What `verify --repo` says of a site; standing in `cwd`. */
async function verify(site: string, { cwd = '.', repo = repository.folder }: { cwd?: string; repo?: string } = {}) {
  const { code, stdout, stderr } = await inProcess(
    ['verify', join(folder, 'sites', site), '--repo', repo, '-q', '--json'],
    join(folder, cwd),
  );
  const { ok, error, ...rest } = JSON.parse(stdout);
  return { code, ok, ...rest, error: error ?? null, stderr };
}

/** A copy of a site whose list was changed by `change`, and which holds `files` besides. */
function forged(site: string, change: (record: Recorded) => Partial<Recorded>, files: Readonly<Record<string, string>> = {}): string {
  const name = `${site}-forged`;
  rmSync(join(folder, 'sites', name), { recursive: true, force: true });
  cpSync(join(folder, 'sites', site), join(folder, 'sites', name), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(`sites/${name}/${path}`, text);
  const path = join(folder, 'sites', name, 'handover.json');
  const record = recordedIn(readFileSync(path, 'utf8'));
  if (record === null || record === 'earlier') throw new Error('the site has no list');
  const kept = record.files.filter((it) => !(it.path in files));
  const all = [...kept, ...listed(files)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writeFileSync(path, markerText({ ...record, files: all, ...change(record) }));
  return name;
}

test('a site comes out the same from a bare clone, long after, and nothing is left behind', async () => {
  await repository.git('clone', '--quiet', '--bare', '.', join(folder, 'bare.git'));
  write('temporary/x', '');
  const args = ['verify', 'sites/plain', '--repo', 'bare.git'];
  const { code, stdout, stderr } = await handover(args, folder, { TMPDIR: join(folder, 'temporary') });
  expect([code, stdout]).toMatchObject([
    0,
    expect.stringMatching(
      /^sites\/plain is as it was built: \d+ files of commit [0-9a-f]{7}, and the commit built again gives the same bytes\n$/,
    ),
  ]);
  expect(stderr).toMatch(/^ {2}Read history [^]*\n {2}handover\.json {2}SHA-256 [0-9a-f]{64}\n$/);
  expect(execFileSync('ls', [join(folder, 'temporary')], { encoding: 'utf8' })).toBe('x\n');
}, 180_000);

test('options are taken from the site: a commit whose tag is gone, a title, an audience and branches', async () => {
  expect(await verify('asked')).toMatchObject({
    code: 0,
    ok: true,
    rebuilt: true,
    options: { at: 'v1', title: 'Portal, as of March', audience: 'client', refs: { patterns: ['si*'], count: 1 } },
  });
}, 180_000);

test("the operator's files are taken from where the command stands, and said to be missing elsewhere", async () => {
  expect(await verify('ops', { cwd: 'ops' })).toMatchObject({ code: 0, rebuilt: true });
  write('others/handover.config.mjs', readFileSync(join(folder, 'ops/handover.config.mjs'), 'utf8'));
  expect(await verify('ops', { cwd: 'others' })).toMatchObject({
    code: 5,
    error: { code: 'HO294', details: [['operator', expect.stringContaining('handover.yaml')]] },
  });
  expect(await verify('ops')).toMatchObject({ code: 2, error: { code: 'HO280' } });
}, 180_000);

test('no config of the site is run, not even when one stands in it', async () => {
  const ran = join(folder, 'ran');
  const config = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(ran)}, '');\nexport default {};\n`;
  const evil = forged('ops', () => ({}), { 'handover.config.mjs': config });
  for (const cwd of [`sites/${evil}`, `sites/${evil}/about`]) {
    expect(await verify(evil, { cwd })).toMatchObject({ code: 2, error: { code: 'HO297' } });
  }
  const named = await inProcess(['verify', `sites/${evil}`, '--repo', 'repository', '-c', `sites/${evil}/handover.config.mjs`], folder);
  expect([named.code, named.stderr.slice(0, 11), existsSync(ran)]).toEqual([2, 'error HO297', false]);
}, 180_000);

test('a page that was changed together with the list is found', async () => {
  const site = forged('plain', () => ({}), { 'index.html': '<h1>Bribery</h1>', 'extra/index.html': '' });
  expect(await verify(site)).toMatchObject({
    code: 5,
    error: {
      code: 'HO295',
      message: 'The commit, built again, gives another site: 2 files differ.',
      fix: ['The site and its list were changed after the build, or another state of this version built it.'],
      details: [
        ['not built', 'extra/index.html'],
        ['differs', 'index.html'],
      ],
    },
  });
}, 180_000);

const otherNode = (record: Recorded): Partial<Recorded> => ({ versions: { ...record.versions, node: '24.0.1' } });

test('another Node is a note when the bytes are the same, and a reason when they are not', async () => {
  const note = `The site was built with Node 24.0.1, and again with Node ${process.versions.node}.`;
  expect(await verify(forged('plain', otherNode))).toMatchObject({ code: 0, notes: [note] });
  expect(await verify(forged('plain', otherNode, { 'index.html': '' }))).toMatchObject({
    code: 5,
    error: { code: 'HO295', message: 'The commit, built again, gives another site: 1 file differs.', fix: [note] },
  });
}, 180_000);

test('a commit that the repository does not hold is named', async () => {
  const commit = ''.padStart(40, 'a');
  expect(await verify(forged('plain', () => ({ commit })))).toMatchObject({
    code: 3,
    error: { code: 'HO296', message: `The repository does not hold commit ${commit}, from which the site was built.` },
  });
}, 180_000);

test('branches that have moved since are named before any page is built', async () => {
  await repository.git('branch', '--force', 'side', 'main');
  expect(await verify('asked')).toMatchObject({
    code: 5,
    error: { code: 'HO294', details: [['refs', 'the branches of this repository are others, or have moved since']] },
  });
}, 180_000);

test('a clone that is cut off is refused, as a build of it is', async () => {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository.folder}`, join(folder, 'shallow')], { stdio: 'ignore' });
  const head = execFileSync('git', ['-C', join(folder, 'shallow'), 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const site = forged('plain', () => ({ commit: head }));
  expect(await verify(site, { repo: 'shallow' })).toMatchObject({ code: 3, error: { code: 'HO301' } });
}, 180_000);
