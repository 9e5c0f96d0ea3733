import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import type { Spec } from '../../src/collections/specs/schema.ts';
import { summaryOf } from '../../src/collections/specs/summary.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

/** Files as the collection links them; ids are the paths. */
function linked(files: Readonly<Record<string, string>>) {
  const records = Object.entries(files).flatMap(([path, text]) =>
    specs
      .read({ path: redact(path, '').text, text: redact(text, path).text })
      .records.map(({ title, line, data }) => ({ id: path, title, path, line, data })),
  );
  const { data, problems } = specs.link(records, treeOfFiles(Object.keys(files)));
  const of = (path: string): Spec => {
    const its = data.get(path);
    if (its === undefined) throw new Error(`no record at ${path}`);
    return its;
  };
  const summary = summaryOf(records.map((it) => ({ ...it, data: of(it.id) })));
  return {
    of,
    summary,
    problems: problems.map(({ code, path, line }) => [code, path, line]),
    messages: problems.map((it) => it.message),
  };
}

const delta = (operation: string, name: string): string => `## ${operation} Requirements\n\n### Requirement: ${name}\nText.\n`;

test('metadata tells a feature what its documents do not say', () => {
  const { of } = linked({
    'keps/sig-books/12-retries/kep.yaml':
      'title: Retries\nstatus: implementable\nauthors:\n  - "@ada"\napprovers:\n  - "@max"\ncreation-date: 2024-08-06\n',
    'keps/sig-books/12-retries/README.md': '# Retries\n\n## Summary\n\nText.\n',
  });
  const its = of('keps/sig-books/12-retries/README.md');
  expect(its.status).toEqual({ words: 'implementable', state: 'accepted', line: null, source: 'keps/sig-books/12-retries/kep.yaml' });
  expect([its.authors, its.approvers, its.created?.from, its.feature?.state]).toEqual([['@ada'], ['@max'], 'other file', 'active']);
});

test('each document gets its own approvals', () => {
  const { of } = linked({
    '.kiro/specs/a/spec.json': '{"phase":"tasks-generated","approvals":{"requirements":{"approved":true},"tasks":{"approved":false}}}',
    '.kiro/specs/a/requirements.md': '# A\n',
    '.kiro/specs/a/tasks.md': '# A\n\n- [ ] 1. Do it\n',
    '.spec-workflow/approvals/b/1.json':
      '{"filePath":".spec-workflow/specs/b/design.md","status":"needs-revision","respondedAt":"2026-02-10"}',
    '.spec-workflow/approvals/b/2.json': '{"filePath":".spec-workflow/specs/b/design.md","status":"approved","respondedAt":"2026-02-11"}',
    '.spec-workflow/specs/b/design.md': '# B\n',
    '.spec-workflow/specs/b/tasks.md': '# B\n',
  });
  const states = (path: string): string[] => of(path).approvals.map((it) => it.state);
  expect(states('.kiro/specs/a/requirements.md')).toEqual(['approved']);
  expect(states('.kiro/specs/a/tasks.md')).toEqual(['not approved']);
  expect(states('.spec-workflow/specs/b/design.md')).toEqual(['revision asked for', 'approved']);
  expect([states('.spec-workflow/specs/b/tasks.md'), of('.spec-workflow/specs/b/tasks.md').status]).toEqual([[], null]);
});

test('stories get the state of the file that tracks them, and a contradiction is told', () => {
  const { of, problems } = linked({
    'docs/sprint-artifacts/sprint-status.yaml': 'development_status:\n  1-1-table: done\n  1-2-timer: review\n',
    'docs/sprint-artifacts/1-1-table.md': '# Story 1.1\n\nStatus: drafted\n',
    'docs/sprint-artifacts/1-2-timer.md': '# Story 1.2\n',
  });
  expect(of('docs/sprint-artifacts/1-2-timer.md').status).toMatchObject({ words: 'review', state: 'in-review' });
  expect(problems).toEqual([['HO911', 'docs/sprint-artifacts/1-1-table.md', 3]]);
});

test('a work package gets the lane that the status of its mission tells', () => {
  const { of } = linked({
    'kitty-specs/004-a/status.json': '{"work_packages":{"WP01":{"lane":"done"}}}',
    'kitty-specs/004-a/tasks/WP01-table.md': '# Work package\n',
  });
  expect(of('kitty-specs/004-a/tasks/WP01-table.md').status).toMatchObject({ words: 'done', source: 'kitty-specs/004-a/status.json' });
});

test('relations lead to the document that a path or number means', () => {
  const { of, problems } = linked({
    'keps/sig-books/12-retries/kep.yaml': 'status: implemented\nreplaces:\n  - "/keps/sig-books/9-script"\n  - "/keps/sig-bank/8-gone"\n',
    'keps/sig-books/9-script/kep.yaml': 'status: replaced\n',
    'keps/sig-books/9-script/README.md': '# Script\n',
    'docs/specs/RIPR-SPEC-0001-a.md': '# RIPR-SPEC-0001: A\n\nStatus: superseded by RIPR-SPEC-0002\n',
    'docs/specs/RIPR-SPEC-0002-b.md': '# RIPR-SPEC-0002: B\n\nStatus: accepted\n',
  });
  expect(of('keps/sig-books/12-retries/kep.yaml').relations.map((it) => it.id)).toEqual(['keps/sig-books/9-script/README.md', null]);
  expect(of('docs/specs/RIPR-SPEC-0001-a.md')).toMatchObject({
    relations: [{ kind: 'superseded by', id: 'docs/specs/RIPR-SPEC-0002-b.md' }],
    feature: { state: 'archived' },
  });
  expect(of('keps/sig-books/9-script/README.md').feature?.state).toBe('archived');
  expect(problems).toEqual([['HO909', 'keps/sig-books/12-retries/kep.yaml', 2]]);
});

test('changes that do not fit together are told', () => {
  const { problems, summary } = linked({
    'openspec/specs/import/spec.md': '# Import\n\n## Requirements\n\n### Requirement: Read once\n\n#### Scenario: A\n- text\n',
    'openspec/changes/archive/2026-01-01-a/specs/import/spec.md': delta('ADDED', 'Never merged'),
    'openspec/changes/archive/2026-01-02-b/specs/import/spec.md': delta('ADDED', 'Gone again'),
    'openspec/changes/archive/2026-01-03-c/specs/import/spec.md': delta('REMOVED', 'Gone again'),
    'openspec/changes/d/specs/import/spec.md': delta('MODIFIED', 'Read once'),
    'openspec/changes/e/specs/import/spec.md': delta('MODIFIED', 'Read `once`'),
    'openspec/changes/d/tasks.md': '- [x] 1.1 One\n- [x] 1.2 Two\n',
    'openspec/changes/e/tasks.md': '- [x] 1.1 One\n- [ ] 1.2 Two\n',
  });
  expect(problems).toEqual([
    ['HO912', 'openspec/changes/e/specs/import/spec.md', 3],
    ['HO913', 'openspec/changes/archive/2026-01-01-a/specs/import/spec.md', 3],
  ]);
  expect(summary.openspec).toEqual({
    capabilities: [{ name: 'import', requirements: 1 }],
    changes: [
      { name: 'd', completedTasks: 2, totalTasks: 2 },
      { name: 'e', completedTasks: 1, totalTasks: 2 },
    ],
    archived: 3,
    finished: 1,
  });
  expect(summary.families).toEqual([
    {
      family: 'openspec',
      title: 'OpenSpec',
      documents: 8,
      features: { total: 6, living: 1, active: 2, archived: 3 },
      requirements: 1,
      scenarios: 1,
      steps: { total: 4, done: 3, unit: 'steps' },
    },
  ]);
});

test('two features with one number are told, ids of two features are not', () => {
  const { problems } = linked({
    'specs/004-login/spec.md': '# Login\n\n- **FR-001**: The system MUST ask.\n',
    'specs/004-export/spec.md': '# Export\n\n- **FR-001**: The system MUST write.\n',
    'specs/005-import/spec.md': '# Import\n',
  });
  expect(problems).toEqual([['HO910', 'specs/004-export/spec.md', null]]);
});

test('the state of a feature comes from its documents where no archive tells it', () => {
  const { of, summary } = linked({
    'specs/001-a/spec.md': '# A\n\n**Status**: Completed (refactored)\n',
    'specs/001-a/tasks.md': '# A\n\n- [x] T001 Do it\n',
    'specs/002-b/spec.md': '# B\n\n**Status**: Draft\n',
    'specs/003-c/spec.md': '# C\n',
  });
  expect(['specs/001-a/tasks.md', 'specs/002-b/spec.md', 'specs/003-c/spec.md'].map((it) => of(it).feature?.state)).toEqual([
    'living',
    'active',
    null,
  ]);
  expect(summary.families[0]?.features).toEqual({ total: 3, living: 1, active: 1, archived: 0 });
});

test('rows of states and events of spec-kitty have the titles of their work packages', () => {
  const event = '{"at":"2026-03-02T09:00:00Z","wp_id":"WP01","to_lane":"for_review"}\n';
  const { of, summary } = linked({
    'kitty-specs/004-a/status.json': '{"work_packages":{"WP01":{"lane":"done"},"WP02":{"lane":"planned"}}}',
    'kitty-specs/004-a/status.events.jsonl': event,
    'kitty-specs/004-a/tasks.md': '# Tasks\n\n- [x] T001 Create\n- [ ] T002 Fill\n- [ ] T003 Check\n',
    'kitty-specs/004-a/tasks/WP01-table.md': '# Work Package Prompt: WP01 – Add the table\n\n- [ ] Check\n',
    'kitty-specs/005-b/status.events.jsonl': event,
    'kitty-specs/005-b/tasks/WP01-timer.md': '---\ntitle: Add the timer\n---\n\n# Work\n',
  });
  const texts = (path: string): string[] => of(path).steps.map((it) => it.text);
  expect(texts('kitty-specs/004-a/status.json')).toEqual(['Add the table', 'WP02']);
  expect(texts('kitty-specs/005-b/status.events.jsonl')).toEqual(['Add the timer']);
  expect(of('kitty-specs/004-a/tasks/WP01-table.md').status?.source).toBe('kitty-specs/004-a/status.json');
  expect(of('kitty-specs/005-b/tasks/WP01-timer.md').status).toMatchObject({ words: 'for_review', state: 'in-review' });
  expect(summary.families[0]?.steps).toEqual({ total: 2, done: 1, unit: 'work packages' });
});

test('a phase of GSD is as far as its plans have summaries', () => {
  const plan = '<task type="auto">\n<name>Task 1: Do it</name>\n</task>\n';
  const { of, summary } = linked({
    '.planning/phases/01-base/01-01-PLAN.md': plan,
    '.planning/phases/01-base/01-01-SUMMARY.md': '# Summary\n',
    '.planning/phases/02-pay/02-01-PLAN.md': plan,
    '.planning/phases/02-pay/02-01-SUMMARY.md': '---\nstatus: complete\n---\n\n# Summary\n',
    '.planning/phases/02-pay/02-02-PLAN.md': plan,
    '.planning/phases/03-ship/03-01-PLAN.md': plan,
  });
  const told = (path: string) => [of(path).feature?.state, of(path).counts.done, of(path).steps[0]?.state];
  expect(told('.planning/phases/01-base/01-01-PLAN.md')).toEqual(['living', 1, 'done']);
  expect(told('.planning/phases/02-pay/02-01-PLAN.md')).toEqual(['active', 1, 'done']);
  expect(told('.planning/phases/02-pay/02-02-PLAN.md')).toEqual(['active', 0, 'open']);
  expect(told('.planning/phases/03-ship/03-01-PLAN.md')).toEqual([null, 0, 'open']);
  expect(summary.families[0]?.steps).toEqual({ total: 4, done: 2, unit: 'tasks' });
});

test('work that is told at several sizes is added up at one of them', () => {
  const { summary } = linked({
    '_bmad-output/implementation-artifacts/sprint-status.yaml':
      'development_status:\n  epic-1: in-progress\n  1-1-table: done\n  1-2-timer: backlog\n  epic-1-retrospective: optional\n',
    '_bmad-output/implementation-artifacts/1-1-table.md': '# Story 1.1\n\nStatus: done\n\n- [x] Task 1\n- [ ] Task 2\n',
    '.planning/ROADMAP.md': '# Roadmap\n\n- [x] **Phase 1: Base** - text\n- [ ] **Phase 2: Pay** - text\n',
    '.planning/REQUIREMENTS.md': '# Requirements\n\n- [x] **AUTH-01**: Log in\n',
    '.planning/milestones/v1.0-ROADMAP.md': '# v1.0\n\n- [x] **Phase 1: Base** - text\n',
    '.planning/phases/01-base/01-01-PLAN.md': '# Plan\n\n- [x] Task\n',
    'specs/001-a/tasks.md': '# A\n\n- [x] T001 Do it\n',
    'specs/001-a/checklists/requirements.md': '# Checklist\n\n- [ ] No question is open\n',
  });
  expect(summary.families.map((it) => [it.family, it.steps])).toEqual([
    ['spec-kit', { total: 1, done: 1, unit: 'steps' }],
    ['bmad', { total: 2, done: 1, unit: 'stories' }],
    ['gsd', { total: 2, done: 1, unit: 'phases' }],
  ]);
});

const unmerged = (count: number): Record<string, string> =>
  Object.fromEntries([
    ['openspec/specs/import/spec.md', '# Import\n\n## Requirements\n\n### Requirement: Read once\n'],
    ...Array.from({ length: count }, (_, at) => [
      `openspec/changes/archive/2026-01-0${at + 1}-c${at + 1}/specs/import/spec.md`,
      `${delta('ADDED', `Lost ${at}`)}\n### Requirement: Lost too ${at}\n`,
    ]),
  ]);

test('many archived changes that were not merged are told together', () => {
  expect(linked(unmerged(5)).problems).toHaveLength(5);
  const { problems, messages } = linked(unmerged(7));
  expect(problems).toEqual([['HO913', 'openspec/changes/archive/2026-01-01-c1/specs/import/spec.md', 3]]);
  expect(messages).toEqual([
    '7 archived changes add 14 requirements that are not in the living specifications: 2026-01-01-c1, 2026-01-02-c2, 2026-01-03-c3, 2026-01-04-c4, 2026-01-05-c5 and 2 more.',
  ]);
});
