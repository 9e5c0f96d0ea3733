/** Where a written address leads, judged as a browser would read it. */
export type Target =
  /** Another site, opened by the reader's click only. */
  | { kind: 'external'; href: string; host: string }
  | { kind: 'mail'; href: string }
  /** A place on the same page; `id` without `#`. */
  | { kind: 'fragment'; id: string }
  /** A path in the repository as written, percent signs decoded once; `%23` and `%3F` stay, because `#` and `?` end it. */
  | { kind: 'path'; path: string }
  /** Anything else: scripts, data, files of the reader's machine, other schemes, broken addresses. */
  | { kind: 'none' };

/** Sorts an address by what it may lead to. Browsers drop white space and control characters inside a scheme, so these are dropped first. */
export function targetOf(written: string): Target {
  const url = written.replace(/[\t\n\r]/g, '').replace(aroundUrl, '');
  if (url === '' || hidden.test(url)) return none;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return external(url);
  // An address with a mark in its place leads nowhere.
  if (scheme === 'mailto') return /\[|%5b/i.test(url) ? none : { kind: 'mail', href: url };
  // A colon before any slash would be a scheme to some browser, `//host` and `\\host` are other sites.
  if (scheme !== undefined || /^[^/?#]*:/.test(url) || /^[/\\]{2}/.test(url)) return none;
  if (url.startsWith('#')) return { kind: 'fragment', id: decodedOnce(url.slice(1)) };
  return { kind: 'path', path: decodedOnce(url) };
}

/** The path, query and place that an address names which was decoded as above; each of the last two with its sign, or empty. */
export function partsOf(address: string): { path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path: path.replace(/%23/g, '#').replace(/%3F/gi, '?'), query, fragment };
}

function external(url: string): Target {
  const parsed = /^https?:\/\/[^/\\]/i.test(url) ? URL.parse(url) : null;
  return parsed ? { kind: 'external', href: url, host: parsed.host } : none;
}

/** An address with its percent signs decoded once; `%23` and `%3F` stay. */
export function decodedOnce(url: string): string {
  try {
    return decodeURI(url).replace(/%(?:24|26|2B|2C|3B|3D|40)/gi, (it) => decodeURIComponent(it));
  } catch {
    // A lone percent sign is no encoding: the address is taken as written.
    return url;
  }
}

const none: Target = { kind: 'none' };
const aroundUrl = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu;
// Control characters, and signs that turn the direction of what is shown.
const hidden = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
