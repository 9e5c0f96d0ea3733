import type { Hidden } from '../model/hidden.ts';
import { labelOf, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import { whereToRevoke } from '../redact/where-to-revoke.ts';

/** What is known of the places beside themselves. */
interface Surroundings {
  /** The page of the file that a place stands in, and whether only a branch has it. */
  pageOf(place: Hidden): { url: string; onBranch: boolean } | null;
  /** When a commit was made, and how many came before it; null for one that is not known. */
  committed(commit: string): { at: string | null; order: number } | null;
}

/** Secrets that are listed; a repository with more is a collection of them. */
const most = 2000;

/** What was hidden, secret by secret: those to be revoked first, then by rule and number. Nothing of a value is in it. */
export function entriesOf(hidden: readonly Hidden[], surroundings: Surroundings): ReceiptEntry[] {
  const secrets = new Map<string, Hidden[]>();
  for (const it of hidden) {
    const key = `${it.rule} ${it.number ?? ''}`;
    const places = secrets.get(key);
    if (places === undefined) secrets.set(key, [it]);
    else places.push(it);
  }
  return [...secrets.values()].flatMap((it) => entryOf(it, surroundings) ?? []).toSorted(inOrder);
}

/** The first of them, and how many more there are. */
export function receiptOf(entries: readonly ReceiptEntry[]): Receipt {
  return { entries: entries.slice(0, most), more: Math.max(0, entries.length - most) };
}

/** How many secrets the built commit holds, and how many only its history or a branch does. */
export function countsOf(entries: readonly ReceiptEntry[]): { now: number; before: number } {
  const secrets = entries.filter((it) => it.group === 'rotate' || it.group === 'place');
  const now = secrets.filter((it) => it.stands === 'now').length;
  return { now, before: secrets.length - now };
}

/** Those of what was hidden in names whose place stands in something that is shown. */
export function shownAmong(hidden: readonly Hidden[], ...shown: readonly unknown[]): Hidden[] {
  if (hidden.length === 0) return [];
  const written = JSON.stringify(shown);
  return hidden.filter((it) => written.includes(labelOf({ ...it, group: it.personal === null ? 'rotate' : 'personal' })));
}

function entryOf(all: readonly Hidden[], { pageOf, committed }: Surroundings): ReceiptEntry | null {
  const places = all.toSorted(byPlace);
  const current = places.filter((it) => it.current);
  const dated = places.flatMap((place) => {
    const found = place.commit === null ? null : committed(place.commit);
    return found === null || place.commit === null ? [] : [{ place, commit: place.commit, ...found }];
  });
  const earliest = dated.toSorted((a, b) => a.order - b.order)[0];
  const first = current[0] ?? earliest?.place ?? places[0];
  if (first === undefined) return null;
  const { rule, number, path, line } = first;
  const page = pageOf(first);
  const group = groupOf(places);
  return {
    id: [...rule.split(/[^a-z0-9]+/i), ...(number === null ? [] : [number])].join('-').toLowerCase(),
    rule,
    number,
    group,
    reason: group === 'accepted' ? (places.find((it) => it.accepted)?.reason ?? null) : null,
    revoke: first.personal === null ? whereToRevoke(rule) : null,
    stands: current.length > 0 ? 'now' : page?.onBranch === true ? 'branch' : 'history',
    first: { path, line, url: page?.url ?? null },
    since: earliest === undefined ? null : { commit: earliest.commit, at: earliest.at },
    places: new Set(current.map((it) => `${it.line} ${it.column} ${it.path}`)).size,
    texts: new Set(places.map((it) => `${it.commit} ${it.path}`)).size,
  };
}

function groupOf(places: readonly Hidden[]): ReceiptEntry['group'] {
  if (places.every((it) => it.personal === 'reported')) return 'reported';
  if (places.every((it) => it.personal !== null)) return 'personal';
  const current = places.filter((it) => it.current);
  // What the operator says of a line that stands goes for what the line was before.
  if ((current.length > 0 ? current : places).every((it) => it.accepted)) return 'accepted';
  return places.every((it) => it.byPlace) ? 'place' : 'rotate';
}

const order: readonly ReceiptEntry['group'][] = ['rotate', 'place', 'accepted', 'personal', 'reported'];

function inOrder(a: ReceiptEntry, b: ReceiptEntry): number {
  return order.indexOf(a.group) - order.indexOf(b.group) || compare(a.rule, b.rule) || (a.number ?? Infinity) - (b.number ?? Infinity);
}

function byPlace(a: Hidden, b: Hidden): number {
  return (
    Number(a.path === null) - Number(b.path === null) ||
    compare(a.path ?? '', b.path ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.commit ?? '', b.commit ?? '')
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
