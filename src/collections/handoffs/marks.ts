import type { Block } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { classOfLabel } from '../../headings/classify.ts';
import type { SectionClass } from '../../headings/table.ts';

/** What the checkbox or sign of an item says. */
export type Mark = 'done' | 'in progress' | 'waiting' | 'remaining' | 'deferred';

/** Whether a text may start with a mark, by its first character. */
export function mayBeMark(text: string): boolean {
  const first = text.charCodeAt(0);
  return first === 0x5b || first === 0x28 || first > 0x2000;
}

/** The mark of an item, and its words without it; with `numbered` also a sign behind a number or name at the start counts. */
export function markOf(text: string, checked: boolean | null, numbered = false): { mark: Mark | null; text: string } {
  const box = checked === null ? written.exec(text) : null;
  const sign = signs.exec(box ? text.slice(box[0].length) : text);
  const rest = text.slice((box?.[0].length ?? 0) + (sign?.[0].length ?? 0));
  const open = checked === false || box?.[1] === ' ' || box?.[2] !== undefined;
  if (open && goingOn.test(rest)) return { mark: 'in progress', text: rest };
  if (checked !== null || box) return { mark: open ? 'remaining' : box && /[~/-]/.test(box[1] ?? '') ? 'in progress' : 'done', text: rest };
  if (!sign && numbered && isDeferred(text.slice(0, 200))) return { mark: 'deferred', text };
  if (!sign) return { mark: numbered && closed.test(text.slice(0, 80)) ? 'done' : null, text };
  return { mark: signMarks[sign[1] ?? ''] ?? null, text: rest };
}

const isDeferred = (text: string): boolean => mayBeDeferred.test(text) && deferred.test(text);

/** Whether an item ends its name with a word in capitals that says it is done: "Import — DONE + merged". */
export const isClosed = (text: string): boolean => closedName.test(text.slice(0, 80));

/** The class that the bold words at the start of an item name, when it may stand in any section. */
export function labelClassOf(block: Block): SectionClass | null {
  const first = block.type === 'paragraph' ? block.children[0] : undefined;
  if (first?.type !== 'strong') return null;
  const found = classOfLabel(plainText(first));
  return found !== null && anywhere.has(found) ? found : null;
}

const anywhere: ReadonlySet<SectionClass> = new Set([
  'next',
  'tried and failed',
  'open questions',
  'blockers',
  'watch for',
  'in progress',
  'remaining',
]);
const written = /^(?:\[([ xX~/-])\]|\(( ?)\))\s+/;
const signs = /^(✅|☑|✔|✓|⏳|🚧|🔄|🟡|⬜|☐|🔲|⏸)\ufe0f?\s*/u;
const signMarks: Readonly<Record<string, Mark>> = {
  '✅': 'done',
  '☑': 'done',
  '✔': 'done',
  '✓': 'done',
  '⏳': 'waiting',
  '🚧': 'in progress',
  '🔄': 'in progress',
  '🟡': 'in progress',
  '⬜': 'remaining',
  '☐': 'remaining',
  '🔲': 'remaining',
  '⏸': 'remaining',
};
const mayBeDeferred =
  /deferred|descoped|parked|postponed|scope|deliberately|intentionally|explicitly|leave it open|won['’]t|wontfix|zurück|reporté|aplazado/i;
// What was put off on purpose is no step: "deliberately left open", "(deferred)", "is descoped".
const deferred =
  /\b(?:deliberately|intentionally|explicitly) (?:left|deferred|descoped|parked|postponed|not)\b|\b(?:is|are|was|were|remains?|stays?) (?:\w+ly )?(?:deferred|descoped|parked|postponed|out of scope)\b|[([—–:]\s*(?:deferred|descoped|parked|postponed|out of scope|won['’]t (?:do|fix)|wontfix|zurückgestellt|reporté|aplazado)\b|^(?:deferred|descoped|parked|postponed|out of scope)\b|\bleave it open\b/i;
const closedName = /^[^—–]{1,60} [—–] (?:CLOSED|RESOLVED|DONE|COMPLETED?|MERGED|SHIPPED|FIXED|LANDED)\b/u;
const goingOn = /\((?:in progress|wip|doing|half done|en curso|en cours|in arbeit|进行中|進行中|進行中|진행 ?중)/i;
// `5b` — ✅ closed: the number or name of an item may stand before its sign.
const closed = /^[^\s✅☑✔]{1,12}\s*[—–:.)-]*\s*(?:✅|☑|✔|🗄|(?:CLOSED|RESOLVED|DONE|FIXED)\b)|^.{1,60}? — (?:CLOSED|RESOLVED|DONE)\b/u;
