import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/collections/decisions/index.ts';

describe('a decision is found by its path', () => {
  test.each([
    'doc/adr/0001-record-decisions.md',
    'docs/adr/0005-keep-sailings.markdown',
    'docs/architecture/decisions/0017-piers.md',
    'docs/decisions/2026-07-11-hosted-architecture.md',
    'docs/decisions/use-postgres.mdx',
    'packages/board/docs/adr/20220418-show-delays.md',
    'docs/adr/superseded/0003-old.md',
    'docs/adrs/backend/ADR-004-queues.md',
    'docs/decision-records/DEC-012-gates.md',
    '.agents/architecture/ADR-014-handoffs.md',
    'notes/adr_001_storage.md',
    '.out-of-scope/no-live-chat.md',
    'docs/adr/0007-queues/README.md',
  ])('a record: %s', (path) => {
    expect([decisions.owns(path), decisions.excludes(path)]).toEqual([true, null]);
  });

  test.each([
    'DECISIONS.md',
    'decisions.md',
    'docs/DECISION-LOG.md',
    'docs/decision_log.md',
    'memory-bank/decisionLog.md',
    'planning/DECISIONS-CANDIDATES.md',
    'openspec/initiatives/winter/decisions.md',
    'docs/ARCHITECTURE_DECISIONS.md',
    'docs/ADR.md',
    'docs/ENTSCHEIDUNGEN.md',
    'docs/决策记录.md',
  ])('a log: %s', (path) => {
    expect([decisions.owns(path), decisions.excludes(path)]).toEqual([true, null]);
  });

  test.each([
    'README.md',
    'docs/decision-making.md',
    'docs/decision-tree.md',
    'docs/rfcs/0001-human-loop.md',
    'docs/specs/0001-first.md',
    'guides/publishing/decision-report.guide.md',
    'keps/5313-placement-decision-api/README.md',
    'docs/adr/winter/design.md',
    'docs/adr/diagram.png',
    'src/decisions/index.ts',
    'address/0001.md',
    'docs/adr/README.md',
    'docs/decisions/index.md',
    'docs/adr/README.zh-CN.md',
  ])('nothing of the kind: %s', (path) => {
    expect([decisions.owns(path), decisions.excludes(path)]).toEqual([false, null]);
  });
});

describe('what only looks like a decision is left out with a reason', () => {
  const folder = 'lies in a folder of examples, tests, templates, instructions for agents or foreign code';
  test.each([
    ['docs/adr/template.md', 'is a template'],
    ['docs/decisions/adr-template-bare.md', 'is a template'],
    ['docs/adr/0000-template.md', 'is a template'],
    ['docs/adr/0001-record-decisions.adoc', 'is not written in Markdown'],
    ['docs/templates/adr.md', folder],
    ['packages/core/integration-tests/ro-project/docs/adr/20200101-first-adr.md', folder],
    ['fixtures/DECISIONS.md', folder],
    ['skills/decisions/decisions.md', folder],
    ['node_modules/tool/docs/adr/0001-x.md', folder],
    ['docs/ja-JP/adr/0001-x.md', 'lies in a tree of translations'],
    ['docs/i18n/fr/DECISIONS.md', 'lies in a tree of translations'],
  ])('%s', (path, reason) => {
    expect([decisions.owns(path), decisions.excludes(path)]).toEqual([false, reason]);
  });

  test('a whole word of the path counts and not a part of it', () => {
    expect(decisions.owns('testing-tool/docs/adr/0001-x.md')).toBe(true);
    expect(decisions.owns('docs/en/adr/0001-x.md')).toBe(true);
  });
});
