import { site } from '../deliver/page-content.ts';
import { isSpoken, languages, spokenIn, usualLanguage } from '../words/languages.ts';
import { speakerOf, type Spoken } from '../words/speaker.ts';

/** BCP 47 tag of the language of the site. */
export const language = isSpoken(site.options.language) ? site.options.language : usualLanguage;

/** What speaks the language of the site: its texts, and its way of writing numbers, days and lists. */
export const speaker = speakerOf(languages[language]);
export const { say, tell, named, numberOf, dayOf, monthOf, listOf, translated } = speaker;

/** What the script of a page needs to speak the language: the texts whose names begin with `area`. */
export const spokenBy = (area: string): Spoken => spokenIn(language, area);

/** Value of `lang` on what is English whatever the language of the site; nothing where that is the same. */
export const english = language === 'en' ? undefined : 'en';
