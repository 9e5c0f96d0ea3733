import type { RunIt } from '../model/run-it.ts';
import { notShown } from './addresses.ts';
import { withoutSecrets } from './values.ts';

/**
 * The same data with what could be a secret left out of every string. All that leaves this folder goes through here. Paths are as they
 * are: they have been looked through already. Parts in which nothing is left out are copies.
 */
export function shown<T>(data: T): T {
  // What is left out of a string leaves a string: nothing changes its type.
  return shownPart(data, '') as T;
}

/** Lists of what people wrote in sentences, where they write passwords down. */
const proseLists: ReadonlySet<string> = new Set<keyof RunIt>(['told', 'inWords', 'rollBack', 'limits']);

function shownPart(part: unknown, key: string): unknown {
  if (typeof part === 'string')
    return key === 'path' ? part : key === 'description' || key === 'note' ? shownProse(part) : withoutSecrets(part);
  if (Array.isArray(part)) return part.map((it: unknown) => shownPart(it, key));
  if (typeof part !== 'object' || part === null) return part;
  const kindOf = (own: string): string => (own === 'text' && proseLists.has(key) ? 'description' : own);
  return Object.fromEntries(Object.entries(part).map(([own, it]) => [own, shownPart(it, kindOf(own))]));
}

const secretWord =
  '(?:keys?|tokens?|secrets?|passw(?:or)?ds?|passphrase|pwd|credentials?|dsn|schlüssel|passwort|kennwort|geheimnis|clé|jeton|mot de passe|clave|contraseña|ключ|токен|пароль|キー|トークン|パスワード|密钥|密鑰|密码|密碼|令牌|키|토큰|비밀번호)';
const afterSecret = new RegExp(
  `(${secretWord}["'\`]?(?:\\s{0,3}[:=(]\\s{0,3}|\\s+)(?:is\\s+|was\\s+|ist\\s+|war\\s+|est\\s+|es\\s+)?["'\`]?)([^\\s"'\`(),;]{4,200})`,
  'giu',
);
const lastAfterSecret = new RegExp(
  `(${secretWord}["'\`]?\\s{0,3}[:=]\\s{0,3}["'\`]?)([^\\s"'\`(),;]{4,200})(?=["'\`).,;]{0,3}\\s*$)`,
  'giu',
);

/** A sentence of a person without words that look like tokens, or that stand where a sentence tells one. */
export function shownProse(text: string): string {
  return withoutSecrets(text)
    .replaceAll(lastAfterSecret, (written, start: string, word: string) => (isNamed(word) ? written : start + notShown))
    .replaceAll(afterSecret, (written, start: string, word: string) =>
      /\d|[^\w.:-]/.test(word) && /[a-z]/i.test(word) && !isNamed(word) && !isMeasure(word) ? start + notShown : written,
    )
    .replaceAll(/[^\s"'`(),;<>]{6,}/g, (word) => (looksLikeToken(word) ? notShown : word));
}

// The name of another variable, a reference, an address, a path, or what only stands for a value.
const isNamed = (word: string): boolean =>
  /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|\$.*|[a-z+]+:\/\/.*|[./~].*|\[.*|<.*|optional|required|your.*|change.*|example.*|xxx.*|\.\.\.+|none|null|true|false)[.:]?$/i.test(
    word,
  ) && !/^[a-z]+_[a-z_]*\d/.test(word);
const isMeasure = (word: string): boolean =>
  /^(?:v?\d+(?:\.\d+)*[a-z%-]*|(?:sha|utf|base|aes|rsa|md|hmac|hs|rs|es|ed|x|oauth|iso|rfc|cve|http|ipv|web|s|p|ec|argon|pbkdf)-?\d[\w-]*)[.:]?$/i.test(
    word,
  );

/** True for a word that a program made: letters and digits in turns, or too long for a word of a language. */
function looksLikeToken(written: string): boolean {
  const word = written.replace(/[.:!?]+$/, '');
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/|[./~$[])/i.test(word)) return word.split(/[/?=&#]/).some((it) => it.length >= 20 && runsOf(it) >= 3);
  if (isMeasure(word) || /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(word) || /^[\w.-]+:\d{2,5}$/.test(word)) return false;
  const segments = word.split(/[-_.:/=+@]/);
  const mixed = segments.filter((it) => /\d/.test(it) && /[a-z]/i.test(it) && it.length >= 4);
  const numbered = /^[a-z]{4,}$/i.test(segments.at(-2) ?? '') && /^\d{3,}$/.test(segments.at(-1) ?? '');
  return (
    mixed.length >= 2 ||
    (numbered && word.length >= 8) ||
    segments.some(
      (it) =>
        (it.length >= 8 && runsOf(it) >= 2) ||
        (it.length >= 20 && /\d/.test(it) && /[a-z]/i.test(it)) ||
        (it.length >= 20 && (it.match(/[a-z][A-Z]/g)?.length ?? 0) >= 4),
    )
  );
}

// How often digits begin among letters.
const runsOf = (text: string): number => text.match(/[a-z]\d/gi)?.length ?? 0;
