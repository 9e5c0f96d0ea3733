import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import matter from 'gray-matter';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeRepository, type TestRepository } from '../histories/repository.ts';
import { folderWith } from './folders.ts';

const bin = join(import.meta.dirname, '../../src/cli/bin.mjs');
const nodeFolder = join(process.execPath, '..');

/** A program that leaves a file named `name` in `marks` when it is run. */
const module = (marks: string, name: string): string =>
  `(async () => { (await import('node:fs')).writeFileSync(${JSON.stringify(join(marks, name))}, ''); })();\nexport default {};\n`;
const common = (marks: string, name: string): string =>
  `require('node:fs').writeFileSync(${JSON.stringify(join(marks, name))}, '');\nmodule.exports = {};\n`;

/** One document of every kind that has front matter, each with the same in one of the ways in which it asks to be run. */
const documents = [
  'HANDOFF.md',
  'docs/handoffs/a.md',
  'docs/adr/0001-x.md',
  'DECISIONS.md',
  'specs/y.md',
  'openspec/specs/z/spec.md',
  'CLAUDE.md',
  '.claude/agents/a.md',
  '.claude/skills/s/SKILL.md',
  '.cursor/rules/r.mdc',
  'docs/guide.md',
  'README.md',
];
const fence = ['---js', '---javascript', '--- JS', '---json', '---coffee'];
const frontMatter = (marks: string, path: string): string =>
  `(() => { process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(join(marks, `front-matter-${path.replaceAll('/', '-')}`))}, ''); return {}; })()`;

/** Files that some build tool, editor or shell loads when it finds them where it works. */
function traps(marks: string): Record<string, string> {
  const esm = [
    'astro.config.mjs',
    'astro.config.ts',
    'vite.config.ts',
    'vite.config.mjs',
    'svelte.config.js',
    'tailwind.config.ts',
    'src/content.config.ts',
    'src/pages/index.js',
    'eslint.config.mjs',
    'pagefind.mjs',
  ];
  const cjs = ['postcss.config.cjs', '.postcssrc.cjs', 'babel.config.cjs', '.babelrc.cjs', 'svgo.config.cjs', '.pnp.cjs', 'preload.cjs'];
  const touch = (name: string): string => `touch ${join(marks, name)}`;
  const scripts = Object.fromEntries(
    ['preinstall', 'install', 'postinstall', 'prepare', 'build', 'prebuild', 'test', 'start'].map((it) => [it, touch(`script-${it}`)]),
  );
  return {
    ...Object.fromEntries(esm.map((it) => [it, module(marks, it.replaceAll('/', '-'))])),
    ...Object.fromEntries(cjs.map((it) => [it, common(marks, it)])),
    'package.json': JSON.stringify({ name: 'trap', type: 'module', scripts, postcss: { plugins: { './postcss.config.cjs': {} } } }),
    'tsconfig.json': '{ "extends": "./nowhere.json", "compilerOptions": { "plugins": [{ "transform": "./preload.cjs" }] } }\n',
    'jsconfig.json': '{ not json',
    '.env': `NODE_OPTIONS=--require=./preload.cjs\nASTRO_TELEMETRY_DISABLED=0\nPATH=.\n`,
    '.npmrc': 'node-options=--require=./preload.cjs\n',
    '.node_repl_history': '',
    'pagefind.yml': 'site: /\nwrite_playground: true\n',
    'node_modules/astro/index.js': module(marks, 'astro-of-the-repository'),
    'node_modules/pagefind/package.json': '{"name":"pagefind","main":"index.js"}',
    'node_modules/pagefind/index.js': common(marks, 'pagefind-of-the-repository'),
    Makefile: `$(shell ${touch('makefile')})\n`,
    ...Object.fromEntries(
      documents.map((path, index) => [
        path,
        `${fence[index % fence.length]}\n${frontMatter(marks, path)}\n---\n# Title\n\n## Next\n\n1. See ![chart](chart.avif)\n`,
      ]),
    ),
    'docs/handoffs/one.mdx': `import fs from 'node:fs'\n\nexport const run = fs.writeFileSync(${JSON.stringify(join(marks, 'mdx'))}, '')\n\n# Handoff\n\n{run}\n\n## Next\n\n1. Continue\n`,
    'chart.avif': 'not an image',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="run()"><script>run()</script></svg>',
    'specs/x.md': '# Spec\n\n<script>run()</script>\n\n![](chart.avif)\n',
    'page.astro': '---\nthrow new Error()\n---\n',
  };
}

/** Runs the build as a user who stands in the repository. */
function build(
  repository: TestRepository,
  out: string,
  before: readonly string[] = [],
): { status: number | null; stderr: string; stdout: string } {
  const { PATH, HOME, TMPDIR } = process.env;
  const [program = process.execPath, ...args] = [...before, process.execPath, bin, 'build', '--quiet', '--out', out];
  const env = { PATH: `${nodeFolder}:${PATH}`, HOME, ...(TMPDIR !== undefined && { TMPDIR }) };
  return spawnSync(program, args, { cwd: repository.folder, env, encoding: 'utf8' });
}

let marks = '';
let repository: TestRepository;
beforeAll(async () => {
  repository = await makeRepository();
  marks = `${repository.folder}-marks`;
  for (const [path, text] of Object.entries(traps(marks))) repository.write(path, text);
  await repository.git('add', '--force', '.');
  await repository.commit('Set traps');
  mkdirSync(marks);
  return () => {
    repository.dispose();
    rmSync(marks, { recursive: true });
  };
});

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

describe('a build from within a repository full of traps', () => {
  test('runs none of them, neither where its site stands apart nor within the repository', () => {
    const folder = folderWith({});
    expect(build(repository, join(folder, 'site'))).toMatchObject({ status: 0, stderr: '' });
    expect(build(repository, 'dist/handover')).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(marks)).toEqual([]);
    const names = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((it) => /\.(?:avif|mdx)$|logo/.test(it))).toEqual([]);
    expect(existsSync(join(folder, 'site/pagefind/playground'))).toBe(false);
    // A set trap works: this is how each would show.
    spawnSync(process.execPath, [join(repository.folder, 'preload.cjs')]);
    spawnSync(process.execPath, [join(repository.folder, 'vite.config.mjs')]);
    matter(readFileSync(join(repository.folder, 'HANDOFF.md'), 'utf8'));
    expect(readdirSync(marks)).toEqual(['front-matter-HANDOFF.md', 'preload.cjs', 'vite.config.mjs']);
  }, 120_000);

  test.skipIf(!works('unshare', '-rn', 'true'))(
    'works where there is no network at all (needs unshare -rn)',
    () => {
      const folder = folderWith({});
      expect(build(repository, join(folder, 'site'), ['unshare', '-rn'])).toMatchObject({ status: 0, stderr: '' });
      expect(existsSync(join(folder, 'site/pagefind/pagefind.js'))).toBe(true);
    },
    120_000,
  );

  test.skipIf(!works('strace', '-qq', '-o', '/dev/null', 'true'))(
    'makes no connection, in none of its processes (needs strace)',
    () => {
      const folder = folderWith({});
      const watched = (name: string): string[] => ['strace', '-f', '-qq', '-e', 'trace=connect,sendto,sendmsg', '-o', join(folder, name)];
      const connections = (name: string): string[] => readFileSync(join(folder, name), 'utf8').match(/.*\bAF_INET6?\b.*/g) ?? [];
      expect(build(repository, join(folder, 'site'), watched('build')).status).toBe(0);
      expect(connections('build')).toEqual([]);
      // One that is made is seen.
      const [program = '', ...args] = [
        ...watched('asking'),
        process.execPath,
        '-e',
        "require('node:net').connect(9, '127.0.0.1').on('error', () => undefined)",
      ];
      spawnSync(program, args);
      expect(connections('asking').length).toBeGreaterThan(0);
    },
    300_000,
  );
});
