import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

function read(text: string, path = 'HANDOFF.md'): Handoff {
  const reading = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text });
  const [record] = reading.records;
  if (!record) throw new Error(`left out because it ${reading.leftOut}`);
  return record.data;
}

const at = (authoredAt: string | null) => ({ path: redact('HANDOFF.md', '').text, author: redact('Ada', '').text, authoredAt });

test('a date without a year takes that of the commit', () => {
  const data = read('# HANDOFF\n18 June, 17:40 - session 3\n');
  expect(data.date).toEqual({ written: '18 June, 17:40', date: null, time: '17:40', zone: null, from: 'line' });
  expect(handoffs.settle(data, at('2026-06-19T08:00:00+02:00')).date?.date).toBe('2026-06-18');
});

test('the last day of a year committed in the next one keeps its year', () => {
  expect(handoffs.settle(read('# HANDOFF\n\nDate: 31 December\n'), at('2027-01-01T00:10:00Z')).date?.date).toBe('2026-12-31');
});

test('without a date in the text the commit gives it, with time and zone', () => {
  expect(handoffs.settle(read('# HANDOFF\n\n## Next\n- Go\n'), at('2026-06-18T17:40:12+02:00')).date).toEqual({
    written: null,
    date: '2026-06-18',
    time: '17:40',
    zone: '+02:00',
    from: 'commit',
  });
});

test('a full date stays as it is, and without a commit nothing is added', () => {
  const dated = read('# HANDOFF\n\nLast updated: 2026-04-05\n');
  expect(handoffs.settle(dated, at('2026-06-18T17:40:00Z'))).toBe(dated);
  const bare = read('# HANDOFF\n');
  expect(handoffs.settle(bare, at(null))).toBe(bare);
});

test.each([
  [
    'the last update counts before the date, never the creation',
    'Created: 2026-01-01\nDate: 2026-02-02\nUpdated: 2026-03-03',
    'HANDOFF.md',
    '2026-03-03',
    'label',
  ],
  ['a value counts before the file name', 'Date: 2026-02-02', 'handoffs/2026-01-01-x.md', '2026-02-02', 'label'],
  ['the file name counts before headings', '## Status (2026-05-05)\n\nGoes on.', 'handoffs/2026-01-01-x.md', '2026-01-01', 'file name'],
  ['a file name may hold the date without hyphens', '## Next\n\n- Go', 'handoffs/20260102-1530-x.md', '2026-01-02', 'file name'],
  ['a heading about the state counts', '## Position as of 2026-05-05\n\nGoes on.', 'HANDOFF.md', '2026-05-05', 'heading'],
])('%s', (_title, text, path, date, from) => {
  expect(read(`# Handoff\n\n${text}\n`, path).date).toMatchObject({ date, from });
});

test('a heading about anything else gives no date', () => {
  expect(read('# Handoff\n\n## Decisions (asked 2026-07-26)\n\n- Yes\n').date).toBeNull();
});

test('a past version is listed by its short fields and counts', () => {
  const data = handoffs.settle(
    read(
      `# HANDOFF: import\n2026-05-01, session 4\n\nStatus: blocked by the bank\n\n## Done\n- a\n- b\n\n## Next\n1. ${'word '.repeat(60)}\n2. c\n\n## Open questions\n- Why? - Ada\n`,
    ),
    at('2026-05-02T10:00:00Z'),
  );
  expect(handoffs.fieldsOf?.(data)).toEqual({
    date: '2026-05-01',
    status: 'blocked by the bank',
    state: 'blocked',
    session: 'session 4',
    nextAction: `${'word '.repeat(22)}word…`,
    done: 2,
    inProgress: 0,
    next: 2,
    triedAndFailed: 0,
    openQuestions: 1,
  });
});

test('a list is cut, and says how long it is', () => {
  const data = read(`# HANDOFF\n\n## Done\n\n${'- item\n'.repeat(250)}\n## Next\n\n- ${'long '.repeat(400)}\n`);
  expect([data.done.length, data.cut]).toEqual([100, { done: 250 }]);
  expect(data.next[0]?.text.length).toBeLessThanOrEqual(600);
  expect(data.next[0]?.text.endsWith('long…')).toBe(true);
  expect(handoffs.fieldsOf?.(data)).toMatchObject({ done: 250 });
});

test('a handoff that nobody has acknowledged has no readers', () => {
  const data = read('# HANDOFF\n');
  expect(handoffs.link([{ id: 'a', title: 'A', path: 'HANDOFF.md', line: 1, data }], treeOfFiles())).toEqual({
    data: new Map([['a', { ...data, readers: [] }]]),
    problems: [],
  });
});
