import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { gitlabReport, sarifLog } from '../scan/schemas.ts';
import { folderWith } from './folders.ts';
import { inProcess } from './in-process.ts';
import { handover, type Ended } from './spawned.ts';
import { leaked, plainRepository, repositoryWithSecrets } from './with-secrets.ts';

// Each test runs the whole program, some of them several times.
vi.setConfig({ testTimeout: 240_000 });

interface Found {
  findings: { id: string; state: string; path: string | null; reason: string | null }[];
  [key: string]: unknown;
}

const found = ({ stdout }: Ended): Found => JSON.parse(stdout) as Found;

test('a scan lists what stops a build and what older versions hold, ends with 4, and writes nothing', async () => {
  const { folder } = await repositoryWithSecrets();
  const cwd = folderWith({ 'temporary/': '' });
  const ended = await handover(['scan', '--repo', folder], cwd, { TMPDIR: join(cwd, 'temporary') });
  expect(ended.code).toBe(4);
  expect(ended.stdout.replaceAll(/\b[0-9a-f]{12}\b/g, 'id').replaceAll(/\b[0-9a-f]{7}(?=[):])/g, 'abcdef0'))
    .toBe(`3 findings would stop a build
  id  HANDOFF.md:6:17                     github token  [redacted: github token 1]  also in 1 older version (since 1 June 2026, abcdef0)
  id  docs/[redacted: github token 2].md  github token  [redacted: github token 2]
  id  docs/example.md:3:17                password      [redacted: password 1]

2 findings in older versions only, hidden there
  id  a name or a commit message  github token  [redacted: github token 3]  in 1 older version (since 1 June 2026, abcdef0)
  id  abcdef0:HANDOFF.md:9:16     github token  [redacted: github token 4]  in 1 older version (since 1 June 2026, abcdef0)
`);
  expect(ended.stderr).toMatch(/^handover \S+\n {2}Read history /);
  expect(leaked(ended.stdout + ended.stderr)).toEqual([]);
  expect(globSync('**/*', { cwd })).toEqual(['temporary']);
});

const kinds: Readonly<Record<string, (text: string) => number>> = {
  json: (text) => (JSON.parse(text) as Found).findings.length,
  sarif: (text) => sarifLog.parse(JSON.parse(text)).runs[0]?.results.length ?? 0,
  gitlab: (text) => gitlabReport.parse(JSON.parse(text)).vulnerabilities.length,
  github: (text) => text.match(/^::(?:error|warning) .*::(?:github token|password), shown as \[redacted: /gm)?.length ?? 0,
};

test.each(Object.entries(kinds))('%s is printed on stdout alone, is of its kind, and holds nothing of a value', async (format, countIn) => {
  const { folder } = await repositoryWithSecrets();
  const { code, stdout, stderr } = await inProcess(['scan', '-q', '--repo', folder, '--format', format], folderWith({}));
  expect([code, stderr, leaked(stdout), countIn(stdout)]).toEqual([4, '', [], 5]);
});

test('what is accepted with a reason no longer stops a build, is told with it, and is told when it fits nothing any more', async () => {
  const repository = await repositoryWithSecrets();
  const cwd = folderWith({});
  const scan = async (...args: string[]): Promise<Ended> =>
    await inProcess(['scan', '-q', '--json', '--repo', repository.folder, ...args], cwd);
  const before = found(await scan());
  const ids = before.findings.filter((it) => it.state === 'blocks').map((it) => it.id);
  const [first = '', ...others] = ids;
  const accepting = await scan('--baseline', '.handover/baseline.json', '--accept', first, '--reason', 'An example.');
  expect(accepting.code).toBe(4);
  expect(found(accepting)).toMatchObject({ accepted: { file: '.handover/baseline.json', ids: [first] } });
  const rest = await scan(
    '--baseline',
    '.handover/baseline.json',
    ...others.flatMap((it) => ['--accept', it]),
    '--reason',
    'All examples.',
  );
  expect(rest.code).toBe(0);
  expect(found(rest).findings.map(({ state, reason }) => [state, reason])).toEqual([
    ['accepted', 'An example.'],
    ['accepted', 'All examples.'],
    ['accepted', 'All examples.'],
    ['redacted', null],
    ['redacted', null],
  ]);
  const written = readFileSync(join(cwd, '.handover/baseline.json'), 'utf8');
  expect(leaked(written)).toEqual([]);
  expect(JSON.parse(written)).toMatchObject({
    schema: 'handover.baseline/1',
    entries: [
      { rule: 'github token', path: 'HANDOFF.md', reason: 'An example.' },
      { rule: 'github token', path: 'docs/[redacted: github token].md', reason: 'All examples.' },
      { rule: 'password', path: 'docs/example.md', reason: 'All examples.' },
    ],
  });
  expect((await scan()).code).toBe(4);

  repository.write('docs/example.md', '# Example\n\nSend the form.\n');
  await repository.commit('Write it in another way');
  // An older version still holds it, so that its entry fits; one for another file fits nothing.
  expect(found(await scan('--baseline', '.handover/baseline.json'))['unused']).toEqual([]);
  writeFileSync(join(cwd, '.handover/baseline.json'), written.replace('docs/example.md', 'docs/gone.md'));
  const after = await scan('--baseline', '.handover/baseline.json');
  expect(after.code).toBe(0);
  expect(found(after)['unused']).toMatchObject([{ rule: 'password', path: 'docs/gone.md', place: '.handover/baseline.json:18:5' }]);
  // What is only a part of the whole says nothing of what the rest would fit.
  expect(found(await scan('--baseline', '.handover/baseline.json', '--at', 'HEAD'))['unused']).toEqual([]);
});

test('where nobody can be asked, a scan for a baseline says how a finding is accepted', async () => {
  const { folder } = await repositoryWithSecrets();
  const cwd = folderWith({});
  const { code, stdout, stderr } = await inProcess(['scan', '--repo', folder, '--baseline', 'b.json'], cwd);
  const [, id] = /^ {2}([0-9a-f]{12}) {2}HANDOFF\.md/m.exec(stdout) ?? [];
  const said = `  Nothing was accepted: there is no terminal on which to ask. Not a secret?  --baseline b.json --accept ${id} --reason <text>\n`;
  expect([code, stderr.endsWith(said), existsSync(join(cwd, 'b.json'))]).toEqual([4, true, false]);
  const accepting = await inProcess(['scan', '--repo', folder, '--baseline', 'b.json', '--accept', `${id}`, '--reason', 'No.'], cwd);
  expect(accepting.stderr).not.toContain('Nothing was accepted');
});

test('a repository without findings ends with 0, also where the baseline is still to be written', async () => {
  const { folder } = await plainRepository('Go on');
  const cwd = folderWith({});
  expect(await inProcess(['scan', '-q', '--repo', folder, '--baseline', 'new.json'], cwd)).toEqual({
    code: 0,
    stdout: 'Nothing stops a build\n',
    stderr: '',
  });
  expect(existsSync(join(cwd, 'new.json'))).toBe(false);
});

test.each([
  [['--accept', 'abc', '--baseline', 'b.json'], 'There is no reason, and no terminal on which to ask for one.'],
  [['--accept', 'abc', '--reason', 'x'], 'No baseline file was named, so it is not clear where to accept the finding.'],
  [
    ['--accept', 'abc', '--reason', 'x', '--baseline', 'a.json', '--baseline', 'b.json'],
    'Several baseline files are in force, so it is not clear where to accept the finding.',
  ],
  [['--reason', 'x'], '--reason says why something is accepted, and nothing is.'],
  [['--accept', 'abc', '--reason', 'x', '--baseline', 'b.json'], 'No finding has one of the ids after --accept.'],
  [['--json', '--format', 'sarif'], '--json and --format sarif exclude each other.'],
])('scan %j is misuse, and nothing is written', async (args, message) => {
  const { folder } = await plainRepository('Go on');
  const cwd = folderWith({});
  const { code, stderr } = await inProcess(['scan', '-q', '--repo', folder, ...args], cwd);
  expect([code, stderr.split('\n')[0]]).toEqual([2, `error HO283  ${message}`]);
  expect(globSync('**/*', { cwd })).toEqual([]);
});

test.each([
  [['--format', 'xml'], "Option '--format <name>' argument 'xml' is invalid"],
  [['--secrets', 'off'], "Option '--secrets <answer>' argument 'off' is invalid"],
])('scan %j is no answer', async (args, message) => {
  const { code, stderr } = await inProcess(['scan', ...args], folderWith({}));
  expect([code, stderr.includes(message)]).toEqual([2, true]);
});
