import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { collectedOf, fakeHost, fakePipeline, foundOf, problemOf } from './fakes.ts';
import { folderWith } from './folders.ts';
import { wholeAudience } from '../../src/model/audience.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';
import { factsOf } from '../../src/model/operator.ts';
import { usualOptions } from '../model/options.ts';

const collected = collectedOf({
  site: { collections: [foundOf('handoffs', 31, 214)] },
  problems: [problemOf('HO702', 'HANDOFF.md', 34)],
  notes: [problemOf('HO320', null, null)],
});

async function run(argv: readonly string[], cwd = folderWith({})) {
  const host = fakeHost(cwd);
  const pipeline = fakePipeline(collected);
  const code = await main(argv, { host, pipeline, version: '0.1.0' });
  return { code, cwd, stdout: host.stdout.text, stderr: host.stderr.text, asked: pipeline.asked };
}

test('a build prints the folder of the site as it was given, and all else on stderr', async () => {
  expect(await run(['build', '--out', 'public/'])).toMatchObject({
    code: 0,
    stdout: 'public/\n',
    stderr: `  Read history      1,200 commits  0.0 s
  Build pages       12 pages  0.0 s

  Customer portal  main 4f2a9c1
  31 handoffs (214 revisions); 12 pages

  1 note on this clone
  ! HO320  Something about HO320.  Mend HO320.

  1 problem
  ! HO702  HANDOFF.md:34  Something about HO702.  Mend HO702.
`,
  });
});

test('a quiet build prints the result only', async () => {
  expect(await run(['build', '-q'])).toMatchObject({ code: 0, stdout: 'dist/handover\n', stderr: '' });
});

test('--json prints what was built as one object', async () => {
  const { code, stdout } = await run(['--json', 'build']);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toHaveLength(2);
  expect(JSON.parse(stdout)).toEqual({
    schema: 'handover.build/1',
    ok: true,
    exit: 0,
    out: 'dist/handover',
    commit: `4f2a9c1${'0'.repeat(33)}`,
    title: 'Customer portal',
    counts: { handoffs: { records: 31, deleted: 0, unmerged: 0, files: 31, revisions: 214 } },
    options: usualOptions,
    pages: 12,
    problems: [{ code: 'HO702', path: 'HANDOFF.md', line: 34, column: null, message: 'Something about HO702.', fix: 'Mend HO702.' }],
    notes: [{ code: 'HO320', path: null, line: null, column: null, message: 'Something about HO320.', fix: 'Mend HO320.' }],
  });
});

test('a failure is one object too, and is said on stderr as well', async () => {
  const { code, stdout, stderr } = await run(['build', '--json', '--nope']);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    schema: 'handover.build/1',
    ok: false,
    exit: 2,
    error: {
      code: 'HO211',
      message: 'There is no option "--nope".',
      fix: ['Options of build stand behind its name;  handover build --help  lists all options'],
      details: [],
    },
  });
  expect(stderr).toBe(`error HO211  There is no option "--nope".
  Fix   Options of build stand behind its name;  handover build --help  lists all options
  More  handover explain HO211
`);
});

test('the pipeline is asked with full paths, whatever folder the command runs for', async () => {
  const cwd = folderWith({ 'inner/': '' });
  const { asked } = await run(
    ['build', '-C', 'inner', '--repo', '../r', '--out', 'o', '--keep-content', 'c', '--title', 'T', '--allow-shallow'],
    cwd,
  );
  const [collecting, delivering] = asked;
  expect(collecting).toEqual({
    repo: join(cwd, 'r'),
    content: join(cwd, 'inner/c'),
    baseline: [],
    allowShallow: true,
    address: null,
    at: null,
    refs: null,
    since: null,
    milestones: [],
    asOf: 25,
    workingTree: false,
    cache: null,
    title: 'T',
    language: 'en',
    offline: false,
    textLimit: 50_000_000,
    url: null,
    generator: 'Handover 0.1.0',
    operator: factsOf([]),
    audience: wholeAudience,
    personal: usualPersonal,
    pages: [],
  });
  expect(delivering).toMatchObject({ content: join(cwd, 'inner/c'), out: join(cwd, 'inner/o') });
});

test.each([
  [['-C', 'inner', '--quiet', 'build']],
  [['build', '-C', 'inner', '--quiet']],
  [['-q', 'build', '--cwd=inner', '--no-color', '--no-input']],
])('options of every command stand before and after its name: %j', async (argv) => {
  const cwd = folderWith({ 'inner/': '' });
  const { asked, stderr } = await run(argv, cwd);
  expect(asked[0]).toMatchObject({ repo: join(cwd, 'inner') });
  expect(stderr).toBe('');
});

test('--verbose prints every setting in force and where it comes from', async () => {
  const cwd = folderWith({ 'handover.config.json': '{ "title": "From the file", "out": "site" } // mine\n' });
  const { stdout, stderr } = await run(['build', '--verbose', '--out', 'public'], cwd);
  expect(stderr).toContain(`Settings
  repo            .                     default
  out             public                --out
  keepContent     (a temporary folder)  default
  cache           (none)                default
  title           From the file         handover.config.json
  language        en                    default
  allowShallow    false                 default
  offline         false                 default
  textLimit       50000000              default
  url             (not known)           default
  at              (HEAD)                default
  refs            (no branches)         default
  since           (the newest tag)      default
  asOf            25                    default
  workingTree     false                 default
  audience        all                   default
  secrets         block                 default
  secretsHistory  redact                default
  baseline        (none)                default
`);
  expect(stdout).toBe('public\n');
});

const secret = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;

test('--verbose hides a secret in the name of a branch, which logs would keep', async () => {
  const name = `feat/${secret}`;
  const { stderr } = await run(['build', '--verbose', '--at', name]);
  expect(stderr).toMatch(/^ {2}at +feat\/\[redacted: github token\] +--at$/m);
  expect(stderr).not.toContain('aB3dE5gH');
});

test.each([[['build', '--audience', secret]], [[secret]], [['build', `--${secret}`]], [['build', '--refs', secret, '--at', '', '--json']]])(
  'a failure does not repeat a secret that was given as an argument: %#',
  async (argv) => {
    const { code, stdout, stderr } = await run(argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error HO\d{3} /m);
    expect(stdout + stderr).not.toContain('aB3dE5gH');
  },
);

test('explain does not repeat what is too long for a code', async () => {
  const { stderr } = await run(['explain', secret]);
  expect(stderr).toContain('error HO217  There is no such code.\n');
});

test('explain prints the text of a code, in whatever case it is written', async () => {
  expect(await run(['explain', 'ho301'])).toMatchObject({ code: 0, stdout: 'HO301\n\nThe clone is shallow.\n', stderr: '' });
  const { stdout } = await run(['explain', 'HO301', '--json']);
  expect(JSON.parse(stdout)).toEqual({ schema: 'handover.explain/1', ok: true, exit: 0, code: 'HO301', text: 'The clone is shallow.' });
});

test('help and version are results', async () => {
  expect(await run(['--version'])).toMatchObject({ code: 0, stdout: '0.1.0\n', stderr: '' });
  const help = await run(['build', '--help']);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  for (const word of ['--repo', '--out', '--allow-shallow', '--keep-content', '--title', '--quiet', '--json', '--config']) {
    expect(help.stdout).toContain(word);
  }
});

test('content of an earlier run is replaced, anything else in the folder stays', async () => {
  const cwd = folderWith({ 'c/site.json': '{}', 'c/records/handoffs/old.json': '{}', 'c/site/page.mdx': 'mine' });
  expect(await run(['build', '--keep-content', 'c'], cwd)).toMatchObject({ code: 0 });
  expect(readdirSync(join(cwd, 'c'))).toEqual(['site']);
});

test('a folder that only looks like content is left alone', async () => {
  const cwd = folderWith({ 'c/records/mine.txt': 'mine' });
  const { code, stderr } = await run(['build', '--keep-content', 'c'], cwd);
  expect([code, stderr]).toEqual([
    2,
    `error HO230  The content folder c holds something else: records
  Fix   Name an empty folder, or one that an earlier build has written, with --keep-content.
  More  handover explain HO230
`,
  ]);
  expect(existsSync(join(cwd, 'c/records/mine.txt'))).toBe(true);
});
