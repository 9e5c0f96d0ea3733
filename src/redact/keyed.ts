import { eachHit, type Hits, type Word } from './finder.ts';
import { isDigest, isLikelySecret, isRandom } from './likely.ts';
import { isStandIn } from './made-up.ts';
import { kindOfName, type NameKind } from './names.ts';
import type { Range } from './ranges.ts';
import { valueBehind, type Behind } from './value-behind.ts';

/**
 * The values that stand behind a name that announces a secret, in any syntax: assignments, JSON, YAML, TOML, XML, flags, queries of
 * addresses, calls, prose. `all` takes every value that is no reference, for files in which a value with such a name is always one.
 */
export function keyedIn(text: string, hits: Hits, all = false): Range[] {
  const ranges: Range[] = [];
  let done = 0;
  eachHit(hits, (at) => {
    if (at < done) return;
    const start = nameStart(text, at);
    const end = nameEnd(text, at);
    done = end;
    // A name within a name without end is none.
    if (end - start > longestName || isReferred(text, start) || text.startsWith('---', end)) return;
    const name = text.slice(start, end);
    if (/^P(?:ASS|ass)$|^pass$/.test(name) && !/^["']?\s?[=:]\s?["']/.test(text.slice(end, end + 6))) return;
    const kind = kindWith(text, start, name);
    if (kind !== null) ranges.push(...valuesOf(text, { start, end, name, kind }, all));
  });
  return ranges;
}

interface Name {
  start: number;
  end: number;
  name: string;
  kind: NameKind;
}

function valuesOf(text: string, { start, end, name, kind }: Name, all: boolean): Range[] {
  const behind = valueBehind(text, start, end);
  const rule = ruleOf(name, kind);
  if (behind) {
    const taken = secretPart(text, behind);
    const value = text.slice(taken.start, taken.end);
    const quoted = behind.quoted;
    if (all && kind !== 'key' && isOwnKey(text, start, behind) && isGiven(value)) return [{ ...taken, rule }];
    if (
      behind.by === 'prose' ? isTold(name, kind, value) : isLikelySecret({ kind: behind.by === 'list' ? 'key' : kind, name, value, quoted })
    )
      return [{ ...taken, rule }];
  }
  return kind === 'key' ? [] : nearby(text, behind?.end ?? end, rule);
}

/** A key of a file of settings, or a flag; not a word in a text of such a file. */
function isOwnKey(text: string, start: number, { by }: Behind): boolean {
  if (by === 'flag') return true;
  const before = text.slice(Math.max(0, start - 40), start);
  return by === 'sign' && (/(?:^|[\s{,[])["']$/.test(before) || /(?:^|\n)[ \t-]*$/.test(before));
}

/** Any value but a reference, a number and a word of a few letters. */
function isGiven(value: string): boolean {
  return !isStandIn(value) && !/^(?:\d{1,6}|[a-z]{1,12})?$/.test(value.trim());
}

/** A value that a sentence gives to a password or a token. */
function isTold(name: string, kind: NameKind, value: string): boolean {
  return (
    kind !== 'key' &&
    !value.includes('(') &&
    !/^(?:auth|session|cookie|pass|sid|sig|seed)s?$/i.test(name) &&
    /\d/.test(value) &&
    isLikelySecret({ kind: 'secret', name, value, quoted: true })
  );
}

/** A long random value further on in the line of a name: `the token (from the vault) is …`. */
function nearby(text: string, from: number, rule: string): Range[] {
  const line = lineFrom(text, from, reach + 400);
  for (const { 0: value, index } of line.matchAll(near)) {
    if (index > reach) break;
    // A path goes on here.
    if (line[index - 1] === '/') continue;
    const isSecret = isRandom(value) && !isDigest(value) && !isStandIn(value) && !aboutHashes.test(line.slice(0, index));
    if (isSecret) return [{ start: from + index, end: from + index + value.length, rule }];
  }
  return [];
}

/** What follows in the same line, up to a number of characters. */
function lineFrom(text: string, from: number, most: number): string {
  const part = text.slice(from, from + most);
  const stop = part.indexOf('\n');
  return stop < 0 ? part : part.slice(0, stop);
}

/** The value without the word that says how it is sent, as in `Bearer …`. */
function secretPart(text: string, { start, end }: Behind): { start: number; end: number } {
  const scheme = schemes.exec(text.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
  return { start: start + scheme, end };
}

function kindWith(text: string, start: number, name: string): NameKind | null {
  const kind = kindOfName(name);
  if (kind !== 'key' && !(kind === null && /^keys?$/i.test(name))) return kind;
  // `API key`, `access token`: the word before belongs to the name.
  const word = before.exec(text.slice(Math.max(0, start - 16), start))?.[1];
  return word === undefined ? kind : kindOfName(`${word} ${name}`);
}

function ruleOf(name: string, kind: NameKind): string {
  if (kind === 'password') return 'password';
  if (/key/i.test(name)) return 'key';
  if (/cookie|sess/i.test(name)) return 'session';
  if (/authoriz|bearer|^auth$/i.test(name)) return 'authorization';
  return /token|jwt|pat$/i.test(name) ? 'token' : 'secret';
}

/** `${NAME…`, `$(name…`, `%NAME…`: what follows belongs to the reference. What is hidden already has nothing behind it. */
function isReferred(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return /(?:\$[({]|%|\{\{ ?|\[redacted: [a-z ]{0,24}\d{0,6})$/.test(before);
}

function nameStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < longestName && namePart(text.charCodeAt(start - 1))) start -= 1;
  // The `n` of an escaped line end is no part of a name.
  return text[start - 1] === '\\' && /[nrt]/.test(text.charAt(start)) ? start + 1 : start;
}

function nameEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < longestName && namePart(text.charCodeAt(end))) end += 1;
  while (end > at && /[.-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Letters of any script, digits, and the signs that join words. */
function namePart(code: number): boolean {
  if (code > 127) return code < 0x24f && code !== 0xab && code !== 0xbb && code !== 0xa0;
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 45 || code === 46
  );
}

const longestName = 80;
const reach = 70;
const near = /[A-Za-z0-9][A-Za-z0-9_+/=.~-]{19,400}/g;
const aboutHashes = /sha|commit|digest|hash|blob|tree|integrity|revision|checksum|uuid|https?:\/\/\S*$/i;
const schemes =
  /^(?:bearer|basic|token|apikey|api-key|api-token|bot|digest|ssws|key|sso-key|genericapikey|aws4-hmac-sha256|splunk|snowflake|zoho-oauthtoken|token token=)[ +]{1,3}["']?/i;
const before = /(?:^|[^A-Za-z0-9])([A-Za-z]{2,14}) $/;
const words = [
  'pass',
  'pwd',
  'secret',
  'token',
  'key',
  'cred',
  'auth',
  'dsn',
  'webhook',
  'connectionstr',
  'connstr',
  'cookie',
  'sess',
  'signature',
  'sig=',
  'licen',
  'kennwort',
  'bearer',
  'jwt',
  'psk',
  'hmac',
  'contrase',
  'senha',
  'mnemonic',
  'seed',
  '_pat',
  'sid=',
  'salt',
  'code=',
  'sas=',
  '.pw',
  '_pw',
  'pw:',
  'pw=',
  'pw ',
  'wachtwoord',
  '_sk',
  '_pin',
  'pin:',
  'pin=',
];
/** What names of secrets have in them. */
export const keyedWords: readonly Word[] = words.map((word) => ({ word, exact: false }));
