import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestRepository } from '../histories/repository.ts';
import { coursesOf, newRepository, opened, textsOf } from './opened.ts';

export const wanted = (path: string): boolean => /\.(?:md|txt)$|^NOTES$/.test(path);
export const interest = { wanted, owned: wanted };

/** A repository with a handoff, a plan and code, all committed. */
export async function begun(): Promise<TestRepository> {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# One\n');
  repository.write('docs/plan.md', 'A plan.\n');
  repository.write('code.ts', 'x\n');
  await repository.commit('Begin');
  return repository;
}

/** A folder outside of every repository, removed when the test ends. */
export function folderBeside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handover-beside-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the built commit and the working tree together hold. */
export async function found(path: string) {
  const repo = await opened(path, { workingTree: true }, interest);
  const documents = repo.read.documents(wanted);
  return {
    texts: await textsOf(repo, documents),
    courses: coursesOf(documents),
    files: repo.read.files,
    documents,
    uncommitted: repo.read.uncommitted,
    commits: repo.read.commits,
    problems: repo.read.problems.map((it) => [it.code, it.path]),
  };
}
