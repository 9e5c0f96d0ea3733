import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import { placeOf } from '../../src/collections/specs/places.ts';

/** Family, part and feature of a path, as one line. */
function told(path: string): string {
  const place = placeOf(path);
  if (place === null) return 'none';
  const { family, part, feature } = place;
  return [family, part, ...(feature === null ? [] : [feature.key, feature.name, feature.state ?? '-', feature.date ?? '-'])].join(' | ');
}

test.each([
  ['openspec/specs/invoice-import/spec.md', 'openspec | spec | invoice-import | invoice-import | living | -'],
  ['openspec/specs/bank/import/spec.md', 'openspec | spec | bank/import | import | living | -'],
  ['apps/ledger/openspec/changes/add-retries/proposal.md', 'openspec | proposal | add-retries | add-retries | active | -'],
  [
    'openspec/changes/archive/2026-04-03-add-retries/tasks.md',
    'openspec | tasks | 2026-04-03-add-retries | add-retries | archived | 2026-04-03',
  ],
  ['openspec/changes/archive/add-console-page/design.md', 'openspec | design | add-console-page | add-console-page | archived | -'],
  ['openspec/changes/archive/2025-migration/proposal.md', 'openspec | proposal | 2025-migration | 2025-migration | archived | -'],
  ['openspec/changes/add-retries/specs/import/spec.md', 'openspec | delta | add-retries | add-retries | active | -'],
  ['openspec/changes/add-retries/specs/import.md', 'openspec | delta | add-retries | add-retries | active | -'],
  ['openspec/changes/add-retries/specs/import/ops.md', 'openspec | note | add-retries | add-retries | active | -'],
  ['openspec/initiatives/ledger-2/work-items/01-table/plan.md', 'openspec | plan | ledger-2 | ledger-2 | active | -'],
  ['openspec/project.md', 'openspec | context'],
  ['specs/004-retry-queue/data-model.md', 'spec-kit | data-model | 004-retry-queue | 004-retry-queue | - | -'],
  ['specs/004-retry-queue/contracts/api.yaml', 'spec-kit | contract | 004-retry-queue | 004-retry-queue | - | -'],
  ['specs/20260330-094500-retry-queue/spec.md', 'spec-kit | spec | 20260330-094500-retry-queue | 20260330-094500-retry-queue | - | -'],
  ['.specify/memory/constitution.md', 'spec-kit | constitution'],
  ['kitty-specs/004-retry-queue/tasks/WP01-table.md', 'spec-kitty | story | 004-retry-queue | 004-retry-queue | - | -'],
  ['kitty-specs/004-retry-queue/status.events.jsonl', 'spec-kitty | log | 004-retry-queue | 004-retry-queue | - | -'],
  ['kitty-specs/004-retry-queue/meta.json', 'spec-kitty | metadata | 004-retry-queue | 004-retry-queue | - | -'],
  ['.kiro/specs/retry-queue/bugfix.md', 'kiro | requirements | retry-queue | retry-queue | - | -'],
  ['.spec-workflow/archive/specs/retry-queue/tasks.md', 'spec-workflow | tasks | retry-queue | retry-queue | archived | -'],
  ['.moai/specs/SPEC-RETRY-001/acceptance.md', 'moai | acceptance | SPEC-RETRY-001 | SPEC-RETRY-001 | - | -'],
  ['_bmad-output/planning-artifacts/prd.md', 'bmad | requirements'],
  ['_bmad-output/planning-artifacts/sprint-change-proposal-2026-02-09.md', 'bmad | change request'],
  ['_bmad-output/implementation-artifacts/1-2-try-again.md', 'bmad | story | 1-2 | 1-2-try-again | - | -'],
  ['docs/sprint-artifacts/tech-spec-e1-s5-import.md', 'bmad | spec | e1-s5 | e1-s5-import | - | -'],
  ['.planning/phases/02-import/02-01-PLAN.md', 'gsd | plan | 02-import | 02-import | - | -'],
  ['.planning/REQUIREMENTS.md', 'gsd | requirements'],
  ['docs/superpowers/specs/2026-02-11-retries-design.md', 'superpowers | design'],
  ['.agent/PLANS.md', 'execplan | plan'],
  ['.agent/execplans/retries.md', 'execplan | plan'],
  ['.taskmaster/docs/prd.txt', 'task-master | requirements'],
  ['keps/sig-books/1205-retry-queue/README.md', 'enhancement | proposal | sig-books/1205-retry-queue | retry-queue | - | -'],
  ['rfcs/0007-retries.md', 'enhancement | proposal | 0007 | retries | - | -'],
  ['.fable-team/missions/_archive/retries/state.md', 'mission | state | retries | retries | archived | -'],
  ['docs/CR-012-longer-waits.md', 'change-request | change request | CR-012 | longer-waits | - | -'],
  ['docs/specs/023-execution-engine.md', 'plain | spec | 023 | execution-engine | living | -'],
  ['specs/fix-context.md', 'plain | spec'],
  ['docs/specs/2026-07-09-retries.md', 'plain | spec'],
  ['docs/rfcs/2026-07-09-retries.md', 'enhancement | proposal | 2026-07-09-retries | 2026-07-09-retries | - | -'],
  ['plans/handoffs/PLAN_retries_2026-07-09.md', 'plain | plan'],
  ['docs/plans/2026-07-12-ledger.jsonl', 'plain | log'],
  ['docs/plans/evidence/M2.md', 'plain | report'],
  ['EXECUTION_PLAN.md', 'plain | plan'],
  ['SPEC.md', 'plain | spec'],
  ['PURCHASE_TECH_DESIGN.zh-CN.md', 'plain | design'],
  ['src/parser.md', 'none'],
  ['README.md', 'none'],
  ['spec/models/user_spec.rb', 'none'],
  ['.kiro/steering/tech.md', 'none'],
])('%s is %s', (path, expected) => {
  expect(told(path)).toBe(expected);
});

test.each([
  ['src/test/resources/openspec/specs/import/spec.md', 'lies in a folder of tests or their data'],
  ['pkg/kepctl/testdata/keps/sig-a/12-new/kep.yaml', 'lies in a folder of tests or their data'],
  ['tools/templates/specs/004-login/spec.md', 'lies in a folder of templates'],
  ['docs/specs-example/app/requirements.md', 'lies in a folder of examples'],
  ['.claude/skills/mission/missions/a/plan.md', 'lies in a folder of instructions for agents'],
  ['docs/guides/spec-driven.md', 'lies in a folder of guides'],
  ['docs/ja/specs/ledger.md', 'lies in a tree of translations'],
  ['keps/NNNN-kep-template/kep.yaml', 'is a template or an example'],
  ['docs/specs/template.md', 'is a template or an example'],
  ['openspec/AGENTS.md', 'is an instruction for agents'],
])('%s is left out because it %s', (path, reason) => {
  expect([specs.owns(path), specs.excludes(path)]).toEqual([false, reason]);
});

test.each(['docs/specs/README.md', 'specs/index.md', 'docs/SPEC_FORMAT.md'])('%s is a document of another kind', (path) => {
  expect([specs.owns(path), specs.excludes(path)]).toEqual([false, null]);
});

test('a path is looked up in a time that does not grow with its folders', () => {
  const deep = `${'a/'.repeat(400)}specs/${'b/'.repeat(400)}c.md`;
  expect(told(deep)).toBe('plain | spec');
});
