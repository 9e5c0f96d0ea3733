/** What kind of personal data stands in a text. */
type PersonalKind =
  | 'e-mail address'
  | 'phone number'
  | 'bank account'
  | 'card number'
  | 'social security number'
  | 'insurance number'
  | 'network address';

/** A piece of personal data, as offsets in UTF-16 units. */
export interface PersonalData {
  start: number;
  end: number;
  kind: PersonalKind;
}

/**
 * The personal data in a text, in order and apart. Numbers with check digits count only when these are right. Names and postal
 * addresses are not looked for: nothing in their form tells them from other words.
 */
export function personalDataIn(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  let done = 0;
  const all = detectors.flatMap(({ kind, sign, pattern, holds }) =>
    sign.test(text)
      ? [...text.matchAll(pattern)]
          .filter((it) => holds(it[0], text, it.index))
          .map((it) => ({ start: it.index, end: it.index + it[0].length, kind }))
      : [],
  );
  // Of two that overlap the one that starts first counts; an account number holds what looks like a phone number.
  for (const it of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (it.start < done) continue;
    found.push(it);
    done = it.end;
  }
  return found;
}

interface Detector {
  kind: PersonalKind;
  /** Looked for first. */
  sign: RegExp;
  pattern: RegExp;
  holds(match: string, text: string, at: number): boolean;
}

/** True for an address that belongs to a program or to documentation, not to a person. */
function isPersonalAddress(address: string, text: string, at: number): boolean {
  if (notPersonal.test(address)) return false;
  return (
    !/(?:\b(?:ssh|scp|rsync|sftp|git clone|mosh)\s+\S{0,10}|:\/\/\S{0,80})$/.test(text.slice(Math.max(0, at - 100), at)) &&
    !/^:[\w~/.-]/.test(text.slice(at + address.length, at + address.length + 2))
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
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - at)) * (at % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

function isPhone(written: string, text: string, at: number): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  if (written.startsWith('+') || written.startsWith('(')) return true;
  // National numbers look like many other numbers: only behind a word for them.
  return phoneWords.test(text.slice(Math.max(0, at - 24), at));
}

const any = (): boolean => true;

const detectors: readonly Detector[] = [
  {
    kind: 'e-mail address',
    sign: /@/,
    pattern:
      /(?<![A-Za-z0-9._%+@/-])[A-Za-z0-9\u00C0-\u024F][A-Za-z0-9\u00C0-\u024F._%+'-]{0,63}@[A-Za-z0-9\u00C0-\u024F-]{1,63}(?:\.[A-Za-z0-9\u00C0-\u024F-]{1,63}){0,6}\.[A-Za-z]{2,24}(?![A-Za-z0-9@])/g,
    holds: isPersonalAddress,
  },
  {
    kind: 'bank account',
    sign: /[A-Z]{2}\d\d/,
    pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d\d(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/g,
    holds: (it) => isAccount(it),
  },
  {
    kind: 'card number',
    sign: /\d{4}/,
    pattern: /(?<![\dA-Za-z.-])(?:3[47]\d{2}|[3-6]\d{3}|2[2-7]\d{2})(?:[ -]?\d){9,15}(?![\dA-Za-z])/g,
    holds: (it) => isCard(it),
  },
  {
    kind: 'phone number',
    sign: /\+\d|\(\d|\d{3}/,
    pattern:
      /(?<![\dA-Za-z.:+/_-])(?:\+[1-9]\d{0,2}[ .\u00A0/-]?(?:\(\d{1,5}\)[ .\u00A0-]?)?(?:\d[ .\u00A0/-]?){6,12}\d|\([2-9]\d{2}\) ?\d{3}[-.]\d{4}|\(0\d{1,5}\) ?\d(?:[ -]?\d){4,9}|[2-9]\d{2}[-. ]\d{3}[-. ]\d{4}|0\d(?:[ /-]?\d){7,12})(?![\dA-Za-z:])/g,
    holds: isPhone,
  },
  {
    kind: 'social security number',
    sign: /\d-\d\d-\d/,
    pattern: /(?<![\dA-Za-z-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\dA-Za-z-])/g,
    holds: any,
  },
  {
    kind: 'insurance number',
    sign: /[A-Z]{2} ?\d\d/,
    pattern: /(?<![A-Za-z0-9])(?![DFIUV]|.[DFIOUV]|BG|GB|NK|KN|TN|NT|ZZ)[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/g,
    holds: any,
  },
  {
    kind: 'network address',
    sign: /\d\.\d/,
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
  /^(?:git|noreply|no-reply|donotreply|root|user|username|you|your|name|email|someone|foo|bar|test|admin|deploy|bot)@|@(?:example\.(?:com|org|net)|(?:[\w-]+\.)?users\.noreply\.github\.com|noreply\.\w+\.\w+|anthropic\.com|localhost|[\w.-]+\.(?:png|jpe?g|gif|svg|webp|js|ts|css|md|json|local|internal))$|@\d/i;
const phoneWords = /(?:phone|tel\.?|telefon|mobile|mobil|handy|fax|call|cell|whatsapp|sms|dial)\W{0,6}(?:number|no\.?|nr\.?)?\W{0,6}$/i;
const accountLengths: ReadonlyMap<string, number> = new Map(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
    .split(' ')
    .map((it) => [it.slice(0, 2), Number(it.slice(2))]),
);
