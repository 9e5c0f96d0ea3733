import { isReference, namesSecret } from './names.ts';

/** A text without what is secret by its own form, wherever it stands: users and queries of addresses, fields of a connection string, words nobody thought up. */
export function withoutSecretParts(text: string): string {
  return withoutRandom(withoutFields(withoutUserinfo(text)));
}

/** A text whose addresses have no user, query and fragment. */
export function withoutUserinfo(text: string): string {
  if (!/[@?#]/.test(text)) return text;
  return text.replace(longUser, '$1').replace(user, '$1').replace(bareUser, '…').replace(query, '$1');
}

function withoutFields(text: string): string {
  if (!/[=:]|\b(?:Bearer|Basic|Token)\s/i.test(text)) return text;
  return text
    .replace(scheme, (whole, name: string, value: string) => (isReference(value) ? whole : `${name}…`))
    .replace(defaultValue, (whole, start: string, name: string) => (namesSecret(name) ? `${start}…}` : whole))
    .replace(field, (whole, start: string, name: string, sign: string, value: string) => {
      const [, before = '', only = value] = /^((?:Bearer|Basic|Token)\s+)(.*)$/is.exec(value) ?? [];
      return !namesSecret(name) || isReference(only) || plain.test(only) ? whole : `${start}${name}${sign}${before === '' ? '' : before}…`;
    })
    .replace(passIn, '$1…');
}

/** Words that nobody thought up: keys and passwords have no pattern of letters, as names in programs have. */
function withoutRandom(text: string): string {
  return text.replace(longWord, (word) => (looksRandom(word) ? '…' : word));
}

function looksRandom(word: string): boolean {
  const digits = word.replace(/\D/g, '').length;
  if (digits === 0 || !/[A-Za-z]/.test(word)) return false;
  const mixed = /[a-z]/.test(word) && /[A-Z]/.test(word);
  // The id of a commit or the digest of an image is no secret, and is written this way.
  if (/^[0-9a-f]{20}$|^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(word)) return false;
  if (!mixed) return word.length >= 24 && digits >= 4 && changesOf(word) >= 8;
  return (word.length >= 20 && digits >= 3) || changesOf(word) / word.length > 0.42;
}

function changesOf(word: string): number {
  let changes = 0;
  for (let i = 1; i < word.length; i++) if (classOf(word.charCodeAt(i)) !== classOf(word.charCodeAt(i - 1))) changes += 1;
  return changes;
}

const classOf = (code: number): number => (code >= 97 ? 0 : code >= 65 ? 1 : 2);
const longWord = /(?<![A-Za-z0-9])[A-Za-z0-9]{16,}(?![A-Za-z0-9])/g;

// A password may hold what ends the host of an address; a port before a path is no password.
const longUser = /(?<![\w+.-])([a-z][a-z0-9+.-]*:\/\/)[^\s/:@"']*:(?!\d+\/)[^\s"'?#]*@/gi;
const user = /(?<![\w+.-])([a-z][a-z0-9+.-]*:\/\/)[^\s/"']*@/gi;
const bareUser = /(?<![\w./:@-])[\w.+-]+:[^\s@:/"'=]{3,}(?=@(?:(?:[\w-]+\.)+[a-z]{2,}|localhost|\d+(?:\.\d+){3})(?![\w@]))/gi;
const query = /(?<![\w+.-])([a-z][a-z0-9+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/gi;
const scheme = /\b((?:Bearer|Basic)[ \t]+)([^"'\s,;]+)/gi;
const defaultValue = /(\$\{([A-Za-z_]\w*):?[-=+?])[^}]+\}/g;
const field =
  /(?<![\w.${-])(\\?["']?(?:--?)?)([A-Za-z_][\w.-]*(?: (?:key|password|id))?)(\\?["']?[ \t]*[=:][ \t]*)(\\?"[^"]*"|'[^']*'|(?:(?:Bearer|Basic|Token)[ \t]+)?[^\s"';&,\\]+)/gi;
const passIn = /\b(pass:)[^\s"']+/g;
const plain = /^["']?(?:true|false|yes|no|none|null|\/\/.*|:.*|\*|\d{1,3})["']?$/i;
