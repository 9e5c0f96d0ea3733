import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { newRepository } from '../git/opened.ts';
import { handover } from './spawned.ts';

/** Only the super-user may mount a small disk; a container may forbid even that. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'handover-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** A repository with one document, and beside it a disk of its own that goes when the test ends. */
async function withDisk(options: string): Promise<{ repo: string; beside: string; disk: string }> {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# Handoff\n\n## Next\n1. Go on\n');
  await repository.commit('Write');
  const beside = mkdtempSync(join(tmpdir(), 'handover-full-'));
  const disk = join(beside, 'disk');
  mkdirSync(disk);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  onTestFinished(() => {
    spawnSync('umount', [disk]);
    rmSync(beside, { recursive: true });
  });
  expect(status).toBe(0);
  return { repo: repository.folder, beside, disk };
}

test
  .skipIf(!mayMount)
  .each([
    'size=50M,nr_inodes=2',
    'size=50M,nr_inodes=6',
    'size=50M,nr_inodes=10',
    'size=4k',
    'size=12k',
    'size=20k',
    'size=32k',
    'size=48k',
    'size=64k',
  ])('a full disk for temporary files is named, and not the output folder: %s', async (options) => {
  const { repo, beside, disk } = await withDisk(options);
  const { code, stderr } = await handover(['build', '-q', '--repo', repo, '-o', join(beside, 'site')], beside, { TMPDIR: disk });
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(`^error HO240  The disk is full \\(ENOSPC\\): ${disk}`),
    `  Fix   Make room for temporary files, or name another folder for them (TMPDIR is ${disk}), then run the same command again.`,
  ]);
  expect(code).toBe(6);
  expect([readdirSync(disk), readdirSync(beside)]).toEqual([[], ['disk']]);
});

test.skipIf(!mayMount).each(['size=4k', 'size=20k'])('a full disk for kept content is named: %s', async (options) => {
  const { repo, beside, disk } = await withDisk(options);
  const kept = join(disk, 'kept');
  const { code, stderr } = await handover(['build', '-q', '--repo', repo, '-o', 'site', '--keep-content', kept], beside);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(`^error HO240  The disk is full \\(ENOSPC\\): ${kept}/`),
    '  Fix   Make room at that path, then run the same command again.',
  ]);
  expect(code).toBe(6);
});

test.skipIf(!mayMount).each([
  [['task', 'new', 'Import job'], '.TASK.md.lock'],
  [['hooks', 'install', '--yes', '--tool', 'codex'], '.codex'],
  [['ack', 'HANDOFF.md', '--resumed', 'clean'], '.handover'],
])('a disk that can only be read is named as such: handover %j', async (args, path) => {
  const { beside, disk } = await withDisk('size=1M');
  writeFileSync(join(disk, 'HANDOFF.md'), '# HANDOFF\n');
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  const { code, stderr } = await handover(['-q', '-C', disk, ...args], beside);
  expect([code, stderr.split('\n')[0]]).toEqual([6, `error HO240  The disk can only be read (EROFS): ${join(disk, path)}`]);
});

test.skipIf(!mayMount)('a full disk for the site is named', async () => {
  const { repo, beside, disk } = await withDisk('size=200k');
  const { code, stderr } = await handover(['build', '-q', '--repo', repo, '-o', join(disk, 'site')], beside);
  expect(stderr.split('\n')[0]).toMatch(`error HO501  Cannot write to ${disk}/.site.handover-tmp-`);
  expect([code, readdirSync(disk)]).toEqual([6, []]);
});
