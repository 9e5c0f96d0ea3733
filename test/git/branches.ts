import type { TestRepository } from '../histories/repository.ts';
import { newRepository, opened, textsOf } from './opened.ts';

const owned = (path: string): boolean => /HANDOFF|^docs\//.test(path);
export const interest = { wanted: owned, owned };
export const all = ['*'];

/** A repository with one handoff on main, from which `branch` starts. */
export async function begun(): Promise<TestRepository> {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# Main\n');
  repository.write('README.md', '# Portal\n');
  await repository.commit('Begin');
  return repository;
}

/** Makes the branch `name` at `from` and checks it out. */
export async function branchOff(repository: TestRepository, name: string, from = 'main'): Promise<void> {
  await repository.git('checkout', '--quiet', '-b', name, from);
}

/** Text, branch and further branches of each document that only branches have, read with main built. */
export async function found(repository: TestRepository, refs: readonly string[] = all, path = repository.folder) {
  await repository.git('checkout', '--quiet', '--force', 'main');
  const repo = await opened(path, { refs }, interest);
  const documents = repo.read.branchDocuments;
  const texts = await Promise.all(documents.map(async (it) => Object.values(await textsOf(repo, [it]))[0]));
  return {
    list: documents.map((it, index) => [it.path, texts[index], it.branch?.name, it.branch?.others ?? []]),
    documents,
    problems: repo.read.problems,
    refs: repo.refs?.count ?? null,
    built: repo.read.documents(owned),
  };
}
