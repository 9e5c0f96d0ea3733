import { openRepository } from '../git/open.ts';
import { standingOf, type Standing } from '../git/standing.ts';
import type { Collection } from '../model/collection.ts';
import { isRootManifest } from '../run-it/sources.ts';
import { classify, isWanted } from './classify.ts';
import { headingOf, isReadme } from './readme.ts';
import { readRunItFiles } from './run-it.ts';

/** What a repository holds, found by names alone. */
export interface Survey extends Standing {
  commits: number;
  /** Title that a site would get; null where the repository gives none. */
  title: string | null;
  /** Standing documents of each collection. */
  collections: { name: string; title: string; paths: string[] }[];
  /** Standing documents of the collection that would read a file at `path`. */
  like(path: string): string[];
}

/** Looks through the repository of `folder`. Of its texts only the README and the manifests at the top are read. Throws a Failure when there is none. */
export async function survey(folder: string, collections: readonly Collection[]): Promise<Survey> {
  const standing = await standingOf(folder);
  const repository = await openRepository(folder, { allowShallow: true });
  try {
    const history = await repository.history();
    const documents = history.documents((path) => isWanted(path, collections) || isRootManifest(path)).filter((it) => !it.deleted);
    const { claimed } = classify(documents, collections);
    const heading = await headingOf(
      repository,
      documents.find((it) => isReadme(it.path)),
    );
    const { files } = await readRunItFiles(
      repository,
      documents.filter((it) => isRootManifest(it.path)),
    );
    const pathsOf = (name: string): string[] => claimed.filter((it) => it.collection.name === name).map((it) => it.document.path);
    return {
      ...standing,
      commits: history.commits,
      title: heading ?? files.find((it) => it.facts.manifest?.name)?.facts.manifest?.name ?? null,
      collections: collections.map(({ name, title }) => ({ name, title, paths: pathsOf(name) })),
      like: (path) => {
        const reader = collections.toSorted((a, b) => b.precedence - a.precedence).find((it) => it.owns(path));
        return reader === undefined ? [] : pathsOf(reader.name);
      },
    };
  } finally {
    await repository.close();
  }
}
