import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function reading(text: string, path = 'HANDOFF.md') {
  return handoffs.read({ path: redact(path, '').text, text: redact(text, path).text });
}

function read(text: string, path?: string): Handoff {
  const [record] = reading(text, path).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const texts = (items: readonly { text: string }[]): string[] => items.map((it) => it.text);

test('each decision has a line of its own, with its time', () => {
  const text =
    '# Task\n\n### Decisions\n09:22 -- chose file first (not HTTP first)\nto handle downtime\n09:40 -- chose JSON\n\n10:05 -- chose a hook\n';
  expect(read(text).decisions.map((it) => [it.line, it.text])).toEqual([
    [4, '09:22 -- chose file first (not HTTP first) to handle downtime'],
    [6, '09:40 -- chose JSON'],
    [8, '10:05 -- chose a hook'],
  ]);
});

test('columns of a table are named, its status says what a row is, and nobody is no owner', () => {
  const steps = '| # | Task | Owner | Priority |\n|---|---|---|---|\n| 1 | Ship | Ana | P0 |\n| 2 | Test | | P1 |\n';
  expect(texts(read(`# HANDOFF\n\n## Next\n\n${steps}`).next)).toEqual(['Ship (priority: P0) (owner: Ana)', 'Test (priority: P1)']);
  const plan = '| Step | Status |\n|---|---|\n| Import | done |\n| Export | in flight |\n| Print | not started |\n';
  const data = read(`# HANDOFF\n\n## Next\n\n${plan}`);
  expect([data.done, data.inProgress, data.next].map(texts)).toEqual([
    ['Import (status: done)'],
    ['Export (status: in flight)'],
    ['Print (status: not started)'],
  ]);
  const asked = '| Question | Owner |\n|---|---|\n| Keep it? | TBD |\n| Drop it? | Ana |\n';
  const { records, problems } = reading(`# HANDOFF\n\n## Next\n\n- Go\n\n## Open questions\n\n${asked}`);
  expect(records[0]?.data.openQuestions.map((it) => it.owner)).toEqual([null, 'Ana']);
  expect(problems.map((it) => it.code)).toEqual(['HO702']);
});

test('questions and blockers that are ticked off are open no more', () => {
  const text =
    '# HANDOFF\n\n## Open questions\n\n- [ ] Which bank?\n- [x] Which day? Monday\n- ~~Which tax?~~\n\n## Blockers\n\n- [x] The key\n- [ ] The bank\n';
  const { openQuestions, decisions, blockers, done } = read(text);
  expect([openQuestions, decisions, blockers, done].map(texts)).toEqual([
    ['Which bank?'],
    ['Which day? Monday', 'Which tax?'],
    ['The bank'],
    ['The key'],
  ]);
});

test('answered questions are open no more', () => {
  const text =
    '# HANDOFF\n\n## Open questions\n\n- Which bank? - Ana\n\nAnswered:\n\n- Which day? Monday\n\n### Resolved\n\n- Which tax? 19 %\n';
  const data = read(text);
  expect([texts(data.openQuestions), texts(data.decisions)]).toEqual([['Which bank? - Ana'], ['Which day? Monday', 'Which tax? 19 %']]);
});

test('words before a list say what it holds', () => {
  const data = read('# Tool\n\n## Product\n\nA tool.\n\nCompleted surfaces:\n\n- Scan\n- List\n\nStill open:\n\n- Print\n');
  expect([texts(data.done), texts(data.remaining)]).toEqual([['Scan', 'List'], ['Print']]);
});

test('front matter tells what no section tells', () => {
  const text =
    '---\nstatus: blocked by the bank\ngoal: Send reminders\nnow: Test for case 4\nnext:\n  - Write the fixture\n  - Run it\nblockers: [Bank]\nquestions:\n  - Which day?\nfailed:\n  - what: Caching\n    why: the key changes\ndone_this_session: [Selection]\n---\n\n# Invoice import\n\nText.\n';
  const data = read(text);
  expect(data).toMatchObject({ status: { state: 'blocked' }, goal: { text: 'Send reminders' }, nextAction: { text: 'Write the fixture' } });
  const { next, blockers, openQuestions, triedAndFailed, done, inProgress } = data;
  expect([next, blockers, openQuestions, triedAndFailed, done, inProgress].map(texts)).toEqual([
    ['Write the fixture', 'Run it'],
    ['Bank'],
    ['Which day?'],
    ['Caching — the key changes'],
    ['Selection'],
    ['Test for case 4'],
  ]);
  expect(data.notRecorded).toEqual(['watch for']);
});

test('named values within one line are told apart', () => {
  const data = read('# Log\n\n## 2026-05-02\n\nDone: fixed VAT. Next: test Safari.\n\n## 2026-05-01\n\nDone: set up.\n', 'HANDOFF_LOG.md');
  expect([texts(data.done), texts(data.next)]).toEqual([['fixed VAT.'], ['test Safari.']]);
});

test.each([
  ['None known. No open pull requests. `main` is green; the failures of last night are of the runner, not of the product.', 0],
  ['None known after the green candidate proof below.', 0],
  ['None of the tests passes.', 1],
  ['Keine Verbindung zur Datenbank', 1],
  ['Keine bekannt.', 0],
])('"%s" among the blockers counts %i', (text, count) => {
  expect(read(`# HANDOFF\n\n## Blockers\n\n${text}\n`).blockers).toHaveLength(count);
});

test('a context block is not the goal', () => {
  const data = read('<context>\nThe cache is cold.\n</context>\n\n<next_action>\nWarm it.\n</next_action>\n', '.continue-here.md');
  expect([data.goal, data.nextAction?.text]).toEqual([null, 'Warm it.']);
});

test('the state file of a planning folder tells goal, status and position', () => {
  const text =
    '# Project State\n\n## Project Reference\n\nSee: .planning/PROJECT.md\n\n**Core value:** Reminders arrive\n**Current focus:** Phase 2\n\n## Current Position\n\nPhase: 2 of 5 (Import)\nPlan: 1 of 3 in current phase\nStatus: In progress\nLast activity: 2026-05-01 — wrote the parser\n';
  const data = read(text, '.planning/STATE.md');
  expect(data).toMatchObject({ goal: { text: 'Reminders arrive' }, status: { words: 'In progress', state: 'in-progress', line: 14 } });
  expect(texts(data.inProgress)).toEqual([
    'Phase: 2 of 5 (Import)',
    'Plan: 1 of 3 in current phase',
    'Status: In progress',
    'Last activity: 2026-05-01 — wrote the parser',
  ]);
});

test('Russian labels without headings are read', () => {
  const text =
    'Передача проекта — Касса\n=========================\n\nДата: 2026-05-01\nВетка: feature/kassa\nСтатус: в работе\n\nЧто сделано:\n\n- Импорт\n\nСледующие шаги:\n\n- Экспорт\n\nВопросы:\n\n- Какой банк? Ответственный: Анна\n';
  const data = read(text, 'передача.md');
  expect(data).toMatchObject({ topic: 'Касса', branch: 'feature/kassa', status: { state: 'in-progress' }, date: { date: '2026-05-01' } });
  expect([data.done, data.next, data.openQuestions].map(texts)).toEqual([['Импорт'], ['Экспорт'], ['Какой банк? Ответственный: Анна']]);
  expect(data.openQuestions[0]?.owner).toBe('Анна');
});

const tagged: [string, string, number[]][] = [
  ['each on lines of their own', '<goal>\nSend\n</goal>\n\n<done>\n- Form\n</done>\n\n<next_steps>\n- Test\n</next_steps>\n', [2, 6, 10]],
  ['on one line', '<goal>Send</goal>\n<done>Form</done>\n<next_steps>Test</next_steps>\n', [1, 2, 3]],
  ['below a title', '# Handoff\n\n<goal>Send</goal>\n\n<done>\n- Form\n</done>\n<next_steps>Test</next_steps>\n', [3, 6, 8]],
  [
    'inside one element',
    '<handoff>\n<goal>Send</goal>\n<done>\n- Form\n</done>\n<next_steps>\n- Test\n</next_steps>\n</handoff>\n',
    [2, 4, 7],
  ],
  [
    'inside one element with empty lines',
    '<handoff>\n\n<goal>\nSend\n</goal>\n\n<done>\n\n- Form\n\n</done>\n\n<next_steps>\n- Test\n</next_steps>\n\n</handoff>\n',
    [4, 9, 14],
  ],
  [
    'indented inside two elements',
    '<session>\n  <handoff>\n    <goal>Send</goal>\n    <done>\n      - Form\n    </done>\n    <next_steps>\n      - Test\n    </next_steps>\n  </handoff>\n</session>\n',
    [3, 5, 8],
  ],
  [
    'with line ends of Windows',
    '<handoff>\r\n<goal>Send</goal>\r\n<done>\r\n- Form\r\n</done>\r\n<next_steps>Test</next_steps>\r\n</handoff>\r\n',
    [2, 4, 6],
  ],
];

test.each(tagged)('elements are read as sections: %s', (_, text, lines) => {
  const { goal, done, next, sections } = read(text);
  expect([goal, ...done, ...next].map((it) => [it?.text, it?.line])).toEqual([
    ['Send', lines[0]],
    ['Form', lines[1]],
    ['Test', lines[2]],
  ]);
  expect(sections.map((it) => [it.heading, it.class])).toEqual([
    ['goal', 'goal'],
    ['done', 'done'],
    ['next_steps', 'next'],
  ]);
});

test('what stands beside elements inside another one is read as well', () => {
  const close = '<goal>Send</goal>\n## Watch for\n- VAT\n<done>\n- Form\n</done>\n</handoff>\n';
  const data = read(`<handoff>\n## Next\n- Test\n${close}`);
  expect(
    [data.goal?.text, data.next, data.watchFor, data.done].map((it) => (Array.isArray(it) ? it.map(({ text, line }) => [text, line]) : it)),
  ).toEqual(['Send', [['Test', 3]], [['VAT', 6]], [['Form', 8]]]);
  const apart = reading('<handoff>\n\n# Handoff: import\n\n<goal>Send</goal>\n\n## Next\n\n- Test\n\n</handoff>\n').records[0];
  expect([apart?.title, apart?.data.goal?.text, apart?.data.nextAction]).toEqual(['Handoff: import', 'Send', { text: 'Test', line: 9 }]);
});

test('an element within a sentence, without an end or in code is no section', () => {
  const text = '# Handoff\n\n<goal>x</goal> names the goal.\n\n<next>\n\n```xml\n<done>Form</done>\n```\n';
  expect(read(text)).toMatchObject({ goal: null, done: [], next: [], sections: [] });
});

const example = '```\nNext: an example that is longer than all that stands beside it\n\n## Next\n\n- Draw\n```\n';

test('labels, headings and elements in code are no statements of the handoff', () => {
  expect(read(`# Handoff\n\nStatus: in progress\n\n${example}`)).toMatchObject({ shape: 'session state', nextAction: null, next: [] });
  expect(read(`# Handoff\n\nNext: test Safari\n\n${example}`).nextAction?.text).toBe('test Safari');
  expect(read(`# Handoff\n\n- The form:\n\n  ${example.replaceAll('\n', '\n  ')}`).next).toEqual([]);
  expect(read('# Handoff\n\n<state>\n```\n<next>\nForm\n</next>\n```\n</state>\n\n<next>\nTest\n</next>\n').next).toHaveLength(1);
  expect(read(`# Handoff\n\n## Template for the next session\n\n${example}`).next).toEqual([]);
});

test('code that is all of a handoff but for its title is read', () => {
  expect(read(`# Handoff\n\nDate: 2026-03-01\n\nPaste this:\n\n${example}`)).toMatchObject({
    shape: 'prompt',
    next: [{ text: 'Draw' }],
  });
});

test('code in a log of progress and in a memlog says nothing of the work', () => {
  const log = read(`Progress\n\n\`\`\`\n2026-01-03 login\nNEXT: never\n\`\`\`\n\n2026-01-02 form. NEXT: test\n`, 'claude-progress.txt');
  expect([log.nextAction?.text, log.date?.date]).toEqual(['test', '2026-01-02']);
  const memlog = read('# Memlog\n\n- (decision) JSON\n\n```\n- (next by user) never\n```\n', 'runs/.memlog.md');
  expect([memlog.nextAction, texts(memlog.decisions)]).toEqual([null, ['JSON']]);
});

const readmeOf = (text: string): unknown[] => {
  const { shape, nextAction } = read(text, 'handoff/README.md');
  return [shape, nextAction?.text];
};

test('a README is a handoff where it has steps and lists no handoffs', () => {
  const steps = '# Handoff\n\n## Next\n\n- Test the import\n';
  expect(readmeOf(steps)).toEqual(['session state', 'Test the import']);
  expect(readmeOf(`${steps}\n## Read first\n\n- [Design](../docs/design.md)\n`)).toEqual(['session state', 'Test the import']);
  expect(readmeOf(`${steps}\n## All\n\n- [Import](2026-05-01-import.md)\n`)).toEqual(['index', undefined]);
  expect(readmeOf(`${steps}\n| File |\n|---|\n| [Import](./old/import.md) |\n`)).toEqual(['index', undefined]);
  expect(readmeOf('# Handoff\n\n## Next\n\n- [Import](import.md)\n')).toEqual(['index', undefined]);
  expect(readmeOf('# Handoffs\n\nOne file for each session.\n')).toEqual(['index', undefined]);
  expect(readmeOf('# Handoff template\n\n## Next\n\n- The very next step\n')).toEqual(['index', undefined]);
});

test.each([
  ['feature/x (off `main`)', 'feature/x'],
  ['`fix-7` / pending at authoring', 'fix-7'],
  ['main', 'main'],
  ['main, 13 commits ahead', 'main'],
  ['parser', 'parser'],
  ['`parser` @ 4f2a9c1', 'parser'],
  ['refs/heads/dev.', 'dev'],
  ['a → b', 'a'],
  ['conditional in parser', null],
  ['none', null],
  ['None yet', null],
  ['n/a', null],
  ['see below', null],
  ['not-yet-created', null],
  ['4f2a9c1d', null],
  ['<name>', null],
  ['', null],
])('the branch "%s" is read as %s', (value, expected) => {
  expect(read(`# Handoff\n\nBranch: ${value}\nDate: 2026-05-01\n`).branch).toBe(expected);
});

test('a line that names no branch does not hide the one that does', () => {
  expect(read('# Handoff\n\nBranch: conditional in parser\n\n## Status\n\n**Branch:** `fix/parser`\n').branch).toBe('fix/parser');
  const data = read('{"task": "Form", "branch": "none, work on main is fine", "next": ["Test"]}', 'handoff.json');
  expect([data.branch, data.labels.map((it) => it.value)]).toEqual([null, ['none, work on main is fine']]);
});

test('what is signed below the last rule counts where no section says it', () => {
  const foot = '\n---\n\n**Last updated**: 2026-02-13\n**Next session**: Test Safari\n';
  expect(read(`# Handoff\n\n## Limits\n\n- Slow\n\n## Stack\n\n- Vite\n\n## Links\n\n- A\n${foot}`).nextAction?.text).toBe('Test Safari');
  expect(texts(read(`# Handoff\n\n## Next\n\n- Form\n\n## Links\n\n- A\n${foot}`).next)).toEqual(['Form']);
});

test.each([
  ['Orchestration patterns', []],
  ['Import', ['Break the conclusion']],
])('"Adversarial verify" below "%s" holds these checks: %j', (above, checks) => {
  expect(texts(read(`# HANDOFF\n\n## ${above}\n\n### Adversarial verify\n\n- Break the conclusion\n`).verification)).toEqual(checks);
});
