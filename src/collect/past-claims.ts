import type { Named } from '../claims/named.ts';
import type { PastWord } from '../git/words-in.ts';
import type { Sources, Telling } from './claim-sources.ts';

/** What stood in code and in documents at the commits of the texts. */
export interface Past {
  /** True when the words of a commit were looked through. */
  knows(commit: string | null): boolean;
  tests(commit: string | null, name: string): true | undefined;
  requirements(commit: string | null, id: string): boolean | undefined;
}

/** Commits whose files are looked through, the newest; texts of older ones are looked up as of today only. */
const mostPast = 20;

/** Looks through the newest commits at which texts name tests or requirements, in two processes of git. */
export async function pastOf(telling: readonly Telling[], { repository, history, isAbsent }: Sources): Promise<Past> {
  const keysOf = (kind: Named['kind']): string[] => [
    ...new Set(telling.flatMap(({ named }) => named.flatMap((it) => (it.kind === kind ? [it.key] : [])))),
  ];
  const asking = telling.filter(({ named }) => named.some((it) => it.kind === 'test' || it.kind === 'requirement'));
  const commits = [...new Set(asking.flatMap(({ read }) => read.document.current.commit ?? []))]
    .toSorted((a, b) => (history.committed(b)?.order ?? 0) - (history.committed(a)?.order ?? 0))
    .slice(0, mostPast);
  const tests = await repository.pastWords({ commits, words: keysOf('test'), whole: false });
  const ids = await repository.pastWords({ commits, words: keysOf('requirement'), whole: true });
  const handoffs = [...new Set(telling.map(({ read }) => read.collection))];
  const had = (places: readonly PastWord[] | null, counts: (path: string) => boolean): Set<string> | null =>
    places === null ? null : new Set(places.filter(({ path }) => counts(path) && !isAbsent(path)).map((it) => `${it.commit} ${it.word}`));
  const inCode = had(tests, (path) => !isDocument(path));
  const inDocuments = had(ids, (path) => isDocument(path) && !handoffs.some((it) => it.owns(path)));
  const looked = new Set(commits);
  const knows = (commit: string | null): boolean => commit !== null && looked.has(commit);
  return {
    knows: (commit) => knows(commit) && inCode !== null,
    tests: (commit, name) => (inCode?.has(`${commit} ${name}`) === true ? true : undefined),
    requirements: (commit, id) => (knows(commit) ? inDocuments?.has(`${commit} ${id}`) : undefined),
  };
}

const isDocument = (path: string): boolean => /\.(?:md|mdx|markdown|txt|jsonl?|ya?ml|lock)$/i.test(path);
