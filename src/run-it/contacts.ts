import type { Remark } from './remarks.ts';

// An address, a number to call, a handle, a channel, or a word of asking somebody.
const leads =
  /[\w.+-]+@[\w-]+\.\w|https?:\/\/|\bwww\.|(?:^|\s)[@#][\w-]{2,}|(?:\+|\b0)\d[\d\s()/-]{5,}\d|\b(?:ask|asks|contact|contacts|call|write to|mail|e-?mail|reach|message|ping|talk to|turn to|slack|discord|teams|telegram|matrix|irc|gitter|zulip|signal|whatsapp|forum|mailing list|chat|issues?|discussions?|ticket|tracker|help ?desk|hotline|phone|on call|owner|maintained by|stack overflow)\b|\b(?:frag|wend|melde|ansprech|schreib|ruf|anruf|telefon|kontakt|zuständig)|\b(?:demande[rz]|contacte[rz]|écrire|appele[rz]|pregunt|contact|escrib|llam|pergunt|escrev|lig[au])|спрос|обра[тщ]|напи[сш]|звон|связ|連絡|問い合わせ|聞|担当|質問|联系|聯絡|询问|問|电话|邮|문의|연락|담당/iu;
// Two names of a person beside each other ("On Windows" is none), and a few words that may be one.
const person =
  /(?<![\p{L}.-]|[.!?:]\s)(?!(?:An?|And|At|Auf|Bei|Das|Der|Die|For|From|Für|If|In|Mit|On|Or|Please|Run|See|The|To|Under|Unter|Use|When|With)\s)\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+|\p{Lu}\.)(?!\p{L})/u;
const isShort = (text: string): boolean => /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && text.split(/\s+/).length <= 4;

const saysWhom = (text: string): boolean =>
  !/[:：]\s*$/.test(text) && (leads.test(text) || person.test(text) || (isShort(text) && !/[{}$=]|\s--?\w/.test(text)));

/** Of the remarks of a guide to support those that name somebody, an address or a place to ask; a line that leads to such ones stays with them. */
export function contactsAmong(remarks: readonly Remark[]): Remark[] {
  const kept: Remark[] = [];
  let follows = false;
  for (const it of remarks.toReversed()) {
    const isLead = /[:：]\s*$/.test(it.text);
    const stays: boolean = isLead ? follows : saysWhom(it.text);
    if (stays) kept.push(it);
    follows = isLead ? false : follows || stays;
  }
  return kept.toReversed();
}
