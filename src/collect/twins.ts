import { problemOf, type Finding, type Problem } from '../model/problem.ts';

/** A problem for each file whose path another one has too, but for case or for how its letters are composed. */
export function twinsOf(paths: readonly string[]): Problem[] {
  const alike = new Map<string, string[]>();
  for (const path of paths) {
    const key = path.normalize('NFC').toLowerCase();
    alike.set(key, [...(alike.get(key) ?? []), path]);
  }
  return [...alike.values()].filter((it) => it.length > 1).flatMap((group) => group.map((path) => problemOf(path, twin)));
}

const twin: Finding = {
  code: 'HO131',
  message: 'Another file has the same name but for case or accents: Windows and macOS can check out only one of them.',
  fix: 'Rename one of the two.',
};
