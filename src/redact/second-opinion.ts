import { creator as anthropic } from '@secretlint/secretlint-rule-anthropic';
import { creator as aws } from '@secretlint/secretlint-rule-aws';
import { creator as github } from '@secretlint/secretlint-rule-github';
import { creator as npm } from '@secretlint/secretlint-rule-npm';
import { creator as openai } from '@secretlint/secretlint-rule-openai';
import { creator as sendgrid } from '@secretlint/secretlint-rule-sendgrid';
import { creator as shopify } from '@secretlint/secretlint-rule-shopify';
import { creator as slack } from '@secretlint/secretlint-rule-slack';
import { eachHit, type Hits, type Word } from './finder.ts';
import { isMadeUp } from './made-up.ts';
import type { Range } from './ranges.ts';

/**
 * What rules of others find that were written without looking at ours. They are called one by one, without the frame around them: it
 * would only make them asynchronous, and its comments could switch them off. They see the text around their keywords alone.
 */
export function secondOpinionOn(text: string, hits: Hits): Range[] {
  const windows = new Map<number, Window[]>();
  eachHit(hits, (at, index) => {
    const opinion = opinionAt[index] ?? 0;
    const found = windows.get(opinion) ?? [];
    const last = found.at(-1);
    if (last && at <= last.end) last.end = at + after;
    else found.push({ start: Math.max(0, at - before), end: at + after });
    windows.set(opinion, found);
  });
  return [...windows].flatMap(([index, parts]) =>
    parts.flatMap(({ start, end }) => opinionOn(text.slice(start, end), start, opinions[index])),
  );
}

interface Window {
  start: number;
  end: number;
}

function opinionOn(content: string, shift: number, opinion: Opinion | undefined): Range[] {
  const ranges: Range[] = [];
  const context = {
    sharedOptions: {},
    createTranslator: () => () => nothing,
    report({ range: [start, end] }: Report) {
      if (!isMadeUp(content.slice(start, end)))
        ranges.push({ start: start + shift, end: end + shift, rule: opinion?.rule ?? '', certain: true });
    },
    ignore: () => undefined,
  };
  opinion?.creator.create(context, { enableIDScanRule: true, allows: [] }).file?.({ ...source, content });
  return ranges;
}

interface Report {
  range: readonly [number, number];
}

interface Source {
  content: string;
  filePath: string | undefined;
  contentType: 'binary' | 'text' | 'unknown';
  ext: string;
  hasBOM: boolean;
}

interface Creator {
  create(context: object, options: object): { file?(source: Source): void | Promise<void> };
}

interface Opinion {
  rule: string;
  creator: Creator;
  keywords: readonly string[];
}

const nothing = { message: '', messageId: '', data: undefined };
const source = { filePath: undefined, contentType: 'text', ext: '.txt', hasBOM: false } as const;
const before = 200;
const after = 1200;

const opinions: readonly Opinion[] = [
  { rule: 'anthropic key', creator: anthropic, keywords: ['sk-ant-'] },
  { rule: 'aws key', creator: aws, keywords: ['A3T', 'AKIA', 'AGPA', 'AIDA', 'AROA', 'AIPA', 'ANPA', 'ANVA', 'ASIA'] },
  { rule: 'github token', creator: github, keywords: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'] },
  { rule: 'npm token', creator: npm, keywords: ['npm_', '_authToken', 'x-oauth-basic'] },
  { rule: 'openai key', creator: openai, keywords: ['T3BlbkFJ', 'sk-proj-', 'sk-svcacct-', 'sk-admin-'] },
  { rule: 'sendgrid key', creator: sendgrid, keywords: ['SG.'] },
  { rule: 'shopify token', creator: shopify, keywords: ['shppa_', 'shpca_', 'shpat_', 'shpss_'] },
  { rule: 'slack token', creator: slack, keywords: ['xoxb', 'xoxp', 'xapp', 'xoxa', 'xoxo', 'xoxr', 'hooks.slack.com'] },
];
const keywords = opinions.flatMap((it, opinion) => it.keywords.map((word) => ({ word, opinion })));
const opinionAt = keywords.map(({ opinion }) => opinion);
/** What stands in every text in which they find something. */
export const opinionWords: readonly Word[] = keywords.map(({ word }) => ({ word, exact: true }));
