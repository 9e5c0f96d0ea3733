import { languages } from './headings/lexicon.ts';
import { entriesOf, type LanguageTable } from './headings/table.ts';
import { isEastAsian, wordsOf } from './headings/words.ts';

/** Why an attempt failed, by words such as "because"; else what stands behind a colon. Null when the item does not say. */
export function becauseOf(text: string): string | null {
  const lower = text.slice(0, farthestReason).toLowerCase();
  let start = farthestReason;
  let end = farthestReason;
  for (const reason of isEastAsian(lower) ? reasons : latinReasons) {
    const at = lower.indexOf(reason.word);
    if (at >= 0 && at < start && stands(lower, at, reason)) [start, end] = [at, at + reason.word.length];
  }
  const found = start < farthestReason ? text.slice(end) : afterColon.exec(text)?.[1];
  return found?.trim() ? ended(found) : null;
}

interface Reason {
  word: string;
  run: boolean;
  short: boolean;
}

/** Whether the word at this place is one of its own and may give a reason there. */
function stands(text: string, at: number, { word, run, short }: Reason): boolean {
  if (run) return true;
  const before = text.slice(Math.max(0, at - 3), at);
  const after = text.charAt(at + word.length);
  if (/[\p{L}\d]/u.test(after) && /[\p{L}\d]$/u.test(word)) return false;
  return short ? /[,;(—–-]\s*$/.test(before) : before === '' || /[\s,;(—–-]$/.test(before);
}

/** A condition and what to do then; null when the item is not written so. */
interface Condition {
  condition: string | null;
  action: string | null;
}

/** The condition of an item written as "if …, then …", and what to do then. */
export function conditionOf(text: string): Condition {
  for (const pattern of isEastAsian(text) ? eastAsianConditions : conditions) {
    const [, condition, action] = pattern.exec(text) ?? [];
    if (condition && action) return { condition: condition.trim(), action: ended(action) };
  }
  return { condition: null, action: null };
}

/** Ids of commits and numbers of pull requests in a text, each once. */
export function commitsIn(text: string): string[] {
  const found = text.match(commit);
  return found ? [...new Set(found.filter((it) => it.startsWith('#') || (/\d/.test(it) && /[a-f]/.test(it))))] : [];
}

/** The words of a text that say tests pass; null when there are none. */
export function testsIn(text: string): string | null {
  if (!test.test(text)) return null;
  return (
    text
      .split(clause)
      .map((it) => it.trim())
      .find((it) => test.test(it) && passing.test(it)) ?? null
  );
}

/** Who decides a question, as its text says; null when it names nobody. */
export function ownerIn(text: string): string | null {
  const named = owner.exec(text)?.[1] ?? mention.exec(text)?.[1] ?? decides.exec(text)?.[1];
  if (named) return tidy(named);
  for (const pattern of [afterDash, afterQuestion, inBrackets]) {
    const found = pattern.exec(text)?.[1];
    if (found && isName(found)) return tidy(found);
  }
  return null;
}

const ended = (text: string): string => text.trim().replace(/[.。]$/, '');
const tidy = (text: string): string =>
  text
    .trim()
    .replace(decidesAtEnd, '')
    .replace(/[.。,]+$/, '')
    .trim();

/** Whether words can be a person or a role: few, and no statement. */
function isName(text: string): boolean {
  const words = wordsOf(tidy(text));
  return words.length > 0 && words.length <= 5 && !/[?？]/.test(text) && !/^\d/.test(text) && !words.some((it) => noNames.has(it));
}

const all = (choose: (table: LanguageTable) => string | undefined): string[] => [
  ...new Set(languages.flatMap((it) => entriesOf(choose(it)))),
];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eitherOf = (words: readonly string[]): string =>
  words
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join('|');

// Short ones are words of other meanings too ("since", "car", "da"): only behind a comma or dash they give a reason.
const reasons = all((it) => it.because).map((word) => ({ word, run: isEastAsian(word), short: word.length < 6 }));
const latinReasons = reasons.filter((it) => !it.run);
// A reason further behind belongs to another sentence.
const farthestReason = 300;
const afterColon = /^.{3,160}?(?::\s+|：)(.+)$/s;

const conditions = languages.slice(0, 4).flatMap((it) => it.conditions);
const eastAsianConditions = languages.slice(4).flatMap((it) => it.conditions);

const commit = /\b[0-9a-f]{7,40}\b(?![/-])|#\d{1,6}\b/g;

const test = /\b(?:tests?|suite|specs?|e2e|pruebas?|essais?)\b|测试|測試|テスト|테스트/i;
const passing = /\b(?:pass(?:e[ds]|ing)?|green|ok|grün|bestanden|bestehen|vert[se]*|passent|pasan|verdes?)\b|✅|通过|通過|成功|合格|통과/i;
const clause = /[;；。，]|,\s|\.\s|[()（）]/;

const owners = all((it) => it.labels.owner);
const owner = new RegExp(`(?:^|[\\s(（,;—–-])(?:${eitherOf(owners)})\\s*[:：]\\s*([^)）;；。]+?)\\s*(?:[)）;；。]|\\.(?:\\s|$)|$)`, 'i');
const mention = /(?:^|[\s(])(@[\w-]+)/;
const decides =
  /(?:^|[?？.,;:(—–-]\s*)((?:[\p{L}'.-]+\s+){1,4}?)(?:decides|to decide|must decide|has to decide|entscheidet|décide|decide)\b/iu;
const decidesAtEnd = /\s+(?:decides|to decide|must decide|entscheidet|décide|decide)\.?$/i;
const afterDash = /\s[—–-]+\s+([^—–]{2,60})$/;
const afterQuestion = /[?？]\s*([^.。?？]{2,40})(?:[.。]|$)/;
const inBrackets = /[(（]([^()（）]{2,40})[)）]\s*[.。]?$/;
// Words that make a statement of what could have been a name (2026-11).
const noNames = new Set(
  (
    'is are was were be been has have had do does did will would can could should must may might not no yes to we i it he she they this that these those if or but and because so see default currently todo tbd unclear unknown depends ' +
    'maybe probably ask check decide use keep both either none with without after before when until ist sind war nicht oder aber ja nein wenn falls est sont pas ou si es son si o pero y'
  ).split(' '),
);
