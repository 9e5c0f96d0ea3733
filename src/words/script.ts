const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Direction in which a language is written; `auto` for `und`, the one that could not be told. */
export function directionOf(tag: string): 'ltr' | 'rtl' | 'auto' {
  if (tag === 'und') return 'auto';
  return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Name of a language in another one: `German`, `Deutsch`; null for one without a name. */
export function nameOfLanguage(tag: string, inLanguage: string): string | null {
  return new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(tag) ?? null;
}
