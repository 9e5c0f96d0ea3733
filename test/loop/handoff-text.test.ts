import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { factsOf } from '../../src/loop/brief-facts.ts';
import { blanksIn, handoffText } from '../../src/loop/handoff-text.ts';
import { readTaskFile } from '../../src/loop/task-file.ts';
import { redact } from '../../src/redact/redact.ts';

const source = `## Import

### Steps
[ ] Step 1: Write the rows

### Tried and failed
a temp table
one statement -- too large
`;

test('what failed without a known reason is written with a blank, and reads as a whole sentence without one', () => {
  const [task] = readTaskFile(source);
  const facts = factsOf({ title: 'Import', kept: null, task: task ?? null, cutOff: false, doubt: null }, null, 'TASK.md');
  const text = handoffText(facts, { at: '2026-06-18 17:40', who: 'session 4', later: [], done: [], branch: null, head: null });
  expect(text).toContain('## Tried and failed\n- a temp table <!-- because of what -->\n- one statement, because too large\n');
  expect(blanksIn(text).map((it) => it.what)).toContain('because of what');
  const [record] = handoffs.read({ path: redact('HANDOFF.md', '').text, text: redact(text, 'HANDOFF.md').text }).records;
  expect(record?.data.triedAndFailed.map(({ text: said, because }) => [said, because])).toEqual([
    ['a temp table', null],
    ['one statement, because too large', 'too large'],
  ]);
});
