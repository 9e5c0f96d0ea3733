import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Who commits and when; every history starts on 1 June 2026 and goes on an hour a commit. */
export interface Who {
  author?: string;
  /** RFC 3339 with zone. */
  date?: string;
  committed?: string;
}

/** A repository under construction: real git, fixed dates, nothing of the machine's own configuration. */
export interface TestRepository {
  folder: string;
  write(path: string, text: string | Buffer): void;
  remove(path: string): void;
  /** Runs git and gives its output. */
  git(...args: string[]): Promise<string>;
  /** Commits everything as it lies there and gives the full id. */
  commit(subject: string, who?: Who): Promise<string>;
  /** Merges `branch` without committing by itself; conflicts are left to the caller, who then calls `commit`. */
  merge(branch: string): Promise<void>;
  dispose(): void;
}

const execute = promisify(execFile);
// One process for the three: there are thousands of commits, and a test process is costly to fork.
const committing = `git add --all . &&
  git -c maintenance.auto=false commit --quiet --allow-empty --no-verify --message="$1" &&
  git rev-parse HEAD`;
const start = Date.UTC(2026, 5, 1, 9);

/** Makes an empty repository in a temporary folder. */
export async function makeRepository(folder = mkdtempSync(join(tmpdir(), 'handover-test-'))): Promise<TestRepository> {
  let commits = 0;
  const environment = (who: Who = {}): Record<string, string> => {
    const date = who.date ?? new Date(start + commits * 3_600_000).toISOString().replace('.000Z', '+00:00');
    const name = who.author ?? 'Ada Berg';
    const address = `${name.toLowerCase().replaceAll(' ', '.')}@example.invalid`;
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: address,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: address,
      GIT_COMMITTER_DATE: who.committed ?? date,
    };
  };
  const run = async (program: string, args: string[], who?: Who): Promise<string> =>
    (await execute(program, args, { cwd: folder, env: environment(who), maxBuffer: Infinity })).stdout;
  mkdirSync(folder, { recursive: true });
  await run('git', ['init', '--quiet', '--initial-branch=main']);
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    git: async (...args) => await run('git', args),
    async commit(subject, who) {
      const id = await run('sh', ['-c', committing, 'sh', subject], who);
      commits++;
      return id.trim();
    },
    async merge(branch) {
      await run('git', ['merge', '--quiet', '--no-ff', '--no-commit', '--strategy=ours', '--allow-unrelated-histories', branch]);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
