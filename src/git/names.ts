import { isUtf8 } from 'node:buffer';

/** A path as text. Bytes that are not UTF-8 are written `\xNN`, so that two paths never become one. */
export function pathOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, hex);
}

// Control characters, line separators, and the marks that reorder text on a page or in a terminal.
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A name as it may be shown: what cannot be seen or reorders its surroundings is written out. */
export function shown(name: string): string {
  return name.replace(invisible, hex);
}

function hex(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/** True for a path that stays inside the tree on every system: no `..`, no root, no `.git`, no backslash. */
export function isSafePath(path: string): boolean {
  if (path === '' || path.startsWith('/') || path.includes('\\') || path.includes('\0')) return false;
  return path.split('/').every((it) => it !== '' && it !== '.' && it !== '..' && it.toLowerCase() !== '.git');
}
