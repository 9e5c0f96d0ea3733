import { isUtf8 } from 'node:buffer';

/** A path as text. Each byte of one that is not UTF-8 becomes half a pair, which no text holds, so that two paths never become one. */
export function pathOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (it) => String.fromCharCode(it.charCodeAt(0) + half));
}

/** The bytes of a path that `pathOf` gave, or of a text that ends in one. */
export function bytesOf(path: string): Buffer {
  if (path.isWellFormed()) return Buffer.from(path, 'utf8');
  return Buffer.concat(
    Array.from(path, (it) => {
      const code = it.codePointAt(0) ?? 0;
      return code > half && code <= half + 0xff ? Buffer.of(code - half) : Buffer.from(it, 'utf8');
    }),
  );
}

const half = 0xdc00;

// Control characters, line separators, and the marks that reorder text on a page or in a terminal.
const invisible = /(?!\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

/** A name as it may be shown: what cannot be seen or reorders its surroundings is written out. */
export function shown(name: string): string {
  return name.replace(invisible, hex);
}

function hex(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = point > half && point <= half + 0xff ? point - half : point;
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/** True for a path that stays inside the tree on every system: no `..`, no root, no `.git`, no backslash. */
export function isSafePath(path: string): boolean {
  if (path === '' || path.startsWith('/') || path.includes('\\') || path.includes('\0')) return false;
  return path.split('/').every((it) => it !== '' && it !== '.' && it !== '..' && it.toLowerCase() !== '.git');
}
