import type { Document } from '../model/document.ts';

/** Gives the dates of the commits that brought the revisions of `documents`, by full id. */
export function dating(documents: readonly Document[]): (commit: string) => string | null {
  let dates: Map<string, string> | null = null;
  return (commit) => {
    dates ??= new Map(
      documents.flatMap(({ revisions }) =>
        revisions.flatMap((it): [string, string][] => {
          const at = it.committedAt ?? it.authoredAt;
          return it.commit === null || at === null ? [] : [[it.commit, at]];
        }),
      ),
    );
    return dates.get(commit) ?? null;
  };
}
