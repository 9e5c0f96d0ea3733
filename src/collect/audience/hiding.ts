import picomatch from 'picomatch';
import type { Audience } from '../../model/audience.ts';
import type { Collection } from '../../model/collection.ts';
import type { Document } from '../../model/document.ts';
import { Failure } from '../../model/failure.ts';
import { nearest } from '../../model/nearest.ts';

/** Word in `leaveOut` for the problems of all documents. */
export const problemsName = 'problems';

/** What `audience` does not get whatever its words: names of collections, and `problems`. Throws a Failure for a name that is neither. */
export function namesLeftOut({ name, leaveOut }: Audience, collections: readonly Collection[]): ReadonlySet<string> {
  if (leaveOut === null) return new Set([...collections.filter((it) => it.audience === 'developer').map((it) => it.name), problemsName]);
  const known = [...collections.map((it) => it.name), problemsName];
  const wrong = leaveOut.find((it) => !known.includes(it));
  if (wrong === undefined) return new Set(leaveOut);
  const meant = nearest(wrong, known);
  throw new Failure('HO132', 'usage', `The audience "${name}" is to leave out "${wrong.slice(0, 40)}", which does not exist.`, [
    ...(meant === null ? [] : [`Did you mean  ${meant}`]),
    `What can be left out: ${known.join(', ')}`,
  ]);
}

/** Whether a path is kept from `audience` by its config, or by a folder named `internal` or `private`. */
export function hidingOf({ paths, internal }: Audience): (path: string) => boolean {
  const globs = paths.map((it) => it.replace(/^\.?\//, '').replace(/\/$/, '/**'));
  const matches = picomatch(globs, { dot: true });
  return (path) => (globs.length > 0 && matches(path)) || (!internal && /(?:^|\/)(?:internal|private)(?:\/|$)/i.test(path));
}

/** A document without the states in which it lay where the audience sees nothing; null when it lies there now. */
export function withoutHiddenPlaces(document: Document, isHidden: (path: string) => boolean): Document | null {
  if (isHidden(document.path) || isHidden(document.current.path)) return null;
  const aliases = document.aliases.filter((it) => !isHidden(it));
  const revisions = document.revisions.filter((it) => !isHidden(it.path));
  if (revisions.length === document.revisions.length) return { ...document, aliases };
  const numbers = new Map(revisions.map((it, index) => [it.number, index + 1]));
  const numbered = revisions.map((it, index) => ({
    ...it,
    number: index + 1,
    previous: index === 0 ? null : (numbers.get(it.previous ?? 0) ?? index),
    ...(index === 0 ? { change: 'added' as const } : {}),
  }));
  const { blob, commit } = document.current;
  const current = numbered.findLast((it) => it.blob === blob && it.commit === commit);
  return { ...document, aliases, revisions: numbered, current: { ...document.current, ...current, blob } };
}
