import { isUtf8 } from 'node:buffer';
import type { Finding } from '../model/problem.ts';

/** Text of a blob, or why there is none. */
export type Decoded = { text: string; problem: Finding | null } | { text: null; problem: Finding };

const lfs = 'version https://git-lfs.github.com/spec/';

/** Reads `bytes` as text: UTF-8, else UTF-16 where its first bytes say so, else Windows-1252 when it is text at all. */
export function decode(bytes: Buffer): Decoded {
  if (bytes.subarray(0, lfs.length).toString('latin1') === lfs && bytes.length < 1024) return { text: null, problem: pointer };
  const wide = encodingOfMark(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), problem: notUtf8 };
  if (bytes.includes(0)) return { text: null, problem: binary };
  if (isUtf8(bytes)) return { text: withoutMark(bytes.toString('utf8')), problem: null };
  return { text: new TextDecoder('windows-1252').decode(bytes), problem: notUtf8 };
}

function encodingOfMark(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

const pointer: Finding = {
  code: 'HO314',
  message: 'The file is a Git LFS pointer; its text is not in the repository.',
  fix: 'Keep documents out of Git LFS.',
};
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
