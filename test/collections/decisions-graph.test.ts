import { expect, test } from 'vitest';
import { drawingOf } from '../../src/collections/decisions/drawing.ts';
import { emptyDecision, type Relation } from '../../src/collections/decisions/schema.ts';
import { summaryOf, type Group } from '../../src/collections/decisions/summary.ts';
import { sentencesOf, type Said } from '../../src/collections/decisions/told.ts';

const relation = (id: string | null): Relation => ({ words: 'as written', target: null, id, stated: 'by this record' });

/** Decisions by id, with the ids each one replaces and changes. */
const decisions = (all: Record<string, { replaces?: (string | null)[]; changes?: string[]; deleted?: true }>) =>
  Object.entries(all).map(([id, { replaces = [], changes = [], deleted }]) => ({
    id,
    title: `Title ${id}`,
    path: `docs/adr/${id}.md`,
    line: 1,
    ...(deleted === undefined ? {} : { deleted }),
    data: { ...emptyDecision('nygard'), number: id, supersedes: replaces.map(relation), amends: changes.map(relation) },
  }));

const groupOf = (all: Parameters<typeof decisions>[0]): Group => summaryOf(decisions(all)).groups[0] ?? { nodes: [], edges: [] };
const said: Said = {
  replaces: (newer, older) => [...newer, ' replaces ', ...older, '.'],
  changes: (newer, older) => [...newer, ' changes ', ...older, '.'],
  whichReplaced: (newer, older) => [...newer, ', which replaced ', ...older],
  and: ' and ',
};
const inWords = (group: Group): string[] =>
  sentencesOf(group, said).map((parts) => parts.map((it) => (typeof it === 'string' ? it : it.id)).join(''));

test('decisions that replace or change each other are one group, those alone are in none', () => {
  const { groups } = summaryOf(decisions({ 1: {}, 2: {}, 3: { replaces: ['2'] }, 4: { changes: ['3'] }, 5: {}, 6: { replaces: ['5'] } }));
  expect(groups.map((it) => it.nodes.map(({ id }) => id))).toEqual([
    ['2', '3', '4'],
    ['5', '6'],
  ]);
  expect(groups[0]?.edges).toEqual([
    { from: '2', to: '3', kind: 'replaces' },
    { from: '3', to: '4', kind: 'changes' },
  ]);
});

test('a relation to what is no record, to a deleted file or to itself is no line', () => {
  expect(summaryOf(decisions({ 1: { replaces: [null, '1', '2'] }, 2: { deleted: true } }))).toEqual({ groups: [] });
});

test.each<[string, Parameters<typeof decisions>[0], string[]]>([
  ['a chain', { 2: {}, 9: { replaces: ['2'] }, 14: { replaces: ['9'] } }, ['14 replaces 9, which replaced 2.']],
  ['two that one replaces', { 1: {}, 2: {}, 3: { replaces: ['1', '2'] } }, ['3 replaces 1 and 2.']],
  ['one that two replace', { 1: {}, 2: { replaces: ['1'] }, 3: { replaces: ['1'] } }, ['2 replaces 1.', '3 replaces 1.']],
  ['a change', { 1: {}, 2: { changes: ['1'] } }, ['2 changes 1.']],
  ['a circle', { 1: { replaces: ['2'] }, 2: { replaces: ['1'] } }, ['1 replaces 2, which replaced 1.']],
])('%s is told in words', (_what, all, sentences) => {
  expect(inWords(groupOf(all))).toEqual(sentences);
});

test('the older decisions stand on the left, those of one age below each other', () => {
  const { boxes, arrows, width, height } = drawingOf(
    groupOf({ 1: {}, 2: { replaces: ['1'] }, 3: { replaces: ['1'] }, 4: { replaces: ['3'] } }),
  );
  expect(boxes.map(({ node, x, y }) => [node.id, x, y])).toEqual([
    ['1', 1, 1],
    ['2', 239, 1],
    ['3', 239, 67],
    ['4', 477, 67 - 66],
  ]);
  expect(arrows).toEqual([
    { kind: 'replaces', path: 'M191 27C215 27 215 27 239 27' },
    { kind: 'replaces', path: 'M191 27C215 27 215 93 239 93' },
    { kind: 'replaces', path: 'M429 93C453 93 453 27 477 27' },
  ]);
  expect([width, height]).toEqual([668, 120]);
});

test('a circle and a long title are drawn within their boxes', () => {
  const group = groupOf({ 1: { replaces: ['2'] }, 2: { replaces: ['1'] } });
  expect(drawingOf(group).boxes).toHaveLength(2);
  const [box] = drawingOf({
    nodes: [{ id: 'a', number: null, title: '請求書の金額をセントで保存することにした', state: null }],
    edges: [],
  }).boxes;
  expect(box?.lines).toEqual(['請求書の金額をセントで…', '']);
});
