import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { newRepository } from './opened.ts';

/** Sets a git in front of the real one that makes no repository and says `why`; gives the folder for temporary files. */
function withoutInit(why: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'handover-sterile-'));
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  const real = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\ncase " $* " in *" init "*) echo "fatal: cannot mkdir objects: ${why}" >&2; exit 128;; esac\nexec ${real} "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return temporary;
}

test.each([
  ['No space left on device', 'ENOSPC'],
  ['Read-only file system', 'EROFS'],
])('a system that refuses git its own folder is named with the path: %s', async (why, code) => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# Handoff\n');
  await repository.commit('Write');
  const temporary = withoutInit(why);
  const opening = openRepository(repository.folder, { allowShallow: true });
  await expect(opening).rejects.toMatchObject({ code, path: expect.stringMatching(`^${temporary}/handover-git-`) });
  expect(readdirSync(temporary)).toEqual([]);
});

test('a git that makes no folder for a reason of its own is named with the path as well', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# Handoff\n');
  await repository.commit('Write');
  const temporary = withoutInit('something else');
  const opening = openRepository(repository.folder, { allowShallow: true });
  await expect(opening).rejects.toMatchObject({
    code: 'HO240',
    exit: 'site',
    message: expect.stringMatching(`^Git could not make a folder for its temporary files \\(status 128\\): ${temporary}/handover-git-`),
  });
  expect(readdirSync(temporary)).toEqual([]);
});
