import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../cli/folders.ts';
import { call, git, installedScript, recordsIn } from './script.ts';
import { repository, silent, stop } from './work.ts';

let script = '';
beforeAll(async () => {
  script = await installedScript();
});

/** A repository with a submodule, one file of which is not as it is committed. */
function withSubmodule(): string {
  const [folder, library] = [repository(), folderWith({ 's.ts': 'export {};\n' })];
  git(library, 'init', '--quiet');
  git(library, 'add', '.');
  git(library, 'commit', '--quiet', '-m', 'Begin');
  git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib');
  git(folder, 'commit', '--quiet', '-m', 'Use the library');
  writeFileSync(join(folder, 'lib/s.ts'), 'export const half = 1;\n');
  return folder;
}

const uncommittedIn = (folder: string): unknown => Object.values(recordsIn(folder, 'snapshots'))[0]?.['recovery'];

test('what is changed inside of a submodule is uncommitted work', async () => {
  const folder = withSubmodule();
  expect(await call(script, ['snapshot', 'claude-code'], stop(folder), { cwd: folder })).toEqual(silent);
  expect(uncommittedIn(folder)).toMatchObject({ uncommitted_state: ['lib', 'src/write.ts (partial)'] });
});

test('where git does not tell it in time, that is said, and what is changed outside is known all the same', async () => {
  const folder = withSubmodule();
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const slow = join(
    folderWith({
      git: `#!/bin/sh\ncase "$*" in *ignore-submodules*) exec ${real} "$@";; *' status '*) exec sleep 30;; esac\nexec ${real} "$@"\n`,
    }),
    'git',
  );
  chmodSync(slow, 0o755);
  const PATH = [join(slow, '..'), process.env['PATH']].join(delimiter);
  await call(script, ['snapshot', 'claude-code'], stop(folder), { cwd: folder, env: { PATH } });
  const unread = 'not known: what is changed inside of submodules (git did not answer in time)';
  expect(uncommittedIn(folder)).toMatchObject({ uncommitted_state: ['src/write.ts (partial)', unread] });
  const { stdout } = await call(script, ['brief', 'kiro'], { session_id: 'n' }, { cwd: folder, env: { PATH } });
  expect(stdout).toContain(unread);
});
