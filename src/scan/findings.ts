import { createHash } from 'node:crypto';
import { acceptableOf, nameOf, type Acceptable } from '../model/baseline.ts';
import type { Hidden } from '../model/hidden.ts';
import { isBlocked, type SecretPolicy } from '../model/secret-policy.ts';

/** A secret at one place of the built commit, or one that only older versions hold. */
export interface SecretFinding {
  /** The same in every run, for `--accept`. */
  id: string;
  /**
   * `blocks` stops a build; `redacted` is a secret that the settings let pass hidden; `by-place` looks like a word or a stand-in;
   * `accepted` is no secret by the baseline. All of them are hidden.
   */
  state: 'blocks' | 'redacted' | 'by-place' | 'accepted';
  rule: string;
  /** What stands in its place. */
  label: string;
  /** False for what only older versions hold; the place is then that of the oldest one. */
  current: boolean;
  /** Null where it stands in a name that is no path, or in a commit message. */
  path: string | null;
  line: number | null;
  column: number | null;
  /** Commit that brought the text it stands in; null for what is not committed, and for names. */
  commit: string | null;
  /** The older versions that hold it; null for none. Beside a current place all older versions of that secret are counted at its first place. */
  older: { versions: number; since: { commit: string; date: string | null } | null } | null;
  /** Why it is accepted; null where it is not. */
  reason: string | null;
  /** What accepting it writes. */
  accepts: Acceptable[];
}

/** How findings are judged, and the dates of their commits. */
interface Judging {
  policy: SecretPolicy;
  dateOf(commit: string): string | null;
}

/** Findings of places: one for each current place, with the older versions of the same secret beside the first; then one for each secret that only older versions hold. */
export function findingsOf(hidden: readonly Hidden[], { policy, dateOf }: Judging): SecretFinding[] {
  const findings = [...Map.groupBy(onceEach(hidden), secretOf).values()].flatMap((places) => {
    const older = places.filter((it) => !it.current).toSorted((a, b) => compare(dateKey(a, dateOf), dateKey(b, dateOf)) || byPlace(a, b));
    const [first, ...others] = currentOf(places);
    if (first !== undefined) return [findingOf([first], older), ...others.map((it) => findingOf([it], []))];
    return older[0] === undefined ? [] : [findingOf([], older)];
  });
  return findings.toSorted((a, b) => Number(b.current) - Number(a.current) || byPlace(a, b) || compare(a.id, b.id));

  function findingOf(now: readonly Hidden[], older: readonly Hidden[]): SecretFinding {
    const all = [...now, ...older];
    const blocking = all.filter((it) => isBlocked(it, policy));
    const judged = now.length > 0 ? now : older;
    const [place] = judged as [Hidden];
    const { rule, number, current, path, line, column, commit } = place;
    const state =
      blocking.length > 0
        ? 'blocks'
        : judged.every((it) => it.accepted)
          ? 'accepted'
          : judged.every((it) => it.byPlace || it.accepted)
            ? 'by-place'
            : 'redacted';
    const open = (blocking.length > 0 ? blocking : all).filter((it) => !it.accepted).map(acceptableOf);
    const accepts = [...new Map(open.map((it) => [nameOf(it), it])).values()];
    const label = `[redacted: ${rule}${number === null ? '' : ` ${number}`}]`;
    const reason = state === 'accepted' ? place.reason : null;
    return { id: idOf(place), state, rule, label, current, path, line, column, commit, older: olderOf(older, dateOf), reason, accepts };
  }
}

/** Two collections, or two looks, may tell of one place. */
function onceEach(hidden: readonly Hidden[]): Hidden[] {
  const places = hidden.map(
    (it) => [JSON.stringify([secretOf(it), it.path, it.line, it.column, it.current, it.current || it.commit]), it] as const,
  );
  return [...new Map(places.toReversed()).values()].toReversed();
}

/** Current places in order. A name says nothing more where the secret is found at a path as well. */
function currentOf(places: readonly Hidden[]): Hidden[] {
  const current = places.filter((it) => it.current);
  const placed = current.filter((it) => it.path !== null);
  return (placed.length > 0 ? placed : current.slice(0, 1)).toSorted(byPlace);
}

/** What is the same secret: that of one number, else what stands at one line. */
function secretOf({ rule, number, path, digest }: Hidden): string {
  return JSON.stringify(number === null ? [rule, path, digest] : [rule, number]);
}

function olderOf(older: readonly Hidden[], dateOf: Judging['dateOf']): SecretFinding['older'] {
  const [first] = older;
  if (first === undefined) return null;
  const versions = new Set(older.map((it) => JSON.stringify([it.path, it.commit]))).size;
  return { versions, since: first.commit === null ? null : { commit: first.commit, date: dateOf(first.commit) } };
}

/** Short enough to be typed; made of nothing but what a baseline holds. */
function idOf(place: Hidden): string {
  return createHash('sha256')
    .update(nameOf(acceptableOf(place)))
    .digest('hex')
    .slice(0, 12);
}

function dateKey({ commit }: Hidden, dateOf: Judging['dateOf']): string {
  const date = commit === null ? null : dateOf(commit);
  return date === null ? 'unknown' : new Date(date).toISOString();
}

type Placed = Pick<Hidden, 'path' | 'line' | 'column'>;

function byPlace(a: Placed, b: Placed): number {
  return compare(a.path ?? '', b.path ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
