import { lookedUp, type Ground } from '../claims/looked-up.ts';
import { isCode, meaning, stemOf } from '../claims/meant.ts';
import { namedIn, newestVersion, requirementIdsIn, type Named } from '../claims/named.ts';
import type { History } from '../git/history.ts';
import type { Repository } from '../git/open.ts';
import type { Claim } from '../model/claim.ts';
import type { Tree } from '../model/collection.ts';
import type { Read } from './plan.ts';

/** What is asked, and of what. */
interface Sources {
  repository: Pick<Repository, 'head' | 'pastFiles' | 'wordsIn'>;
  history: Pick<History, 'commitOf' | 'everPaths'>;
  tree: Tree;
  /** True for a path that does not exist for the audience. */
  isAbsent(path: string): boolean;
}

/** A text that says something of its repository. */
interface Telling {
  read: Read;
  named: Named[];
}

/** What the standing texts say of their repository, by path, each looked up at its own commit and in the built one. Four processes of git for all of them. */
export async function claimsOf(read: readonly Read[], { repository, history, tree, isAbsent }: Sources): Promise<Map<string, Claim[]>> {
  const telling = read
    .filter(({ collection, document }) => collection.isLookedUp === true && !document.deleted && document.branch === null)
    .map((it): Telling => ({ read: it, named: namedIn(it.text) }));
  const meant = meaning(tree.files);
  const once = meaning(history.everPaths());
  const everMeant = (path: string): string[] => [...new Set([path, ...meant(path), ...once(path)])].filter((it) => !isAbsent(it));
  const states = await statesOf(telling, everMeant, repository);
  const words = await repository.wordsIn([
    ...new Set(telling.flatMap(({ named }) => named.flatMap((it) => (it.kind === 'test' ? [it.key] : [])))),
  ]);
  const asksIds = telling.some(({ named }) => named.some((it) => it.kind === 'requirement'));
  // A test may be called by its file; where there is no code, its tests are elsewhere too.
  const names = new Set(tree.files.map(stemOf));
  const holdsCode = tree.files.some(isCode);
  const requirements = asksIds ? requirementsIn(read) : () => undefined;
  const texts = new Map<string, Read>(read.map((it) => [it.document.path, it]));
  return new Map(
    telling.map(({ read: { document }, named }) => {
      const { commit } = document.current;
      const ground: Ground = {
        commit: (id) => history.commitOf(id),
        meant,
        today: (path, line) => states(repository.head, path, line),
        before: (path, line) => {
          if (commit === null) return undefined;
          const found = everMeant(path).flatMap((it) => {
            const state = states(commit, it, line);
            return state === null ? [] : [{ path: it, state }];
          });
          return found[0] ?? null;
        },
        hasTest: (name) => (words === null || !holdsCode ? undefined : words.has(name) || names.has(name)),
        requirement: (id) => requirements(id),
        version: (path) => newestVersion(texts.get(path)?.text ?? ''),
      };
      return [document.path, lookedUp(named, ground)];
    }),
  );
}

type States = (commit: string, path: string, line: number | null) => { blob: string; lines: number | null; line: string | null } | null;

const keyOf = (commit: string, path: string, line: number | null): string => JSON.stringify([commit, path, line]);

/** Every file that is named, at the commit of its text and at the built one. */
async function statesOf(
  telling: readonly Telling[],
  meant: (path: string) => string[],
  { head, pastFiles }: Sources['repository'],
): Promise<States> {
  const asked = new Map<string, { commit: string; path: string; line: number | null }>();
  for (const { read, named } of telling) {
    for (const { kind, key, at: line } of named) {
      if (kind !== 'file') continue;
      for (const path of meant(key)) {
        for (const commit of new Set([head, read.document.current.commit ?? head]))
          asked.set(keyOf(commit, path, line), { commit, path, line });
      }
    }
  }
  const found = await pastFiles([...asked.values()]);
  const states = new Map([...asked.keys()].map((key, index) => [key, found[index] ?? null]));
  return (commit, path, line) => states.get(keyOf(commit, path, line)) ?? null;
}

/** Finds the document that names a requirement; nobody looked where no document names one of its kind. */
function requirementsIn(read: readonly Read[]): (id: string) => string | null | undefined {
  const paths = new Map<string, string>();
  const kinds = new Set<string>();
  for (const { collection, document, text } of read) {
    if (collection.isLookedUp === true || document.deleted || document.branch !== null) continue;
    for (const id of requirementIdsIn(text)) {
      if (!paths.has(id)) paths.set(id, document.path);
      kinds.add(kindOf(id));
    }
  }
  return (id) => (kinds.has(kindOf(id)) ? (paths.get(id) ?? null) : undefined);
}

const kindOf = (id: string): string => id.replace(/-.*$/, '');
