import { problemOf, type Problem } from '../model/problem.ts';
import { count } from '../model/wording.ts';

/** What to know of `files` that are not as they are committed, where only commits are read; null for an unknown number of them. */
export function notRead(files: number | null): Problem[] {
  if (files === null || files === 0) return [];
  const message = `${count(files, 'files')} in the working tree ${files === 1 ? 'is' : 'are'} not as committed; only what is committed was read.`;
  return [
    problemOf(null, { code: 'HO355', message, fix: 'Nothing, if that is meant; else commit and build again, or add --working-tree.' }),
  ];
}
