import type { FieldChange } from '../model/field-change.ts';
import { sameAsked, wordsIn } from '../model/asked-words.ts';
import { questionLists, type Item, type Tracked } from '../model/tracked.ts';

/** Changes that a revision lists at most; the rest is counted. */
const most = 40;

/** What was set, added, removed, renamed or rewritten from one version of a record to the next. Null for a version in which the record is not. */
export function fieldChanges(before: Tracked | null, after: Tracked | null): { changes: FieldChange[]; more: number } {
  if (before === null && after === null) return { changes: [], more: 0 };
  if (before === null) return { changes: [{ field: 'record', how: 'added', from: null, to: null }], more: 0 };
  if (after === null) return { changes: [{ field: 'record', how: 'removed', from: null, to: null }], more: 0 };
  const changes = [...setBetween(before, after), ...itemsBetween(before, after)];
  return { changes: changes.slice(0, most), more: Math.max(0, changes.length - most) };
}

function setBetween(before: Tracked, after: Tracked): FieldChange[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return names.flatMap((field) => {
    const [from, to] = [before.fields[field] ?? null, after.fields[field] ?? null];
    return from === to ? [] : { field, how: 'set' as const, from, to };
  });
}

function itemsBetween(before: Tracked, after: Tracked): FieldChange[] {
  const names = [...new Set([...Object.keys(before.items), ...Object.keys(after.items)])];
  return names.flatMap((field) => itemChanges(field, before.items[field] ?? [], after.items[field] ?? []));
}

function itemChanges(field: string, before: readonly Item[], after: readonly Item[]): FieldChange[] {
  const [old, now] = [new Map(before.map((it) => [it.name, it])), new Map(after.map((it) => [it.name, it]))];
  const gone = before.filter((it) => !now.has(it.name));
  const come = after.filter((it) => !old.has(it.name));
  if (questionLists.has(field)) return questionChanges(field, gone, come);
  const moved = new Map<Item, Item>();
  const alike = [onlyAlike(gone, come, ({ name }) => idIn(name)), onlyAlike(gone, come, ({ digest }) => digest)];
  for (const it of come) {
    const from = alike[0]?.get(it) ?? alike[1]?.get(it);
    if (from !== undefined) moved.set(it, from);
  }
  const renamed = new Set(moved.values());
  return [
    ...[...moved].map(([to, from]): FieldChange => ({ field, how: 'renamed', from: from.name, to: to.name })),
    ...come.flatMap((it): FieldChange[] => (moved.has(it) ? [] : [{ field, how: 'added', from: null, to: it.name }])),
    ...gone.flatMap((it): FieldChange[] => (renamed.has(it) ? [] : [{ field, how: 'removed', from: it.name, to: null }])),
    ...after.flatMap((it): FieldChange[] => {
      const was = old.get(it.name);
      return was === undefined || was.digest === it.digest ? [] : [{ field, how: 'rewritten', from: it.name, to: it.name }];
    }),
  ];
}

/** A question with another owner behind it, or in other words, is asked still. */
function questionChanges(field: string, gone: readonly Item[], come: readonly Item[]): FieldChange[] {
  const names = come.map((it) => it.name);
  const same = sameAsked(
    gone.map((it) => it.name),
    names,
  );
  const asked = gone.map((it, index) => ({ from: it.name, to: same[index] ?? null }));
  const again = new Set(asked.map((it) => it.to));
  return [
    ...asked.flatMap(({ from, to }): FieldChange[] =>
      to === null || wordsIn(from) === wordsIn(to) ? [] : [{ field, how: 'renamed', from, to }],
    ),
    ...names.flatMap((it): FieldChange[] => (again.has(it) ? [] : [{ field, how: 'added', from: null, to: it }])),
    ...asked.flatMap(({ from, to }): FieldChange[] => (to === null ? [{ field, how: 'removed', from, to }] : [])),
  ];
}

/** For items of `come` the one of `gone` that is like it by a key that none but these two has. */
function onlyAlike(gone: readonly Item[], come: readonly Item[], keyOf: (it: Item) => string | null): Map<Item, Item> {
  const [old, now] = [Map.groupBy(gone, keyOf), Map.groupBy(come, keyOf)];
  const pairs = [...now].flatMap(([key, its]): [Item, Item][] => {
    const was = old.get(key) ?? [];
    const [from, to] = [was[0], its[0]];
    return key !== null && was.length === 1 && its.length === 1 && from && to ? [[to, from]] : [];
  });
  return new Map(pairs);
}

/** The id that a name begins with, such as `FR-016`; null for none. */
const idIn = (name: string): string | null => /^(?:[A-Z][A-Z0-9]*-)+\d[\w.]*(?![\w-])/.exec(name)?.[0] ?? null;
