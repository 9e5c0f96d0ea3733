import type { Sibling } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';
import type { ChainLink } from './schema.ts';

type It = Sibling<Handoff>;

/** What a handoff goes on from, and what goes on from it, by record. */
export interface Chain {
  continues: ChainLink[];
  continuedBy: ChainLink[];
}

/** Joins handoffs that say what they go on from: by the name of a file, by a running number, by the id of a session. */
export function chainsOf(records: readonly It[]): Map<string, Chain> {
  const chains = new Map<string, Chain>();
  const places = placesOf(records);
  const at = (it: It): Chain => {
    const chain = chains.get(it.id) ?? { continues: [], continuedBy: [] };
    chains.set(it.id, chain);
    return chain;
  };
  for (const it of records) {
    const before = parentOf(it, places) ?? beforeOf(it, places);
    if (before === null || before.record === it) continue;
    at(it).continues.push({ id: before.record.id, title: before.record.title, by: before.by });
    at(before.record).continuedBy.push({ id: it.id, title: it.title, by: before.by });
  }
  return chains;
}

interface Places {
  byPath: ReadonlyMap<string, It>;
  /** Null for a name that several files have. */
  byName: ReadonlyMap<string, It | null>;
  bySession: ReadonlyMap<string, It | null>;
  bySequence: ReadonlyMap<string, It | null>;
}

function placesOf(records: readonly It[]): Places {
  const unique = (keyOf: (it: It) => string | null): Map<string, It | null> => {
    const found = new Map<string, It | null>();
    for (const it of records) {
      const key = keyOf(it);
      if (key !== null) found.set(key, found.has(key) ? null : it);
    }
    return found;
  };
  return {
    byPath: new Map(records.map((it) => [it.path.toLowerCase(), it])),
    byName: unique((it) => nameOf(it.path)),
    bySession: unique((it) => it.data.snapshot?.session ?? labelOf(it, sessionKeys)),
    bySequence: unique((it) => sequenceKey(it, 0)),
  };
}

type Before = { record: It; by: ChainLink['by'] };

/** What the text itself names: a file, or a session. */
function parentOf(it: It, { byPath, byName, bySession }: Places): Before | null {
  const named = labelOf(it, parentKeys);
  for (const [words = ''] of named?.matchAll(/[^\s`()[\]<>"',;]+\.(?:md|markdown|txt|json|ya?ml|toml)\b/gi) ?? []) {
    const path = words.replace(/^\.?\//, '').toLowerCase();
    const beside = `${it.path.slice(0, it.path.lastIndexOf('/') + 1)}${path}`.toLowerCase();
    const record = byPath.get(path) ?? byPath.get(beside) ?? byName.get(nameOf(path));
    if (record) return { record, by: 'parent' };
  }
  // A name without its ending.
  const bare =
    named === null
      ? null
      : byName.get(
          named
            .replaceAll(/[`*[\]]/g, '')
            .trim()
            .toLowerCase(),
        );
  if (bare) return { record: bare, by: 'parent' };
  const session = labelOf(it, parentSessionKeys);
  const record = session === null ? null : bySession.get(session);
  return record ? { record, by: 'session' } : null;
}

/** The one with the number before, of the same kind in the same folder. */
function beforeOf(it: It, { bySequence }: Places): Before | null {
  const key = sequenceKey(it, 1);
  const record = key === null ? null : bySequence.get(key);
  return record ? { record, by: 'sequence' } : null;
}

/** Folder, name without its number and day, and the number less `less`; null for one without. */
function sequenceKey({ path, data }: It, less: number): string | null {
  // The number of a snapshot counts the changes of its file; its sessions are joined by their task.
  if (data.snapshot !== undefined) return null;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length).replace(/\.\w+$/, '');
  const written = /^#?(\d{1,5})$/.exec(labelOf({ data }, sequenceKeys)?.trim() ?? '')?.[1];
  const counted =
    written ??
    /^(?:hand-?(?:off|over)[-_ ]?#?(\d{1,5})|#?(\d{3,5})[-_ ].*hand-?(?:off|over).*)$/i
      .exec(name)
      ?.slice(1)
      .find((it) => it !== undefined);
  if (counted === undefined) return null;
  const slug = name
    .replaceAll(/\d+/g, '')
    .replaceAll(/[-_ .]+/g, '-')
    .toLowerCase();
  return JSON.stringify([folder.toLowerCase(), slug, Number(counted) - less]);
}

function labelOf({ data }: Pick<It, 'data'>, keys: RegExp): string | null {
  return data.labels.find((it) => keys.test(it.key.replaceAll(/[\s_.-]+/g, ' ').trim()))?.value ?? null;
}

const nameOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();

const parentKeys =
  /^(?:parent(?: handoff| file)?|continues(?: from)?|continued from|previous(?: handoff| session)?|predecessor|follows(?: on)?(?: from)?|supersedes|based on|vorgänger|fortsetzung von|前回|上一个交接)$/i;
const parentSessionKeys = /^(?:parent session(?: id)?|previous session(?: id)?|continues session|resumed from)$/i;
const sessionKeys = /^(?:session(?: id)?)$/i;
const sequenceKeys = /^(?:seq|sequence|handoff(?: number| no)?|number|nr)$/i;
