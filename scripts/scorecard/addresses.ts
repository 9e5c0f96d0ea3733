import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** Pages whose address says all; every other first part is a collection, or `documents`. */
const fixed: ReadonlySet<string> = new Set(['', 'about', 'open', 'problems', 'readiness', 'run', 'print', 'search', '404.html']);

/** Addresses of all pages of the site in `folder`, from its root, in code-point order. */
export function addressesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'));
  return files.map((it) => `/${it.replaceAll('\\', '/').replace(/(?<=^|\/)index\.html$/, '')}`).toSorted();
}

/** What kind of page stands at an address: two of one kind are made by the same template from other content. */
export function typeOf(address: string): string {
  const [first = '', second = '', third = ''] = address.slice(1).split('/');
  if (fixed.has(first)) return address.replace(/\/page\/\d+\/$/, '/page/');
  if (second === '') return address;
  if (second === 'page') return `/${first}/page/`;
  if (third === 'v')
    return `/${first}/*/v/${address
      .split('/')
      .slice(4)
      .join('/')
      .replace(/^\d+-[0-9a-f]{7}/, '*')
      .replace(/\d+\/$/, '')}`;
  return third === '' ? `/${first}/*/` : `/${first}/*/${third}/`;
}

/** One page of each type. */
export function eachType(addresses: readonly string[]): string[] {
  const byType = new Map(inHashOrder(addresses).map((it) => [typeOf(it), it]));
  return [...byType.values()].toSorted();
}

/** `count` pages that nobody chose: the same ones every time. */
export function someOf(addresses: readonly string[], count: number): string[] {
  return inHashOrder(addresses).slice(0, count).toSorted();
}

/** True for the page of a record. */
export const isRecord = (address: string): boolean => /^\/(?!(?:documents|as-of|changes)\/)[^/]+\/\*\/$/.test(typeOf(address));

/** The file of the page at `address`, from the root of the site. */
export const fileOf = (address: string): string => `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;

const hash = (it: string): string => createHash('sha256').update(it).digest('hex');

function inHashOrder(addresses: readonly string[]): string[] {
  return addresses.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1));
}
