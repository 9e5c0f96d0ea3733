import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Failure } from '../model/failure.ts';
import type { ListedFile } from '../model/recorded.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import { count } from '../model/wording.ts';
import { listedAs } from './digest.ts';
import { filesBelow } from './files.ts';
import type { Looked } from './looked.ts';
import { leaksIn, leaksInNames, type Leak } from './leaks.ts';

/** What was looked over: the secrets in it, and how a site lists its files. */
export interface LookedOver {
  leaks: Leak[];
  files: ListedFile[];
}

/**
 * Looks for secrets in `files` (paths below `folder`), one at a time, and lets other work go on in between. `looked` is what is known to
 * hold none: a file of the same bytes and the same kind is not looked at again.
 */
export async function lookOver(
  folder: string,
  files: readonly string[],
  search: SecretSearch,
  looked: Looked = new Set<string>(),
): Promise<LookedOver> {
  const { leaks, files: listed } = await lookInto(folder, files, search, looked);
  return { leaks: [...leaksInNames(files, search), ...leaks], files: listed };
}

/** The same without the names of the files. */
async function lookInto(folder: string, files: readonly string[], search: SecretSearch, looked: Looked): Promise<LookedOver> {
  const leaks: Leak[] = [];
  const listed: ListedFile[] = [];
  let read = 0;
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const its = listedAs(file, bytes);
    listed.push(its);
    const known = `${its.sha256} ${ending.exec(file)?.[0] ?? ''}`;
    const found = looked.has(known) ? [] : leaksIn(file, bytes, search);
    if (found.length === 0) looked.add(known);
    for (const leak of found) leaks.push(leak);
    read += bytes.length;
    if (read < atOnce) continue;
    read = 0;
    await setImmediate();
  }
  return { leaks, files: listed };
}

/** The same for `paths`, files or folders that stay when the run has ended, or are not there. A file with a secret is removed. */
export async function lookOverKept(paths: readonly string[], search: SecretSearch, looked: Looked = new Set<string>()): Promise<Leak[]> {
  const all: Leak[] = [];
  const files = paths.filter((it) => existsSync(it)).flatMap(filesOf);
  const areNamesClean = leaksInNames(files, search).length === 0;
  for (const file of files) {
    const { leaks } = await (areNamesClean ? lookInto : lookOver)('', [file], search, looked);
    if (leaks.length > 0) rmSync(file);
    for (const leak of leaks) all.push(leak);
  }
  return all;
}

const filesOf = (path: string): string[] => (statSync(path).isDirectory() ? filesBelow(path).map((it) => join(path, it)) : [path]);

/** Throws a Failure that names the rules and the places, when there are any. */
export function refuseLeaks(leaks: readonly Leak[]): void {
  if (leaks.length === 0) return;
  const places = leaks.slice(0, atMost).map(({ rule, place }) => [place, rule]);
  const rest = leaks.length - places.length;
  throw new Failure(
    'HO520',
    'secrets',
    `What was written shows a secret that was not hidden, at ${count(leaks.length, 'places')}. Nothing was published, and the previous site is as it was.`,
    [
      'Revoke each secret where it was issued, then remove it from the text that the page shows, and build again.',
      'If the place holds none, report it with the rule: a text that only looks like a secret must not stop a build.',
    ],
    rest === 0 ? places : [...places, [`and ${rest} more`]],
  );
}

/** What tells the kind of a file. */
const ending = /\.\w+$/;
const atOnce = 256 * 1024;
const atMost = 20;
