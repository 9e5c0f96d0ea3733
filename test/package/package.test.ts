import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { folderWith } from '../cli/folders.ts';
import { handover } from '../cli/spawned.ts';
import { makeDemo } from '../histories/demo.ts';
import { install, type Installed } from './installed.ts';

const checkout = join(import.meta.dirname, '../..');
const configWith = (setting: string): string => `import { defineConfig } from 'handover';\nexport default defineConfig({ ${setting} });\n`;

let installed: Installed;
beforeAll(() => {
  installed = install({ 'handover.config.ts': configWith("title: 'Portal'"), 'wrong.ts': configWith("titel: 'Portal'") });
  return () => installed.dispose();
}, 180_000);

const textOf = (path: string): string => readFileSync(join(installed.place, 'node_modules/handover', path), 'utf8');

function run(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: installed.place, encoding: 'utf8' });
  return stdout + stderr;
}

test('the package holds every source file compiled, the types of a config, the licence list, its pages, the script of the hooks, the schemas of its records, and nothing else', () => {
  const sources = globSync('src/**/*.*', { cwd: checkout, exclude: ['**/*.d.ts'] });
  const compiled = sources.map((it) => it.replace(/^src/, 'lib').replace(/\.ts$/, '.js'));
  const pages = globSync('content/site/**/*.mdx', { cwd: checkout });
  const types = installed.files.filter((it) => it.endsWith('.d.ts'));
  expect(types.filter((it) => !compiled.includes(it.replace(/\.d\.ts$/, '.js')))).toEqual([]);
  expect(installed.files.toSorted()).toEqual(
    [
      'LICENSE',
      'README.md',
      'package.json',
      'lib/licences.json',
      'lib/hooks/handover.mjs',
      ...['acknowledgement', 'snapshot', 'written-snapshot'].map((it) => `lib/schemas/${it}.json`),
      ...pages,
      ...compiled,
      ...types,
    ].toSorted(),
  );
});

test('no file of the package names a file of the checkout', () => {
  const left = /(['"`])\.{1,2}\/[^'"`\n]*(?<!\.d)\.ts\1|sourceMappingURL/;
  expect(installed.files.filter((it) => textOf(it).includes(checkout) || left.test(textOf(it)))).toEqual([]);
});

test('the package imports nothing that is not installed with it', () => {
  const known = new Set(['astro:content', 'virtual:hand-written', ...Object.keys(packageJson.dependencies)]);
  const wrong = installed.files
    .filter((it) => /\.(?:js|mjs|astro|d\.ts)$/.test(it))
    .flatMap((file) => {
      const text = textOf(file);
      const code = file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text;
      return ts.preProcessFile(code, true, true).importedFiles.map((it) => ({ file, name: it.fileName }));
    })
    .filter(({ name }) => !name.startsWith('.') && !isBuiltin(name))
    .filter(({ name }) => !known.has(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''));
  expect(wrong).toEqual([]);
});

test('the hooks it puts into a repository call the script that is packed', () => {
  const { folder } = installed;
  mkdirSync(join(folder, 'with-hooks'));
  const said = installed.run(['hooks', 'install', '--yes', '--quiet', '--tool', 'codex', '--cwd', 'with-hooks']);
  expect(said).toMatchObject({ status: 0, stdout: '.codex/hooks/handover.mjs\n.codex/hooks.json\n', stderr: '' });
  expect(readFileSync(join(folder, 'with-hooks/.codex/hooks/handover.mjs'), 'utf8')).toBe(textOf('lib/hooks/handover.mjs'));
});

test('a config finds its types in the package', () => {
  const options = ['--noEmit', '--strict', '--ignoreConfig', '--module', 'nodenext', '--target', 'esnext'];
  const compiler = join(checkout, 'node_modules/typescript/bin/tsc');
  const said = run(process.execPath, [compiler, ...options, 'handover.config.ts', 'wrong.ts']);
  expect(said.split(/: error |, but /).slice(0, 2)).toEqual(['wrong.ts(2,31)', 'TS2561: Object literal may only specify known properties']);
  expect(said.trim().split('\n')).toHaveLength(1);
}, 60_000);

test('installed where it may not write, it builds what the checkout builds, byte for byte', async () => {
  const { folder, place, state } = installed;
  const args = ['build', '--quiet', '--config', join(place, 'handover.config.ts')];
  const paths = ['--repo', 'repository', '--out', 'site', '--keep-content', 'content'];
  await makeDemo(join(folder, 'repository'));
  const before = state();
  expect(installed.run([...args, ...paths])).toMatchObject({ status: 0, stdout: 'site\n', stderr: '' });
  expect(state()).toEqual(before);
  expect(JSON.parse(readFileSync(join(folder, 'content/site.json'), 'utf8'))).toMatchObject({ title: 'Portal' });

  const other = folderWith({});
  await makeDemo(join(other, 'repository'));
  expect(await handover([...args, ...paths], other)).toEqual({ code: 0, stdout: 'site\n', stderr: '' });
  expect(run('diff', ['-r', join(folder, 'site'), join(other, 'site')])).toBe('');
  expect(run('diff', ['-r', join(folder, 'content'), join(other, 'content')])).toBe('');
}, 120_000);
