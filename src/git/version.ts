import { simpleGit } from 'simple-git';
import { Failure } from '../model/failure.ts';
import { gitEnvironment } from './environment.ts';
import { runGit } from './run.ts';

/** Oldest git that knows every option used here (`rev-parse --path-format`). */
const needed = { major: 2, minor: 31 };

/** Throws a Failure when git is missing or too old. */
export async function requireGit(): Promise<void> {
  // Where no process can be started the library throws twice, and once past every catch: ours says why first.
  await runGit('/', ['--version']);
  const { PATH } = gitEnvironment();
  const { installed, major, minor } = await simpleGit({ baseDir: '/' })
    .env(PATH === undefined ? {} : { PATH })
    .version();
  if (installed && (major > needed.major || (major === needed.major && minor >= needed.minor))) return;
  throw new Failure('HO306', 'usage', installed ? 'Git is older than 2.31.' : 'Git is not installed or not on the PATH.', [
    'Install git 2.31 or newer.',
  ]);
}
