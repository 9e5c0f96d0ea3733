/** Hours and minutes of a time in its own zone, as `17:40`; null when it has none. */
export function clockOf(time: string): string | null {
  return /T(\d{2}:\d{2})/.exec(time)?.[1] ?? null;
}

/** The first digits of a commit id: enough to find it, short enough to read. */
export const shortOf = (commit: string): string => commit.slice(0, 7);

/** A title as it stands inside a sentence: `Handoffs` becomes `handoffs`, `ADRs` stays. */
export function midSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** Name of a field as a heading: `nextAction` becomes `Next action`. */
export function headingOf(key: string): string {
  const words = key.replaceAll(/[-_]+/g, ' ').replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text of at most `length` characters, cut at a space and with "…" at its end when it was longer. */
export function shortened(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const start = letters.slice(0, length - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > length / 2 ? space : undefined)}…`;
}

/** What `words` say beyond `word`, behind which they stand. */
export function beyond(words: string, word: string): string {
  const rest = words.slice(word.length);
  const goesOn = word !== '' && words.slice(0, word.length).toLowerCase() === word.toLowerCase() && /^(?:$|[\s:,;.|(—–])/.test(rest);
  return goesOn ? rest.replace(/^[\s:,;.|/—–-]+/, '') : words;
}

/** Value of a `lang` attribute; nothing when the language is not known. */
export const langOf = (lang: string): string | undefined => (lang === 'und' ? undefined : lang);
