import { isUtf8 } from 'node:buffer';
import type { Finding } from '../model/problem.ts';
import { placeholderOf } from './placeholders.ts';

/** Text of a blob, or why there is none. */
export type Decoded = { text: string; problem: Finding | null } | { text: null; problem: Finding };

/** Reads `bytes` as text: UTF-8, UTF-16 or UTF-32 where its first bytes say so, else Windows-1252 when it is text at all. */
export function decode(bytes: Buffer): Decoded {
  const placeholder = placeholderOf(bytes);
  if (placeholder !== null) return { text: null, problem: placeholder };
  const wide = wideText(bytes);
  if (wide !== null) return { text: withoutMark(wide), problem: notUtf8 };
  if (bytes.includes(0)) return { text: null, problem: binary };
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { text: withoutMark(text), problem: null };
  return isMostlyUtf8(text)
    ? { text: withoutMark(text), problem: broken }
    : { text: new TextDecoder('windows-1252').decode(bytes), problem: notUtf8 };
}

/** The text where the first bytes say that its characters are wider than a byte, or a NUL beside each of the first letters does. */
function wideText(bytes: Buffer): string | null {
  if (begins(bytes, 0xff, 0xfe, 0, 0)) return utf32(bytes, (at) => bytes.readUInt32LE(at));
  if (begins(bytes, 0, 0, 0xfe, 0xff)) return utf32(bytes, (at) => bytes.readUInt32BE(at));
  if (begins(bytes, 0xff, 0xfe) || nulsAt(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  return begins(bytes, 0xfe, 0xff) || nulsAt(bytes, 0) ? new TextDecoder('utf-16be').decode(bytes) : null;
}

const begins = (bytes: Buffer, ...mark: number[]): boolean => mark.every((it, index) => bytes[index] === it);

/** True when nearly every second byte of the start, from `first` on, is a NUL and no other one is. */
function nulsAt(bytes: Buffer, first: 0 | 1): boolean {
  const start = bytes.subarray(0, 400);
  const counts = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) counts[index % 2] = (counts[index % 2] ?? 0) + 1;
  return start.length >= 4 && bytes.length % 2 === 0 && counts[1 - first] === 0 && (counts[first] ?? 0) * 2 >= start.length * 0.7;
}

function utf32(bytes: Buffer, codeAt: (at: number) => number): string {
  const parts: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = codeAt(at);
    parts.push(code > 0x10_ff_ff ? '\ufffd' : String.fromCodePoint(code));
  }
  return parts.join('').toWellFormed();
}

// A text that was cut off in the middle of a letter, or holds a stray byte, is not one of another encoding.
function isMostlyUtf8(text: string): boolean {
  let broken = 0;
  let letters = 0;
  for (const [it] of text.matchAll(/[^\0-\x7f]/gu)) {
    if (it === '\ufffd') broken++;
    else letters++;
  }
  return letters > broken || (broken === 1 && text.endsWith('\ufffd'));
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

const binary: Finding = {
  code: 'HO312',
  message: 'The file is not text, so it is not shown.',
  fix: 'Save the document as UTF-8 text.',
};
const notUtf8: Finding = {
  code: 'HO313',
  message: 'The text is not UTF-8; some letters may be wrong.',
  fix: 'Save the file as UTF-8.',
};
const broken: Finding = {
  code: 'HO313',
  message: 'Some bytes of the text are not UTF-8; � stands for them.',
  fix: 'Look whether the text is complete, and save the file as UTF-8.',
};
