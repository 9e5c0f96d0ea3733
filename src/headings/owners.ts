import { closedAt, openedAt, withoutOuterBrackets } from '../model/owner.ts';
import { answersItself } from './answers.ts';
import { languages, listOf, tight } from './lexicon.ts';
import { namedIn, namesDay, standsForNobody, waitingWords, withoutVerb, type Named } from './names.ts';
import { entriesOf } from './table.ts';
import { escaped, isEastAsian, wordsOf } from './words.ts';

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
  const last = mentionAtEnd.exec(text);
  if (last?.[1] !== undefined) return parted(text, { named: { name: last[1], note: null }, from: last.index, to: text.length });
  // What stands behind an answer tells of the answer.
  if (answersItself(text)) return { question: written, owner: null, note: null };
  for (const find of [afterDash, afterQuestion, inBrackets]) {
    const found = find(text);
    if (found !== null) return parted(text, found);
  }
  const said = mention.exec(text)?.[1] ?? decides.exec(text)?.[1] ?? asked.exec(text)?.[1];
  return { question: written, owner: said === undefined ? null : (namedIn(said, true)?.name ?? null), note: null };
}

/** Whether the name of a column says that who decides stands in it. */
export const namesOwner = (name: string): boolean => ownerColumns.has(isEastAsian(name) ? tight(name) : wordsOf(name).join(' '));

/** A person or role without the words around it; null for words that stand for nobody, such as "TBD". */
export function ownerOf(written: string): string | null {
  const name = withoutVerb(written)
    .text.replace(/[.。,]+$/u, '')
    .trim();
  return standsForNobody(name) ? null : name;
}

/** The words of a text that say who decides, from the sign before them to the one behind. */
interface Clause {
  named: Named | { name: null; note: null };
  from: number;
  to: number;
}

function parted(text: string, { named, from, to }: Clause): Asked {
  const before = text
    .slice(0, from)
    .replace(/[\s,;(（[—–-]+$/u, '')
    .trim();
  const behind = text.slice(to).trim();
  const rest = behind.replace(/^[\s.。,;；)）]+/u, '');
  // Where the sentence goes on behind it, it is one sentence still.
  const isNote = rest === '' || /[.。?？!！]$/u.test(before) || /[.。;；]$/u.test(text.slice(from, to).trim());
  const question = isNote ? before : `${before}${/^[.。,;；]/u.test(behind) ? '' : ' '}${behind}`;
  if (question === '') return { question: rest === '' ? text : rest, owner: named.name, note: named.note };
  const notes = [named.note, isNote && rest !== '' ? rest : null].filter((it) => it !== null);
  return {
    question: /^[.。]$/u.test(behind) ? `${question}${behind}` : question,
    owner: named.name,
    note: notes.length === 0 ? null : notes.join(/[.。]$/u.test(notes[0] ?? '') ? ' ' : '. '),
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
  const to = Math.min(text.length, end + 1);
  const name = text.slice(start, close >= 0 && end === close ? end : to);
  if (name.trim() === '') return null;
  const named = namedIn(name, true) ?? { name: ownerOf(name), note: null };
  const clause = { named: named.name === null ? { name: null, note: null } : { name: named.name, note: named.note }, from: found.index };
  // Inside brackets only what stands behind the name in them is left beside the question.
  return { ...clause, to: close >= 0 && end === close ? close + 1 : to };
}

/** Where a name ends that starts at `from`: at the end of its sentence, never inside of brackets. */
function nameEnd(text: string, from: number, most: number): number {
  for (let at = from; at < most; at++) {
    const sign = text.charAt(at);
    if (/[(（[【]/u.test(sign)) {
      const close = closedAt(text, at);
      if (close < 0 || close > most) continue;
      at = close;
    } else if (/[)）;；。]/u.test(sign) || nextLabel.test(text.slice(at, at + 40))) return at;
    else if (sign === '.' && /^(?:\s|$)/u.test(text.slice(at + 1, at + 2)) && !shortens(text, from, at)) return at;
  }
  return most;
}

/** Whether a full stop ends no sentence: "J. Smith", "Dr. Meier", "4. Dezember". */
function shortens(text: string, from: number, at: number): boolean {
  const before = text.slice(from, at);
  return (
    /(?:^|[\s.])(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St)$/u.test(before) || (/(?:^|[^\d.])\d{1,2}$/.test(before) && namesDay(text.slice(at + 1)))
  );
}

function afterDash(text: string): Clause | null {
  const found = /\s[—–-]+\s+([^—–]{2,80})$/u.exec(text);
  const [whole, name = ''] = found ?? [];
  if (found === null || whole === undefined) return null;
  const start = found.index + whole.length - name.length;
  const end = nameEnd(text, start, text.length);
  // Behind a statement the words after a dash are few and its last.
  const ends = /^[\s.。]*$/u.test(text.slice(end)) || /[?？]$/u.test(text.slice(0, found.index).trim());
  return ends ? clauseOf(text, { from: found.index, start, end }) : null;
}

function afterQuestion(text: string): Clause | null {
  const at = Math.max(text.lastIndexOf('?'), text.lastIndexOf('？'));
  const [sign = '', closing = ''] = arrow.exec(text.slice(at + 1)) ?? [];
  const start = at + 1 + sign.length;
  const end = nameEnd(text, start, text.length);
  return at < 0 || end - at > longest ? null : clauseOf(text, { from: at + 1 + closing.length, start, end });
}

function inBrackets(text: string): Clause | null {
  const trimmed = text.replace(/\s*[.。]$/u, '');
  const from = openedAt(trimmed);
  if (from <= 0 || trimmed.length - from > longest) return null;
  const named = namedIn(trimmed.slice(from + 1, -1));
  return named === null ? null : { named, from, to: trimmed.length };
}

function clauseOf(text: string, { from, start, end }: { from: number; start: number; end: number }): Clause | null {
  const to = Math.min(text.length, end + 1);
  const said = text.slice(start, to);
  // Outside of brackets a name without capital letters is like any other word.
  const named = /\p{Lu}|\p{Ll}/u.test(said) || withoutVerb(said).told ? namedIn(said) : null;
  return named === null ? null : { named, from, to };
}

const arrow = /^([*_]*)\s*(?:[-–—=]+>|[→⇒➜➔])\s*/u;
// Words behind a question that are longer tell more than a name.
const longest = 80;
const ownerNames = listOf((it) => entriesOf(it.labels.owner));
const ownerColumns: ReadonlySet<string> = new Set(['who', 'wer', 'qui', 'кто', 'quien', ...ownerNames.words, ...ownerNames.runs]);
const owners = [...new Set(languages.flatMap((it) => entriesOf(it.labels.owner)))].map(escaped).sort((a, b) => b.length - a.length);
const label = new RegExp(`(?:^|(?<=[?？。])|([\\s(（[,;—–-]))(?:${owners.join('|')})\\s*[:：]\\s*`, 'iu');
// Who decides is followed by what else is told of the question.
const nextLabel =
  /^\s(?:waits?|waiting|blocks?|blocked|since|asked|due|deadline|options?|context|why|wartet|blockiert|seit|gefragt|frist|optionen|grund)\s*:\s/i;
const mention = /(?:^|[\s(])(@[\w-]+)/;
const mentionAtEnd = /\s+(?:[—–-]+\s*)?[(（]?(@[\w-]+)[)）]?[.。]?$/u;
const decides = new RegExp(
  `(?:^|[?？.,;:(—–-]\\s*)((?:[\\p{L}'.-]+\\s+){1,4}?)(?:${languages
    .flatMap((it) => entriesOf(it.deciding))
    .map(escaped)
    .join('|')})(?![\\p{L}])`,
  'iu',
);
const asked = new RegExp(
  `(?:^|[?？.,;:(—–-]\\s*)(?:${waitingWords})\\s+(\\p{Lu}[\\p{L}'’-]*(?:\\s+\\p{Lu}[\\p{L}'’-]*){0,2})(?=[\\s.,;)]*(?:$|[.,;)]))`,
  'u',
);
