import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { folderWith } from './folders.ts';
import { handover, startHandover, withFakePipeline } from './spawned.ts';

test('in a pipe there is no escape code, and the first line comes first', async () => {
  const { code, stdout, stderr } = await withFakePipeline('ok', ['build'], folderWith({})).ended;
  expect(code).toBe(0);
  expect(stdout).toBe('dist/handover\n');
  expect(stderr).not.toContain('\u001b');
  expect(stderr.split('\n')[0]).toBe('  Read history      1,200 commits  0.0 s');
});

test('what a library prints never gets into the result', async () => {
  const { stdout, stderr } = await withFakePipeline('chatty', ['build'], folderWith({})).ended;
  expect(stdout).toBe('dist/handover\n');
  expect(stderr).toContain('a library talks\n');
});

test('what the environment says about colours adds no escape code to a pipe', async () => {
  for (const env of [{ FORCE_COLOR: '1' }, { NO_COLOR: '1' }, { CI: 'true', FORCE_COLOR: '3' }, { TERM: 'dumb' }]) {
    const { stdout, stderr } = await handover(['build', '--nope'], folderWith({}), env);
    expect(stdout + stderr).not.toContain('\u001b');
  }
});

test('the name and version are printed before the arguments are understood', async () => {
  const { stderr } = await handover(['build', '--nope'], folderWith({}));
  expect(stderr).toBe(`handover ${packageJson.version}
error HO211  There is no option "--nope".
  Fix   Options of build stand behind its name;  handover build --help  lists all options
  More  handover explain HO211
`);
});

test('only a build that may talk begins with its name and version', async () => {
  for (const args of [['build', '-q', '--nope'], ['build', '--nope', '--quiet'], ['explain', '--nope'], ['bild']]) {
    const { stderr } = await handover(args, folderWith({}));
    expect(stderr).toMatch(/^error /);
  }
});

test('a stopped build ends with 130, one line, nothing left behind', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const cwd = folderWith({ 'temporary/': '' });
    const temporary = join(cwd, 'temporary');
    const { child, ended } = withFakePipeline('slow', ['build'], cwd, { TMPDIR: temporary });
    await expect.poll(() => readdirSync(temporary).length, { timeout: 20_000 }).toBe(1);
    child.kill(signal);
    expect(await ended).toEqual({
      code: 130,
      stdout: '',
      stderr: `error HO241  Stopped. The output folder is as it was before.
  Fix   Run the same command again to build the site.
  More  handover explain HO241
`,
    });
    expect(readdirSync(temporary)).toEqual([]);
  }
}, 60_000);

test('an unexpected error is told without its words, which may come from a document', async () => {
  const cwd = folderWith({ 'temporary/': '' });
  const env = { TMPDIR: join(cwd, 'temporary') };
  const { code, stdout, stderr } = await withFakePipeline('throws', ['build'], cwd, env).ended;
  const [, log = ''] = /repository: {2}(.*)\n/.exec(stderr) ?? [];
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    `error HO100  Something went wrong that should not have (SyntaxError). This is a fault of Handover.
  Fix   Send the log file with a report; it holds no text of the repository:  ${log}
  More  handover explain HO100
`,
  ]);
  expect(log.startsWith(env.TMPDIR)).toBe(true);
  expect(readFileSync(log, 'utf8')).toMatch(/^SyntaxError\n {4}at JSON\.parse/);
  expect(readFileSync(log, 'utf8')).not.toContain('hunter2');

  const verbose = await withFakePipeline('throws', ['build', '--verbose'], cwd, env).ended;
  expect(verbose.stderr).toContain('\n    at JSON.parse');
  expect(verbose.stderr).not.toContain('hunter2');
});

test('work that can never end is a fault, not a silent success', async () => {
  const { code, stdout, stderr } = await withFakePipeline('stuck', ['build', '--json'], folderWith({})).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error HO100 /);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, exit: 1 });
});

test('a reader that stops reading is no error', async () => {
  const { child, ended } = startHandover(['build', '--help'], folderWith({}));
  child.stdout?.destroy();
  expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a failure has a trace only where it has a cause, and only with --verbose', async () => {
  const told = `error HO502  The pages could not be built.
  Fix   Run the command again.
  More  handover explain HO502
`;
  const { code, stderr } = await withFakePipeline('broken', ['build'], folderWith({})).ended;
  expect([code, stderr]).toEqual([6, `  Read history      1,200 commits  0.0 s\n${told}`]);
  const verbose = await withFakePipeline('broken', ['build', '--verbose'], folderWith({})).ended;
  expect(verbose.stderr).toContain(`${told}Failure\n    at `);
  expect(verbose.stderr).toMatch(/\ncaused by\n {4}at render \(page\.astro:1:1\)\n$/);
  expect(verbose.stderr).not.toContain('hunter2');
});

test('a config that merely lies in the repository is never run', async () => {
  const writesMarker = `import { writeFileSync } from 'node:fs';
writeFileSync(new URL('marker', import.meta.url), '');
export default {};
`;
  const cwd = folderWith({});
  mkdirSync(join(cwd, 'own'));
  const repo = folderWith({
    'handover.config.mjs': writesMarker,
    'handover.config.ts': writesMarker,
    'docs/handover.config.js': writesMarker,
  });
  const apart = await withFakePipeline('ok', ['build', '--repo', repo], join(cwd, 'own')).ended;
  expect([apart.code, existsSync(join(repo, 'marker')), existsSync(join(repo, 'docs/marker'))]).toEqual([0, false, false]);
  const relative = await withFakePipeline('ok', ['build', '--repo', join(repo, 'docs')], cwd).ended;
  expect([relative.code, existsSync(join(repo, 'docs/marker'))]).toEqual([0, false]);
  // The same file is run once it is the operator's own.
  const own = await withFakePipeline('ok', ['build', '-C', join(repo, 'docs')], cwd).ended;
  expect([own.code, existsSync(join(repo, 'docs/marker'))]).toEqual([0, true]);
});

test('what a config throws in a timer is told in the usual form', async () => {
  const cwd = folderWith({
    'handover.config.mjs': "setTimeout(() => { throw new Error('hunter2'); });\nawait new Promise(() => undefined);\n",
  });
  const { code, stdout, stderr } = await withFakePipeline('ok', ['build'], cwd, { TMPDIR: cwd }).ended;
  expect([code, stdout, stderr.includes('hunter2')]).toEqual([1, '', false]);
  expect(stderr).toMatch(/^error HO100 .*\n {2}Fix .*\n {2}More {2}handover explain HO100\n$/);
});

test('a config may be TypeScript that imports defineConfig, wherever it lies', async () => {
  const config = `import { defineConfig } from 'handover';
const title: string = 'Portal';
export default defineConfig({ title, out: 'site', repo: '..', allowShallow: true });
`;
  const cwd = folderWith({ 'conf/handover.config.ts': config });
  const there = await withFakePipeline('ok', ['build', '--verbose', '-C', 'conf'], cwd).ended;
  expect(there.stdout).toBe('site\n');
  expect(there.stderr).toContain(`Settings
  repo            ..                    handover.config.ts
  out             site                  handover.config.ts
  keepContent     (a temporary folder)  default
  cache           (none)                default
  title           Portal                handover.config.ts
  language        en                    default
  allowShallow    true                  handover.config.ts
`);
  // Its paths count from its own folder.
  const elsewhere = await withFakePipeline('ok', ['build', '-c', 'conf/handover.config.ts', '--title', 'Mine'], cwd).ended;
  expect(elsewhere.stdout).toBe(`${join(cwd, 'conf/site')}\n`);
});
