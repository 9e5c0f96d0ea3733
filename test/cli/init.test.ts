import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inForce } from '../../src/cli/in-force.ts';
import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { ciFile } from '../../src/init/ci.ts';
import { operatorText } from '../../src/init/operator-text.ts';
import { planOf } from '../../src/init/plan.ts';
import { templateOf } from '../../src/init/templates.ts';
import { makeRepository } from '../histories/repository.ts';
import { fakeHost } from './fakes.ts';
import { folderWith } from './folders.ts';
import { handover, withFakePipeline } from './spawned.ts';

const all = ['handover.config.ts', 'handover/handover.yaml', 'HANDOFF.md', 'TASK.md', 'DECISIONS.md'];

async function init(args: readonly string[], cwd: string) {
  const host = fakeHost(cwd);
  const code = await main(['init', ...args], { host, pipeline: realPipeline, version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

async function repositoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const repository = await makeRepository(folderWith(files));
  await repository.commit('Begin');
  return repository.folder;
}

test('init tells what it found, writes what is missing, and prints the new files', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n' });
  expect(await init(['--yes'], folder)).toEqual({
    code: 0,
    stdout: all.map((it) => `${it}\n`).join(''),
    stderr: expect.stringMatching(
      /^Found\n {2}a git repository with 1 commit\n(?: {2}no [a-z ]+\n)+ {2}other documents in 1 file: README\.md\nWrote 5 files\n {2}No CI file, because nothing tells the host: {2}handover init --ci github {2}\(or gitlab\) writes one\n {2}Next: fill in, commit, and look at it with {2}handover dev\n$/,
    ),
  });
  expect(readFileSync(join(folder, 'HANDOFF.md'), 'utf8')).toBe(templateOf('handoff').text);
  expect(readdirSync(folder).toSorted()).toEqual([
    '.git',
    'DECISIONS.md',
    'HANDOFF.md',
    'README.md',
    'TASK.md',
    'handover',
    'handover.config.ts',
  ]);
});

test('the files that are written are read by the real loader', async () => {
  const folder = folderWith({});
  await init(['--yes'], folder);
  const plain = await withFakePipeline('ok', ['build', '--verbose'], folder).ended;
  expect([plain.code, plain.stdout]).toEqual([0, 'dist/handover\n']);
  const answers = {
    title: "Portal '26",
    repository: null,
    contact: { name: 'Ada: #1', email: 'ada@example.org', until: '2026-08-31' },
    ci: 'none' as const,
  };
  const files = planOf(answers, { config: null, gitlab: false, needless: [], version: '0.1.0' });
  const answered = folderWith(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  const { stderr } = await withFakePipeline('ok', ['build', '--verbose'], answered).ended;
  expect(stderr).toMatch(/\n {2}title +Portal '26 +handover\.config\.ts\n/);
});

test('the address of a remote stands in the config, without name and password, where its host tells the form of addresses', async () => {
  for (const [url, expected] of [
    ['https://ada:secret-1@github.com/example/portal.git', "site: { repository: 'https://github.com/example/portal' },"],
    ['git@gitlab.example.org:group/sub/portal.git', "site: { repository: 'https://gitlab.example.org/group/sub/portal' },"],
    ['ssh://git@codeberg.org:2222/ada/portal', "site: { repository: 'https://codeberg.org/ada/portal' },"],
    ['https://code.example.org/ada/portal.git', "// site: { repository: 'https://github.com/owner/name' },"],
    ['../elsewhere.git', "// site: { repository: 'https://github.com/owner/name' },"],
  ] as const) {
    const repository = await makeRepository(folderWith({ 'README.md': '# Portal\n' }));
    await repository.commit('Begin');
    await repository.git('remote', 'add', 'origin', url);
    await init(['--yes'], repository.folder);
    const text = readFileSync(join(repository.folder, 'handover.config.ts'), 'utf8');
    expect(text).toContain(`  ${expected}\n`);
    expect(text).not.toContain('secret-1');
  }
});

test('what handover.yaml says of the contact is what was answered', async () => {
  const contact = { name: 'Ada: #1', email: 'ada@example.org', until: '2026-08-31' };
  const folder = folderWith({ 'handover/handover.yaml': operatorText(contact) });
  const { operator } = await inForce({ color: false, input: false }, { cwd: folder });
  expect([operator.contacts, operator.from.contact]).toEqual([[contact], 'handover/handover.yaml']);
});

test('a second run writes nothing', async () => {
  const folder = folderWith({ '.github/': '' });
  for (const ci of ['github', 'gitlab']) {
    await init(['--yes', '--ci', ci], folder);
    expect(await init(['--yes', '--ci', ci], folder)).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('Wrote no files\n'),
    });
  }
});

test('nothing that is there is written over, whatever it is', async () => {
  const folder = folderWith({
    'HANDOFF.md': 'mine',
    'TASK.md/': '',
    'handover.config.json': '{}',
    '.gitlab-ci.yml': 'build: { script: make }\n',
  });
  symlinkSync('/nowhere/else', join(folder, 'DECISIONS.md'));
  const { code, stdout, stderr } = await init(['--yes', '--ci', 'gitlab'], folder);
  expect([code, stdout]).toEqual([0, 'handover/handover.yaml\nhandover.gitlab-ci.yml\n']);
  expect(stderr).toContain('  Kept as it is: handover.config.json, HANDOFF.md, TASK.md, DECISIONS.md\n');
  expect(stderr).toContain("  Add to .gitlab-ci.yml:  include: [{ local: 'handover.gitlab-ci.yml' }]\n");
  expect(readFileSync(join(folder, 'HANDOFF.md'), 'utf8')).toBe('mine');
});

test('nothing is written through a link, and then nothing at all', async () => {
  const elsewhere = folderWith({});
  const folder = folderWith({});
  symlinkSync(elsewhere, join(folder, 'handover'));
  const { code, stdout, stderr } = await init(['--yes'], folder);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`error HO261  handover/handover.yaml cannot be written: handover is a link. Nothing was written.
  Fix   Move it away, or run the command in another folder (-C).
  More  handover explain HO261
`);
  expect([readdirSync(elsewhere), readdirSync(folder)]).toEqual([[], ['handover']]);
});

test('a dry run says what it would write, with every text, and writes nothing', async () => {
  const folder = folderWith({ 'HANDOFF.md': 'mine' });
  const { code, stdout, stderr } = await init(['--yes', '--dry-run', '--ci', 'github'], folder);
  expect([code, stdout.split('\n')]).toEqual([0, [...all.filter((it) => it !== 'HANDOFF.md'), '.github/workflows/handover.yml', '']]);
  expect(stderr).toContain('Would write 5 files; nothing was written\n  Kept as it is: HANDOFF.md\n');
  expect(stderr).toContain('\n.github/workflows/handover.yml\n  # Builds the handover site');
  expect(readdirSync(folder)).toEqual(['HANDOFF.md']);
});

test('a dry run needs neither a terminal nor --yes', async () => {
  const folder = folderWith({});
  const { code, stdout } = await handover(['init', '--dry-run'], folder);
  expect([code, stdout.split('\n'), readdirSync(folder)]).toEqual([0, [...all, ''], []]);
});

test('--json lists each file and what became of it', async () => {
  const folder = folderWith({ 'TASK.md': 'mine' });
  const { stdout } = await init(['--json', '--template', 'task', '--template', 'decisions', '--template', 'task'], folder);
  expect(JSON.parse(stdout)).toEqual({
    schema: 'handover.init/1',
    ok: true,
    exit: 0,
    dryRun: false,
    files: [
      { path: 'TASK.md', state: 'kept' },
      { path: 'DECISIONS.md', state: 'written' },
    ],
  });
});

test('a single template needs neither a terminal nor --yes', async () => {
  const folder = folderWith({});
  const { code, stdout, stderr } = await handover(['init', '--template', 'handoff'], folder);
  expect([code, stdout, stderr]).toEqual([
    0,
    'HANDOFF.md\n',
    `Found
  ${folder} is not a git repository, and no folder above is one.
Wrote 1 file
  Next: fill in, commit, and look at it with  handover dev
`,
  ]);
});

test('without a terminal, and in CI, it asks nothing and says how to go on', async () => {
  const folder = folderWith({});
  const { code, stdout, stderr } = await handover(['init'], folder);
  expect([code, stdout, readdirSync(folder)]).toEqual([2, '', []]);
  expect(stderr).toBe(`error HO260  There is no terminal on which questions could be asked.
  Fix   Take what is found in the repository:  handover init --yes
        See first what would be written:  handover init --dry-run
  More  handover explain HO260
`);
});

test.each([
  [['--ci', 'jenkins'], "error HO212  Option '--ci <host>' argument 'jenkins' is invalid. Allowed choices are github, gitlab, none."],
  [['--template', 'adr'], "error HO212  Option '--template <name>' argument 'adr' is invalid. It is one of handoff, task, decisions."],
  [['portal'], 'error HO213  "init" takes options and no words, but was given 1 word.'],
])('%j is refused', async (args, first) => {
  const { code, stderr } = await init(args, folderWith({}));
  expect(code).toBe(2);
  expect(stderr.split('\n')[0]).toBe(first);
});

test.each([
  [{ '.gitlab-ci.yml': 'x' }, 'handover.gitlab-ci.yml'],
  [{ '.github/CODEOWNERS': 'x' }, '.github/workflows/handover.yml'],
  [{ 'README.md': 'x' }, null],
])('the CI file is for the host that %j tells of', async (files, path) => {
  const folder = await repositoryWith(files);
  const { stdout } = await init(['--yes'], folder);
  expect(stdout.split('\n').slice(all.length)).toEqual(path === null ? [''] : [path, '']);
});

test.each([
  ['git@github.com:acme/portal.git', '.github/workflows/handover.yml'],
  ['https://token@gitlab.acme.example/portal', '.gitlab-ci.yml'],
  ['ssh://git@git.acme.example:22/portal', null],
  ['/srv/github/portal', null],
])('or the remote %s', async (address, path) => {
  const repository = await makeRepository(folderWith({}));
  await repository.commit('Begin');
  await repository.git('remote', 'add', 'origin', address);
  const { stdout, stderr } = await init(['--yes'], repository.folder);
  expect(stdout.split('\n').slice(all.length)).toEqual(path === null ? [''] : [path, '']);
  expect(stderr).not.toContain('token');
});

test('whoever has handoffs under another name gets no second, empty one', async () => {
  const folder = await repositoryWith({ 'docs/HANDOFF.md': '# Handoff\n\n## Next\n\n1. Go on.\n' });
  const { stdout, stderr } = await init(['--yes'], folder);
  expect(stdout).not.toContain('HANDOFF.md');
  expect(stderr).toContain('  handoffs in 1 file: docs/HANDOFF.md\n');
  expect(stderr).toContain('  Not needed, because the repository has such documents: HANDOFF.md\n');
  await init(['--template', 'handoff'], folder);
  expect(existsSync(join(folder, 'HANDOFF.md'))).toBe(true);
});

test('below the top of a repository a CI file is only written when it is asked for, and that is said', async () => {
  const folder = await repositoryWith({ 'packages/portal/README.md': 'x', '.github/CODEOWNERS': 'x' });
  const inner = join(folder, 'packages/portal');
  expect((await init(['--yes'], inner)).stdout).not.toContain('.yml');
  const { stderr } = await init(['--yes', '--ci', 'github'], inner);
  expect(stderr).toContain('a git repository with 1 commit, of which this is the folder packages/portal/\n');
  expect(stderr).toContain('.github/workflows/handover.yml is only found at the top of the repository: move it there\n');
});

test('a file is never half there: it gets its name when it is whole', async () => {
  const folder = folderWith({});
  await init(['--yes', '--ci', 'github'], folder);
  const written = [...all, ciFile('github', { version: '0.1.0', hasGitlabFile: false })?.path ?? ''];
  for (const path of written) expect([path, statSync(join(folder, path)).nlink]).toEqual([path, 1]);
  writeFileSync(join(folder, 'HANDOFF.md'), 'mine');
  await init(['--yes'], folder);
  expect(readFileSync(join(folder, 'HANDOFF.md'), 'utf8')).toBe('mine');
});
