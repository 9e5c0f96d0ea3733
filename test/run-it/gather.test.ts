import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { gather } from '../../src/run-it/gather.ts';
import { kinds } from '../../src/run-it/kinds.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { runItFiles } from '../../src/run-it/sources.ts';

/** What the repository of these files tells. */
function gathered(texts: Readonly<Record<string, string>>): ReturnType<typeof gather> {
  const { files, more } = runItFiles(Object.keys(texts).map((path) => redact(path, '').text));
  const read = files.map((it) => ({
    ...it,
    facts: readFacts(it.kind, { path: it.path, text: redact(texts[it.path] ?? '', it.path).text }),
  }));
  return gather(read, [], more);
}

const node = (wanted: string): string => JSON.stringify({ engines: { node: wanted } });
const own = (wanted: string): string => JSON.stringify({ dependencies: { zod: wanted } });
const messages = (texts: Readonly<Record<string, string>>): string[] => gathered(texts).runIt.conflicts.map((it) => it.message);

test('packages beside each other may want different versions, a package and the root may not', () => {
  expect(messages({ 'a/package.json': node('18'), 'b/package.json': node('22') })).toEqual([]);
  expect(messages({ 'package.json': node('>=18'), 'b/package.json': node('22') })).toEqual([]);
  expect(messages({ '.nvmrc': '24', 'b/package.json': node('22') })).toEqual(['b/package.json says Node.js 22, .nvmrc says 24.']);
  expect(messages({ 'a/.nvmrc': '24', '.github/workflows/ci.yml': 'jobs: {a: {steps: [{with: {node-version: 20}}]}}' })).toEqual([]);
  expect(messages({ '.nvmrc': '24', '.github/workflows/ci.yml': 'jobs: {a: {steps: [{uses: x, with: {node-version: 20}}]}}' })).toEqual([
    '.nvmrc says Node.js 24, .github/workflows/ci.yml says 20.',
  ]);
  expect(messages({ '.nvmrc': '24', Dockerfile: 'FROM node:24-alpine AS a\nFROM a' })).toEqual([]);
  expect(messages({ '.nvmrc': '24', Dockerfile: 'FROM node:20' })).toEqual(['.nvmrc says Node.js 24, Dockerfile says 20.']);
});

test('scripts are called with the package manager of the project, in their folder', () => {
  const { runIt } = gathered({
    'package.json': '{"packageManager": "pnpm@10.1.0", "scripts": {"dev": "a", "test": "b"}}',
    'apps/web/package.json': '{"scripts": {"dev": "c"}}',
    'pnpm-lock.yaml': 'lockfileVersion: 9.0\n',
  });
  expect(runIt.steps.map((it) => it.command)).toEqual([
    'pnpm install --frozen-lockfile',
    'pnpm run dev',
    'pnpm --dir apps/web run dev',
    'pnpm test',
  ]);
});

test('a dependency has the version that was chosen for its package, and none that had to be guessed', () => {
  const lock = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      zod:
        specifier: ^4.0.0
        version: 4.1.0
  apps/web:
    dependencies:
      zod:
        specifier: ^3.0.0
        version: 3.9.1
`;
  const { runIt } = gathered({ 'package.json': own('^4.0.0'), 'apps/web/package.json': own('^3.0.0'), 'pnpm-lock.yaml': lock });
  expect(runIt.dependencies.map((it) => [it.path, it.locked])).toEqual([
    ['package.json', '4.1.0'],
    ['apps/web/package.json', '3.9.1'],
  ]);
  const cargo = '[[package]]\nname = "rand"\nversion = "0.8.5"\n[[package]]\nname = "rand"\nversion = "0.9.1"\n';
  const locked = (wanted: string): unknown =>
    gathered({ 'Cargo.toml': `[dependencies]\nrand = "${wanted}"\n`, 'Cargo.lock': cargo }).runIt.dependencies[0]?.locked;
  expect([locked('0.9'), locked('*')]).toEqual(['0.9.1', null]);
});

test('values that could be secrets stand in no command', () => {
  const { runIt } = gathered({
    'package.json': '{"scripts": {"start": "DB_PASSWORD=Tr0ub4dorx7Qz PORT=3000 node ."}}',
    'README.md': '# A\n\n## Run\n\n```sh\nexport API_KEY=q7m2x9k4w8c3\nAPI_TOKEN="q7m2x9k4w8c3" npm start\n```\n',
  });
  expect(JSON.stringify(runIt)).not.toMatch(/Tr0ub|q7m2/);
  expect(runIt.steps.map((it) => [it.command, it.runs])).toEqual([
    ['export API_KEY=[redacted: key]', null],
    ['API_TOKEN="[redacted: token]" npm start', null],
    ['npm start', 'DB_PASSWORD=[redacted: password] PORT=3000 node .'],
  ]);
  expect(runIt.variables.map((it) => it.name)).toEqual(['API_KEY', 'API_TOKEN']);
});

const install = (command: string): string => `# A\n\n## Install\n\n\`\`\`sh\n${command}\n\`\`\`\n`;

test('files of one folder that name different licences, package managers or versions of a service are conflicts', () => {
  const gpl = 'GNU GENERAL PUBLIC LICENSE\n Version 3, 29 June 2007\n';
  const licences = { LICENSE: gpl, 'package.json': '{"license": "MIT"}', 'pyproject.toml': '[project]\nlicense = {text = "Apache 2.0"}\n' };
  expect(messages(licences)).toEqual(['LICENSE says GPL-3.0, package.json says MIT, pyproject.toml says Apache-2.0.']);
  expect(gathered(licences).problems[0]).toMatchObject({
    code: 'HO148',
    message: 'Files name different licences: LICENSE says GPL-3.0, package.json says MIT, pyproject.toml says Apache-2.0.',
    fix: 'Ask who owns the project which licence counts, and correct the others.',
  });
  expect(messages({ LICENSE: gpl, 'package.json': '{"license": "GPL-3.0-or-later"}', 'a/package.json': '{"license": "MIT"}' })).toEqual([]);
  expect(
    messages({
      'LICENSE-MIT': 'MIT License',
      'LICENSE-APACHE': 'Apache License\nVersion 2.0',
      'Cargo.toml': '[package]\nlicense = "MIT OR Apache-2.0"\n',
    }),
  ).toEqual([]);
  expect(messages({ LICENSE: gpl, 'package.json': '{"license": "SEE LICENSE IN LICENSE"}' })).toEqual([]);

  expect(messages({ 'README.md': install('npm install'), 'yarn.lock': '' })).toEqual(['yarn.lock is of Yarn, README.md says npm install.']);
  expect(messages({ 'README.md': install('npm install\nyarn'), 'yarn.lock': '' })).toEqual([]);
  expect(messages({ 'README.md': install('cd web\nnpm install'), 'yarn.lock': '' })).toEqual([]);
  expect(messages({ 'README.md': install('git clone https://a.test/b\ncd b\npnpm i'), 'package-lock.json': '{}' })).toEqual([
    'package-lock.json is of npm, README.md says pnpm i.',
  ]);
  expect(messages({ 'package.json': '{"packageManager": "pnpm@10.1.0"}', 'package-lock.json': '{}' })).toEqual([
    'package-lock.json is of npm, package.json says pnpm.',
  ]);
  expect(messages({ 'package.json': '{"engines": {"npm": ">=9"}}', 'yarn.lock': '' })).toEqual([]);

  const compose = 'services: {db: {image: "postgres:13-alpine"}}';
  const ci = 'jobs: {a: {services: {db: {image: "postgres:15"}}}}';
  expect(
    messages({ 'README.md': '# A\n\n## Requirements\n\n- PostgreSQL 14\n', 'compose.yaml': compose, '.github/workflows/ci.yml': ci }),
  ).toEqual(['README.md says PostgreSQL 14, compose.yaml says 13, .github/workflows/ci.yml says 15.']);
  expect(messages({ 'README.md': '# A\n\n## Requirements\n\n- PostgreSQL 13 or later\n', 'compose.yaml': compose })).toEqual([]);
});

const npm = (version: string): string => JSON.stringify({ packages: { 'node_modules/zod': { version, license: 'MIT' } } });
const lockedIn = (texts: Readonly<Record<string, string>>): unknown =>
  gathered({ 'package.json': own('^4.0.0'), ...texts }).runIt.dependencies.map((it) => [it.locked, it.licence]);

test('of two lock files in one folder none is taken for the one in use', () => {
  const yarn = 'zod@^4.0.0:\n  version "4.1.0"\n';
  expect(lockedIn({ 'package-lock.json': npm('4.0.2'), 'yarn.lock': yarn })).toEqual([
    ['4.0.2 (package-lock.json) or 4.1.0 (yarn.lock)', null],
  ]);
  expect(lockedIn({ 'package-lock.json': npm('4.1.0'), 'yarn.lock': yarn })).toEqual([['4.1.0', 'MIT']]);
  expect(lockedIn({ 'package-lock.json': npm('4.1.0'), 'yarn.lock': '' })).toEqual([['4.1.0 (package-lock.json)', 'MIT']]);
});

test('a long list is cut and counted', () => {
  const names = Array.from({ length: 3100 }, (_, index) => `"d${index}": "1"`).join(',');
  const { runIt } = gathered({ 'package.json': `{"dependencies": {${names}}}` });
  expect(runIt.dependencies).toHaveLength(3000);
  expect(runIt.more).toEqual([{ list: 'dependencies', count: 100 }]);
});

const hostile = [
  '',
  '\0',
  'null',
  '[]',
  '"text"',
  '{"__proto__": {"scripts": 1}, "scripts": {"__proto__": "a", "constructor": []}, "dependencies": [1, null], "engines": "x"}',
  '[package]\n__proto__ = 1\n[[package]]\nname = 1\n[dependencies]\na = []\n',
  'services: [1]\njobs: {a: [1], b: {steps: [null, 1, {run: [1]}], services: 3, env: [1, [2]]}}\ntasks: 7\n',
  'a: &a [*a]\nservices: &s {x: *s}\n',
  `${'<parent><dependency>'.repeat(20_000)}`,
  `${'['.repeat(50_000)}`,
  `FROM ${'a'.repeat(50_000)}\nRUN ${'&& '.repeat(20_000)}\nENV ${'A="'.repeat(20_000)}`,
  `${'A'.repeat(100_000)}=${' '.repeat(100_000)}#`,
  `${'#'.repeat(50_000)}\n\n\`\`\`sh\n${'$ x \\\n'.repeat(10_000)}`,
  `# A\n\n## Run\n\n${'Node '.repeat(30_000)}1${'.1'.repeat(30_000)}\n`,
];

test.each(kinds.map((it) => [it.kind, it] as const))('a hostile text is read to its end as %s', (_name, kind) => {
  for (const text of hostile) {
    const source = { path: redact('sub/file', '').text, text: redact(text, '').text };
    const facts = readFacts(kind, source);
    expect(() => gather([{ path: source.path, kind, facts }], [], 0)).not.toThrow();
  }
});
