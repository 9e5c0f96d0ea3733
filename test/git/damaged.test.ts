import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { Failure } from '../../src/model/failure.ts';
import type { TestRepository } from '../histories/repository.ts';
import { newRepository, opened } from './opened.ts';

let repository: TestRepository;
let data: string;
beforeEach(async () => {
  repository = await newRepository();
  data = join(repository.folder, '.git');
  for (const text of ['One', 'Two', 'Three']) {
    repository.write('docs/HANDOFF.md', `# ${text}\n`);
    await repository.commit(text);
  }
});

async function told(path = repository.folder): Promise<string> {
  try {
    await opened(path, {});
  } catch (error) {
    if (error instanceof Failure) return `${error.code} ${error.message} ${error.fix.join(' ')}`;
    throw error;
  }
  return 'it was read';
}

/** Removes the object that `name` stands for. */
async function lose(name: string): Promise<string> {
  const id = (await repository.git('rev-parse', name)).trim();
  rmSync(join(data, 'objects', id.slice(0, 2), id.slice(2)));
  return id;
}

describe('a HEAD that leads to no commit is not taken for a repository without commits', () => {
  test('where other branches have some', async () => {
    writeFileSync(join(data, 'HEAD'), 'ref: refs/heads/gone\n');
    expect(await told()).toBe(
      'HO318 HEAD names a branch that has no commits, but other branches have some. Name the one to build, for example  --at main',
    );
  });

  test.each([
    ['empty', ''],
    ['of NULs, as after a power failure', '\0'.repeat(41)],
    ['of other text', 'hello\n'],
  ])('where its ref is %s', async (_, text) => {
    writeFileSync(join(data, 'refs/heads/main'), text);
    expect(await told()).toBe('HO305 What HEAD names cannot be read: a ref is damaged. Run `git fsck`, or clone the repository again.');
  });

  test('where the packed refs cannot be parsed', async () => {
    await repository.git('pack-refs', '--all');
    appendFileSync(join(data, 'packed-refs'), 'garbage\n');
    expect(await told()).toContain('HO305 What HEAD names cannot be read: a ref is damaged.');
  });
});

describe('a .git that git does not take is named', () => {
  const unusable =
    'HO309 There is a .git here, but git does not take it for a repository: its HEAD, objects or refs are missing or damaged.';

  test.each(['HEAD', 'objects', 'refs'])('when it has no %s', async (name) => {
    rmSync(join(data, name), { recursive: true });
    expect(await told()).toContain(unusable);
  });

  test('even when a folder above is a repository too: that is another one', async () => {
    const inner = join(repository.folder, 'inner');
    mkdirSync(join(inner, '.git'), { recursive: true });
    mkdirSync(join(inner, 'docs'));
    expect(await told(inner)).toContain(unusable);
    expect(await told(join(inner, 'docs'))).toContain(unusable);
    expect(await told(join(repository.folder, 'docs'))).toBe('it was read');
  });

  test.each([
    ['a folder that is gone', 'gitdir: /nowhere/at/all\n'],
    ['nothing', 'hello\n'],
    ['itself', 'gitdir: .git\n'],
  ])('when it is a file that names %s', async (_, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'handover-worktree-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '.git'), text);
    expect(await told(folder)).toContain('HO309 The file .git names a folder that is not there or is no git repository');
  });

  test.each([
    ['version 9', '[core]\nrepositoryFormatVersion = 9\n'],
    ['refs of the future', '[core]\nrepositoryFormatVersion = 1\n[extensions]\nrefStorage = later\n'],
  ])('when its format is new: %s', async (_, lines) => {
    appendFileSync(join(data, 'config'), lines);
    expect(await told()).toBe(
      'HO309 The repository has a format that the installed git does not know. Install a newer git, or clone the repository again with this one.',
    );
  });
});

describe('an object that is missing is named', () => {
  test.each(['HEAD~1', 'HEAD~1^{tree}', 'HEAD~1:docs'])('when it is %s', async (name) => {
    const id = await lose(name);
    expect(await told()).toBe(
      `HO307 Git stopped while reading the history: the object ${id} is missing or damaged. Run \`git fsck\`, or clone the repository again, as a whole.`,
    );
  });

  test('by the version whose text it is, while all others are read', async () => {
    await lose('HEAD~1:docs/HANDOFF.md');
    expect(await told()).toBe('it was read');
  });
});

describe('what git repeats of its objects is not believed', () => {
  test('a commit graph that tells other parents', async () => {
    await repository.git('commit-graph', 'write', '--reachable');
    const path = join(data, 'objects/info/commit-graph');
    const graph = readFileSync(path);
    const at = Number(graph.readBigUInt64BE(graph.indexOf('CDAT') + 4));
    // No parent, for every commit.
    for (let index = 0; index < 3; index++) graph.writeUInt32BE(0x7000_0000, at + index * 36 + 20);
    chmodSync(path, 0o644);
    writeFileSync(path, graph);
    const { read } = await opened(repository.folder, {});
    expect(read.commits).toBe(3);
  });

  test('an index of packs that is damaged', async () => {
    await repository.git('repack', '-q', '-a', '-d');
    await repository.git('multi-pack-index', 'write');
    const path = join(data, 'objects/pack/multi-pack-index');
    const index = readFileSync(path);
    chmodSync(path, 0o644);
    writeFileSync(path, index.fill(0, 100, index.length - 20));
    expect(await told()).toBe('it was read');
  });
});

describe('a list of shallow commits', () => {
  test('that is no file of git is not copied', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'handover-outside-'));
    onTestFinished(() => rmSync(outside, { recursive: true }));
    mkdirSync(join(data, 'shallow'));
    expect(await told()).toBe('it was read');
    rmSync(join(data, 'shallow'), { recursive: true });
    writeFileSync(join(outside, 'secret'), 'not ours\n');
    symlinkSync(join(outside, 'secret'), join(data, 'shallow'));
    expect(await told()).toContain('HO305');
  });
});

test('dates that no calendar has are left out, and the rest is read', async () => {
  const tree = (await repository.git('rev-parse', 'HEAD^{tree}')).trim();
  const parent = (await repository.git('rev-parse', 'HEAD')).trim();
  const path = join(repository.folder, 'commit');
  writeFileSync(path, `tree ${tree}\nparent ${parent}\nauthor ${who('1 -9999')}\ncommitter ${who('99999999999999 +0200')}\n\nOdd\n`);
  const id = (await repository.git('hash-object', '-t', 'commit', '--literally', '-w', path)).trim();
  await repository.git('update-ref', 'refs/heads/main', id);
  const { read } = await opened(repository.folder, {});
  expect(read.head).toMatchObject({ subject: 'Odd', authoredAt: null, committedAt: null });
  expect(read.commits).toBe(4);
});

test('a merge that is not finished is noted', async () => {
  writeFileSync(join(data, 'MERGE_HEAD'), `${'1'.repeat(40)}\n`);
  const { problems } = await opened(repository.folder, {});
  expect(problems.map((it) => it.code)).toEqual(['HO327']);
});

test('bytes that turned over anywhere in the data of git end in a Failure or in what could be read', async () => {
  const files = filesBelow(data).filter((it) => !it.endsWith('.sample'));
  // A fixed series of numbers, so that every run turns over the same bits.
  let seed = 7;
  const random = (below: number): number => Math.floor(((seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32) * below);
  for (let round = 0; round < 30; round++) {
    const path = files[random(files.length)] ?? '';
    const before = readFileSync(path);
    if (before.length === 0) continue;
    const after = Buffer.from(before);
    const at = random(after.length);
    after[at] = (after[at] ?? 0) ^ (1 << random(8));
    chmodSync(path, 0o644);
    writeFileSync(path, after);
    expect(await told(), `${path.slice(data.length)} at ${at}`).toMatch(/^HO\d{3} |^it was read$/);
    writeFileSync(path, before);
  }
});

test('a truncated object of an old version is a gap, not the end', async () => {
  const id = (await repository.git('rev-parse', 'HEAD~1:docs/HANDOFF.md')).trim();
  const path = join(data, 'objects', id.slice(0, 2), id.slice(2));
  chmodSync(path, 0o644);
  truncateSync(path, 10);
  const open = await openRepository(repository.folder, { allowShallow: false });
  onTestFinished(() => open.close());
  const { documents } = await open.history();
  const [handoff] = documents((it) => it.endsWith('.md'));
  const wanted = (handoff?.revisions ?? []).flatMap(({ blob, path: at }) => (blob === null ? [] : [{ blob, path: at }]));
  const read: (string | null)[] = [];
  for await (const { text } of open.contents(wanted)) read.push(text);
  expect(read).toEqual(['# One\n', null, '# Three\n']);
});

const who = (date: string): string => `A <a@example.invalid> ${date}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .flatMap((it) => (it.isFile() ? [join(it.parentPath, it.name)] : []))
    .toSorted();
}
