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
