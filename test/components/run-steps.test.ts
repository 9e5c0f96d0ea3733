import { expect, test } from 'vitest';
import { alsoIn, firstOf, partsOf, saidOf, stepsOf, wayTo } from '../../src/components/run/steps.ts';
import type { Step, Topic } from '../../src/model/run-it.ts';

const told = (topic: Topic, does: Topic | null, command: string, block: number | null = 1): Step => ({
  topic,
  does,
  command,
  block,
  name: 'Start',
  runs: null,
  note: null,
  path: 'README.md',
  line: block ?? 9,
  origin: 'readme',
});
const listed: Step = { ...told('run', 'run', 'npm run dev', null), origin: 'manifest', path: 'package.json', line: 3 };

test('commands of one block stay together, those of the next do not', () => {
  const steps = [told('run', 'install', 'npm ci'), told('run', 'run', 'npm start'), told('run', 'run', 'npm run dev', 7), listed];
  expect(stepsOf(steps, 'run').blocks.map((it) => it.commands)).toEqual([['npm ci', 'npm start'], ['npm run dev']]);
  expect(stepsOf(steps, 'run').rows.map((it) => it.command)).toEqual(['npm run dev']);
  expect(alsoIn(steps, 'install')).toEqual([{ path: 'README.md', line: 1, heading: 'Start', commands: ['npm ci'], also: [] }]);
  expect(alsoIn(steps, 'run')).toEqual([]);
});

test('words about a topic stand beside commands that other files name, and give way to those that a document tells', () => {
  const inWords = [
    { topic: 'deploy' as const, text: 'Merging to main deploys it.', path: 'README.md', line: 5, origin: 'readme' as const },
  ];
  const ofCi: Step = { ...listed, topic: 'deploy', does: 'deploy', command: 'npx vercel deploy', origin: 'ci' };
  expect(saidOf({ steps: [ofCi], inWords }, 'deploy')).toEqual(inWords);
  expect(saidOf({ steps: [ofCi], inWords }, 'test')).toEqual([]);
  expect(saidOf({ steps: [ofCi, told('deploy', 'deploy', 'vercel deploy')], inWords }, 'deploy')).toEqual([]);
});

test('the comment behind a command stays with it', () => {
  const steps = [{ ...told('test', 'test', 'npm run e2e'), note: 'needs the server' }, told('test', 'test', 'npm test')];
  expect(stepsOf(steps, 'test').blocks.map((it) => it.commands)).toEqual([['npm run e2e  # needs the server', 'npm test']]);
});

test('commands told in several places stand once, with the places', () => {
  const steps = [told('run', 'run', 'npm start', 3), told('run', 'run', 'npm run dev', 5), told('run', 'run', 'npm start', 7)];
  expect(stepsOf(steps, 'run').blocks.map(({ line, commands, also }) => ({ line, commands, also }))).toEqual([
    { line: 3, commands: ['npm start'], also: [{ path: 'README.md', line: 7 }] },
    { line: 5, commands: ['npm run dev'], also: [] },
  ]);
});

test.each<[Topic, Step[], string | null]>([
  [
    'run',
    [told('run', null, 'docker volume create a'), told('run', 'run', 'npx a'), told('run', 'run', 'docker compose up -d')],
    'docker compose up -d',
  ],
  ['run', [told('run', null, 'cd a'), told('run', null, 'docker logs a'), listed], 'npm run dev'],
  ['run', [told('run', 'run', 'docker compose up -d db'), told('run', 'run', 'npm run dev')], 'npm run dev'],
  ['run', [told('run', 'run', 'docker compose -f dev.yml up -d db mail'), listed], 'npm run dev'],
  ['run', [told('run', 'run', 'docker run -d -p 5432:5432 postgres:16'), told('run', 'run', 'node .')], 'node .'],
  ['run', [told('run', 'run', 'docker compose up web'), listed], 'docker compose up web'],
  ['run', [told('run', 'run', 'docker compose up -d db')], 'docker compose up -d db'],
  ['run', [told('run', null, 'cd a')], null],
  ['run', [told('test', 'run', 'python3 http_check.py'), told('test', 'test', 'pytest')], null],
  ['run', [{ ...told('run', 'run', 'docker run a'), name: 'Start > On Windows' }, told('run', 'run', 'a serve')], 'a serve'],
  ['run', [{ ...told('run', 'run', 'docker run a'), name: 'Start > On Windows' }], 'docker run a'],
  ['run', [told('run', 'run', 'docker run a'), told('run', 'run', 'bundle exec jekyll serve')], 'bundle exec jekyll serve'],
  ['run', [told('run', 'run', 'pnpm --filter web dev', 1), told('run', 'run', 'uv run a', 7)], 'pnpm --filter web dev'],
  ['run', [told('run', 'run', 'yarn workspace web start', 1), told('run', 'run', 'uv run a', 7)], 'yarn workspace web start'],
  ['run', [told('install', 'install', 'git clone x'), told('install', 'run', 'npm start')], 'npm start'],
  ['install', [told('install', 'install', 'git clone x'), told('install', null, 'cd x'), told('install', 'install', 'npm ci')], 'npm ci'],
  ['install', [told('run', 'install', 'git clone x'), told('run', 'install', 'npm ci')], 'npm ci'],
  ['test', [told('test', null, './check.sh')], './check.sh'],
  [
    'test',
    [told('test', 'test', 'npm run typecheck'), told('test', 'test', 'cargo fmt --check'), told('test', 'test', 'npm run t')],
    'npm run t',
  ],
  ['test', [told('test', 'test', 'npm run check:types'), told('test', 'test', 'go vet ./...')], null],
  ['test', [told('test', 'test', 'npm run lint && npm test')], 'npm run lint && npm test'],
  ['test', [told('test', 'test', 'go test ./format')], 'go test ./format'],
])('the first command to %s of %j is %j', (topic, steps, expected) => {
  expect(firstOf(steps, topic)?.command ?? null).toBe(expected);
});

test.each<[string[], string[]]>([
  [['npm ci', 'cd web', 'npm start'], ['cd web']],
  [['git clone x', 'cd x', 'npm start'], []],
  [['git clone x', 'cd x', 'cd web', 'npm start'], ['cd web']],
  [['npm start', 'cd web'], []],
])('of %j the way to npm start is %j', (commands, expected) => {
  const steps = commands.map((it) => told('run', null, it));
  const start = steps.find((it) => it.command === 'npm start');
  expect(wayTo([...steps, told('run', null, 'cd other', 7)], start ?? listed)).toEqual(expected);
  expect(wayTo(steps, listed)).toEqual([]);
});

test.each([
  ['POSTGRES_PASSWORD', ['POSTGRES_', 'PASSWORD']],
  ['@scope/some-name', ['@', 'scope/', 'some-', 'name']],
  ['PostgreSQL', ['PostgreSQL']],
  ['A__B_', ['A__', 'B_']],
])('%s may break into %j', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});
