import type { Block } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { startsAsking } from './asks.ts';
import { reportsDone, tellsChanges } from './changes.ts';
import { cut } from './cut.ts';
import { classOfLabel } from '../../headings/classify.ts';
import { conditionIn } from '../../headings/condition.ts';
import { partsOf } from '../../headings/clean.ts';
import { asksToDecide } from '../../headings/settling.ts';
import type { SectionClass } from '../../headings/table.ts';
import { wordsOf } from '../../headings/words.ts';
import { startOf } from './item-text.ts';
import { labelClassOf } from './marks.ts';
import { longestText } from './schema.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words before a list that name the group of its items: the last sentence of a paragraph that ends in a colon or is all bold. */
export function leadOf(paragraph: Paragraph): string | null {
  const [only, ...more] = paragraph.children;
  const last = paragraph.children.at(-1);
  const bold = only?.type === 'strong' && more.length === 0 && !isStatement(plainText(only));
  const ends = last?.type === 'text' ? leads.test(last.value.slice(-4)) : last?.type === 'strong' && leads.test(plainText(last));
  return bold || ends ? leadWords(plainText(paragraph)) : null;
}

/** Whether bold words state something of their own: "Two commits on top of it, all targets green after each of them." */
const isStatement = (text: string): boolean => text.length > longestName && /[.。!！]['"”’)]*$/u.test(text);

/** What stands before a list and names it. */
export interface Led {
  /** Null when nothing does. */
  words: string | null;
  told: Told;
}

/** What a paragraph says of a list behind it. */
export function ledBy(paragraph: Paragraph): Led {
  const words = leadOf(paragraph);
  return { words, told: toldBy(paragraph, words) };
}

/** The words that name the group of items below a heading; a condition that the heading tells stands before those of a list. */
export function groupUnder(heading: string | null, lead: string | null): string | null {
  if (lead === null || heading === null) return lead ?? heading;
  return conditionIn(heading) === null ? lead : cut(`${heading}: ${lead}`, longestGroup);
}

/** What words before a list say its items are. */
export interface Told {
  class: SectionClass | null;
  /** True when they say so whatever section the list stands in. */
  firm: boolean;
}

/** What a lead says its items are: "Completed surfaces:", "Still open:", "**W6 built**, on a branch:". */
function toldBy(paragraph: Paragraph, lead: string | null): Told {
  if (lead === null) return untold;
  if (reading.test(lead)) return { class: 'read first', firm: true };
  if (asksToDecide(lead)) return { class: 'open questions', firm: false };
  if (tellsChanges(lead)) return { class: 'done', firm: true };
  const found = lead.length > longestLabel ? null : classOfLabel(lead);
  // What is recommended as further work is a step, and no rest.
  if (found === 'remaining' && recommended.test(lead)) return { class: 'next', firm: false };
  if (found !== null && telling.has(found) && !(found === 'next' && ranking.test(lead))) return { class: found, firm: false };
  return { class: lead.length > longestLabel ? reportedIn(paragraph) : null, firm: false };
}

/** What a paragraph that starts with a bold name and a colon states, without the name; null for any other, and for one that is a lead. */
export function statedBy(paragraph: Paragraph): { class: SectionClass; text: string } | null {
  const [name, ...rest] = paragraph.children;
  if (name?.type !== 'strong' || rest.length === 0 || leadOf(paragraph) !== null) return null;
  const found = labelClassOf(paragraph);
  const whole = startOf(paragraph, longestText);
  const [, text = ''] = /^[^:：]{1,60}[:：]\s*(\S.*)$/s.exec(whole) ?? [];
  return found === null || text === '' || whole.search(/[:：]/) > plainText(name).length ? null : { class: found, text };
}

/** What an item that starts with "Open decisions to settle first:" or the like asks; null for any other. */
export const asksOf = (text: string): SectionClass | null => (startsAsking(text) ? 'open questions' : null);

/** What the bold words at the start of a long lead report. */
function reportedIn({ children: [first] }: Paragraph): SectionClass | null {
  if (first?.type !== 'strong') return null;
  const { head, tails } = partsOf(plainText(first));
  const other = tails.map(classOfLabel).find((it) => it === 'next' || it === 'remaining');
  return other === undefined && reportsDone(wordsOf(head)) ? 'done' : null;
}

function leadWords(text: string): string | null {
  const words = text.replace(/[\s:：]+$/, '');
  const end = Math.max(...stops.map((it) => words.lastIndexOf(it)));
  const sentence = words.slice(end + 1).trimStart();
  return cut(sentence.length > shortestSentence ? sentence : words, longestGroup) || null;
}

const untold: Told = { class: null, firm: false };
/** Nothing names the list. */
export const ledByNone: Led = { words: null, told: untold };
const longestGroup = 200;
// A longer sentence that is bold all through names no list.
const longestName = 60;
const longestLabel = 40;
const telling: ReadonlySet<SectionClass> = new Set([
  'done',
  'next',
  'in progress',
  'remaining',
  'blockers',
  'tried and failed',
  'open questions',
  'watch for',
  'decisions',
]);
// "Read, in order:" leads to a list of texts, wherever it stands.
const reading = /^(?:first )?(?:re)?read(?! ?me\b)\b[^:：]{0,40}$|^(?:bitte )?(?:zuerst )?lesen\b|(?:先|依次)(?:阅)?读|(?:まず|先に)読/iu;
const leads = /[:：]\s*$/;
// "Priority order:" ranks anything, not only steps.
const ranking = /priorit|order|queue|recommend/i;
const recommended = /recommend|suggest|empfohlen|empfehlung|recomend|conseill|建议|推荐|推奨|추천/i;
const stops = ['. ', '! ', '? ', '。', '！', '？'];
// Less is an abbreviation cut in two.
const shortestSentence = 12;
