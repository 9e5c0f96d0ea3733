import { site } from '../deliver/page-content.ts';
import { language, translated } from './say.ts';
import { languages } from '../words/languages.ts';
import { midSentence } from './words.ts';

/** What a collection is called on the site. */
export function titleOf(collection: string): string {
  const title = site.collections.find((it) => it.name === collection)?.title ?? collection;
  return translated(title) ?? title;
}

/** The title behind a number of its records. */
export function titleFor(collection: string, count: number): string {
  const found = site.collections.find((it) => it.name === collection);
  return found === undefined || count !== 1 ? titleOf(collection) : (translated(found.single) ?? found.single);
}

/** The title inside a sentence. */
export function titleInside(collection: string): string {
  return languages[language].titlesBeginSmall ? midSentence(titleOf(collection)) : titleOf(collection);
}
