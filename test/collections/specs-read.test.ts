import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import type { Spec } from '../../src/collections/specs/schema.ts';
import { stateOf } from '../../src/collections/specs/status.ts';
import { redact } from '../../src/redact/redact.ts';

function reading(text: string, path = 'docs/specs/ledger.md') {
  return specs.read({ path: redact(path, '').text, text: redact(text, path).text });
}

function read(text: string, path?: string): Spec {
  const [record] = reading(text, path).records;
  if (!record) throw new Error('left out');
  return record.data;
}

test.each([
  ['Completed (merged via `0f3c1ab` on 2026-06-23)', 'done'],
  ['完了(completed)— 2026-07-03', 'done'],
  ['✅ **Implemented**', 'done'],
  ['implemented (alpha)', 'done'],
  ['In Progress', 'in-progress'],
  ['tasks-generated', 'in-progress'],
  ['ready-for-dev', 'planned'],
  ['Ready for review', 'in-review'],
  ['provisional', 'proposed'],
  ['implementable', 'accepted'],
  ['APPROVED_LOCAL_ONLY', 'accepted'],
  ['PENDING_INDEPENDENT_REVIEW', 'proposed'],
  ['replaced', 'superseded'],
  ['Withdrawn', 'rejected'],
  ['on hold', 'deferred'],
  ['draft|accepted|done', 'unknown'],
  ['design complete, checked against buffer-flow/socket/stun', 'unknown'],
  ['进行中', 'in-progress'],
  ['entwurf', 'draft'],
])('the status "%s" comes to %s', (words, state) => {
  expect(stateOf(words)).toBe(state);
});

test('a phase is a status when its words are, and a number is none', () => {
  expect(read('# Ledger\n\n- Phase: 1\n').status).toBeNull();
  expect(read('# 台帳\n\n- フェーズ: 完了(すべて)\n').status).toMatchObject({ words: '完了(すべて)', state: 'done' });
});

test('the section "Status" and a banner give the status, too', () => {
  expect(read('# Ledger\n\n## Status\n\nAccepted, 2026-03-30\n').status).toMatchObject({ state: 'accepted', line: 5 });
  const banner = read('# Ledger\n\n> **Superseded by [the new one](new.md)**\n\n## Goal\n\nText.\n');
  expect(banner.status).toMatchObject({ words: 'Superseded by the new one', state: 'superseded' });
});

test('the version is that of the document, not one its title is about', () => {
  expect(read('# Personal V1 readiness plan\n').version).toBeNull();
  expect(read('# Ledger - Product v1.0\n').version).toBeNull();
  expect(read('# Route plan v1\n').version).toMatchObject({ text: '1', from: 'title' });
  expect(read('# Harness for v4/v6\n').version).toBeNull();
  expect(read('# Ledger\n\n**Version:** 2.1 (17 June 2026)\n').version).toEqual({
    text: '2.1',
    date: '2026-06-17',
    line: 3,
    from: 'label',
  });
  expect(read('# Ledger\n\n## Changelog\n\n### v1.2.0 - 2026-02-01\n\n### v1.10.0 - 2026-01-01\n').version).toMatchObject({
    text: '1.2.0',
  });
});

test('a day without a year gets that of the commit', () => {
  const data = read('# Ledger\n\nLast updated: 17 June\n');
  const at = { path: redact('a', '').text, authoredAt: '2026-06-18T09:00:00Z', author: redact('Ada', '').text };
  expect([data.updated?.date, specs.settle(data, at).updated?.date]).toEqual([null, '2026-06-17']);
});

test('an id is a requirement where it is defined, and only once', () => {
  const text = '# PRD\n\n| ID | Text |\n|---|---|\n| FR-101 | Read files |\n| FR-102 | Keep them |\n\nFR-101 matters.\n\n- see FR-102\n';
  const data = read(text, 'PRD.md');
  expect(data.requirements.map((it) => [it.id, it.line])).toEqual([
    ['FR-101', 5],
    ['FR-102', 6],
  ]);
  expect(reading(text, 'PRD.md').problems).toEqual([]);
});

test('counts hold what lists leave out', () => {
  const data = read(`# Plan\n\n${'- [x] Do it\n'.repeat(350)}- [ ] Last\n`, 'PLAN.md');
  expect([data.steps.length, data.counts.steps, data.counts.done]).toEqual([200, 351, 350]);
});

test('boxes are steps with other marks, and not in quotes or as links', () => {
  const text = '# Plan\n\n> - [x] Quoted\n\n- [~] Begun\n- [-] Dropped\n- [!] Stuck\n- [a](b.md)\n- [P] is a mark\n1. [ ] Numbered\n';
  expect(read(text, 'PLAN.md').steps.map((it) => [it.text, it.state])).toEqual([
    ['Begun', 'in-progress'],
    ['Dropped', 'dropped'],
    ['Stuck', 'blocked'],
    ['Numbered', 'open'],
  ]);
});

test('front matter that is not YAML is told, and the rest is read', () => {
  const { records, problems } = reading('---\nstatus: done: yes\nowner: Ada\n---\n\n# Ledger\n', 'SPEC.md');
  expect(records[0]?.data.owners).toEqual(['Ada']);
  expect(problems.map((it) => it.code)).toContain('HO601');
});

test('data that is broken gives what can be read', () => {
  const { records, problems } = reading('{ "status": "approved", "phase": ', '.kiro/specs/retries/spec.json');
  expect(records[0]?.data.status?.words).toBe('approved');
  expect(problems.map((it) => it.code)).toContain('HO620');
});

test('keys of objects that programs give a meaning are only keys', () => {
  const { records } = reading(
    '{ "__proto__": { "status": "done" }, "approvals": { "__proto__": { "approved": true } } }',
    '.kiro/specs/a/spec.json',
  );
  expect(records[0]?.data.status).toBeNull();
});

test('a past version shows only what it has', () => {
  expect(specs.fieldsOf?.(read('# Ledger\n'))).toEqual({});
  const data = read('# Ledger\n\nStatus: draft\n\n- [x] One\n- [ ] Two\n', 'PLAN.md');
  expect(specs.fieldsOf?.(data)).toEqual({ status: 'draft', steps: '1/2' });
});
