import { expect, test } from 'vitest';
import { targetOf, withItem, withStepAdded, withStepAt, withStepDone, withTask, type Refusal } from '../../src/loop/task-edit.ts';
import { attemptLine, decisionLine, gapLine, oneLine, questionLine } from '../../src/loop/task-items.ts';
import { readTaskFile } from '../../src/loop/task-file.ts';
import type { Task } from '../../src/loop/task.ts';

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
  expect(withTask('# Notes', { title: 'Export', agent: null, started: '2026-06-19T09:00:00', spec: null, steps: [] })).toBe(
    '# Notes\n\n## Export\nStarted: 2026-06-19T09:00:00\n\n### Steps\n',
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

test.each([
  '[ ] Step 2: b (in progress, 10 %)',
  '[~] Step 2: b',
  '[/] Step 2: b',
  '[🚧] Step 2: b',
  '[ ] Step 2: b 🚧',
  '[ ] Step 2: 🚧 b',
  '[ ] Step 2: b **(IN PROGRESS)**',
  '[ ] Step 2: b _(in progress -- 40%)_',
  '[ ] Step 2: b — **in progress**',
  '[ ] Step 2: b WIP',
  '[~] Step 2: b (wip), 40%',
  '[~] Step 2: b (30%) (in progress)',
  '[ ] Step 2: b -- 30%',
  '- [~] Step 2) b [in progress: 30%]',
  '* [ ] Step 2: IN PROGRESS: b',
  '[ ] Step 2: b in progress, 40%',
])('a step that is in progress as "%s" is open again when another one is begun', (line) => {
  const text = `## Job\n\n### Steps\n${line.replace(/\[.+/, '[ ] Step 1: a')}\n${line}\n`;
  const left = String(withStepAt(text, targetIn(text), 1, {}));
  const back = String(withStepAt(left, targetIn(left), 2, { percent: 50 }));
  const states = [text, left, back].map((it) => readTaskFile(it)[0]?.steps.map((step) => `${step.title}: ${step.state}`));
  expect(states).toEqual([
    ['a: open', 'b: in progress'],
    ['a: in progress', 'b: open'],
    ['a: open', 'b: in progress'],
  ]);
});

test('a step is begun that was skipped or done, and the words of a title stay what they are', () => {
  const text =
    '## Job\n\n### Steps\n[-] Step 1: a (skipped)\n[x] Step 2: Show work in progress -- done 10:00\n[ ] Step 3: Write   the foo_wip branch\n';
  expect(withStepAt(text, targetIn(text, 'Job'), 1, {})).toBe(text.replace('[-] Step 1: a (skipped)', '[ ] Step 1: a (IN PROGRESS)'));
  expect(withStepAt(text, targetIn(text, 'Job'), 2, {})).toBe(
    text.replace('[x] Step 2: Show work in progress -- done 10:00', '[ ] Step 2: Show work in progress (IN PROGRESS)'),
  );
  expect(withStepAt(text, targetIn(text, 'Job'), 3, {})).toBe(text.replace('wip branch', 'wip branch (IN PROGRESS)'));
});

/** Texts made of what parts a line, opens something, or is read as a word of its own. */
function* awkward(count: number): Generator<string> {
  const pieces = [
    'a',
    'b c',
    ' -- ',
    ' - ',
    ': ',
    ' | ',
    '(',
    ')',
    '[',
    ']',
    '"',
    "'",
    '`',
    '```',
    '\n',
    '\\',
    '#',
    '<!-- ',
    '-->',
    '?',
    ', because ',
    'none',
    '12:30 ',
    '[x] ',
    '- ',
    '1. ',
    '(40%)',
    ' IN PROGRESS',
    ' -- done',
    '🚧',
    '~~~',
    'é',
    '«',
    '(without guidance)',
    'Next: ',
  ];
  let seed = 7;
  for (let made = 0; made < count; made += 1) {
    let text = '';
    for (let length = 1 + (made % 6); length > 0; length -= 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      text += pieces[seed % pieces.length] ?? '';
    }
    if (text.trim() !== '') yield text;
  }
}

/** All that a task says which commands were given texts for. */
const saidOf = ({ title, agent, spec, steps, tried, decisions, gaps, questions }: Task): object => ({
  title,
  agent,
  spec,
  steps: steps.map((it) => [it.title, it.state, it.approach, it.next]),
  tried,
  decisions,
  gaps,
  questions,
});

// What says that there is nothing is read as nothing.
const detail = (it: string): string | null => (/^(?:none|-)$/i.test(it) ? null : it);

test('every text that a command is given is read back as it was given, on one line', () => {
  const all = [...awkward(1200)];
  const wrong = all.flatMap((text, index) => {
    const other = all[(index * 7 + 1) % all.length] ?? '';
    const [one, two] = [oneLine(text), oneLine(other)];
    const [section, owner, guided] = index % 3 === 0 ? [null, null, null] : [other, other, false];
    let file = withTask('', { title: text, agent: other, started: '2026-06-18T09:00:00', spec: text, steps: ['First', other] });
    file = withItem(file, targetIn(file), 'tried', attemptLine({ approach: text, reason: other }));
    file = withItem(file, targetIn(file), 'decisions', decisionLine({ at: '09:10', text, guided }));
    file = withItem(file, targetIn(file), 'gaps', gapLine({ section, text }));
    file = withItem(file, targetIn(file), 'questions', questionLine({ question: text, owner }));
    file = withItem(file, targetIn(file), 'questions', questionLine({ question: 'The last?', owner: null }));
    file = String(withStepAt(file, targetIn(file), 2, { approach: text, next: other }));
    const given = {
      title: one,
      agent: two,
      spec: one,
      steps: [
        ['First', 'open', null, null],
        [two, 'in progress', detail(one), detail(two)],
      ],
      tried: [{ approach: one, reason: two }],
      decisions: [{ at: '09:10', text: one, guided }],
      gaps: [{ section: section === null ? null : two, text: one }],
      questions: [
        { question: one, owner: owner === null ? null : two },
        { question: 'The last?', owner: null },
      ],
    };
    const read = readTaskFile(file).map(saidOf);
    return JSON.stringify(read) === JSON.stringify([given]) ? [] : [{ given, read, file }];
  });
  expect(wrong.slice(0, 1)).toEqual([]);
});

test('what reads as it stands is written as it stands, and in quotes only what would not', () => {
  expect(attemptLine({ approach: 'reading it whole', reason: 'too much memory' })).toBe('reading it whole -- too much memory');
  expect(attemptLine({ approach: 'x', reason: 'a -- b' })).toBe('x -- a -- b');
  expect(attemptLine({ approach: 'http: fails', reason: 'a' })).toBe('"http: fails" -- "a"');
  expect(questionLine({ question: 'Keep it - Ada', owner: null })).toBe('"Keep it - Ada"');
});

test('a task begins beside one whose name is the title of the file', () => {
  const text = withTask('# Import job\n\n### Steps\n[ ] Step 1: a\n', {
    title: 'Other',
    agent: null,
    started: '2026-06-19T09:00:00',
    spec: null,
    steps: ['b'],
  });
  expect(readTaskFile(text).map((it) => it.title)).toEqual(['Import job', 'Other']);
});
