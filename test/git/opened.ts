import { onTestFinished } from 'vitest';
import type { History } from '../../src/git/history.ts';
import { openRepository, type Asked, type Interest, type Repository } from '../../src/git/open.ts';
import type { Document } from '../../src/model/document.ts';
import { Failure } from '../../src/model/failure.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

/** A repository that is removed when the test ends. */
export async function newRepository(): Promise<TestRepository> {
  const repository = await makeRepository();
  onTestFinished(() => repository.dispose());
  return repository;
}

/** Opens `path` until the test ends, and reads its history. */
export async function opened(path: string, asked: Partial<Asked>, interest?: Interest): Promise<Repository & { read: History }> {
  const repository = await openRepository(path, { allowShallow: false, ...asked });
  onTestFinished(() => repository.close());
  return { ...repository, read: await repository.history(interest) };
}

/** Code, exit and fix of the Failure that opening ends with. */
export async function failureOf(path: string, asked: Partial<Asked>): Promise<Pick<Failure, 'code' | 'exit' | 'fix'>> {
  try {
    await (await openRepository(path, { allowShallow: false, ...asked })).close();
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, exit: error.exit, fix: error.fix };
    throw error;
  }
  throw new Error('it was opened');
}

/** The documents' texts as they stand, by path. */
export async function textsOf(repository: Repository, documents: readonly Document[]): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {};
  const wanted = documents.map((it) => ({ blob: it.current.blob, path: it.path }));
  for await (const { path, text } of repository.contents(wanted)) texts[path] = text;
  return texts;
}

/** What a document's revisions are, in words: `modified docs/HANDOFF.md`. */
export function coursesOf(documents: readonly Document[]): Record<string, string[]> {
  return Object.fromEntries(
    documents.map((it) => [
      it.path,
      it.revisions.map(({ change, path, commit }) => `${change} ${path}${commit === null ? ' uncommitted' : ''}`),
    ]),
  );
}
