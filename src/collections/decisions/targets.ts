import type { Sibling } from '../../model/collection.ts';
import { hyphened } from './entry.ts';
import { readHeading, readName } from './identity.ts';
import type { Decision } from './schema.ts';

/** A decision record among the others. */
export type Peer = Sibling<Decision>;

/** What the target of a relation is: a record, an address elsewhere, something that is not here, or mere words. */
type Resolved = { to: Peer } | 'elsewhere' | 'missing' | 'words';

/** Finds the record that a path, an anchor, a number or a title means, as seen from another record. */
export class Targets {
  readonly #byPath = new Map<string, Peer[]>();
  readonly #byName = new Map<string, Peer[]>();
  readonly #byNumber = new Map<string, Peer[]>();
  readonly #byTitle = new Map<string, Peer[]>();
  readonly #byAnchor = new Map<string, Peer[]>();
  readonly #byDate = new Map<string, Peer[]>();

  constructor(records: readonly Peer[]) {
    for (const record of records) add(this.#byPath, record.path, record);
    for (const record of records) {
      const { path, title, data } = record;
      add(this.#byTitle, hyphened(title), record);
      const onDay = data.date?.from === 'commit' ? null : (data.date?.date ?? null);
      const dated = onDay === null ? [] : [`${data.date?.written ?? onDay} ${title}`, `${title} ${data.date?.written ?? onDay}`];
      const anchors = new Set([title, data.number ?? title, `${data.number ?? ''} ${title}`, ...dated].map(hyphened));
      for (const it of anchors) add(this.#byAnchor, keyIn(path, it), record);
      if (this.isWholeFile(record)) add(this.#byName, hyphened(baseOf(path)), record);
      if (onDay !== null) for (const scope of [path, folderOf(path)]) add(this.#byDate, keyIn(scope, onDay), record);
      const number = numberKey(data.number);
      if (number !== null) for (const scope of [path, folderOf(path), '']) add(this.#byNumber, keyIn(scope, number), record);
    }
  }

  /** False for an entry of a log with several. */
  isWholeFile({ path }: Peer): boolean {
    return this.#byPath.get(path)?.length === 1;
  }

  resolve(target: string, from: Peer): Resolved {
    if (target.length > longestTarget) return 'words';
    const outside = /^[a-z][a-z0-9+.-]*:/i.test(target);
    if (day.test(target)) return this.#onDay(target, from);
    const path = outside ? pathInRepository(target) : target;
    if (path === null) return 'elsewhere';
    const found = isPath(path) ? this.#atPath(path, from, outside) : this.#named(path, from);
    const to = found === null ? undefined : standing(found.filter((it) => it !== from));
    if (to) return { to };
    if (outside) return 'elsewhere';
    return isPath(path) || numberKey(path) !== null ? 'missing' : 'words';
  }

  /** The entry of a day in the same log, else the record of that day in the same folder. */
  #onDay(day: string, from: Peer): Resolved {
    for (const scope of [from.path, folderOf(from.path)]) {
      const others = this.#byDate.get(keyIn(scope, day))?.filter((it) => it !== from) ?? [];
      const to = only(others)?.[0];
      if (to) return { to };
      if (others.length > 0) return 'words';
    }
    return 'missing';
  }

  #atPath(written: string, from: Peer, fromRoot: boolean): Peer[] | null {
    const [, file = '', anchor = ''] = (/^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(written) ?? []).map((it = '') => decoded(it));
    if (file === '') return this.#atAnchor(this.#byPath.get(from.path) ?? [], anchor);
    const path = joined(fromRoot || file.startsWith('/') ? '' : folderOf(from.path), file);
    const there = this.#byPath.get(path) ?? this.#byPath.get(`${path}.md`);
    if (there) return anchor === '' ? there : this.#atAnchor(there, anchor);
    // A file that was renamed since keeps its number or its name.
    const number = numberKey(readName(path).number);
    return this.#byName.get(hyphened(baseOf(path))) ?? (number === null ? null : only(this.#byNumber.get(keyIn(folderOf(path), number))));
  }

  /** By the anchor that a heading gets, which starts with its number. */
  #atAnchor(there: readonly Peer[], anchor: string): Peer[] | null {
    const [first] = there;
    if (!first || there.length === 1) return first ? [first] : null;
    const words = hyphened(anchor).split('-');
    const exact = this.#byAnchor.get(keyIn(first.path, words.join('-')));
    if (exact) return exact;
    for (let count = Math.min(mostWords, words.length); count > 0; count--) {
      const found = this.#byAnchor.get(keyIn(first.path, words.slice(0, count).join('-')));
      if (found) return only(found.filter(({ data }) => data.number !== null));
    }
    return null;
  }

  /** By number in the same file, the same folder, then anywhere; else by the name of a file, else by title. */
  #named(words: string, { path }: Peer): Peer[] | null {
    const number = numberKey(words);
    if (number !== null) {
      for (const scope of [path, folderOf(path), '']) {
        const found = this.#byNumber.get(keyIn(scope, number));
        if (found) return only(found);
      }
      return null;
    }
    const name = hyphened(words.split('/').at(-1) ?? '');
    return only(this.#byName.get(name)) ?? only(this.#byTitle.get(hyphened(readHeading(words).title)));
  }
}

/** Comparable form of a number: `ADR-005`, `adr 5`, `#5`, `0005` and `5. Title` are one; null for words without a number. */
export function numberKey(number: string | null): string | null {
  const written = number?.trim() ?? '';
  const match = numbered.exec(written);
  if (match) return `${match[1]?.toLowerCase() ?? ''}:${match[2]}${match[3]?.toLowerCase() ?? ''}`;
  return otherId.test(written) ? written.toLowerCase() : null;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const numbered =
  /^#?\s*(?:(?:adr|dr|decision|record|entscheidung|décision|decisión)\s*[-_ #]*|(\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*?)[-_]?)?0*(\d+(?:\.\d+)*[a-z]?)(?:[-_](am\S*|add\S*))?\s*(?:$|[.:)]\s+\S)/iu;
const otherId = /^\p{Lu}+\d+-\p{L}$/u;
const keyIn = (scope: string, number: string): string => `${scope}\n${number}`;

/** Folder of a path, without a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The first that stands; of several only deleted ones, the first. */
const standing = (records: readonly Peer[]): Peer | undefined => records.find((it) => it.deleted !== true) ?? records[0];

/** The only one that stands, else the only one at all; null when it cannot be told which is meant. */
function only(records: readonly Peer[] | undefined): Peer[] | null {
  const here = records?.filter((it) => it.deleted !== true) ?? [];
  const among = here.length > 0 ? here : (records ?? []);
  return among.length === 1 ? [...among] : null;
}

function add(map: Map<string, Peer[]>, key: string, record: Peer): void {
  const there = map.get(key);
  if (there) there.push(record);
  else map.set(key, [record]);
}

// Words of a number in an anchor, as in `div-lru-cache-1-…`.
const mostWords = 6;
const longestTarget = 1000;
const isPath = (target: string): boolean => /^#(?!\d+$)|^[./]|\.(?:md|mdx|markdown)(?:[#?]|$)|^[^\s]+\/[^\s]*[^\s/]$/i.test(target);
const baseOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.(?:md|mdx|markdown)$/i, '');

/** The path in an address such as `https://host/owner/name/blob/main/docs/adr/0005-x.md`; null for other addresses. */
const pathInRepository = (url: string): string | null =>
  /\/(?:blob|tree|src|raw)\/(?:branch\/)?[^/]+\/([^?#]+\.(?:md|mdx|markdown)(?:#.*)?)/i.exec(url)?.[1] ?? null;

function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('%'), (it) => Number.parseInt(it, 16))),
  );
}

function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
