import type { Peer } from './peer.ts';

type Resolved = { to: Peer } | 'elsewhere' | 'missing' | 'words';

/** Finds the document that a path, an id or a name of a feature means. */
export class Targets {
  readonly #byPath = new Map<string, Peer>();
  readonly #byFolder = new Map<string, Peer>();
  readonly #byKey = new Map<string, Peer[]>();

  constructor(records: readonly Peer[]) {
    for (const record of records) {
      if (record.deleted === true) continue;
      for (const path of [record.path, ...(record.aliases ?? [])]) {
        this.#byPath.set(path, record);
        const folder = folderOf(path);
        const there = this.#byFolder.get(folder);
        if (there === undefined || rank(record) < rank(there)) this.#byFolder.set(folder, record);
      }
      for (const key of keysOf(record)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), record]);
    }
  }

  /** `words` is what names no document at all; `missing` what names one that is not here. */
  resolve(written: string, from: Peer): Resolved {
    const target = written.replace(/^[`"'<[]+|[`"'>\]]+$/g, '').trim();
    const [, linked = target] = /\]\(([^)\s]+)\)/.exec(written) ?? [];
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(linked)) {
      const inside = /\/(?:blob|tree)\/[^/]+\/([^#?]+)/.exec(linked)?.[1];
      const found = inside === undefined ? undefined : this.#atPath(inside);
      return found === undefined || found === from ? 'elsewhere' : { to: found };
    }
    const path = linked
      .replace(/[#?].*$|\s+[(§].*$/g, '')
      .replace(/\/$/, '')
      .replace(leadingId, '$1');
    if (path.includes('/') && !/\s/.test(path)) {
      const found = this.#atPath(joined('', path)) ?? this.#atPath(joined(folderOf(from.path), path));
      if (found !== undefined) return found === from ? 'words' : { to: found };
      return /^\.{0,2}\/|\.\w{2,4}$|^keps\//.test(path) ? 'missing' : 'words';
    }
    return this.#named(path, from);
  }

  #atPath(path: string): Peer | undefined {
    return this.#byPath.get(path) ?? this.#byFolder.get(path) ?? this.#byPath.get(`${path}.md`);
  }

  #named(name: string, from: Peer): Resolved {
    const beside = this.#atPath(joined(folderOf(from.path), name));
    if (beside !== undefined && beside !== from && /\.\w+$/.test(name)) return { to: beside };
    const found = this.#byKey.get(keyOf(name))?.filter((it) => it.data.feature?.key !== from.data.feature?.key) ?? [];
    const family = found.filter((it) => it.data.family === from.data.family);
    const [to] = (family.length > 0 ? family : found).toSorted((a, b) => rank(a) - rank(b));
    return to === undefined ? 'words' : { to };
  }
}

function keysOf({ path, data }: Peer): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const key = data.feature?.key ?? null;
  const last = key === null ? null : key.slice(key.lastIndexOf('/') + 1);
  const number = last === null ? null : (/^(?:[A-Za-z]+[-_])*\d+/.exec(last)?.[0] ?? null);
  return [
    ...new Set(
      [name, key, last, number, number === null || !/^\d/.test(number) ? null : `kep-${number}`].flatMap((it) =>
        it === null || it === '' ? [] : [keyOf(it)],
      ),
    ),
  ];
}

// `RIPR-PROP-0004: Title` names the document by its id.
const leadingId = /^((?:[A-Z][A-Za-z0-9]*-)+\d+)[:\s].*$/;
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^#/, '');
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Which document of a folder or feature is meant by its name: the one that says what it is. */
function rank({ data: { part } }: Peer): number {
  const at = ['spec', 'proposal', 'requirements', 'plan', 'design', 'tasks'].indexOf(part);
  return at < 0 ? 10 : at;
}

function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${path.startsWith('/') ? '' : folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
