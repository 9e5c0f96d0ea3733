import { languages } from './lexicon.ts';
import { entriesOf } from './table.ts';
import { escaped, isEastAsian } from './words.ts';

/** Whether a question is asked and answered: "Are breaks paid? Yes, since 2024." */
export function answersItself(text: string): boolean {
  const asked = Math.max(text.lastIndexOf('?'), text.lastIndexOf('？'));
  if (asked < 0) return false;
  const behind = text.slice(asked + 1).replace(/^[\s*_)）"”—–→=>-]+/u, '');
  const [start] = answer.exec(behind) ?? labelled.exec(behind) ?? [];
  return start !== undefined && tellsAnswer(behind.slice(start.length));
}

/** Whether the words in the place of an answer are one: neither nothing, nor that it is waited for. */
export function isAnswer(written: string): boolean {
  const text = written.trim();
  return !empty.test(text) && tellsAnswer(text);
}

/** Whether the name of a column or a value says that an answer stands in it. */
export const namesAnswer = (name: string): boolean => names.has(name.trim().toLowerCase());

const tellsAnswer = (text: string): boolean => !doubt.test(text);

const listed = (choose: (table: (typeof languages)[number]) => string): string[] =>
  languages.flatMap((it) => entriesOf(choose(it))).toSorted((a, b) => b.length - a.length);
const eitherOf = (words: readonly string[]): string => words.map(escaped).join('|');
const names = new Set(listed((it) => it.answered));
const reasons = listed((it) => it.because).filter((it) => !isEastAsian(it) && /\p{L}$/u.test(it));
// Behind it a sign, a number or a reason stands: "No decision yet" is no answer.
const answer = new RegExp(
  `^(?:${eitherOf(listed((it) => it.answers))})(?=\\s*(?:$|[.,;:!()（）—–。，、；：！-])|\\s+(?:\\d|(?:but|only|for|seit|aber|mais|depuis|pero|desde|но|с|${eitherOf(reasons)})(?!\\p{L})))`,
  'iu',
);
const labelled = new RegExp(`^[*_]{0,2}(?:${eitherOf([...names])})[*_]{0,2}\\s*[:：][*_]{0,2}\\s*(?=\\S)`, 'iu');
const doubts = listed((it) => it.doubts);
const doubt = new RegExp(
  `(?<!\\p{L})(?:${eitherOf(doubts.filter((it) => !isEastAsian(it)))})(?!\\p{L})|${eitherOf(doubts.filter(isEastAsian))}`,
  'iu',
);
// Words in the place of an answer that give none (2026-11).
const empty =
  /^(?:tb[dac]|todo|n\/?a|none(?: yet)?|not? yet|no answer(?: yet)?|nothing(?: yet)?|unknown|unclear|open|undecided|in progress|asked\b.*|waiting\b.*|\?+|[-–—…]*|(?:noch )?(?:offen|keine|nichts|unklar)|(?:noch )?keine antwort|gefragt\b.*|wartet\b.*|ouvert|aucune|en attente.*|abierto|ninguna|pendiente.*|нет ответа|открыт|ждём.*|未定|未回答|なし|待定|待确认|无|未答|미정|없음|대기.*)[.。]?$/iu;
