/** A text in quotes, for where it could be taken for something else as it stands. What opens a comment or parts a line does not stand in it. */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('|', '\\u007c');
}

/** The text in quotes that a line begins with, and what is behind it; null for a line that begins with none. */
export function quotedIn(line: string): { text: string; rest: string } | null {
  const [whole] = /^"(?:[^"\\]|\\.)*"/.exec(line) ?? [];
  if (whole === undefined) return null;
  try {
    return { text: String(JSON.parse(whole)), rest: line.slice(whole.length) };
  } catch {
    // Quotes of somebody who writes by hand are a part of the text.
    return null;
  }
}

/** The text that a whole value in quotes is; the value as it stands where it is none. */
export function unquoted(value: string): string {
  const found = quotedIn(value);
  return found?.rest === '' ? found.text : value;
}

/** The two texts of a line `"one" -- "other"`, or `"one"` alone; null for any other line. */
export function quotedPair(line: string): readonly [string, string | null] | null {
  const first = quotedIn(line);
  if (first === null) return null;
  if (first.rest === '') return [first.text, null];
  const second = quotedIn(first.rest.replace(/^ --? (?=")/, ''));
  return second?.rest === '' && second.text !== first.rest ? [first.text, second.text] : null;
}
