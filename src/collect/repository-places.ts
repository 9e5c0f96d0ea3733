import type { RepositoryPlace } from '../markdown/page.ts';
import { addressAt, type RepositoryAddress } from '../model/forge.ts';
import type { Tree } from '../model/collection.ts';
import { linesMeant, pathsMeant } from './links.ts';

/** The commit that is shown, and where the operator says that it can be looked at. */
interface Built {
  /** Its full id; null when what is shown is in no commit. */
  commit: string | null;
  /** Paths of the files that the audience may know of. */
  files: Tree['files'];
  kindOf: Tree['kindOf'];
  repository: RepositoryAddress | null;
}

/** Finds what a path means, as the document at `from` writes it, among the files and folders of the built commit; null when nothing is there. */
export function placesIn({ commit, files, kindOf, repository }: Built): (from: string, url: string) => RepositoryPlace | null {
  if (commit === null) return () => null;
  const there = new Set(files);
  const folders = new Set(files.flatMap(foldersOf));
  return (from, url) => {
    const path = pathsMeant(from, url)
      .map((it) => it.replace(/\/$/, ''))
      .find((it) => there.has(it) || folders.has(it));
    if (path === undefined) return null;
    const kind = there.has(path) && kindOf(path) !== 'folder' ? 'file' : 'folder';
    const lines = kind === 'file' ? linesMeant(url, path) : null;
    const asked = lines === null ? '' : `L${lines.replace('-', '-L')}`;
    // A name that was hidden in part leads nowhere.
    const href = repository === null || mark.test(path) ? null : addressAt(repository, commit, { path, kind, lines: asked });
    return { path, lines, commit: commit.slice(0, 7), href };
  };
}

function foldersOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

const mark = /\[redacted: /;
