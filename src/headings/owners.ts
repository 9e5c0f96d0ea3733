import { closedAt, openedAt, withoutOuterBrackets } from '../model/owner.ts';
import { languages, listOf, tight } from './lexicon.ts';
import { entriesOf } from './table.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** A question in its parts, as one text holds them. */
export interface Asked {
  /** The question without the words that only say who decides. */
  question: string;
  /** Who decides, as written; null when nobody is named. */
  owner: string | null;
  /** What stands behind them, such as what waits for the answer; null for nothing. */
  note: string | null;
}

/** Who decides a question, as its text says; null when it names nobody. */
export const ownerIn = (text: string): string | null => askedIn(text).owner;

/** A question, who decides it, and what is said behind that. */
export function askedIn(written: string): Asked {
  const text = withoutOuterBrackets(written);
  const labelled = labelledIn(text);
  if (labelled !== null) return parted(text, labelled);
  const last = mentionAtEnd.exec(text) ?? deciderAtEnd.exec(text);
  if (last?.[1] !== undefined) return parted(text, { name: last[1], from: last.index, to: text.length });
  const said = mention.exec(text)?.[1] ?? decides.exec(text)?.[1] ?? asked.exec(text)?.[1];
  if (said) return { question: written, owner: ownerOf(said), note: null };
  for (const find of [afterDash, afterQuestion, inBrackets]) {
    const found = find(text);
    if (found !== null && isName(found.name)) return parted(text, found);
  }
  return { question: written, owner: null, note: null };
}

/** Whether the name of a column says that who decides stands in it. */
export const namesOwner = (name: string): boolean => ownerColumns.has(isEastAsian(name) ? tight(name) : name.toLowerCase());

/** A person or role without the words around it; null for words that stand for nobody, such as "TBD". */
export function ownerOf(written: string): string | null {
  const name = tidy(written);
  return noOwners.test(name) ? null : name;
}

/** The words of a text that say who decides, from the sign before them to the one behind. */
interface Clause {
  name: string;
  from: number;
  to: number;
}

function parted(text: string, { name, from, to }: Clause): Asked {
  const before = text
    .slice(0, from)
    .replace(/[\s,;(（[—–-]+$/u, '')
    .trim();
  const behind = text.slice(to).trim();
  const rest = behind.replace(/^[\s.。,;；)）]+/u, '');
  // Where the sentence goes on behind it, it is one sentence still.
  const isNote = rest === '' || /[.。?？!！]$/u.test(before) || /[.。;；]$/u.test(text.slice(from, to).trim());
  const question = isNote ? before : `${before}${/^[.。,;；]/u.test(behind) ? '' : ' '}${behind}`;
  if (question === '') return { question: rest === '' ? text : rest, owner: ownerOf(name), note: null };
  return {
    question: /^[.。]$/u.test(behind) ? `${question}${behind}` : question,
    owner: ownerOf(name),
    note: isNote && rest !== '' ? rest : null,
  };
}

/** "(owner: Ana)", "Decides: Finance lead (Jonas)." */
function labelledIn(text: string): Clause | null {
  const found = label.exec(text);
  if (found === null) return null;
  const [whole, sign = ''] = found;
  const start = found.index + whole.length;
  const isBracketed = /[(（[]/u.test(sign);
  const close = isBracketed ? closedAt(text, found.index) : -1;
  const end = nameEnd(text, start, close < 0 ? text.length : close);
  const name = text.slice(start, end);
  if (name.trim() === '') return null;
  // Inside brackets only what stands behind the name in them is left beside the question.
  if (close >= 0 && end === close) return { name, from: found.index, to: close + 1 };
  return { name, from: found.index, to: Math.min(text.length, end + 1) };
}

/** Where a name ends that starts at `from`: at the end of its sentence, never inside of brackets. */
function nameEnd(text: string, from: number, most: number): number {
  for (let at = from; at < most; at++) {
    const sign = text.charAt(at);
    if (/[(（[【]/u.test(sign)) {
      const close = closedAt(text, at);
      if (close < 0 || close > most) continue;
      at = close;
    } else if (/[)）;；。]/u.test(sign)) return at;
    else if (sign === '.' && /^(?:\s|$)/u.test(text.slice(at + 1, at + 2)) && !/(?:^|[\s.])\p{Lu}$/u.test(text.slice(from, at))) return at;
  }
  return most;
}

function afterDash(text: string): Clause | null {
  const found = /\s[—–-]+\s+([^—–]{2,60})$/u.exec(text);
  const [whole, name = ''] = found ?? [];
  if (found === null || whole === undefined) return null;
  const start = found.index + whole.length - name.length;
  const end = nameEnd(text, start, text.length);
  // Behind a statement the words after a dash are few and its last.
  const ends = /^[\s.。]*$/u.test(text.slice(end));
  return ends || /[?？]$/u.test(text.slice(0, found.index).trim())
    ? { name: text.slice(start, end), from: found.index, to: Math.min(text.length, end + 1) }
    : { name, from: found.index, to: text.length };
}

function afterQuestion(text: string): Clause | null {
  const found = /[?？]\s*([^.。?？(（]{2,40}(?:[(（][^()（）]{1,40}[)）])?)(?:[.。]|$)/u.exec(text);
  return found === null ? null : { name: found[1] ?? '', from: found.index + 1, to: found.index + found[0].length };
}

function inBrackets(text: string): Clause | null {
  const trimmed = text.replace(/\s*[.。]$/u, '');
  const from = openedAt(trimmed);
  const name = from <= 0 ? '' : trimmed.slice(from + 1, -1);
  return name.length < 2 || name.length > 60 ? null : { name, from, to: trimmed.length };
}

const tidy = (text: string): string =>
  text
    .trim()
    .replace(decidesAtEnd, '')
    .replace(modalAtEnd, '')
    .replace(askedAtStart, '')
    .replace(/[.。,]+$/, '')
    .trim();

/** Whether words can be a person or a role: few, and no statement. */
function isName(text: string): boolean {
  const words = wordsOf(tidy(text));
  return words.length > 0 && words.length <= 5 && !/[?？]/.test(text) && !/^\d/.test(text) && !words.some((it) => noNames.has(it));
}

const ownerNames = listOf((it) => entriesOf(it.labels.owner));
const ownerColumns: ReadonlySet<string> = new Set(['who', 'wer', 'qui', 'кто', 'quién', ...ownerNames.words, ...ownerNames.runs]);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const owners = [...new Set(languages.flatMap((it) => entriesOf(it.labels.owner)))].map(escaped).sort((a, b) => b.length - a.length);
const label = new RegExp(`(?:^|([\\s(（[,;—–-]))(?:${owners.join('|')})\\s*[:：]\\s*`, 'iu');
const mention = /(?:^|[\s(])(@[\w-]+)/;
const mentionAtEnd = /\s+(?:[—–-]+\s*)?[(（]?(@[\w-]+)[)）]?[.。]?$/u;
const deciderAtEnd = /(?<=[?？])\s*((?:[\p{L}'.-]+\s+){1,4}(?:decides|entscheidet|décide|decide))[.。]?$/iu;
const decides =
  /(?:^|[?？.,;:(—–-]\s*)((?:[\p{L}'.-]+\s+){1,4}?)(?:decides|to decide|must decide|has to decide|entscheidet|décide|decide)\b/iu;
const decidesAtEnd = /\s+(?:decides|to decide|must decide|entscheidet|décide|decide)\.?$/i;
// "Maintainers should decide", "die Buchhaltung muss entscheiden"
const modalAtEnd = /\s+(?:(?:still )?(?:should|must|needs? to|ha(?:s|ve) to)|muss|müssen|sollte?n?|doit|doivent|debe|deben)$/iu;
const waiting = 'waiting on|waiting for|asked|ask|assigned to|owned by|wartet auf|gefragt:?|en attente de|esperando a|ждём|спросить';
const asked = new RegExp(
  `(?:^|[?？.,;:(—–-]\\s*)(?:${waiting})\\s+(\\p{Lu}[\\p{L}'’-]*(?:\\s+\\p{Lu}[\\p{L}'’-]*){0,2})(?=[\\s.,;)]*(?:$|[.,;)]))`,
  'u',
);
const askedAtStart = new RegExp(`^(?:(?:${waiting})\\s+|(?:担当자?|担当者?|负责人|負責人)\\s*[:：]\\s*)`, 'iu');
// Words in the place of a person that name none (2026-11).
const noOwners =
  /^(?:tb[dac]|todo|n\/?a|none|nobody|no ?one|unassigned|unowned|unknown|unclear|open|not yet known|to be (?:decided|determined|named)|\?+|[-–—]*|(?:noch )?offen|niemand|unbekannt|unklar|personne|nadie|sin asignar|никто|未定|なし|待定|待确认|无|미정|없음)$/iu;
// Words that make a statement of what could have been a name (2026-11).
const noNames = new Set(
  (
    'is are was were be been has have had do does did will would can could should must may might not no yes to we i it he she they this that these those if or but and because so see default currently todo tbd unclear unknown depends minute minutes hour hours day days week weeks month months ' +
    'maybe probably ask check decide use keep both either none with without after before when until ist sind war nicht oder aber ja nein wenn falls est sont pas ou si es son si o pero y'
  ).split(' '),
);
