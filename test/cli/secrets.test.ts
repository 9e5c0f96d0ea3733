import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { baselineSchema } from '../../src/model/baseline.ts';
import { folderWith } from './folders.ts';
import { inProcess } from './in-process.ts';
import { handover, startHandover } from './spawned.ts';
import { leaked, plainRepository, planted, repositoryWithSecrets } from './with-secrets.ts';

// Each test runs the whole program, some of them several times.
vi.setConfig({ testTimeout: 240_000 });

const patience = { timeout: 120_000, interval: 200 };

test('by default a build with a secret ends with 4, names the place and nothing of the value, and writes nothing', async () => {
  const { folder } = await repositoryWithSecrets();
  const cwd = folderWith({ 'temporary/': '', 'content/site.json': '{}' });
  const args = ['build', '-q', '--repo', folder, '--keep-content', 'content', '--cache', 'cache'];
  const { code, stdout, stderr } = await handover(args, cwd, { TMPDIR: join(cwd, 'temporary') });
  expect([code, stdout]).toEqual([4, '']);
  expect(stderr.replaceAll(/[0-9a-f]{7}(?=\))/g, 'abcdef0')).toBe(`error HO401  3 secrets would be published. Nothing was written.
  HANDOFF.md:6:17                     github token  [redacted: github token 1]  also in 1 older version (since 1 June 2026, abcdef0)
  docs/[redacted: github token 2].md  github token  [redacted: github token 2]
  docs/example.md:3:17                password      [redacted: password 1]
  Fix   1. revoke each where it was issued: it is in the git history
        2. remove it from the file, commit
        3. or publish with the value hidden:  --secrets redact
        Not a secret?  handover scan --repo ${folder} --baseline .handover/baseline.json   (asks for a reason)
  More  handover explain HO401
`);
  expect(leaked(stderr)).toEqual([]);
  expect(globSync('**/*', { cwd }).toSorted()).toEqual(['content', 'content/site.json', 'temporary']);
});

test('--json says the same as data', async () => {
  const { folder } = await repositoryWithSecrets();
  const { code, stdout } = await inProcess(['build', '-q', '--json', '--repo', folder], folderWith({}));
  expect(code).toBe(4);
  expect(leaked(stdout)).toEqual([]);
  const { error, ...rest } = JSON.parse(stdout);
  expect(rest).toEqual({ schema: 'handover.build/1', ok: false, exit: 4 });
  expect(error.code).toBe('HO401');
  expect(error.secrets).toMatchObject([
    { state: 'blocks', rule: 'github token', path: 'HANDOFF.md', line: 6, column: 17, older: { versions: 1 } },
    { state: 'blocks', rule: 'github token', path: 'docs/[redacted: github token 2].md', line: null },
    { state: 'blocks', rule: 'password', path: 'docs/example.md', line: 3 },
  ]);
});

test("with `secrets: { current: 'redact' }` the site is built, and no secret is in any of its files, packed or not", async () => {
  const { folder } = await repositoryWithSecrets();
  const cwd = folderWith({ 'handover.config.ts': `export default { repo: ${JSON.stringify(folder)}, secrets: { current: 'redact' } };\n` });
  const { code, stdout, stderr } = await handover(['build', '-q', '--keep-content', 'content'], cwd);
  expect([code, stdout, stderr]).toEqual([0, 'dist/handover\n', '']);
  const files = globSync('{dist,content}/**/*', { cwd, withFileTypes: true }).filter((it) => it.isFile());
  expect(files.length).toBeGreaterThan(20);
  const telling = files.filter((it) => {
    const bytes = readFileSync(join(it.parentPath, it.name));
    const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1');
    return leaked(`${it.name} ${text}`).length > 0;
  });
  expect(telling.map((it) => it.name)).toEqual([]);
});

test('an option wins over the config, and nothing in the repository itself is listened to', async () => {
  const repository = await repositoryWithSecrets();
  repository.write('handover.config.ts', `export default { secrets: { current: 'redact' } };\n`);
  repository.write('.handover/baseline.json', '{}');
  await repository.commit('Switch it off');
  const cwd = folderWith({ 'handover.config.json': JSON.stringify({ secrets: { current: 'redact' } }) });
  expect((await inProcess(['build', '-q', '--repo', repository.folder], folderWith({}))).code).toBe(4);
  expect((await inProcess(['build', '-q', '--repo', repository.folder, '--secrets', 'block'], cwd)).code).toBe(4);
});

test('older versions stop a build where the settings say so', async () => {
  const { folder } = await repositoryWithSecrets();
  const args = ['build', '-q', '--repo', folder, '--secrets', 'redact', '--secrets-history', 'block'];
  const { code, stderr } = await inProcess(args, folderWith({}));
  expect(code).toBe(4);
  expect(
    stderr
      .replaceAll(/[0-9a-f]{7}(?=[):])/g, 'abcdef0')
      .split('\n')
      .slice(0, 8),
  ).toEqual([
    'error HO401  3 secrets would be published. Nothing was written.',
    '  HANDOFF.md:6:17             github token  [redacted: github token 1]  also in 1 older version (since 1 June 2026, abcdef0)',
    '  a name or a commit message  github token  [redacted: github token 3]  in 1 older version (since 1 June 2026, abcdef0)',
    '  abcdef0:HANDOFF.md:9:16     github token  [redacted: github token 4]  in 1 older version (since 1 June 2026, abcdef0)',
    '  Fix   1. revoke each where it was issued: it is in the git history',
    '        2. remove it from the file, commit',
    '        3. or publish with the value hidden:  --secrets-history redact',
    `        Not a secret?  handover scan --repo ${folder} --baseline .handover/baseline.json   (asks for a reason)`,
  ]);
});

test('the message of the built commit is part of what it holds, and that of a commit before it is history', async () => {
  const repository = await plainRepository('Go on');
  repository.write('README.md', '# Portal\n');
  await repository.commit(`Use ${planted.elsewhere}`);
  const scan = async () => await inProcess(['scan', '-q', '--repo', repository.folder], folderWith({}));
  const build = await inProcess(['build', '-q', '--repo', repository.folder], folderWith({}));
  expect([build.code, ...build.stderr.split('\n').slice(0, 4)]).toEqual([
    4,
    'error HO401  A secret would be published. Nothing was written.',
    '  the message of the commit  github token  [redacted: github token 1]',
    '  Fix   1. revoke it where it was issued: it is in the git history',
    '        2. write the message again:  git commit --amend',
  ]);
  expect(await scan()).toMatchObject({ code: 4, stdout: expect.stringMatching(/^1 finding would stop a build\n/) });
  repository.write('README.md', '# The portal\n');
  await repository.commit('Go on');
  expect(await scan()).toMatchObject({ code: 0, stdout: expect.stringMatching(/\n1 finding in older versions only, hidden there\n/) });
});

test('what an audience does not get stops no build for it', async () => {
  const repository = await plainRepository('Go on');
  repository.write('internal/notes.md', `# Notes\n\nLog in with ${planted.now}.\n`);
  repository.write(`internal/${planted.inName}.md`, '# Named\n\nNothing.\n');
  await repository.commit('Write notes');
  const scan = async (...args: string[]) => await inProcess(['scan', '-q', '--repo', repository.folder, ...args], folderWith({}));
  expect((await scan()).code).toBe(4);
  expect(await scan('--audience', 'client')).toEqual({ code: 0, stdout: 'Nothing stops a build\n', stderr: '' });
});

test('a baseline that is missing, broken or holds what is no entry is named with its place', async () => {
  const { folder } = await plainRepository('Go on');
  const line = 'a'.repeat(64);
  const entry = { rule: 'password', path: 'a.md', line, reason: 'x', date: '2026-06-01' };
  const textOf = (parts: object): string => JSON.stringify({ schema: baselineSchema, entries: [{ ...entry, ...parts }] }, null, 1);
  const cwd = folderWith({
    'broken.json': '{ "schema": ',
    'more.json': textOf({ value: 'x' }),
    'date.json': textOf({ date: 'today' }),
    'old.json': '{ "entries": [] }',
    'stale.json': textOf({}),
  });
  const failure = async (file: string): Promise<[number | null, string[]]> => {
    const { code, stderr } = await inProcess(['build', '-q', '--repo', folder, '--baseline', file], cwd);
    return [code, stderr.split('\n').slice(0, 2)];
  };
  expect(await failure('none.json')).toEqual([
    2,
    ['error HO281  There is no baseline file none.json', '  Fix   Let a scan write it:  handover scan --baseline none.json'],
  ]);
  expect(await failure('broken.json')).toEqual([
    2,
    ['error HO281  broken.json is not a valid baseline', '  broken.json:1:13  ValueExpected'],
  ]);
  expect(await failure('more.json')).toEqual([
    2,
    ['error HO281  more.json is not a valid baseline', '  entries[0].value  Unrecognized key    more.json:10:13'],
  ]);
  expect(await failure('date.json')).toEqual([
    2,
    ['error HO281  date.json is not a valid baseline', '  entries[0].date  Write the day as YYYY-MM-DD  got "today"  date.json:9:12'],
  ]);
  expect(await failure('old.json')).toEqual([
    2,
    ['error HO281  old.json is not a valid baseline', '  schema  Must be "handover.baseline/1"  got nothing  old.json:1:1'],
  ]);
  const stale = await inProcess(['build', '--repo', folder, '--baseline', 'stale.json'], cwd);
  expect(stale.code).toBe(0);
  expect(stale.stderr).toContain(
    '  1 note on this clone\n  ! HO282  An entry of the baseline fits nothing any more: stale.json:4:3 (password in a.md).  Remove the entry.\n',
  );
});

test('dev says what a secret would do, in the page too, and keeps serving the last good site', async () => {
  const repository = await plainRepository('Add paging.');
  const cwd = folderWith({});
  const { child, ended } = startHandover(['dev', '--repo', repository.folder, '-p', '0'], cwd);
  onTestFinished(() => void child.kill('SIGKILL'));
  let [printed, told, events] = ['', '', ''];
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')));
  await expect.poll(() => printed, patience).toMatch(/^http/);
  const url = printed.trim();
  const asked = get(new URL('/__handover/events', url), (response) => {
    response.on('data', (chunk: Buffer) => (events += chunk.toString('utf8')));
    response.on('error', () => undefined);
  });
  asked.on('error', () => undefined);
  onTestFinished(() => void asked.destroy());
  repository.write('notes.md', `# Notes\n\nLog in with ${planted.now}.\n`);
  await repository.commit('Write notes');
  await expect.poll(() => events, patience).toContain('"failure":"HO401: A secret would be published. Nothing was written."');
  expect(told).toContain('  notes.md:3:13  github token  [redacted: github token 1]\n');
  expect(leaked(told + events)).toEqual([]);
  expect(await (await fetch(url)).text()).toContain('Add paging.');
  repository.write('notes.md', '# Notes\n\nLog in.\n');
  await repository.commit('Remove it');
  await expect.poll(() => events, patience).toMatch(/"failure":null\}\n\n$/);
  child.kill('SIGINT');
  expect((await ended).code).toBe(130);
});

test('a config names its baseline from its own folder, and what it accepts stays hidden', async () => {
  const repository = await plainRepository('Go on');
  repository.write('notes.md', `# Notes\n\nLog in with ${planted.now}.\n`);
  await repository.commit('Write notes');
  const cwd = folderWith({});
  const accept = await inProcess(['scan', '-q', '--json', '--repo', repository.folder], cwd);
  const [finding] = JSON.parse(accept.stdout).findings;
  const reason = 'Revoked in May; the vendor shows it so.';
  const file = 'conf/allow/baseline.json';
  const args = ['scan', '-q', '--repo', repository.folder, '--baseline', file, '--accept', finding.id, '--reason', reason];
  expect((await inProcess(args, cwd)).code).toBe(0);
  expect(readdirSync(dirname(join(cwd, file)))).toEqual(['baseline.json']);
  expect(leaked(readFileSync(join(cwd, file), 'utf8'))).toEqual([]);
  mkdirSync(join(cwd, 'conf'), { recursive: true });
  writeFileSync(join(cwd, 'conf/mine.json'), JSON.stringify({ secrets: { allow: ['allow/baseline.json'] } }));
  const { code } = await inProcess(['build', '-q', '-c', 'conf/mine.json', '--repo', repository.folder, '--out', 'site'], cwd);
  expect(code).toBe(0);
  expect(existsSync(join(cwd, 'conf/dist'))).toBe(false);
  const texts = globSync('site/**/*.{html,md,json}', { cwd }).map((it) => readFileSync(join(cwd, it), 'utf8'));
  expect(texts.flatMap(leaked)).toEqual([]);
  expect(texts.some((it) => it.includes('[redacted: github token 1]'))).toBe(true);
});
