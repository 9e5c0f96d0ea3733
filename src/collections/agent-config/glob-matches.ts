import picomatch from 'picomatch';

/** Number of files that match any of the globs; null for a glob that is too large or malformed to be tried. Globs come from the repository. */
export function matchesOf(
  globs: readonly string[],
  files: readonly string[],
  base: string,
  loose: boolean,
): { matches: number; unreadable: boolean } {
  const usable = globs.filter((it) => !isUnreadable(it));
  const unreadable = usable.length < globs.length;
  const tests = usable.map((it) => testOf(it, loose));
  const below = base === '' ? '' : `${base}/`;
  const matches = files.filter((file) =>
    tests.some((test) => test(file) || (below !== '' && file.startsWith(below) && test(file.slice(below.length)))),
  ).length;
  return { matches, unreadable };
}

/** `loose`: a pattern without a folder counts in every folder, as in the rules of editors. */
function testOf(glob: string, loose: boolean): (path: string) => boolean {
  const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '/**');
  const positive = plain.replace(/^!/, '');
  const pattern = loose && !positive.includes('/') ? `**/${positive}` : positive;
  return picomatch(pattern, { dot: true, noext: true, maxLength: longest });
}

/** Patterns beyond these limits could take any time. */
function isUnreadable(glob: string): boolean {
  if (glob.length > longest || count(glob, '{') > 8 || count(glob, ',') > 100 || count(glob, '**') > 6) return true;
  if (glob.split('/').some((it) => count(it.replaceAll('**', ''), '*') > 4)) return true;
  return count(glob, '[') !== count(glob, ']') || count(glob, '{') !== count(glob, '}');
}

const longest = 1000;
const count = (text: string, part: string): number => text.split(part).length - 1;
