import type { Need } from '../schema-needs.ts';
import { needOf } from './need.ts';
import { fileNeed } from './path-state.ts';

/** Where the packages of a runner come from. */
export type Registry = 'npm' | 'jsr' | 'pypi' | 'go' | 'crates';

/** The package, git address or file that a word after a runner names. */
export function packageNeed(word: string, registry: Registry): Need {
  if (/^(?:[.~/]|[A-Za-z]:[\\/])/.test(word)) return fileNeed(word);
  if (registry === 'pypi') return pypiNeed(word);
  if (registry === 'npm' && (gitAddress.test(word) || shortGithub.test(word))) return gitNeed(word, '#');
  const at = registry === 'npm' || registry === 'jsr' ? word.indexOf('@', 1) : word.lastIndexOf('@');
  const name = at > 0 ? word.slice(0, at) : word;
  const version = at > 0 ? word.slice(at + 1) || null : null;
  return needOf('package', name, { from: registry, version, pinned: version !== null && exact.test(version) });
}

/** A container image with its tag or digest; only a digest names the same image every time. */
export function imageNeed(word: string): Need {
  const [named = word, digest] = word.split('@');
  const colon = named.lastIndexOf(':');
  const tagged = colon > named.lastIndexOf('/');
  const version = digest ?? (tagged ? named.slice(colon + 1) : null);
  return needOf('image', tagged ? named.slice(0, colon) : named, { version, pinned: digest !== undefined });
}

function pypiNeed(word: string): Need {
  const [, , address] = /^(?:([\w.-]+)(?:\[[^\]]*\])?\s*@\s*)?(git\+\S+|https?:\S+)$/.exec(word) ?? [];
  if (address !== undefined) return gitNeed(address, '@');
  const [, name = word, sign, version] = /^([\w.-]+)(?:\[[^\]]*\])?\s*(?:(===?|~=|>=|<=|<|>|!=|@)\s*(.+))?$/.exec(word) ?? [];
  const precise = sign === '==' || sign === '===' || sign === '@';
  return needOf('package', name, {
    from: 'pypi',
    version: version === undefined ? null : precise ? version : `${sign}${version}`,
    pinned: precise && version !== undefined && exact.test(version),
  });
}

function gitNeed(word: string, sign: '#' | '@'): Need {
  const plain = word.replace(/#(?:egg|subdirectory)=.*$/, '').replace(/(:\/\/)[^/@]*@/, '$1');
  const start = sign === '@' ? plain.indexOf('@', plain.indexOf('://') + 3) : plain.indexOf('#');
  const version = start < 0 ? null : plain.slice(start + 1) || null;
  return needOf('git', start < 0 ? plain : plain.slice(0, start), {
    version,
    pinned: version !== null && /^[0-9a-f]{7,40}$/.test(version),
  });
}

// A version that names one release: digits and dots, perhaps with a suffix; no tag, no range.
const exact = /^v?\d+(?:\.\d+)+(?:[-+.]?[\w.-]+)?$/;
const gitAddress = /^(?:git\+|git:|github:|gitlab:|bitbucket:|https?:)/;
const shortGithub = /^[\w-][\w.-]*\/[\w.-]+(?:#.+)?$/;
