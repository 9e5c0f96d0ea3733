import { languages } from '../../headings/lexicon.ts';
import { entriesOf, type LanguageTable } from '../../headings/table.ts';
import { escaped, isEastAsian } from '../../headings/words.ts';

/** Why an attempt failed, by words such as "because"; else what stands behind a colon. Null when the item does not say. */
export function becauseOf(text: string): string | null {
  const found = reasonIn(text.slice(0, farthestReason).toLowerCase());
  const because = found === null ? afterColon.exec(text)?.[1] : text.slice(found.end);
  return because?.trim() ? ended(because) : null;
}

/** What was tried, without why it failed. */
export function attemptIn(text: string): string {
  if (becauseOf(text) === null) return text;
  const found = reasonIn(text.slice(0, farthestReason).toLowerCase());
  return found === null
    ? (/^.{3,160}?(?=:\s|：)/s.exec(text)?.[0] ?? text)
    : text.slice(0, found.start).replace(/[\s,;(—–-]+$/, '') || text;
}

/** The word that gives a reason; null when none does. */
function reasonIn(text: string): { start: number; end: number } | null {
  reasons.lastIndex = 0;
  for (let found = reasons.exec(text); found; found = reasons.exec(text)) {
    const [word] = found;
    if (isEastAsian(word) || stands(text, found.index, word)) return { start: found.index, end: found.index + word.length };
    reasons.lastIndex = found.index + 1;
  }
  return null;
}

/** Whether the word at this place is one of its own and may give a reason there. */
function stands(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  if (/[\p{L}\d]$/u.test(word) && /[\p{L}\d]/u.test(text.charAt(at + word.length))) return false;
  // Short ones are words of other meanings too ("since", "car", "da"): only behind a comma or dash they give a reason.
  return word.length < 6 ? /[,;(—–-]\s*$/.test(before) : before === '' || /[\s,;(—–-]$/.test(before);
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

const ended = (text: string): string => text.trim().replace(/[.。]$/, '');
const all = (choose: (table: LanguageTable) => string | undefined): string[] => [
  ...new Set(languages.flatMap((it) => entriesOf(choose(it)))),
];
const eitherOf = (words: readonly string[]): string =>
  words
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join('|');

const reasons = new RegExp(eitherOf(all((it) => it.because)), 'g');
// A reason further behind belongs to another sentence.
const farthestReason = 300;
const afterColon = /^.{3,160}?(?::\s+|：)(.+)$/s;

const spaced = languages.filter((it) => !isEastAsian(it.none));
const conditions = spaced.flatMap((it) => it.conditions);
const eastAsianConditions = languages.filter((it) => !spaced.includes(it)).flatMap((it) => it.conditions);

const commit = /\b[0-9a-f]{7,40}\b(?![/-])|#\d{1,6}\b/g;

const test = /\b(?:tests?|suite|specs?|e2e|pruebas?|essais?)\b|测试|測試|テスト|테스트/i;
const passing = /\b(?:pass(?:e[ds]|ing)?|green|ok|grün|bestanden|bestehen|vert[se]*|passent|pasan|verdes?)\b|✅|通过|通過|成功|合格|통과/i;
const clause = /[;；。，]|,\s|\.\s|[()（）]/;
