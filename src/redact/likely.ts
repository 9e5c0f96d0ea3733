import { isMadeUp, isStandIn } from './made-up.ts';
import type { NameKind } from './names.ts';
import { isWordLike } from './word-like.ts';

/** A value behind a name, and how it stands there. */
export interface Candidate {
  kind: NameKind;
  name: string;
  value: string;
  quoted: boolean;
}

/** True when a value behind the name of a secret is one: not a reference, a placeholder, code, a path or a word. */
export function isLikelySecret({ kind, name, value: written, quoted }: Candidate): boolean {
  // Bold text in a table or a list.
  const value = written.replace(/^\*{2,3}|\*{2,3}$/g, '');
  if (value.length < (kind === 'password' ? 5 : 8) || value.length > 20_000 || isStandIn(value)) return false;
  if (isNoSecret(value) || (!quoted && isCode(value))) return false;
  if (kind === 'key') return value.length >= 16 && isRandom(value) && !isDigest(value) && !isUuid(value);
  if (kind === 'password') return !/\s/.test(value) ? isPassword(value, quoted, name) : false;
  if (/\s/.test(value)) return false;
  if (uuid.test(value)) return true;
  if (isRandom(value)) return !(isDigest(value) && hashNames.test(name));
  return value.length <= 64 && isMixed(value) && !isWordy(value) && !isWordLike(value);
}

/** Letters and digits as from a random source: long, mixed throughout, and no words, names of files or versions. */
export function isRandom(value: string): boolean {
  if (value.length < 12 || isMadeUp(value) || isNoSecret(value)) return false;
  if (uuid.test(value)) return true;
  const parts = value.split(/[^A-Za-z0-9]+/);
  const body = parts.join('');
  const words = parts.filter((it) => /^(?:[A-Z]?[a-z]+|[A-Z]+|\d+)$/.test(it)).join('');
  if (body.length < 10 || words.length > body.length * 0.5 || isWordLike(body)) return false;
  const digits = countOf(body, /\d/g);
  if (digits === body.length) return false;
  const turns = countOf(body, /[A-Za-z](?=\d)|\d(?=[A-Za-z])/g);
  const cases = countOf(body, /[a-z](?=[A-Z])|[A-Z](?=[a-z])/g);
  // Random letters without digits change between capitals and small ones almost every second time; words do not.
  if (digits === 0) return body.length >= 20 && cases > body.length * 0.36;
  return (digits >= 2 && turns >= Math.max(2, body.length / 14)) || (turns >= 1 && cases > body.length / 5);
}

/** A UUID, with or without a word before it as in `ses_…`. */
function isUuid(value: string): boolean {
  return /^(?:[a-z]{2,12}[_-])?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);
}

/** A commit, a digest, or what is written like one. */
export function isDigest(value: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i.test(value);
}

function isPassword(value: string, quoted: boolean, name: string): boolean {
  const letters = /[A-Za-z]/.test(value);
  if (/^\d+$/.test(value)) return /pin|passcode|otp/i.test(name) && value.length >= 6;
  if (!letters || isExample(value)) return false;
  const strong = /[!@#$%^&*?~+]/.test(value.slice(0, -1)) && /[A-Za-z]{2}|\d/.test(value);
  if (/\d/.test(value))
    return quoted || strong || !/^_?[a-z]+(?:_[a-z]+|[A-Z][a-z]+)*\d$/.test(value) ? !/^v?\d+(?:\.\d+)+/.test(value) : false;
  return (strong && !/^[A-Za-z]+[?!]+$/.test(value)) || (value.length >= 16 && isRandom(value));
}

/** A password of tests and manuals: nothing but `test`, `secure`, `password` and the like with a number. */
function isExample(value: string): boolean {
  return (
    value
      .toLowerCase()
      .replace(exampleWords, '')
      .replace(/[^a-z0-9]/g, '')
      .replace(/^(?:\d{1,6}|[a-z]{0,2})$/, '') === ''
  );
}

/** Letters and digits in turns, or with signs that words do not have. */
function isMixed(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** Made of words and numbers alone: `session-token-v2`, `abc_123`. */
function isWordy(value: string): boolean {
  return !/[!#$%^&*?~+=]/.test(value) && value.split(/[-_.:/]/).every((it) => /^(?:[A-Za-z]*\d{0,4}|\d+[a-z]{0,2})$/.test(it));
}

/** Forms that secrets do not have: addresses, paths, files, versions, dates, digests that say so, languages of programs. */
function isNoSecret(value: string): boolean {
  return (
    noSecret.test(value) ||
    /[^\x20-\x7E]{3}/.test(value) ||
    value.split(/[/@:]/).some((it, _, all) => all.length > 2 && isDigest(it)) ||
    (value.includes('://') && !/:\/\/[^/\s]{0,200}@/.test(value))
  );
}

function isCode(value: string): boolean {
  return code.test(value);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const hashNames = /hash|sha|digest|commit|checksum|rev|fingerprint|etag|integrity/i;
const exampleWords =
  /pass(?:w(?:or)?d)?|p[@4a](?:ss|\$\$)(?:w[o0]rd)?|secure|secret|test(?:ing|er|s)?|strong|weak|wrong|invalid|valid|correct|qwerty|hunter|admin|user|demo|dummy|example|sample|guest|root|default|change|new|old|my|your|some|super|very|long|short|bad|good|hashed?|plain|foo|bar|baz|abc|xyz|e2e|dev|local|temp|login|word/g;
const noSecret =
  /\[A-Z]?[A-Za-z]-[a-zA-Z0-9]|^(?:sha(?:1|224|256|384|512)[-:]|md5[-:]|urn:|data:|mailto:|git@|ssh-(?:rsa|ed25519)|https?:\/\/[^@]*$|\/[A-Za-z0-9._-]+\/|[A-Za-z]:\\|\d{4}-\d\d-\d\d|v?\d+\.\d+(?:\.\d+)?(?:[-+.].*)?$|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|[a-z0-9-]+(?:\.[a-z0-9-]+){1,6}\.(?:com|net|org|io|dev|app|ai|co|cloud|eu|de|uk|jp|internal|local|test|example)(?:[:/].*)?$|\d[\d_,. ]*$|[\w./-]+\.(?:md|mdx|ts|tsx|js|mjs|cjs|jsx|json|ya?ml|toml|py|go|rs|sh|rb|java|kt|cs|php|html|css|svg|png|jpe?g|gif|pdf|txt|lock|sql|tf|env|pem|key|crt|xml|csv)(?:[:#].*)?$)/;
const code =
  /^(?:[A-Za-z_$][a-z_$]*(?:[A-Z][a-z]+)*\d?(?:(?:\??\.|::|->)[A-Za-z_$][a-z_$]*(?:[A-Z][a-z]+)*\d?)+[[(]?|[A-Za-z_$][\w$.]*[([].*|[a-z]+(?:[A-Z][a-z]+)+\d?|[A-Z][a-z]+(?:[A-Z][a-z]+)+\d?|&?\*?[A-Za-z_]+)$/;
