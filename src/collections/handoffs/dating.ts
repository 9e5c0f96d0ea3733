import { readDate, readDateInName, type WrittenDate } from '../../markdown/dates.ts';
import type { MarkdownText } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { firstOf, type Fact, type Facts } from './facts.ts';
import type { SectionClass } from '../../headings/table.ts';
import { dateIn } from './moments.ts';
import type { Outline } from './outline.ts';
import { remembered } from '../../headings/remembered.ts';
import type { Handoff } from './schema.ts';

const dateOfText = remembered(readDate);

type When = NonNullable<Handoff['date']>;

/** When the handoff was last written, by its text and path; the date it was started on does not count. */
export function dateOf(facts: Facts, outline: Outline, path: string): When | null {
  return (
    byFact(facts.front, 'front matter') ??
    byFact(facts.top, 'label') ??
    byFact(facts.inside, 'label') ??
    when(atTop(outline), 'line') ??
    when(outline.title ? dateOfText(outline.title.text) : null, 'title') ??
    when(readDateInName(path.slice(path.lastIndexOf('/') + 1)), 'file name') ??
    when(inHeadings(outline), 'heading')
  );
}

/** A value that should be the date and holds none; null when there is none such. */
export function unreadableDate({ front, top }: Facts): Fact | null {
  return [...front, ...top].find((it) => certain.has(it.key.toLowerCase()) && it.value !== '' && dateOfText(it.value) === null) ?? null;
}

/** The line under the title that starts with a date, or follows a word such as "updated"; null when there is none. */
export function topLine({ preamble }: Outline): string | null {
  for (const block of preamble.blocks.slice(0, 3)) {
    const first =
      block.type === 'list' && block.ordered !== true
        ? block.children[0]?.children[0]
        : block.type === 'blockquote'
          ? block.children[0]
          : block;
    if (first?.type !== 'paragraph') continue;
    const text = plainText(first).slice(0, 90);
    const found = /\d|月|월/.test(text) ? dateOfText(text) : null;
    if (found && startsLine.test(text.slice(0, found.index))) return text;
  }
  return null;
}

function atTop(outline: Outline): WrittenDate | null {
  const line = topLine(outline);
  return line === null ? null : dateOfText(line);
}

function byFact(facts: readonly Fact[], from: When['from']): When | null {
  const found = firstOf(facts, ['updated', 'date'], (it) => dateOfText(it.value) !== null);
  return found ? when(dateOfText(found.value), from) : null;
}

/** The date of the newest entry, else of the first section that tells a state. */
function inHeadings({ nodes }: Outline): WrittenDate | null {
  const entry = nodes.find((it) => it.entry === 'log' && it.current) ?? nodes.find((it) => it.entry === 'start');
  const telling =
    entry && dateIn(entry.heading)
      ? entry
      : nodes.find((it) => !it.prior && it.parent === null && it.class !== null && states.has(it.class) && dateIn(it.heading) !== null);
  return telling ? dateOfText(telling.heading) : null;
}

function when(found: WrittenDate | null, from: When['from']): When | null {
  return found && { written: found.text, date: found.date, time: found.time, zone: found.zone, from };
}

/** Whether the text is Markdown with a date in it somewhere near its start. */
export function mentionsDate({ text, front }: MarkdownText): boolean {
  return readDate(text.slice(front.endOffset, front.endOffset + 2000)) !== null;
}

const states: ReadonlySet<SectionClass> = new Set(['status', 'next', 'in progress', 'done', 'log']);
const startsLine = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,3}$/u;
const certain = new Set([
  'date',
  'last updated',
  'updated',
  'datum',
  'fecha',
  '日期',
  '更新时间',
  '最后更新',
  '日付',
  '最終更新',
  '날짜',
  '작성일',
]);
