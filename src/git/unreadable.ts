import { Failure } from '../model/failure.ts';

/** The Failure of a history that git does not tell. */
export function unreadable(): Failure {
  return new Failure('HO307', 'history', 'Git listed no commit of the history.', ['Run `git fsck`, or clone the repository again.']);
}
