import { expect, test } from 'vitest';
import { labelsOf } from '../../src/markdown/labels.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { linksOf } from '../../src/markdown/text.ts';
import { redacted } from './redacted.ts';

const read = (text: string) => labelsOf(parseMarkdown(redacted(text)).root.children);
const pairs = (text: string): string[] => read(text).map(({ key, value, line }) => `${line} ${key} = ${value}`);

test.each([
  ['plain lines', 'Branch: `main`\nBase branch: dev\n', ['1 Branch = main', '2 Base branch = dev']],
  ['bold with the colon inside', '**Date:** 2026-01-02  \n**Status:** done', ['1 Date = 2026-01-02', '2 Status = done']],
  ['bold with the colon outside', '**Date**: 2026-01-02\n**Status** : done', ['1 Date = 2026-01-02', '2 Status = done']],
  ['bold as a whole', '**Status: accepted**', ['1 Status = accepted']],
  ['several on a line with dots', '**Status:** Accepted · **Date:** 2026-01-02', ['1 Status = Accepted', '1 Date = 2026-01-02']],
  ['several on a line with bars', 'Date : 2026 | Auteur : moi', ['1 Date = 2026', '1 Auteur = moi']],
  ['several bold ones in a row', '**Status**: Accepted, **Date**: 2026', ['1 Status = Accepted', '1 Date = 2026']],
  ['one after something that is none', '2026-01-02 · Status: ok', ['1 Status = ok']],
  ['bullets with stars', '* Status: accepted\n* Date: 2026-01-02', ['1 Status = accepted', '2 Date = 2026-01-02']],
  ['bold bullets', '- **Blocker**: none\n- **Owner:** ada', ['1 Blocker = none', '2 Owner = ada']],
  ['bold bullets with a dash', '- **Blocker** — none: really', ['1 Blocker = none: really']],
  ['bold words with a full stop', '**Decision.** We use git.', ['1 Decision = We use git.']],
  [
    'a block quote',
    '> **Last updated:** 2026-08-01 | **Branch:** x\n> Owner: ada',
    ['1 Last updated = 2026-08-01', '1 Branch = x', '2 Owner = ada'],
  ],
  ['full-width colons', '状态：完成\n日期：2026年8月1日', ['1 状态 = 完成', '2 日期 = 2026年8月1日']],
  ['Han keys with a narrow colon', '状态:完成', ['1 状态 = 完成']],
  ['Korean', '작성일: 2026-08-01', ['1 작성일 = 2026-08-01']],
  ['Cyrillic', 'Дата: 1\nЧто сделано: x', ['1 Дата = 1', '2 Что сделано = x']],
  ['signs before the key', '🟢 **Status:** ok', ['1 Status = ok']],
  ['a table with names on the left', '| 項目 | 値 |\n|---|---|\n| 状態 | 完了 |', ['3 状態 = 完了']],
  ['a table whose header is a label, too', '| Status | done |\n|---|---|\n| Date | 2026 |', ['1 Status = done', '3 Date = 2026']],
  [
    'a table with names on top',
    '| Status | Date | Author(s) |\n|---|---|---|\n| ok | 2026 | ada |',
    ['3 Status = ok', '3 Date = 2026', '3 Author(s) = ada'],
  ],
  ['a table of two names on top', '| Status | Date |\n|---|---|\n| ok | 2026 |', ['3 Status = ok', '3 Date = 2026']],
])('%s are labels', (_, text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test.each([
  ['a sentence with a colon', 'We did it, then this: x.'],
  ['a long line of prose with a colon', 'What we found out after all those days of looking at it was simple: x'],
  ['an address', 'See https://example.test/a'],
  ['a time', 'At 10:30 we stopped'],
  ['a file and what it is', '`src/a.ts`: the file'],
  ['bold words in the middle', 'We saw **that** too'],
  ['bold words that go on', '**Bold** prose here'],
  ['a code block', '```\nStatus: done\n```'],
  ['a register of decisions', '| # | Date | Decision |\n|---|---|---|\n| 1 | 2026 | a |\n| 2 | 2026 | b |'],
  ['a name with a bracket that is closed elsewhere', 'Reproduced (see BUG-1: the sentinel) here'],
  [
    'prose wrapped before bold words',
    `${'Somebody wrote this down in a very long first line that goes on and on,'}\n**which means**: nothing`,
  ],
])('%s is none', (_, text) => {
  expect(pairs(text)).toEqual([]);
});

test('a value goes on in the next line when that is only wrapped', () => {
  expect(pairs('**Status:** ready for the\nnext session  \nnot this')).toEqual(['1 Status = ready for the next session']);
});

test.each([
  [
    'below a bold label',
    '**Port:** the sentinel is the collision\ndivergence): seen only by\nsome, and it is\nanyway: never tested.\n**Verify:** run it',
    ['1 Port = the sentinel is the collision divergence): seen only by some, and it is anyway: never tested.', '5 Verify = run it'],
  ],
  [
    'below a bold label, with a capital',
    '**Port:** two real fields are carried and kept in the struct of the\nTrie: both are written by set.',
    ['1 Port = two real fields are carried and kept in the struct of the Trie: both are written by set.'],
  ],
  [
    'in a list',
    '- Kriterium: was der Ausschuss\n  zum Prüfkriterium weiter unten festhält: nichts',
    ['1 Kriterium = was der Ausschuss zum Prüfkriterium weiter unten festhält: nichts'],
  ],
  [
    'of German, with a capital',
    'Stand: was der Ausschuss in seiner letzten Sitzung auf der Mole zum\nPrüfkriterium weiter unten festhält: nichts',
    ['1 Stand = was der Ausschuss in seiner letzten Sitzung auf der Mole zum Prüfkriterium weiter unten festhält: nichts'],
  ],
])('wrapped prose with a colon %s is no label', (_, text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test.each([
  ['after a short line', '**Date:** 2026\nOwner: ada', ['1 Date = 2026', '2 Owner = ada']],
  [
    'after a sentence',
    '**The bad range is closed.** It degrades now and reports nothing at all any more.\nNext: the live items.',
    ['1 The bad range is closed = It degrades now and reports nothing at all any more.', '2 Next = the live items.'],
  ],
  ['in lower case throughout', 'status: done\nbranch: dev', ['1 status = done', '2 branch = dev']],
  ['with a letter before it', 'a) Dispatch: now\nb) Review: then', ['1 a) Dispatch = now', '2 b) Review = then']],
])('a plain label %s is one', (_, text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test('what follows a label belongs to it up to the next one', () => {
  const [next, blocker] = read('**Next:**\n\n1. a\n2. b\n\nmore\n\n**Blocker:** none\n');
  expect(next?.blocks.map(({ type }) => type)).toEqual(['list', 'paragraph']);
  expect(blocker?.blocks).toEqual([]);
});

test('the rest of a list item belongs to the label that opens it', () => {
  const [next] = read('- **Next**: two things\n  - a\n  - b\n');
  expect([next?.value, next?.blocks.map(({ type }) => type)]).toEqual(['two things', ['list']]);
});

test('bold words alone in a line name what follows', () => {
  const [label] = read('**Next steps**\n\n- a\n');
  expect([label?.key, label?.value, label?.blocks.length]).toEqual(['Next steps', '', 1]);
});

test('the links of a value can be told', () => {
  const [label] = read('**Status**: superseded by [ADR-5](0005-x.md)');
  expect(label?.value).toBe('superseded by ADR-5');
  expect(linksOf(label?.nodes ?? [])).toEqual([{ text: 'ADR-5', url: '0005-x.md', line: 1 }]);
});

test('the links of a wrapped value can be told', () => {
  expect(linksOf(read('Status: superseded\nby [ADR-5](0005-x.md)')[0]?.nodes ?? [])).toEqual([
    { text: 'ADR-5', url: '0005-x.md', line: 2 },
  ]);
});
