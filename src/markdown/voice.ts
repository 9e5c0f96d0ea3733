import { isSpoken, languages, usualLanguage } from '../words/languages.ts';
import { directionOf } from '../words/script.ts';
import { speakerOf, type Speaker } from '../words/speaker.ts';

/** How the site speaks within the text of a document: in its own words, marked where the document is written in another language. */
export interface Voice extends Pick<Speaker, 'say' | 'tell' | 'named' | 'translated'> {
  /** Language of the words; null where that is the one of the text, or the text's could not be told. */
  lang: string | null;
  /** Direction of the words; null where it is the one of the text. */
  dir: 'ltr' | 'rtl' | null;
  /** Language of the text; null where `lang` is. */
  textLang: string | null;
}

/** The voices of a site whose words are in `language`, by the BCP 47 tag of a text; `und` for a text whose language could not be told. */
export function voicesOf(language: string): (text: string) => Voice {
  const own = isSpoken(language) ? language : usualLanguage;
  const speaker = speakerOf(languages[own]);
  const voices = new Map<string, Voice>();
  return (text) => {
    const known = voices.get(text);
    if (known !== undefined) return known;
    const isOther = text !== 'und' && new Intl.Locale(text).language !== own;
    const [its, others] = [own, text].map(directionOf);
    const dir = isOther && its !== others && its !== undefined && its !== 'auto' ? its : null;
    const voice = { ...speaker, lang: isOther ? own : null, dir, textLang: isOther ? text : null };
    voices.set(text, voice);
    return voice;
  };
}

/** English, in English texts. */
export const usualVoice: Voice = voicesOf(usualLanguage)(usualLanguage);

/** The attribute for an element all of whose words are the site's, to be put behind another one; nothing where none is needed. */
export const langText = ({ lang }: Voice): string => (lang === null ? '' : ` lang="${lang}"`);

/** Words of the site, which hold no HTML, as HTML within a text. */
export function spokenHtml({ lang, dir }: Voice, words: string): string {
  return lang === null ? words : `<span lang="${lang}"${dir === null ? '' : ` dir="${dir}"`}>${words}</span>`;
}
