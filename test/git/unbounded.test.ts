import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { newRepository, opened } from './opened.ts';

/** Path of a repository of one commit, which `commands` of git fast-import fill. */
async function imported(commands: readonly string[]): Promise<string> {
  const { folder } = await newRepository();
  const start = ['commit refs/heads/main', 'committer Ada Berg <ada@example.invalid> 1780000000 +0000', data('One')];
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: folder, input: [...start, ...commands, 'done', ''].join('\n') });
  return folder;
}

const again = `commit refs/heads/main\ncommitter A <a@example.invalid> 1780000001 +0000\ndata 3\nTwo\nfrom refs/heads/main^0\n`;
const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}`;
const file = (path: string, text: string): string => `M 100644 inline ${path}\n${data(text)}`;
const link = (path: string, target: string): string => `M 120000 inline ${path}\n${data(target)}`;

test('a few kilobytes that stand for ten thousand million files are refused, and no git goes on reading them', async () => {
  const folder = await imported([file('a.md', '# A\n')]);
  const run = (args: readonly string[], input = ''): string => execFileSync('git', args, { cwd: folder, input, encoding: 'utf8' }).trim();
  let tree = run(['rev-parse', 'main^{tree}']);
  for (let level = 0; level < 10; level++)
    tree = run(['mktree'], Array.from({ length: 10 }, (_, index) => `040000 tree ${tree}\td${index}\n`).join(''));
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: `${again}M 040000 ${tree} x\ndone\n` });
  const open = await openRepository(folder, { allowShallow: false });
  await expect(open.history()).rejects.toMatchObject({ code: 'HO317', message: 'The built commit holds more than 1,000,000 files.' });
  await open.close();
}, 30_000);

test('a folder a thousand levels deep is read', async () => {
  const path = `${'d/'.repeat(1000)}a.md`;
  const { read } = await opened(await imported([file(path, '# A\n')]), {});
  expect(read.files).toEqual([path]);
}, 30_000);

test('a name that is not UTF-8 is read, written out and told, and never meets one that is written that way', async () => {
  const commands = [file('"gr\\366\\337e.md"', '# Raw\n'), file('"gr\\\\xf6\\\\xdfe.md"', '# Written\n')];
  const { read } = await opened(await imported(commands), {});
  expect(read.documents((it) => it.endsWith('.md')).map((it) => it.path)).toEqual(['gr\\xf6\\xdfe.md']);
  expect(read.problems.map((it) => `${it.code} ${it.path}`)).toEqual(['HO330 gr\\xf6\\xdfe.md', 'HO332 gr\\xf6\\xdfe.md']);
}, 30_000);

test('every link that leads to nothing in the tree is told', async () => {
  const commands = [
    file('HANDOFF.md', '# Handoff\n'),
    link('AGENTS.md', 'HANDOFF.md'),
    link('CLAUDE.md', '/etc/passwd'),
    link('PLAN.md', 'PLAN.md'),
    link('SPEC.md', '../outside.md'),
    link('annexed.md', '.git/annex/objects/x'),
    link('gone', 'nowhere'),
  ];
  const { read } = await opened(await imported(commands), {});
  expect(read.problems.map((it) => `${it.code} ${it.path}`)).toEqual(
    ['CLAUDE.md', 'PLAN.md', 'SPEC.md', 'annexed.md', 'gone'].map((it) => `HO331 ${it}`),
  );
}, 30_000);
