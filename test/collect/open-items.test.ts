import { expect, test } from 'vitest';
import { openItemsOf } from '../../src/collect/open-items.ts';
import { collections } from '../../src/collections/index.ts';
import { emptyDecision } from '../../src/collections/decisions/schema.ts';
import type { StoredRecord } from '../../src/model/record.ts';
import { recordOf } from '../deliver/content.ts';
import { handoffOf, itemOf } from '../deliver/samples.ts';
import { specOf } from './spec-sample.ts';

function entryOf(name: string, id: string, its: Partial<StoredRecord>) {
  const collection = collections.find((it) => it.name === name);
  if (collection === undefined) throw new Error(`There is no collection ${name}.`);
  return { collection, record: recordOf(name, id, its).record };
}

const openOf = (...entries: ReturnType<typeof entryOf>[]) => openItemsOf(collections, entries).items;
const inShort = (...entries: ReturnType<typeof entryOf>[]) =>
  openOf(...entries).map(({ kind, text, state, owner }) => ({ kind, text, state, owner }));

const full = handoffOf({
  blockers: [itemOf('The key of the mail service', 4)],
  inProgress: [itemOf('Case 4', 5)],
  nextAction: { text: 'Finish the fixture', line: 6 },
  remaining: [itemOf('Case 5', 7)],
  triedAndFailed: [{ ...itemOf('Marking as open', 8), because: 'it breaks the receipt' }],
  watchFor: [{ ...itemOf('Touch the receipts', 9), group: 'Do not:', condition: null, action: null }],
  openQuestions: [{ ...itemOf('Seven years?', 10), owner: 'Finance lead' }],
});

const tried = (text: string) => attempt(text, null);
const attempt = (text: string, because: string | null) => handoffOf({ triedAndFailed: [{ ...itemOf(text, 8), because }] });
const question = (text: string, owner: string | null) => handoffOf({ openQuestions: [{ ...itemOf(text, 9), owner }] });
const next = (text: string) => ({ title: 'Import job', data: handoffOf({ nextAction: { text, line: 6 } }) });
const watching = (text: string) => handoffOf({ watchFor: [{ ...itemOf(text, 3), condition: null, action: null }] });

test('a handoff leaves open its questions, what is unfinished, what failed and what to watch', () => {
  expect(inShort(entryOf('handoffs', 'handoff', { data: full }))).toEqual([
    { kind: 'question', text: 'Seven years?', state: null, owner: 'Finance lead' },
    { kind: 'unfinished', text: 'The key of the mail service', state: 'Blocked by', owner: null },
    { kind: 'unfinished', text: 'Case 4', state: 'In progress', owner: null },
    { kind: 'unfinished', text: 'Finish the fixture', state: 'Next action', owner: null },
    { kind: 'unfinished', text: 'Case 5', state: 'Left to do', owner: null },
    { kind: 'tried-and-failed', text: 'Marking as open', state: null, owner: null },
    { kind: 'watch-for', text: 'Touch the receipts', state: null, owner: null },
  ]);
});

const stuck = (state: 'blocked' | 'broken' | 'on-track', blockers: string[]) =>
  entryOf('handoffs', state, {
    data: handoffOf({ status: { words: `It is ${state}`, state, line: 3 }, blockers: blockers.map((it) => itemOf(it, 4)) }),
  });

test('work that is said to be blocked or broken is unfinished, also where nothing says by what', () => {
  expect(inShort(stuck('blocked', []), stuck('broken', []), stuck('on-track', []))).toEqual([
    { kind: 'unfinished', text: 'It is blocked', state: 'Blocked', owner: null },
    { kind: 'unfinished', text: 'It is broken', state: 'Broken', owner: null },
  ]);
  expect(inShort(stuck('blocked', ['The key']))).toEqual([{ kind: 'unfinished', text: 'The key', state: 'Blocked by', owner: null }]);
});

test('an item has its source, its date and the anchor of its place', () => {
  expect(openOf(entryOf('handoffs', 'handoff', { data: handoffOf({ triedAndFailed: full.triedAndFailed }) }))).toEqual([
    {
      kind: 'tried-and-failed',
      text: 'Marking as open',
      under: null,
      more: 'it breaks the receipt',
      state: null,
      owner: null,
      collection: 'handoffs',
      record: 'handoff',
      title: 'handoff',
      url: '/handoffs/handoff/#item-a055f04a',
      lang: 'en',
      path: 'HANDOFF.md',
      line: 8,
      commit: '4f2a9c1d00000000000000000000000000000000',
      writtenAt: '2026-06-18T17:40:00+02:00',
      since: null,
      author: 'Ada Berg',
      also: [],
    },
  ]);
});

test.each([
  ['is done', { status: { words: 'done', state: 'done', line: 1 } }],
  ['introduces the project', { shape: 'introduction' }],
] as const)('a handoff that %s leaves nothing unfinished, but its questions', (_why, its) => {
  expect(inShort(entryOf('handoffs', 'handoff', { data: { ...full, ...its } })).map((it) => it.kind)).toEqual([
    'question',
    'tried-and-failed',
    'watch-for',
  ]);
});

test.each([
  ['proposed', 'Proposed'],
  ['pending', 'Pending'],
  ['on-hold', 'On hold'],
  ['deferred', 'Deferred'],
  ['needs-revision', 'Needs revision'],
  ['accepted', null],
  ['rejected', null],
  ['unknown', null],
] as const)('a decision that is %s is a question to its deciders only while nobody decided', (state, word) => {
  const data = { ...emptyDecision('nygard'), number: '7', status: { words: state, state }, deciders: ['Ada', 'Finance lead'] };
  const open = inShort(entryOf('decisions', '7', { title: 'Store cents', data }));
  expect(open).toEqual(word === null ? [] : [{ kind: 'question', text: '7 Store cents', state: word, owner: 'Ada, Finance lead' }]);
});

test('a specification leaves open what is not clear, what is not approved, and the step to take first', () => {
  expect(inShort(entryOf('specs', 'plan', { data: specOf({}) }))).toEqual([
    { kind: 'question', text: 'design, reminder', state: 'Not approved', owner: null },
    { kind: 'question', text: 'Which time zone?', state: 'To be clarified', owner: null },
    { kind: 'unfinished', text: 'T002 Write the test', state: '1 of 3 steps done', owner: null },
  ]);
});

test.each([
  ['archived', specOf({ feature: { key: 'reminder', name: 'reminder', state: 'archived', date: null } })],
  ['done', specOf({ status: { words: 'done', state: 'done', line: 1, source: null } })],
])('a specification that is %s leaves nothing open', (_state, data) => {
  expect(inShort(entryOf('specs', 'plan', { data }))).toEqual([]);
});

test('boxes that say what has to hold are no work', () => {
  expect(inShort(entryOf('specs', 'list', { data: specOf({ part: 'checklist' }) })).map((it) => it.kind)).toEqual(['question', 'question']);
});

test('a record of a deleted file or of a branch leaves nothing open', () => {
  expect(openOf(entryOf('handoffs', 'a', { data: full, deleted: true }))).toEqual([]);
  expect(openOf(entryOf('handoffs', 'b', { data: full, branch: { name: 'side', others: [] } }))).toEqual([]);
});

test('what several records say in the same words is one item, of the one written last', () => {
  const { origin } = recordOf('handoffs', 'x').record;
  const older = { origin: { ...origin, authoredAt: '2026-01-01T00:00:00Z' }, data: watching('Check the  `log`') };
  const [item, ...others] = openOf(entryOf('handoffs', 'older', older), entryOf('handoffs', 'newer', { data: watching('Check the log') }));
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    record: 'newer',
    also: [{ record: 'older', title: 'older', url: '/handoffs/older/#item-7f014bbb', path: 'HANDOFF.md' }],
  });
});

test('what to write is told for every kind by the collections that can tell of it', () => {
  const { howTo } = openItemsOf(collections, []);
  expect(howTo.map(({ kind, collection }) => `${kind}: ${collection}`)).toEqual([
    'question: specs',
    'question: decisions',
    'question: handoffs',
    'unfinished: specs',
    'unfinished: handoffs',
    'tried-and-failed: handoffs',
    'watch-for: handoffs',
  ]);
});

test('what several records say in the same words is one item, whatever is quoted or set apart in it', () => {
  const found = openOf(
    entryOf('handoffs', 'a', { data: tried('Marking them as “open”') }),
    entryOf('handoffs', 'b', { data: tried('Marking them as `open`') }),
  );
  expect(found.map((it) => [it.text, it.also.map(({ record }) => record)])).toEqual([['Marking them as “open”', ['b']]]);
});

test('the same attempt and the same question are one, whether its reason or its owner stands in it, beside it or nowhere', () => {
  const found = openOf(
    entryOf('handoffs', 'task', { data: attempt('One statement for all', 'too large') }),
    entryOf('handoffs', 'text', { data: attempt('One statement for all, because too large.', 'too large') }),
    entryOf('handoffs', 'other', { data: attempt('One statement for all: it locks', 'it locks') }),
    entryOf('handoffs', 'asked', { data: question('Who sees the rows?', null) }),
    entryOf('handoffs', 'named', { data: question('Who sees the rows? - Berta', 'Berta') }),
    entryOf('handoffs', 'twice', { data: question('Who sees the rows? (Cem)', 'Cem') }),
  );
  expect(found.map((it) => [it.text, it.more, it.owner, it.also.map(({ record }) => record)])).toEqual([
    ['Who sees the rows?', null, 'Berta', ['named']],
    ['Who sees the rows?', null, 'Cem', []],
    ['One statement for all: it locks', null, null, []],
    ['One statement for all', 'too large', null, ['text']],
  ]);
});

test('a step that the task file, its snapshot and its handoff name is one piece of work, and the same step of another task is another', () => {
  const found = openOf(
    entryOf('handoffs', 'snapshot', next('Write the rows')),
    entryOf('handoffs', 'file', { ...next('Step 2: Write the rows'), title: 'HANDOFF: Import job' }),
    entryOf('handoffs', 'other', { ...next('Write the rows'), title: 'Export job' }),
  );
  expect(found.map((it) => [it.record, it.text, it.also.map(({ record }) => record)])).toEqual([
    ['file', 'Step 2: Write the rows', ['snapshot']],
    ['other', 'Write the rows', []],
  ]);
});
