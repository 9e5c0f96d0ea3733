import type { RunIt } from '../../src/model/run-it.ts';
import { gather } from '../../src/run-it/gather.ts';

/** Text that would do harm if a page took it for markup. */
const hostile = `"><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`;
const long = `node --run ${'a-very-long-name-without-a-space-'.repeat(6)}`;

/** Everything that the page on running a project can show, hostile text in every place a repository can put some. */
export const runItSample: RunIt = {
  ...gather([], [], 0).runIt,
  sources: [
    { path: 'README.md', kind: 'README' },
    { path: 'package.json', kind: 'npm package' },
    { path: `${hostile}/package.json`, kind: 'npm package' },
  ],
  steps: [
    {
      topic: 'install',
      does: 'install',
      block: null,
      command: 'git clone https://example.test/portal.git',
      name: 'Set up',
      runs: null,
      path: 'README.md',
      line: 12,
      origin: 'readme',
    },
    {
      topic: 'install',
      does: 'install',
      block: null,
      command: 'npm ci',
      name: 'Set up',
      runs: null,
      path: 'README.md',
      line: 13,
      origin: 'readme',
    },
    {
      topic: 'install',
      does: 'install',
      block: null,
      command: 'npm ci',
      name: null,
      runs: null,
      path: 'package-lock.json',
      line: null,
      origin: 'lock file',
    },
    { topic: 'run', does: 'run', block: null, command: hostile, name: hostile, runs: null, path: 'README.md', line: 20, origin: 'readme' },
    {
      topic: 'run',
      does: 'run',
      block: null,
      command: 'npm start',
      name: 'start',
      runs: 'node server.ts',
      path: 'package.json',
      line: 7,
      origin: 'manifest',
    },
    {
      topic: 'test',
      does: 'test',
      block: null,
      command: 'npm test',
      name: 'test',
      runs: 'vitest run',
      path: 'package.json',
      line: 8,
      origin: 'manifest',
    },
    {
      topic: 'deploy',
      does: 'deploy',
      block: null,
      command: long,
      name: hostile,
      runs: hostile,
      path: `${hostile}/package.json`,
      line: 1,
      origin: 'manifest',
    },
  ],
  tools: [
    { tool: 'Node.js', wanted: '18', path: 'README.md', line: 5, origin: 'readme' },
    { tool: 'Node.js', wanted: 'v24.1.0', path: '.nvmrc', line: 1, origin: 'version file' },
    { tool: hostile, wanted: hostile, path: '.tool-versions', line: 1, origin: 'version file' },
  ],
  conflicts: [
    {
      about: 'Node.js',
      message: 'README.md says Node.js 18, .nvmrc says v24.1.0.',
      places: [
        { path: 'README.md', line: 5, origin: 'readme', says: '18' },
        { path: '.nvmrc', line: 1, origin: 'version file', says: 'v24.1.0' },
      ],
    },
  ],
  variables: [
    {
      name: 'DATABASE_URL',
      required: true,
      hasDefault: null,
      description: hostile,
      givenBy: null,
      statedIn: [{ path: '.env.example', line: 2, origin: 'example file', value: 'placeholder' }],
      readIn: [{ path: 'src/db.ts', line: 4 }],
      reads: 12,
    },
    {
      name: 'HOME',
      required: null,
      hasDefault: null,
      description: null,
      givenBy: 'the operating system',
      statedIn: [],
      readIn: [{ path: 'src/a.ts', line: 1 }],
      reads: 1,
    },
  ],
  services: [{ name: 'PostgreSQL', image: 'postgres:16', path: 'compose.yaml', line: 9, origin: 'compose' }],
  ports: [{ port: '5432:5432', of: 'db', path: 'compose.yaml', line: 11, origin: 'compose' }],
  targets: [{ target: 'Fly.io', name: hostile, path: 'fly.toml', line: 1, origin: 'deploy file' }],
  manifests: [
    { path: 'package.json', kind: 'npm package', name: 'portal', version: '1.4.0', description: 'Customers see and pay invoices' },
  ],
  dependencies: [
    {
      ecosystem: 'npm',
      name: 'express',
      wanted: '^5.1.0',
      locked: '5.1.0',
      licence: 'MIT',
      kind: 'runtime',
      path: 'package.json',
      line: 10,
    },
    { ecosystem: 'npm', name: hostile, wanted: hostile, locked: null, licence: null, kind: 'dev', path: 'package.json', line: 11 },
  ],
  licences: [{ licence: 'MIT', path: 'LICENSE', line: null, origin: 'manifest' }],
};
