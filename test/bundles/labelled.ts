import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import type { Redacted } from '../../src/model/redacted.ts';

/** What an item of a handoff can be, as far as it is judged here. */
export const kinds = ['next', 'status', 'done', 'tried and failed', 'open questions'] as const;
export type Kind = (typeof kinds)[number];

/** Lines as a person wrote them down: `12`, `12-14` for one item over three lines, `12..14` for one item on each line. */
const lines = z
  .string()
  .transform((it) => it.split(' ').flatMap(rangesIn))
  .default([]);

const labelledText = z.strictObject({
  repository: z.string(),
  path: z.string(),
  blob: z.string(),
  next: lines,
  status: lines,
  done: lines,
  'tried and failed': lines,
  'open questions': lines,
  /** The lines that were read, where not the whole text was. */
  read: lines,
  /** What two readers might call by different names: nothing said of it is counted. */
  unsure: lines,
});

/** A text, and the kinds that were labelled in it. */
export type LabelledText = z.infer<typeof labelledText> & { kinds: readonly Kind[] };

/** The texts that a person read whole before any reader of this project was tuned to them. */
export const labelledTexts = (): LabelledText[] => labelsOf('labelled-handoffs', kinds);

/** The passages in which a question may stand, read in the same way for the open questions alone: few texts hold one. */
export const labelledQuestions = (): LabelledText[] => labelsOf('labelled-questions', ['open questions']);

function labelsOf(name: string, labelled: readonly Kind[]): LabelledText[] {
  const texts = z.array(labelledText).parse(JSON.parse(readFileSync(`test/bundles/${name}.json`, 'utf8')));
  return texts.map((it) => ({ ...it, kinds: labelled }));
}

interface Range {
  from: number;
  to: number;
}

function rangesIn(written: string): Range[] {
  const [, first, sign, last] = /^(\d+)(?:(-|\.\.)(\d+))?$/.exec(written) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  if (!(from <= to)) throw new Error(`Not a range of lines: ${written}`);
  return sign === '..' ? Array.from({ length: to - from + 1 }, (_, at) => ({ from: from + at, to: from + at })) : [{ from, to }];
}

/** How well what is read agrees with the labels. */
export interface Score {
  labelled: number;
  found: number;
  /** Said of a line that has another label or none; the kind and the line. */
  wrong: string[];
  missed: string[];
  said: number;
}

export const emptyScores = (): Record<Kind, Score> =>
  Object.fromEntries(kinds.map((it): [Kind, Score] => [it, { labelled: 0, found: 0, wrong: [], missed: [], said: 0 }])) as Record<
    Kind,
    Score
  >;

/** Adds what is read of one text to the scores. */
export function judge(label: LabelledText, text: string, scores: Readonly<Record<Kind, Score>>): void {
  const { records } = handoffs.read({ path: label.path as Redacted, text: text as Redacted, aliases: [] });
  const said = records.map((it) => saidIn(it.data as Handoff, label.status));
  const isJudged = label.read.length > 0 ? (line: number) => holds(label.read, line) : judgedIn(text);
  const where = `${label.repository} ${label.blob.slice(0, 8)}`;
  for (const kind of label.kinds) {
    const score = scores[kind];
    const at = [...new Set(said.flatMap((it) => it[kind]))].filter(isJudged);
    const items = label[kind];
    const missed = items.filter(({ from, to }) => !at.some((it) => it >= from && it <= to));
    // The state of the work is told once: one of the passages that tell it is enough.
    if (kind === 'status') {
      score.labelled += Math.min(items.length, 1);
      score.found += missed.length < items.length ? 1 : 0;
      if (items.length > 0 && missed.length === items.length) score.missed.push(`${where}:${items[0]?.from}`);
    } else {
      score.labelled += items.length;
      score.found += items.length - missed.length;
      score.missed.push(...missed.map((it) => `${where}:${it.from}`));
    }
    const counted = at.filter((line) => holds(items, line) || !holds(label.unsure, line));
    score.said += counted.length;
    score.wrong.push(...counted.filter((line) => !holds(items, line)).map((line) => `${where}:${line}`));
  }
}

const holds = (ranges: readonly Range[], line: number): boolean => ranges.some(({ from, to }) => line >= from && line <= to);

function saidIn(
  { next, done, triedAndFailed, openQuestions, status, sections }: Handoff,
  stated: readonly Range[],
): Record<Kind, number[]> {
  // A section is about the state when the passage that tells it stands in the section; else its heading is what was said.
  const told = sections.flatMap((it, at) => {
    if (it.class !== 'status' || it.prior) return [];
    const end = sections[at + 1]?.line ?? Infinity;
    const passage = stated.find(({ from, to }) => to >= it.line && from < end);
    return [{ line: passage === undefined ? it.line : Math.max(passage.from, it.line) }];
  });
  return {
    next: linesOf(next),
    done: linesOf(done),
    'tried and failed': linesOf(triedAndFailed),
    'open questions': linesOf(openQuestions),
    status: [...(status === null ? [] : [status.line]), ...linesOf(told)],
  };
}

const linesOf = (items: readonly { line: number }[]): number[] => items.map((it) => it.line);

/** Nobody reads a million characters line by line: of a text over 100 kB the 30 lines below each heading of the first two levels are labelled. */
function judgedIn(text: string): (line: number) => boolean {
  if (text.length <= longestWhole) return () => true;
  let fenced = false;
  const headings = text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    return !fenced && /^#{1,2} /.test(line) ? [index + 1] : [];
  });
  return (line) => {
    const heading = headings.findLast((it) => it <= line);
    return heading !== undefined && line <= heading + linesBelow;
  };
}

const longestWhole = 100_000;
const linesBelow = 30;
