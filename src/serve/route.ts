import { headerFile } from '../model/headers.ts';

/** What an address asks of a site. */
export type Route =
  /** A file, or with `folder` the page of a folder, by the names on the way from the top of the site. */
  | { kind: 'file'; names: string[]; folder: boolean; query: string }
  | { kind: 'redirect'; to: string }
  /** No file of a site can have this address. */
  | { kind: 'nothing' }
  /** The address lies beside the site, which stands below a sub-path. */
  | { kind: 'outside' }
  | { kind: 'malformed' };

/** What `target`, the address in the first line of a request, asks of a site below `base`, which begins and ends with `/`. */
export function routeOf(target: string, base: string): Route {
  if (!target.startsWith('/')) return { kind: 'malformed' };
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (base !== '/' && path === '/') return { kind: 'redirect', to: base };
  if (`${path}/` === base) return { kind: 'redirect', to: base + query };
  if (!path.startsWith(base)) return { kind: 'outside' };
  const names = decoded(path.slice(base.length).split('/'));
  if (names === null) return { kind: 'malformed' };
  const folder = names.at(-1) === '';
  if (folder) names.pop();
  return names.every(isPlain) && names[0] !== headerFile ? { kind: 'file', names, folder, query } : { kind: 'nothing' };
}

function decoded(names: readonly string[]): string[] | null {
  try {
    return names.map(decodeURIComponent);
  } catch {
    // A lone `%` or bytes that are no UTF-8: the address is answered as malformed.
    return null;
  }
}

// No way up, no hidden file, and nothing that a file system takes for more than one name.
function isPlain(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\\0:]/.test(name);
}
