/** Every spelling in which a secret may stand elsewhere: as it is, in JSON, in HTML, in an address, in Base64 and in hexadecimal. */
export function spellingsOf(value: string): string[] {
  const bytes = new TextEncoder().encode(value);
  const json = JSON.stringify(value).slice(1, -1);
  const percents = [encodeURIComponent(value.toWellFormed()), percentOf(value)];
  // A name in an address is in small letters, and one of a variable in capitals.
  const cases = value.length >= shortestCase ? [value.toLowerCase(), value.toUpperCase()] : [];
  return [
    value,
    ...cases,
    json,
    JSON.stringify(json).slice(1, -1),
    json.replaceAll('/', String.raw`\/`),
    entitiesOf(value, '&#39;'),
    entitiesOf(value, '&#x27;'),
    entitiesOf(value, '&apos;'),
    // As the views of a text read signs that are written as entities.
    value.replace(/[<>*~`[\]]/g, '\uFFFD'),
    ...percents.flatMap((it) => [it, it.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), it.replaceAll('%20', '+')]),
    ...(bytes.length >= 8 ? [0, 1, 2].flatMap((it) => base64At(bytes, it)) : []),
    ...(bytes.length >= 8 ? hexOf(bytes) : []),
  ].filter((it, index, all) => it.length >= shortest && all.indexOf(it) === index);
}

/** What a text means where it stands: without percent signs, entities and the escapes of JSON. The same secret means the same everywhere. */
export function meaningOf(written: string): string {
  const text = written
    .replace(/^(?:bearer|basic|token|bot|digest|apikey) +/i, '')
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:#39|#x27|apos);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\\{1,3}(["'/])/g, '$1');
  return /%[0-9A-Fa-f]{2}/.test(text) ? withoutPercent(text) : text;
}

/** The secret inside Base64 that says what it is: printable text, the password of `name:password`; null when it is none. */
export function insideBase64(written: string): string | null {
  if (!/^[A-Za-z0-9+/_-]{8,20000}={0,2}$/.test(written)) return null;
  const text = textOfBase64(written);
  if (text === null || !/^[\x20-\x7E]{6}[\x20-\x7E]*$/.test(text)) return null;
  return /^[^:\s]{1,80}:(.{6}.*)$/.exec(text)?.[1] ?? text;
}

/** What Base64 says, byte by byte; null for what cannot be Base64. */
export function textOfBase64(base64: string): string | null {
  const plain = base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  return plain.length % 4 === 1 ? null : atob(plain);
}

function withoutPercent(text: string): string {
  // Signs that are no characters of UTF-8 together stay as they are.
  return text.replace(/(?:%[0-7][0-9A-Fa-f]){1,1000}/g, (it) => decodeURIComponent(it));
}

// Half a pair of characters has no spelling in an address.
const percentOf = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

const entitiesOf = (value: string, quote: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", quote);

/** The characters of Base64 that depend on these bytes alone when `before` bytes stand before them, in both alphabets. */
function base64At(bytes: Uint8Array, before: number): string[] {
  const padded = new Uint8Array(before + bytes.length);
  padded.set(bytes, before);
  const all = btoa(String.fromCharCode(...padded.subarray(0, 8000)));
  const own = all.slice(Math.ceil((before * 8) / 6), Math.floor((Math.min(padded.length, 8000) * 8) / 6));
  return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
}

function hexOf(bytes: Uint8Array): string[] {
  const hex = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('');
  return [hex, hex.toUpperCase()];
}

const shortest = 6;
const shortestCase = 12;
