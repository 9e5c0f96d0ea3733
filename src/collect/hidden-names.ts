import { lineDigest } from '../git/line-digest.ts';
import type { Hidden } from '../model/hidden.ts';

/** What is hidden in names, with the path for a name that is one of `files` or leads to one; without what only paths hold that the audience does not get. */
export function hiddenInPaths(hidden: readonly Hidden[], files: readonly string[], isAbsent: (path: string) => boolean): Hidden[] {
  const paths = pathsOf(files, isAbsent);
  return hidden.flatMap((it) => {
    // A message, of the built commit too, is no path.
    if (!it.current || it.commit !== null) return it;
    const label = it.number === null ? `[redacted: ${it.rule}]` : `[redacted: ${it.rule} ${it.number}]`;
    const itself = `${label} ${it.digest}`;
    const path = paths.get(paths.has(itself) ? itself : label);
    return path === undefined ? it : path === null ? [] : { ...it, path };
  });
}

/** The first path that the audience gets, or null where it gets none, by what stands in it in the place of a secret; and by that and its digest. */
function pathsOf(files: readonly string[], isAbsent: (path: string) => boolean): Map<string, string | null> {
  const paths = new Map<string, string | null>();
  for (const path of files) {
    if (!path.includes('[redacted: ')) continue;
    const digest = lineDigest(path);
    const shown = isAbsent(path) ? null : path;
    for (const [label] of path.matchAll(/\[redacted: [^\]]*\]/g))
      for (const key of [label, `${label} ${digest}`]) paths.set(key, paths.get(key) ?? shown);
  }
  return paths;
}
