import { expect, test } from 'vitest';
import { decisionLogOf } from '../../src/collections/specs/decision-log.ts';
import { scanOf } from '../../src/collections/specs/scan.ts';
import { redact } from '../../src/redact/redact.ts';

const read = (text: string) => decisionLogOf(scanOf(redact(text, 'docs/execplans/a.md').text));

test('an entry has its decision, why, when and by whom, over as many lines as they take', () => {
  const text = [
    '# Plan',
    '',
    '## Decision Log',
    '',
    '- Decision: keep both answers,',
    '  the bank sends them twice.',
    '  Rationale: they differ in time.',
    '  Date/Author: 2026-02-11, Ada Berg',
    '- **Decision:** Retry once',
    '  **Rationale:** more would block',
    '  **Date/Author:** (2026-02-12 03:40Z) / Ben',
    '* Decision: No queue',
    '',
    '## Outcomes',
    '',
    '- Decision: none of these',
    '',
  ].join('\n');
  expect(read(text)).toEqual([
    {
      decision: 'keep both answers, the bank sends them twice.',
      rationale: 'they differ in time.',
      date: '2026-02-11',
      author: 'Ada Berg',
      line: 5,
    },
    { decision: 'Retry once', rationale: 'more would block', date: '2026-02-12', author: 'Ben', line: 9 },
    { decision: 'No queue', rationale: null, date: null, author: null, line: 12 },
  ]);
});

test.each([
  ['a log without entries', '## Decision Log\n\nNone yet.\n'],
  ['another section', '## Notes\n\n- Decision: keep\n'],
  ['code', '## Decision Log\n\n```\n- Decision: keep\n```\n'],
])('%s holds no decision', (_, text) => {
  expect(read(text)).toEqual([]);
});

const short = (text: string) =>
  read(text).map((it) => [it.line, it.decision, it.rationale, it.date ?? it.unclearDate ?? null, it.author].filter((at) => at !== null));

test('headings below the log are its entries, with number and date taken off', () => {
  const text = [
    '## Decision Log',
    '',
    '### 2026-07-05 — Stack chosen: Next.js',
    'Considered a custom backend. Chose',
    'Next.js for speed.',
    '',
    'One vendor for both.',
    '',
    '### D2: Keep the queue',
    '',
    '**Rationale**:',
    '- Lowest effort',
    '',
    '### Decision 003 — blocked is not enabled',
    '',
    '- Context: nothing was restored',
    '- Chosen option: `blocked` counts as nothing',
    '- Why: the result is what users get',
    '- Date: 01.02.2026, Ada',
    '',
    '#### Details',
    '',
    '## Progress',
    '',
    '### Not one',
    '',
  ].join('\n');
  expect(short(text)).toEqual([
    [3, 'Stack chosen: Next.js', 'Considered a custom backend. Chose Next.js for speed.', '2026-07-05'],
    [9, 'Keep the queue'],
    [17, 'blocked counts as nothing', 'the result is what users get', '2026-02-01', 'Ada'],
  ]);
});

test('without names and headings the items of lists are the entries', () => {
  const text = [
    '## Decision log',
    '',
    'What we agreed on.',
    '',
    '1. **Rust over OCaml.**',
    '   *Rationale*: a mature',
    '   tool.',
    '   *Alternatives considered*: OCaml',
    '2. Use 8 MiB chunks and',
    '   three requests. Why: the proxy stops at four',
    '   - measured twice',
    '3) None',
    '4. [ ] Choose the bank',
    '',
    '- 03.04.2026: No cache',
    '',
  ].join('\n');
  expect(short(text)).toEqual([
    [5, 'Rust over OCaml.', 'a mature tool.'],
    [9, 'Use 8 MiB chunks and three requests.', 'the proxy stops at four'],
    [15, 'No cache', '2026-04-03'],
  ]);
});

test('a heading that is a day or a group gives its items what it says', () => {
  const text =
    '## Decision Log\n\n### 2026-02-11\n\n- No queue\n\n### Product decisions\n\n1. Keep both\n\n### Technical decisions\n\n- Decision: SQLite\n';
  expect(short(text)).toEqual([
    [5, 'No queue', '2026-02-11'],
    [9, 'Keep both'],
    [13, 'SQLite'],
  ]);
});

const dated = (date: string) => short(`## Decision Log\n\n- Decision: Keep\n  Date/Author: ${date}\n`)[0]?.slice(2);

test('a date with dots is day and month; one with slashes that can be two days keeps its words and gives no day', () => {
  expect(dated('01.02.2026, Ada')).toEqual(['2026-02-01', 'Ada']);
  expect(dated('1. 2. 2026 / Ada')).toEqual(['2026-02-01', 'Ada']);
  expect(dated('13/02/2026, Ada')).toEqual(['2026-02-13', 'Ada']);
  expect(dated('01/02/2026, Ada')).toEqual(['01/02/2026', 'Ada']);
  expect(dated('01-02-2026, Ada')).toEqual(['01-02-2026', 'Ada']);
});
