import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import type { Spec } from '../../src/collections/specs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(path: string, text: string): Spec {
  const [record] = specs.read({ path: redact(path, '').text, text: redact(text, path).text }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const states = (data: Spec): string => data.steps.map((it) => `${it.text} ${it.state}`).join(', ');
const boxes = '- [-] One\n- [~] Two\n- [x] Three\n- [ ] Four\n';

test.each([
  ['.kiro/specs/a/tasks.md', 'One in-progress, Two open, Three done, Four open'],
  ['.spec-workflow/specs/a/tasks.md', 'One in-progress, Two in-progress, Three done, Four open'],
  ['specs/001-a/tasks.md', 'One dropped, Two in-progress, Three done, Four open'],
  ['openspec/changes/a/tasks.md', 'One open, Two open, Three done, Four open'],
])('the signs in the boxes of %s mean what its tool means', (path, expected) => {
  expect(states(read(path, `# A\n\n${boxes}`))).toBe(expected);
});

test('the boxes of headings mean what the tool of the family means', () => {
  expect(states(read('.spec-workflow/specs/a/tasks.md', '# A\n\n### [-] 1. One\n\n### [x] 2. Two\n'))).toBe('One in-progress, Two done');
});

test.each([
  ['pending', 'open'],
  ['in-progress', 'in-progress'],
  ['review', 'in-progress'],
  ['done', 'done'],
  ['deferred', 'deferred'],
  ['cancelled', 'dropped'],
  ['blocked', 'blocked'],
])('a task of Task Master that is %s is %s', (status, state) => {
  const data = read('.taskmaster/tasks/tasks.json', JSON.stringify({ master: { tasks: [{ id: 1, title: 'One', status }] } }));
  expect(data.steps.map((it) => [it.state, it.words])).toEqual([[state, status]]);
});

test('tasks of Task Master whose ids have more digits than JavaScript holds stay two', () => {
  const text =
    '{"master":{"tasks":[{"id":9007199254740993,"title":"One"},{"id":9007199254740992,"title":"Two","dependencies":[9007199254740993]}]}}';
  const data = read('.taskmaster/tasks/tasks.json', text);
  expect(data.steps.map((it) => it.id)).toEqual(['9007199254740993', '9007199254740992']);
});

test.each([
  ['a quote', '> 1. [ ] Ask\n> - [x] Told\n'],
  ['indented code', 'As in:\n\n    ## Progress\n    - [x] Example\n    - [ ] Example\n'],
  ['indented code under a heading', '## Skeleton\n    - [x] Example\n'],
  ['indented code after a tab', 'As in:\n\n\t- [x] Example\n'],
  ['indented code that goes on after a blank line', 'As in:\n\n    # Title\n\n    - [x] Example\n'],
  ['a fence', '```md\n- [x] Example\n```\n'],
  ['a fence in an item', '- As in:\n\n  ```md\n  - [x] Example\n  ```\n'],
  ['a fence in an item far to the right', '1. As in:\n   - this:\n\n      ```md\n      - [x] Example\n      ```\n'],
  ['indented code in an item', '1. As in:\n\n       - [x] Example\n'],
  ['indented code after a list has ended', '- Item\n\nText.\n\n    - [x] Example\n'],
])('a box in %s is no step', (_where, text) => {
  expect(read('PLAN.md', `# Plan\n\n${text}\n## Steps\n\n- [x] Real\n  - [ ] Below\n`).steps.map((it) => it.text)).toEqual([
    'Real',
    'Below',
  ]);
});

test.each([
  ['far below others', '- [ ] A\n    - [ ] B\n        - [ ] C\n'],
  ['below a number', '1. [ ] A\n   - [ ] B\n\n     - [ ] C\n'],
  ['after text of an item', '- [ ] A\n\n  Text.\n\n  - [ ] B\n\n- [ ] C\n'],
  ['with tabs', '- [ ] A\n\t- [ ] B\n\t\t- [ ] C\n'],
  ['after a line that goes on further left', '- [ ] A is\nlong\n  - [ ] B\n    - [ ] C\n'],
  ['after a fence that its item ends', '- [ ] A\n\n  ```\n  code\n- [ ] B\n- [ ] C\n'],
])('boxes %s are steps', (_where, text) => {
  expect(read('PLAN.md', `# Plan\n\n${text}`).counts.steps).toBe(3);
});

test('ids in quotes and indented code are no requirements', () => {
  const text = '# A\n\n> - **FR-001**: Quoted\n\nAs in:\n\n    - **FR-002**: Example\n\n- **FR-003**: Real\n';
  expect(read('SPEC.md', text).requirements.map((it) => it.id)).toEqual(['FR-003']);
});

test('a text about ExecPlans is a guide without steps, and a plan in its place is none', () => {
  const guide =
    '# Codex Execution Plans (ExecPlans):\n\n## How to use ExecPlans and PLANS.md\n\n- [ ] Not a step\n\n## Skeleton of a Good ExecPlan\n\n';
  expect(read('.agent/PLANS.md', `${guide}    - [x] Example\n`)).toMatchObject({ part: 'guide', steps: [], counts: { steps: 0 } });
  expect(read('.agent/PLANS.md', '# Add a cache\n\n## Progress\n\n- [x] Done\n')).toMatchObject({ part: 'plan', counts: { steps: 1 } });
});

test('a document counts steps of one kind: those of which there are more, boxes where both are as many', () => {
  const table = '| Step | Status |\n|---|---|\n| One | done |\n| Two | open |\n';
  expect(read('PLAN.md', `# Plan\n\n- [x] A\n- [x] B\n\n${table}`)).toMatchObject({ counts: { steps: 2, done: 2 } });
  expect(read('PLAN.md', `# Plan\n\n- [x] A\n\n${table}`)).toMatchObject({ counts: { steps: 2, done: 1 } });
});

test('a roadmap of GSD counts its phases once', () => {
  const boxed = '## Phases\n\n- [x] **Phase 1: Base** - text\n- [ ] **Phase 2: Pay** - text\n\n';
  const details = '## Phase Details\n\n### Phase 1: Base\n\nPlans:\n- [x] 01-01: Set up\n- [x] 01-02: Table\n\n';
  const table =
    '## Progress\n\n| Phase | Plans Complete | Status | Completed |\n|---|---|---|---|\n| 1. Base | 2/2 | Complete | 2026-02-11 |\n| 2. Pay | 0/1 | Not started | - |\n';
  const counts = { steps: 2, done: 1 };
  expect(read('.planning/ROADMAP.md', `# Roadmap\n\n${boxed}${details}${table}`).counts).toMatchObject(counts);
  expect(read('.planning/ROADMAP.md', `# Roadmap\n\n${details}${table}`).counts).toMatchObject(counts);
});

test('the blocks of a plan of GSD are its steps', () => {
  const text =
    '---\nphase: 01-base\n---\n\n<tasks>\n<task type="auto">\n  <name>Task 1: Add the table</name>\n  <files>a.ts</files>\n</task>\n\n<task type="checkpoint:human-verify">\n  <what-built>The page</what-built>\n</task>\n</tasks>\n\n<verification>\n- [ ] Tests pass\n</verification>\n';
  expect(states(read('.planning/phases/01-base/01-01-PLAN.md', text))).toBe('Add the table open, The page open');
});

const event = (wp: string, lane: string): string =>
  `{"at":"2026-03-02T09:00:00Z","wp_id":"${wp}","from_lane":"planned","to_lane":"${lane}"}\n`;

test('the events of spec-kitty give each work package the lane it was moved to last', () => {
  const data = read(
    'kitty-specs/001-a/status.events.jsonl',
    event('WP02', 'claimed') + event('WP01', 'for_review') + event('WP01', 'done'),
  );
  expect(states(data)).toBe('WP01 done, WP02 in-progress');
  expect(data).toMatchObject({ part: 'log', counts: { steps: 2, done: 1, entries: 3 }, updated: { date: '2026-03-02' } });
});
