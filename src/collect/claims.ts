import { lookedUp, type Ground } from '../claims/looked-up.ts';
import { isCode, meaning, stemOf } from '../claims/meant.ts';
import { namedIn, newestVersion, requirementIdsIn } from '../claims/named.ts';
import type { Wanted } from '../git/contents.ts';
import type { Claim } from '../model/claim.ts';
import type { Sources, Telling } from './claim-sources.ts';
import { pastOf } from './past-claims.ts';
import type { Read } from './plan.ts';

/** What the standing texts say of their repository, by path, each looked up at its own commit and in the built one. A handful of processes of git for all of them. */
export async function claimsOf(read: readonly Read[], sources: Sources): Promise<Map<string, Claim[]>> {
  const { repository, history, tree, isAbsent } = sources;
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
  const past = await pastOf(telling, sources);
  const asksIds = telling.some(({ named }) => named.some((it) => it.kind === 'requirement'));
  // A test may be called by its file; where there is no code, its tests are elsewhere too.
  const names = new Set(tree.files.map(stemOf));
  const holdsCode = tree.files.some(isCode);
  const requirements = asksIds ? requirementsIn(read) : () => undefined;
  const texts = new Map<string, Read>(read.map((it) => [it.document.path, it]));
  const standing = (commit: string, path: string, line: number | null) =>
    everMeant(path).flatMap((it) => {
      const state = states(commit, it, line);
      return state === null ? [] : [{ path: it, state }];
    });
  const versions = await versionsOf(
    telling.flatMap(({ read: { document }, named }) =>
      named.flatMap(({ kind, key }) => {
        const { commit } = document.current;
        return kind !== 'spec-version' || commit === null
          ? []
          : once(key).flatMap((path) => {
              const blob = isAbsent(path) ? undefined : states(commit, path, null)?.blob;
              return blob === undefined ? [] : [{ path, blob, older: true }];
            });
      }),
    ),
    repository,
  );
  return new Map(
    telling.map(({ read: { document }, named }) => {
      const { commit } = document.current;
      let reached: ReadonlySet<string> | null | undefined;
      const ground: Ground = {
        commit: (id) => history.commitOf(id),
        hadCommit: (id) => (commit === null ? undefined : (reached ??= history.reachedFrom(commit))?.has(id)),
        meant,
        today: (path, line) => states(repository.head, path, line),
        before: (path, line) => (commit === null ? undefined : (standing(commit, path, line)[0] ?? null)),
        hasTest: (name) => (words === null || !holdsCode ? undefined : words.has(name) || names.has(name)),
        // A file that was called so is not looked for among those of then.
        hadTest: (name) => past.tests(commit, name) ?? (names.has(name) ? undefined : past.knows(commit) ? false : undefined),
        requirement: (id) => requirements(id),
        hadRequirement: (id) => past.requirements(commit, id),
        version: (path) => newestVersion(texts.get(path)?.text ?? ''),
        versionThen: (path) => {
          const [found] = commit === null ? [] : standing(commit, path, null);
          return found === undefined ? undefined : versions.get(found.state.blob);
        },
        branch: (name) => {
          const there = repository.hasBranch(name);
          const merge = history.merged.get(name);
          return there === true ? 'there' : merge !== undefined ? { merge } : there === undefined ? undefined : null;
        },
      };
      return [document.path, lookedUp(named, ground)];
    }),
  );
}

/** The newest version that each of these texts names, by blob. */
async function versionsOf(found: readonly Wanted[], repository: Sources['repository']): Promise<Map<string, number | null>> {
  const wanted = new Map(found.map((it) => [it.blob, it]));
  const versions = new Map<string, number | null>();
  for await (const { blob, text } of repository.contents([...wanted.values()]))
    versions.set(blob, text === null ? null : newestVersion(text));
  return versions;
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
    for (const { kind, key, at } of named) {
      const line = kind === 'file' ? at : null;
      if (kind !== 'file' && kind !== 'spec-version') continue;
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
