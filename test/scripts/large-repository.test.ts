import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { full, scaled, writeLargeRepository } from '../../scripts/large-repository/write.ts';

/** A hundredth of everything: 7 documents, 70 revisions, 2.4 MB, 110 commits. */
const small = scaled(100);

let folder = '';
let repository = '';
let head = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-large-'));
  repository = join(folder, 'first');
  head = await writeLargeRepository(repository, small);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.split('\n').filter((it) => it !== '');
}

/** The changes of documents: kind, new text and path, once for each commit that is no merge. */
function changes(): { kind: string; blob: string }[] {
  return git('log', '--raw', '-M', '--no-abbrev', '--format=', 'main', '--', '*.md').map((line) => {
    const [, , , blob = '', kind = ''] = line.split('\t')[0]?.split(' ') ?? [];
    return { kind, blob };
  });
}

/** What merges have that none of their parents has: kind against each parent, and the new text. */
function mergeChanges(): { kind: string; blob: string }[] {
  return git('log', '--merges', '-c', '--raw', '--no-renames', '--no-abbrev', '--format=', 'main', '--', '*.md').map((line) => {
    const [, , , , , blob = '', kind = ''] = line.split('\t')[0]?.split(' ') ?? [];
    return { kind, blob };
  });
}

const counted = (kinds: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(kinds)].toSorted().map((kind) => [kind, kinds.filter((it) => it === kind).length]));

test('the same size gives the same commit', async () => {
  expect(await writeLargeRepository(join(folder, 'second'), small)).toBe(head);
  expect(await writeLargeRepository(join(folder, 'other'), { ...small, commits: 111 })).not.toBe(head);
});

test('there are as many commits as asked for, and a tenth of them are merges', () => {
  expect(git('rev-list', '--count', 'main')).toEqual(['110']);
  expect(git('rev-list', '--count', '--merges', 'main')).toEqual(['11']);
});

test('documents are changed, renamed with and without an edit, deleted, and come back', () => {
  const kinds = changes().map(({ kind }) => (kind.startsWith('R0') ? 'renamed and edited' : kind));
  // Seven documents, and one of them twice.
  expect(counted(kinds)).toEqual({ A: 8, D: 1, M: 56, R100: 2, 'renamed and edited': 1 });
});

test('some merges settle a conflict, and some rename a document that no branch renamed', () => {
  expect(counted(mergeChanges().map(({ kind }) => kind))).toEqual({ AA: 1, DD: 1, MM: 2 });
});

test('revisions and the bytes of their texts are as many as asked for', () => {
  const texts = [...changes(), ...mergeChanges()].map(({ blob }) => blob).filter((it) => !/^0+$/.test(it));
  expect(texts).toHaveLength(70);
  const { stdout } = spawnSync('git', ['-C', repository, 'cat-file', '--batch-check=%(objectsize)'], {
    encoding: 'utf8',
    input: texts.map((it) => `${it}\n`).join(''),
  });
  const bytes = stdout
    .trim()
    .split('\n')
    .reduce((sum, it) => sum + Number(it), 0);
  expect(Math.abs(bytes / small.bytes - 1)).toBeLessThan(0.03);
});

test('the newest state holds documents of several kinds', () => {
  const paths = git('ls-tree', '-r', '--name-only', 'main').filter((it) => it.endsWith('.md'));
  expect(paths.map((it) => it.replace(/[^/]*\d[^/]*/g, '*'))).toEqual([
    'DECISIONS.md',
    'HANDOFF.md',
    'README.md',
    'docs/adr/*',
    'docs/handoffs/*',
    'openspec/specs/*/spec.md',
    'specs/*/spec.md',
  ]);
});

test('the whole one is the size that the benchmarks are stated for', () => {
  expect(full).toEqual({ documents: 700, revisions: 7000, bytes: 240_000_000, commits: 11_000 });
});
