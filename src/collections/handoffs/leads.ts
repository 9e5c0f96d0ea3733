import type { Block } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { classOfLabel } from './headings/classify.ts';
import type { SectionClass } from './headings/table.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words before a list that name the group of its items: the last sentence of a paragraph that ends in a colon or is all bold. */
export function leadOf(paragraph: Paragraph): string | null {
  const [only, ...more] = paragraph.children;
  const last = paragraph.children.at(-1);
  const bold = only?.type === 'strong' && more.length === 0;
  const ends = last?.type === 'text' ? leads.test(last.value.slice(-4)) : last?.type === 'strong' && leads.test(plainText(last));
  return bold || ends ? leadWords(plainText(paragraph)) : null;
}

/** What a short lead says its items are: "Completed surfaces:", "Still open:"; null when it does not say. */
export function toldBy(lead: string | null): SectionClass | null {
  if (lead === null || lead.length > longestLabel) return null;
  const found = classOfLabel(lead);
  return found !== null && telling.has(found) && !(found === 'next' && ranking.test(lead)) ? found : null;
}

function leadWords(text: string): string | null {
  const words = text.replace(/[\s:：]+$/, '');
  const end = Math.max(...stops.map((it) => words.lastIndexOf(it)));
  const sentence = words.slice(end + 1).trimStart();
  return cut(sentence.length > shortestSentence ? sentence : words, longestGroup) || null;
}

const longestGroup = 200;
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
const leads = /[:：]\s*$/;
// "Priority order:" ranks anything, not only steps.
const ranking = /priorit|order|queue|recommend/i;
const stops = ['. ', '! ', '? ', '。', '！', '？'];
// Less is an abbreviation cut in two.
const shortestSentence = 12;
