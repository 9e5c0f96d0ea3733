import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import type { Facts } from '../../src/run-it/facts.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { isRootManifest, isRunItFile, runItFiles } from '../../src/run-it/sources.ts';

function read(path: string, text: string): Partial<Facts> & { kind: string } {
  const [file] = runItFiles([redact(path, '').text]).files;
  if (file === undefined) throw new Error(`${path} is of no known kind`);
  return { kind: file.kind.kind, ...readFacts(file.kind, { path: file.path, text: redact(text, path).text }) };
}

const dependenciesOf = ({ dependencies = [] }: Partial<Facts>): unknown[] =>
  dependencies.map((it) => [it.name, it.wanted, it.kind, it.line]);

test.each([
  ['Cargo.toml', '[package]\nname = "ferry"\nversion = "1.0.0"\n', { kind: 'Rust crate', manifest: { name: 'ferry', version: '1.0.0' } }],
  ['Cargo.toml', '[workspace]\nmembers = ["a"]\n', { kind: 'Rust crate', manifest: { name: null } }],
  [
    'pyproject.toml',
    '[project]\nname = "ferry"\n[project.scripts]\nrun = "ferry:main"\n',
    { manifest: { name: 'ferry' }, steps: [{ topic: 'run', command: 'run', name: 'run', runs: 'ferry:main', line: 4 }] },
  ],
  ['pyproject.toml', '[tool.poetry]\nname = "ferry"\ndescription = "Boats"\n', { manifest: { name: 'ferry', description: 'Boats' } }],
  [
    'go.mod',
    'module x.test/ferry\n\ngo 1.24\n',
    { kind: 'Go module', manifest: { name: 'x.test/ferry' }, tools: [{ tool: 'Go', wanted: '>=1.24' }] },
  ],
  [
    'package.json',
    '{"name": 7, "scripts": {"a": 1, "b": "run"}}',
    { manifest: { name: null }, steps: [{ command: 'npm run b', runs: 'run' }] },
  ],
  ['package.json', '{"name": "@a/ferry", "bin": "cli.js"}', { steps: [{ topic: 'run', command: 'ferry', runs: 'cli.js' }] }],
  ['deno.json', '{"tasks": {"dev": "deno run"}}', { kind: 'Deno project', steps: [{ command: 'deno task dev', runs: 'deno run' }] }],
])('%s tells what it says: %j', (path, text, expected) => {
  expect(read(path, text)).toMatchObject(expected);
});

test.each([
  ['package.json', '{"name": ', 'The file is not a valid npm package manifest, so only what could be read was taken from it.'],
  ['Cargo.toml', '[package', 'The file is not a valid Rust crate manifest, so its entries were not read.'],
  ['package.json', '[]', 'The file is not a valid npm package manifest, so its entries were not read.'],
])('a %s that is none is a problem that quotes nothing: %j', (path, text, message) => {
  const { problems } = read(path, text);
  expect(problems).toMatchObject([{ code: 'HO120', message, fix: 'Open it in an editor that checks its syntax.' }]);
});

test.each([
  [
    'Cargo.toml',
    '[dependencies]\nserde = { version = "1", optional = true }\nown = { path = "../own" }\n[dev-dependencies]\ninsta = "1.4"\n',
    [
      ['serde', '1', 'optional', 2],
      ['insta', '1.4', 'dev', 5],
    ],
  ],
  ['go.mod', 'module a\nrequire (\n\tx.test/b v1.2.0\n\tx.test/c v0.1.0 // indirect\n)\n', [['x.test/b', 'v1.2.0', 'runtime', 3]]],
  [
    'composer.json',
    '{\n"require": { "php": ">=8.2",\n"monolog/monolog": "^3.0" },\n"require-dev": { "pestphp/pest": "^3" } }',
    [
      ['monolog/monolog', '^3.0', 'runtime', 3],
      ['pestphp/pest', '^3', 'dev', 4],
    ],
  ],
  [
    'Gemfile',
    "gem 'rails', '~> 8.0'\ngroup :test do\n  gem 'rspec'\nend\ngem 'puma', group: :development\n",
    [
      ['rails', '~> 8.0', 'runtime', 1],
      ['rspec', null, 'test', 3],
      ['puma', null, 'dev', 5],
    ],
  ],
  [
    'requirements-dev.txt',
    '-r requirements.txt\n# tools\nruff==0.8.0\nblack>=24,<26 ; python_version > "3.9"\n',
    [
      ['ruff', '==0.8.0', 'dev', 3],
      ['black', '>=24,<26', 'dev', 4],
    ],
  ],
  ['a/App.csproj', '<Project>\n<PackageReference Include="Dapper" Version="2.1.0" />\n</Project>', [['Dapper', '2.1.0', 'runtime', 2]]],
  [
    'pom.xml',
    '<project><artifactId>a</artifactId>\n<dependencies><dependency>\n<groupId>org.x</groupId><artifactId>y</artifactId><version>1.0</version><scope>test</scope></dependency></dependencies></project>',
    [['org.x:y', '1.0', 'test', 2]],
  ],
  [
    'build.gradle.kts',
    'dependencies {\n  implementation("org.x:y:1.0")\n  testImplementation("org.x:z")\n}\n',
    [
      ['org.x:y', '1.0', 'runtime', 2],
      ['org.x:z', null, 'test', 3],
    ],
  ],
  [
    'mix.exs',
    'defp deps do\n [{:phoenix, "~> 1.7"},\n {:credo, "~> 1.7", only: [:dev, :test]}]\nend',
    [
      ['phoenix', '~> 1.7', 'runtime', 2],
      ['credo', '~> 1.7', 'dev', 3],
    ],
  ],
  [
    'Pipfile',
    '[packages]\nflask = "*"\n[dev-packages]\npytest = {version = ">=8"}\n',
    [
      ['flask', '*', 'runtime', 2],
      ['pytest', '>=8', 'dev', 4],
    ],
  ],
])('%s names its direct dependencies', (path, text, expected) => {
  expect(dependenciesOf(read(path, text))).toEqual(expected);
});

test.each([
  [
    'yarn.lock',
    'express@^5.0.0, express@^5.1.0:\n  version "5.1.0"\n',
    [
      ['express', '5.1.0', null],
      ['express', '5.1.0', null],
    ],
  ],
  ['yarn.lock', '"left-pad@npm:^1.0.0":\n  version: 1.3.0\n', [['left-pad', '1.3.0', null]]],
  ['Gemfile.lock', 'GEM\n  specs:\n    rails (8.0.1)\n      actionpack (= 8.0.1)\n', [['rails', '8.0.1', null]]],
  ['composer.lock', '{"packages": [{"name": "a/b", "version": "1.0", "license": ["MIT", "GPL-2.0"]}]}', [['a/b', '1.0', 'MIT OR GPL-2.0']]],
  ['Cargo.lock', 'version = 4\n\n[[package]]\nname = "serde"\nversion = "1.0.2"\n', [['serde', '1.0.2', null]]],
  ['bun.lock', '{\n  "packages": {\n    "express": ["express@5.1.0", "", {}],\n  }\n}\n', [['express', '5.1.0', null]]],
])('%s says which versions are in use', (path, text, expected) => {
  expect(read(path, text).lock?.packages.map((it) => [it.name, it.version, it.licence])).toEqual(expected);
});

test.each([
  ['MIT License\n\nCopyright (c) 2026', 'MIT'],
  [
    'BSD\nRedistribution and use in source and binary forms, with or without\nNeither the name of X nor may be used to endorse',
    'BSD-3-Clause',
  ],
  ['All rights reserved.', null],
  ['MIT OR CC0-1.0\n', 'MIT OR CC0-1.0'],
  ['SPDX-License-Identifier: (MIT OR Apache-2.0) AND BSD-3-Clause\n', '(MIT OR Apache-2.0) AND BSD-3-Clause'],
  ['Proprietary', null],
])('a licence file of the words %j', (text, licence) => {
  expect(read('LICENSE', text).licences).toEqual([{ licence, line: null }]);
});

test('what tests, templates and other people keep is not read, and names in any case are', () => {
  expect(
    [
      'sub/package.json',
      'Dockerfile.dev',
      'compose.prod.yaml',
      '.github/workflows/ci.yml',
      'dockerfile',
      '.env.example',
      'env.sample',
    ].filter(isRunItFile),
  ).toHaveLength(7);
  expect(
    ['node_modules/a/package.json', 'test/fixtures/a/package.json', 'docs/README.md', 'toString', 'workflows/ci.yml'].filter(isRunItFile),
  ).toEqual([]);
  expect(['package.json', 'sub/package.json', 'toString', 'Dockerfile'].filter(isRootManifest)).toEqual(['package.json']);
});
