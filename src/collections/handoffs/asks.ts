import type { Block } from '../../markdown/parse.ts';
import { assemble, linesOf } from '../../markdown/lines.ts';
import { plainText } from '../../markdown/text.ts';
import { languages } from '../../headings/lexicon.ts';
import type { SectionClass } from '../../headings/table.ts';
import type { Stretch } from './node.ts';
import { plainItem, type RawItem } from './raw-item.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Whether a text starts with the name of a question: "Open decisions to settle first: …", "020 decision needed: …". */
export const startsAsking = (text: string): boolean => starting.test(text);

/** Where the sentence starts that asks somebody or leaves a decision to somebody; -1 for a text without one. */
export function asksAt(text: string, own: SectionClass | null): number {
  const small = text.toLowerCase();
  const named = own !== null && reporting.has(own) ? null : leaving.exec(small);
  const at = named === null ? -1 : sentenceAt(text, named.index);
  const left = named !== null && !denied.test(small.slice(at, named.index)) ? at : -1;
  const started = within.exec(small);
  return started === null ? left : left < 0 ? started.index : Math.min(left, started.index);
}

/** What the paragraphs of a section ask beside what it lists, those of its items and quotes too. */
export function askedIn({ blocks, shift }: Stretch, own: SectionClass | null, group: string | null, depth = 0): RawItem[] {
  if (own !== null && quiet.has(own)) return [];
  return blocks.flatMap((block): RawItem[] => {
    if (block.type === 'paragraph') return itemOf(block, shift, own, group);
    if (depth === deepest) return [];
    if (block.type === 'blockquote') return askedIn({ blocks: block.children, shift }, own, group, depth + 1);
    if (block.type !== 'list') return [];
    // The first words of a step are the step.
    const from = own !== null && stepping.has(own) ? 1 : 0;
    return block.children.flatMap((it) => askedIn({ blocks: it.children.slice(from), shift }, own, group, depth + 1));
  });
}

function itemOf(paragraph: Paragraph, shift: number, own: SectionClass | null, group: string | null): RawItem[] {
  // What is struck out waits for nobody.
  if (paragraph.children[0]?.type === 'delete' || asksAt(plainText(paragraph), own) < 0) return [];
  let text = '';
  const starts = linesOf(paragraph).map((raw) => {
    const start = text.length;
    text += `${assemble(raw).text.trim()} `;
    return { start, line: raw.line };
  });
  const from = Math.max(0, asksAt(text, own));
  const line = starts.findLast((it) => it.start <= from)?.line ?? 1;
  const question = text.slice(from).trim();
  // Words that lead to a list: its items are the questions.
  return /[:：]$/.test(question) ? [] : [plainItem(question, line + shift, group)];
}

/** Start of the sentence that holds this place. */
function sentenceAt(text: string, place: number): number {
  const ends = [...text.slice(0, place).matchAll(sentenceEnd)].at(-1);
  return ends === undefined ? 0 : ends.index + ends[0].length;
}

// Lists and quotes inside each other beyond this depth only occur in files made to break readers.
const deepest = 10;
const eitherOf = (patterns: readonly RegExp[]): string => patterns.map((it) => it.source).join('|');
const all = eitherOf(languages.flatMap((it) => it.asks));
const starting = new RegExp(`^[^\\p{L}\\p{N}]{0,8}(?:${all})`, 'iu');
const within = new RegExp(`(?:^[^\\p{L}\\p{N}]{0,8}|(?<=[.!?。！？]['"”)*_]* ))(?:${all})`, 'u');
const leaving = new RegExp(eitherOf(languages.flatMap((it) => it.leaves)), 'u');
const sentenceEnd = /[.!?。！？](?:['"”)*_]*\s+|(?<=[。！？]))/gu;
// "If this needs a decision", "needs no answer": nobody is asked.
const denied =
  /(?<!\p{L})(?:if|when|unless|once|no|not|never|nothing|without|wenn|falls|kein\p{L}*|nicht|si|sans|pas|sin|если|не)(?!\p{L})|如果|一旦|無|无需|不/iu;
const quiet: ReadonlySet<SectionClass> = new Set(['open questions', 'tried and failed', 'read first', 'files', 'people', 'acceptance']);
// What is reported here as left to somebody was so before.
const reporting: ReadonlySet<SectionClass> = new Set(['done', 'log', 'verification']);
const stepping: ReadonlySet<SectionClass> = new Set([
  'next',
  'remaining',
  'in progress',
  'plan',
  'done',
  'decisions',
  'blockers',
  'watch for',
  'set-up',
  'git',
  'verification',
]);
