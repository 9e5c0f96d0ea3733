import { expect, test } from 'vitest';
import { targetOf, withItem, withStepAdded, withStepAt, withStepDone, withTask, type Refusal } from '../../src/loop/task-edit.ts';
import { readTaskFile } from '../../src/loop/task-file.ts';

const begun = withTask('', {
  title: 'Import job',
  agent: 'agent-1',
  started: '2026-06-18T09:00:00',
  spec: 'specs/import.md, version 2',
  steps: ['Read the file', 'Write the rows'],
});

type Target = Exclude<ReturnType<typeof targetOf>, Refusal>;

function targetIn(text: string, title: string | null = null): Target {
  const target = targetOf(text, title);
  if (typeof target === 'string') throw new Error(target);
  return target;
}

test('a new task has its title, who works on it, and its steps', () => {
  expect(begun).toBe(`## Import job
Agent: agent-1 | Started: 2026-06-18T09:00:00 | Spec: specs/import.md, version 2

### Steps
[ ] Step 1: Read the file
[ ] Step 2: Write the rows
`);
  expect(withTask('# Notes', { title: 'Next', agent: null, started: '2026-06-19T09:00:00', spec: null, steps: [] })).toBe(
    '# Notes\n\n## Next\nStarted: 2026-06-19T09:00:00\n\n### Steps\n',
  );
});

test('a task goes from step to step and keeps what is noted on the way', () => {
  let text = String(withStepAt(begun, targetIn(begun), 1, { percent: 40, file: 'src/read.ts', next: 'Read the header' }));
  text = withItem(text, targetIn(text), 'tried', 'reading it whole -- too much memory');
  text = withItem(text, targetIn(text), 'tried', 'a worker -- no faster');
  text = withItem(text, targetIn(text), 'decisions', '09:10 -- read it in pieces (without guidance)');
  text = String(withStepDone(text, targetIn(text), 1, '09:30'));
  text = String(withStepAt(text, targetIn(text), 2, { next: 'Open the table' }));
  text = withStepAdded(text, targetIn(text), 'Tell the\nfinance lead');
  expect(text).toBe(`## Import job
Agent: agent-1 | Started: 2026-06-18T09:00:00 | Spec: specs/import.md, version 2

### Steps
[x] Step 1: Read the file -- done 09:30
    Working file: src/read.ts
    Next: Read the header
[ ] Step 2: Write the rows (IN PROGRESS)
    Next: Open the table
[ ] Step 3: Tell the finance lead

### Tried and failed
reading it whole -- too much memory
a worker -- no faster

### Decisions
09:10 -- read it in pieces (without guidance)
`);
  expect(readTaskFile(text)[0]).toMatchObject({
    next: 'Open the table',
    decisions: [{ at: '09:10', text: 'read it in pieces', guided: false }],
  });
});

test('an edit keeps every byte it does not change: line ends, bullets, tabs, foreign sections and other tasks', () => {
  const foreign =
    '\uFEFF# Work\r\n\r\n<!-- [ ] Step 1: an example -->\r\n## One\r\n- [x] Step 1: a\r\n- [ ] Step 2: b (in progress, 10 %)\r\n\tblocker: none\r\n\tOwner:  Ada  \r\n\r\n### Notes\r\n  odd   text \r\n\r\n## Two\r\n- [x] c';
  const text = withStepAt(foreign, targetIn(foreign), 2, { percent: 50, blocker: 'the key', next: 'ask Ada' });
  expect(text).toBe(
    foreign
      .replace('b (in progress, 10 %)', 'b (IN PROGRESS -- 50%)')
      .replace('blocker: none', 'blocker: the key')
      .replace('Owner:  Ada  \r\n', 'Owner:  Ada  \r\n\tNext: ask Ada\r\n'),
  );
  expect(withItem(foreign, targetIn(foreign, 'two'), 'gaps', 'nothing on time zones')).toBe(
    `${foreign}\r\n\r\n### Spec gaps\r\nnothing on time zones\r\n`,
  );
});

test('an edit is refused where it is not clear which task or step is meant', () => {
  const two = withTask(begun, { title: 'Other', agent: null, started: '2026-06-18T10:00:00', spec: null, steps: ['x'] });
  expect(targetOf('# Notes\n', null)).toBe('no-task');
  expect(targetOf(begun, 'Nothing like it')).toBe('no-task');
  expect(targetOf(two, null)).toBe('several-tasks');
  expect(targetIn(two, 'other').task.title).toBe('Other');
  const withoutSteps = withTask(begun, { title: 'Other', agent: null, started: '2026-06-18T10:00:00', spec: null, steps: [] });
  expect(targetOf(withoutSteps, null)).toBe('several-tasks');
  expect(targetIn(`${begun}\n## \n\n### Steps\n`).task.title).toBe('Import job');
  expect(withStepDone(begun, targetIn(begun), 7, '10:00')).toBe('no-step');
  const complete = ['1', '2'].reduce((text, it) => String(withStepDone(text, targetIn(text, 'Import job'), Number(it), '10:00')), two);
  expect(targetIn(complete).task.title).toBe('Other');
});
