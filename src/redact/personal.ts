import type { PersonalKind } from '../model/personal.ts';

/** A piece of personal data, as offsets in UTF-16 units. */
export interface PersonalData {
  start: number;
  end: number;
  kind: PersonalKind;
}

/**
 * The personal data in a text, in order and apart, of the kinds wanted. Numbers with check digits count only when these are right. Names
 * and postal addresses are not looked for: nothing in their form tells them from other words.
 */
export function personalDataIn(text: string, wanted: (kind: PersonalKind) => boolean = any): PersonalData[] {
  if (!mayHold(text)) return none;
  const all = wanted('e-mail address') ? emailsIn(text) : [];
  for (const { start, end } of numbersIn(text)) {
    const part = text.slice(start, end);
    for (const { kind, pattern, holds } of numbers) {
      if (!wanted(kind)) continue;
      for (const { 0: found, index } of part.matchAll(pattern)) {
        // What touches the edge of the part may be a piece of something longer.
        const isWhole = (index > 0 || start === 0) && (index + found.length < part.length || end === text.length);
        if (isWhole && holds(found, text, start + index)) all.push({ start: start + index, end: start + index + found.length, kind });
      }
    }
  }
  for (const { kind, pattern, holds } of others) {
    if (!wanted(kind)) continue;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (holds(found, text, index)) all.push({ start: index, end: index + found.length, kind });
    }
  }
  return all.length === 0 ? all : apart(all);
}

/** Of those that overlap the one that starts first; an account number holds what looks like a phone number. */
function apart(all: readonly PersonalData[]): PersonalData[] {
  const found: PersonalData[] = [];
  let done = 0;
  for (const it of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (it.start < done) continue;
    found.push(it);
    done = it.end;
  }
  return found;
}

/** E-mail addresses, looked for around their sign alone: a pattern would try at every word. */
function emailsIn(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
      let start = at;
      while (start > 0 && at - start < 64 && local.test(text.charAt(start - 1))) start -= 1;
      while (start < at && !first.test(text.charAt(start))) start += 1;
      if (start === at || outside.test(text.charAt(start - 1))) continue;
      domain.lastIndex = at + sign.length;
      const end = domain.test(text) ? domain.lastIndex - (fileEnding.exec(text.slice(at, domain.lastIndex))?.[1]?.length ?? 0) : -1;
      const address = end < 0 ? '' : `${text.slice(start, at)}@${text.slice(at + sign.length, end)}`;
      if (address !== '' && isPersonalAddress(address, text, { start, end })) found.push({ start, end, kind: 'e-mail address' });
    }
  }
  return found;
}

/** The sign as it is, in an address and in HTML. */
const signs = ['@', '%40', '&#64;', '&commat;'];
const local = /[A-Za-z0-9\u00C0-\u024F._+'-]/;
const first = /[A-Za-z0-9\u00C0-\u024F]/;
// Of a file that is named after an address.
const fileEnding = /\.[a-z]{2,24}(\.(?:mdx?|markdown|json|jsonl|txt|html?|ya?ml|toml|csv|pdf|docx?))$/i;
const outside = /[%@]/;
const domain = /[A-Za-z0-9\u00C0-\u024F-]{1,63}(?:\.[A-Za-z0-9\u00C0-\u024F-]{1,63}){0,6}\.[A-Za-z]{2,24}(?![A-Za-z0-9@])/y;

/** Parts of a text with as many digits as the shortest number has, with what may belong to it. */
function numbersIn(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  for (const { 0: digits, index } of text.matchAll(digitRuns)) {
    if (digits.length < 14 && day.test(digits)) continue;
    const [start, end] = [Math.max(0, index - 50), Math.min(text.length, index + digits.length + 50)];
    const last = parts.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else parts.push({ start, end });
  }
  return parts;
}

const none: PersonalData[] = [];
/** False for most of the short texts that the fields of records are: those without a sign of an address, and with few digits in a row. */
function mayHold(text: string): boolean {
  if (text.length > short) return true;
  let row = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      row += 1;
      if (row === 5) return !instant.test(text);
    } else if (code === 64 || code === 37 || code === 38) return true;
    else if (code > 47 && code !== 160) row = 0;
  }
  return false;
}

const short = 1000;
const instant = /^\d{4}-\d\d-\d\d(?:T[\d:+.Z-]+)?$/;
const day = /^(?:19|20)\d\d-[01]\d-[0-3]\d(?: \d\d)?$/;
const digitRuns = /\d(?:[ ./()\u00A0-]{0,2}\d){7,60}/g;

interface Detector {
  kind: PersonalKind;
  pattern: RegExp;
  holds(match: string, text: string, at: number): boolean;
}

/** True for an address that belongs to a program or to documentation, not to a person. */
function isPersonalAddress(address: string, text: string, { start, end }: { start: number; end: number }): boolean {
  if (notPersonal.test(address)) return false;
  return (
    !/(?:\b(?:ssh|scp|rsync|sftp|git clone|mosh)\s+\S{0,10}|:\/\/[^\s?]{0,80})$/.test(text.slice(Math.max(0, start - 100), start)) &&
    !/^:[\w~/.-]/.test(text.slice(end, end + 2))
  );
}

/** The check of ISO 13616: the number with its first four characters at the end leaves 1 when divided by 97. */
function isAccount(written: string): boolean {
  const account = written.replace(/[ -]/g, '');
  if (account.length < 15 || account.length > 34 || accountLengths.get(account.slice(0, 2)) !== account.length) return false;
  let rest = 0;
  for (const character of account.slice(4) + account.slice(0, 4)) {
    const number = character <= '9' ? Number(character) : character.charCodeAt(0) - 55;
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}

/** The check of ISO 7812: every second digit from the right counts twice. */
function isCard(written: string): boolean {
  const digits = written.replace(/[ -]/g, '');
  if (!cardLengths.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - at)) * (at % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** What networks of cards give out: their first digits, and how long their numbers are. */
const cardLengths =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14,17}|6\d{15,18}|5[06-8]\d{10,17})$/;

function isPhone(written: string, text: string, at: number): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length < (written.startsWith('+') ? 9 : 8) || digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  if (written.startsWith('+') || written.startsWith('(')) return true;
  // National numbers look like many other numbers: only behind a word for them.
  return phoneWords.test(text.slice(Math.max(0, at - 24), at));
}

function any(): boolean {
  return true;
}

/** For numbers without check digits: their form is all there is. */
const byForm = any;

/** Numbers of eight digits or more. */
const numbers: readonly Detector[] = [
  {
    kind: 'bank account',
    pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d\d(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/g,
    holds: (it) => isAccount(it),
  },
  {
    kind: 'card number',
    pattern: /(?<![\dA-Za-z.-])(?:3[47]\d{2}|[3-6]\d{3}|2[2-7]\d{2})(?:[ -]?\d){9,15}(?![\dA-Za-z])/g,
    holds: (it) => isCard(it),
  },
  {
    kind: 'phone number',
    pattern:
      /(?<![\dA-Za-z.:+/_-])(?:\+[1-9]\d{0,2}[ .\u00A0/-]?(?:\(\d{1,5}\)[ .\u00A0-]?)?(?:\d[ .\u00A0/-]?){6,12}\d|\([2-9]\d{2}\) ?\d{3}[-.]\d{4}|\(0\d{1,5}\) ?\d(?:[ -]?\d){4,9}|[2-9]\d{2}[-. ]\d{3}[-. ]\d{4}|0\d(?:[ /-]?\d){7,12})(?![\dA-Za-z:])/g,
    holds: isPhone,
  },
  {
    kind: 'social security number',
    pattern: /(?<![\dA-Za-z-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\dA-Za-z-])/g,
    holds: byForm,
  },
];

const others: readonly Detector[] = [
  {
    kind: 'insurance number',
    pattern: /(?<![A-Za-z0-9])(?![DFIUV]|.[DFIOUV]|BG|GB|NK|KN|TN|NT|ZZ)[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/g,
    holds: byForm,
  },
  {
    kind: 'network address',
    pattern: /(?<![\d.A-Za-z-])(?:\d{1,3}\.){3}\d{1,3}(?![\d.A-Za-z-])/g,
    holds: (it) => isPublic(it),
  },
];

/** False for addresses of the own machine, of private nets and of broadcasts. */
function isPublic(address: string): boolean {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  if (parts.some((it) => it > 255) || a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if ((a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 169 && b === 254) || (a === 100 && b >= 64 && b < 128))
    return false;
  // Numbers of versions are small.
  return a > 20 || b > 20 || c > 20 || d > 20;
}

// Git, no-reply, and the domains of documentation that stand for nobody at all when alone.
const notPersonal =
  /^(?:git|noreply|no-reply|donotreply|root|user|username|you|your|name|email|someone|foo|bar|test|admin|deploy|bot)@|@(?:example\.(?:com|org|net)|your-?(?:domain|company|org|team)\.[a-z]+|(?:[\w-]+\.)?users\.noreply\.github\.com|noreply\.\w+\.\w+|anthropic\.com|localhost|[\w.-]+\.(?:png|jpe?g|gif|svg|webp|js|ts|css|md|json|local|internal))$|@\d/i;
const phoneWords = /(?:phone|tel\.?|telefon|mobile|mobil|handy|fax|call|cell|whatsapp|sms|dial)\W{0,6}(?:number|no\.?|nr\.?)?\W{0,6}$/i;
const accountLengths: ReadonlyMap<string, number> = new Map(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
    .split(' ')
    .map((it) => [it.slice(0, 2), Number(it.slice(2))]),
);
