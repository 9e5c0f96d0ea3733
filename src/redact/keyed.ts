import { eachHit, type Hits, type Word } from './finder.ts';
import { isDigest, isLikelySecret, isRandom } from './likely.ts';
import { isStandIn } from './made-up.ts';
import { kindOfName, type NameKind } from './names.ts';
import type { Range } from './ranges.ts';
import { longRuns, type LongRuns } from './long-runs.ts';
import { valueBehind, type Behind } from './value-behind.ts';

/**
 * The values that stand behind a name that announces a secret, in any syntax: assignments, JSON, YAML, TOML, XML, flags, queries of
 * addresses, calls, prose. `all` takes every value that is no reference, for files in which a value with such a name is always one.
 */
export function keyedIn(text: string, hits: Hits, all = false): Range[] {
  const ranges: Range[] = [];
  const runs = longRuns(text);
  let done = 0;
  let outer = { end: 0, names: 0 };
  eachHit(hits, (at) => {
    if (at < done) return;
    const start = nameStart(text, at);
    const end = nameEnd(text, at);
    done = end;
    // A name within a name without end is none.
    if (end - start > longestName || text.startsWith('---', end)) return;
    const name = text.slice(start, end);
    if (isReferred(text, start)) {
      ranges.push(...fallbackOf(text, { start, end, name, kind: kindOfName(name) ?? 'key' }));
      return;
    }
    if (/^P(?:ASS|ass)$|^pass$/.test(name) && !/^["']?\s?[=:]\s?["']/.test(text.slice(end, end + 6)) && !isSetting(text, start, end))
      return;
    const kind = kindWith(text, start, name);
    if (kind === null) return;
    // Names within a value, as in `token=token=…`: each of them has all that follows for its value.
    const isDeep = at < outer.end && outer.names > mostWithin;
    if (isDeep && at < (ranges.at(-1)?.end ?? 0)) return;
    const behind = valueBehind(text, start, end, isDeep ? longestWithin : undefined);
    if (at >= outer.end) outer = { end: behind?.end ?? end, names: 0 };
    else outer.names += 1;
    for (const it of valuesOf(text, { start, end, name, kind }, { behind, runs, all }))
      ranges.push(isDeep && behind?.isCut ? { ...it, end: Math.max(it.end, valueBehind(text, start, end)?.end ?? 0) } : it);
  });
  return ranges;
}

interface Name {
  start: number;
  end: number;
  name: string;
  kind: NameKind;
}

interface Follows {
  behind: Behind | null;
  runs: LongRuns;
  all: boolean;
}

function valuesOf(text: string, { start, end, name, kind }: Name, { behind, runs, all }: Follows): Range[] {
  const rule = ruleOf(name, kind);
  if (behind) {
    const taken = secretPart(text, behind);
    const value = text.slice(taken.start, taken.end);
    const quoted = behind.quoted;
    if (all && kind !== 'key' && isOwnKey(text, start, behind) && isGiven(value)) return [{ ...taken, rule }];
    if (isSecretBy(text, { start, end, name, kind }, { ...behind, quoted }, value)) return [{ ...taken, rule }];
  }
  return kind === 'key' || behind?.isCut ? [] : nearby(text, behind && behind.by !== 'beside' ? behind.end : end, { rule, runs });
}

function isSecretBy(text: string, { start, name, kind }: Name, { by, quoted }: Behind, value: string): boolean {
  if (by === 'prose') return isTold(name, kind, value);
  if (by === 'beside') return kind === 'password' && isStrong(value) && isTold(name, kind, value);
  const isArgument = by === 'list' && kind !== 'key' && takesValue.test(text.slice(Math.max(0, start - 40), start));
  const inQuery = kind === 'key' && /^(?:key|auth|sig|signature)$/.test(name) && /[?&]/.test(text.charAt(start - 1)) && value.length >= 12;
  return isLikelySecret({ kind: inQuery || isArgument ? (inQuery ? 'secret' : kind) : by === 'list' ? 'key' : kind, name, value, quoted });
}

/** Capitals, small letters and digits, as passwords have them that stand in a sentence with nothing before them. */
function isStrong(value: string): boolean {
  return (
    value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) && (/[!#$%^&*?~+]/.test(value) || isRandom(value))
  );
}

/** A line `pass: …` or a part `pass=…` of a query with a value as passwords are; `pass` alone is a word of reports on tests too. */
function isSetting(text: string, start: number, end: number): boolean {
  setting.lastIndex = end;
  const value = setting.exec(text)?.[1] ?? '';
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value) || !(/[!#$%^&*?~+]/.test(value) || isRandom(value))) return false;
  return /(?:^|\n)[ \t>+-]*(?:export |set )?$|[?&;]$/.test(text.slice(Math.max(0, start - 40), start));
}

/** What `${NAME:-…}` stands for when the variable is not set. */
function fallbackOf(text: string, { start, end, name, kind }: Name): Range[] {
  fallback.lastIndex = end;
  const match = text.startsWith('${', start - 2) ? fallback.exec(text) : null;
  const value = match?.[1] ?? '';
  if (!match || !isLikelySecret({ kind, name, value, quoted: true })) return [];
  const from = match.index + match[0].lastIndexOf(value);
  return [{ start: from, end: from + value.length, rule: ruleOf(name, kind) }];
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
function nearby(text: string, from: number, { rule, runs }: { rule: string; runs: LongRuns }): Range[] {
  for (let run = runs.next(from); run !== null && run.start - from <= reach; run = runs.next(run.end)) {
    const { start, end } = run;
    const between = text.slice(from, start);
    if (between.includes('\n')) break;
    // A path goes on here.
    if (between.endsWith('/')) continue;
    const value = text.slice(start, end);
    if (isRandom(value) && !isDigest(value) && !isStandIn(value) && !aboutHashes.test(between)) return [{ start, end, rule }];
  }
  return [];
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

/** Cyrillic letters, kana, Han characters and Hangul: what the words for a password in other languages are written in. */
function isForeign(code: number): boolean {
  return (code >= 0x400 && code < 0x530) || (code >= 0x3041 && code < 0x9fff) || (code >= 0xac00 && code < 0xd7a4);
}

/** Letters of any script, digits, and the signs that join words. */
function namePart(code: number): boolean {
  if (code > 127) return (code < 0x24f && code !== 0xab && code !== 0xbb && code !== 0xa0) || isForeign(code);
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 45 || code === 46
  );
}

const fallback = /:?[-=]["']?([^}\s"']{5,400})["']?\}/y;
const setting = /[ \t]{0,3}[=:][ \t]{0,3}([^\s&"'`<>]{8,200})(?=&|["'`)>\]]|[ \t]*(?:#[^\n]*)?(?:\r?\n|$))/y;
// Calls that give a name its value, or the one it has when nothing else is given.
const takesValue = /\b(?:getenv|environ\.get|define|env|fetch|setItem|setProperty|put|fill|set|type)\(\s{0,4}["'`][#.\w[=-]{0,20}$/;
const longestName = 80;
const reach = 70;
/** Names within one value that are looked at like others; for further ones, only the beginning of the value. */
const mostWithin = 8;
const longestWithin = 100;
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
  'hasło',
  'parola',
  'пароль',
  'Пароль',
  'パスワード',
  '비밀번호',
  '密码:',
  '密码：',
  '密碼：',
  '_sk',
  '_pin',
  'pin:',
  'pin=',
];
/** What names of secrets have in them. */
export const keyedWords: readonly Word[] = words.map((word) => ({ word, exact: false }));
