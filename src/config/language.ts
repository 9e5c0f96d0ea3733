import { Failure } from '../model/failure.ts';
import { nearest } from '../model/nearest.ts';
import { isSpoken, languages, languageTags, type LanguageTag } from '../words/languages.ts';

/** The language of a tag. Throws a Failure when the pages have no words in it. */
export function languageOf(tag: string): LanguageTag {
  if (isSpoken(tag)) return tag;
  const meant = nearest(tag.toLowerCase(), languageTags) ?? byName(tag);
  throw new Failure('HO284', 'usage', `There are no words of the pages in the language "${tag.slice(0, 40)}".`, [
    ...(meant === null ? [] : [`Did you mean  --language ${meant}`]),
    `Languages are: ${languageTags.map((it) => `${it} (${languages[it].name})`).join(', ')}. Records keep their own language in any case.`,
  ]);
}

/** The language that calls itself so, or is called so in English. */
function byName(name: string): LanguageTag | null {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const named = languageTags.flatMap((it) => [languages[it].name, english.of(it) ?? it].map((its) => [its.toLowerCase(), it] as const));
  const meant = nearest(
    name.toLowerCase(),
    named.map(([its]) => its),
  );
  return named.find(([its]) => its === meant)?.[1] ?? null;
}
