import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import type { Language } from './language.ts';
import { speakerOf, type Speaker, type Spoken } from './speaker.ts';

/** What every language must have: the texts of English, each as one text or as one for each plural. */
type Complete = Language & {
  readonly words: {
    readonly [Name in keyof typeof en.words]: (typeof en.words)[Name] extends string ? string : { readonly other: string };
  };
};

/** Every language of the interface, by its BCP 47 tag. The first is the one that needs no setting. */
const all = { en, de } satisfies Readonly<Record<string, Complete>>;

export type LanguageTag = keyof typeof all;

export const languages: Readonly<Record<LanguageTag, Language>> = all;

export const languageTags = Object.keys(all) as LanguageTag[];

export const usualLanguage: LanguageTag = 'en';

/** Whether there are texts in the language of `tag`. */
export const isSpoken = (tag: string): tag is LanguageTag => Object.hasOwn(all, tag);

/** What a script needs to speak the language of a tag: the texts whose names begin with `area`. */
export function spokenIn(tag: string, area: string): Spoken {
  const { locale, words } = languages[isSpoken(tag) ? tag : usualLanguage];
  return { locale, words: Object.fromEntries(Object.entries(words).filter(([name]) => name.startsWith(area))) };
}

/** What speaks the language of `tag`; English for one that has no texts. */
export const speakerIn = (tag: string): Speaker => speakerOf(languages[isSpoken(tag) ? tag : usualLanguage]);
