import { isFields, textOf, textsOf } from '../../../data/values.ts';

/** A truth value as people write it in front matter; null for anything else. */
export function truthOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = textOf(value)?.toLowerCase();
  if (word === 'true' || word === 'yes' || word === 'on' || word === '1') return true;
  return word === 'false' || word === 'no' || word === 'off' || word === '0' ? false : null;
}

/** Words of a list, or of a text with commas or spaces between them; what stands in brackets stays together. */
export function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return textsOf(value);
  const text = textOf(value);
  return text === null ? [] : splitOutside(text, /[\s,]/, '(', ')');
}

/** Globs of a list, or of a text with commas between them; commas in braces stay. */
export function globsOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? textsOf(value) : textsOf(value).flatMap((it) => splitOutside(it, /,/, '{', '}'));
  return texts.map((it) => it.replace(/^["']|["']$/g, '').trim()).filter((it) => it !== '');
}

/** A text that YAML may have read as a list: `[issue-number]` is how argument hints are written. */
export function hintOf(value: unknown): string | null {
  return Array.isArray(value) ? `[${textsOf(value).join(', ')}]` : textOf(value);
}

/** Names of a list whose items are names or objects of one name each. */
export function namesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).flatMap((it: unknown) => (isFields(it) ? Object.keys(it) : (textOf(it) ?? [])));
}

function splitOutside(text: string, separator: RegExp, open: string, close: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const it of text) {
    if (it === open) depth += 1;
    if (it === close) depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(it)) parts.push('');
    else parts[parts.length - 1] += it;
  }
  return parts.map((it) => it.trim()).filter((it) => it !== '');
}
