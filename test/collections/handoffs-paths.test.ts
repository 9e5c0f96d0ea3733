import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { excludes, owns } from '../../src/collections/handoffs/paths.ts';
import { redact } from '../../src/redact/redact.ts';

const owned = `
HANDOFF.md, handoff.md, Handoff.MD, HANDOVER.txt, hand-over.md, docs/hand_off_notes.md, HANDOFF.markdown, docs/HANDOFF.mdx,
docs/HANDOFF.ko.md, HANDOFF.zh-CN.md, HANDOFF_2026-06-01.md, HANDOFF-ARCHIVE.md, HANDOFF_LOG.md, RELEASE_HANDOFF_0.10.0.md,
.handoff-archive/HANDOFF_2026-01-01.md, docs/archive/HANDOFF.md, docs/agent-handoff.md, .github/SESSION_HANDOFF.md, planning/HANDOFF.md,
plan/x/handoff.md, specs/012-login/HANDOFF.md, sdk/HANDOVER-topic.md, plans/handoffs/HANDOFF_slug_2026-01-01.md, docs/adr/x/_workflow/handoff-phase1.md,
docs/handoffs/0.8.0-freeze.md, docs/handoffs/README.md, docs/handover/2026-01-01-x.md, handoffs/x.txt,
.claude/handoff.md, .claude/handoff-task.md, .claude/handoff-todo.md, .claude/handoffs/2026-01-01-x.md,
.claude/session-state.md, .claude/context.md, .claude/current-task.md, .claude/current-bug.md, .claude/task-history.md,
.continue-here.md, .planning/phases/01-x/.continue-here.md, .planning/STATE.md, sub/.planning/STATE.md,
thoughts/shared/handoffs/ENG-1/2026-01-01_10-00-00_x.md, thoughts/ledgers/CONTINUITY_CLAUDE-x.md, CONTINUITY.md,
.agents/HANDOFF.md, .agents/handoffs/branch/a.md, .agents/archive/HANDOFF-2026-01-01.md,
claude-progress.txt, progress.md, progress.txt, run/.memlog.md,
UEBERGABE.md, docs/Übergabe.md, 交接文档.md, 新窗口交接说明.md, 引き継ぎ.md, docs/引継ぎ資料.md, 인수인계.md, docs/PASSATION.md, TRASPASO.md, передача.md,
templates-app/HANDOFF.md, my-skills/HANDOFF.md, docs/handoffs.md,
HANDOFF-feature-login.md, HANDOFF_policy_engine_2026-05-01.md, docs/HANDOFF-review.md, docs/feature-flags-handoff.md, HANDOFF-api-tests.md,
docs/handoff-protocol.md, design-handoff.md, docs/on-call-handover.md, docs/he/HANDOVER.md, docs/ja/handover.md, doc/zh/交接文档.md
`;

const others = `
src/progress.md, STATE.md, README.md, docs/state.md, ROADMAP.md, .planning/ROADMAP.md, src/handoff.ts, docs/offhand.md, CHANGELOG.md
`;

const listed = (text: string): string[] => text.split(/[,\n]/).flatMap((it) => it.trim() || []);

test.each(listed(owned))('%s is a handoff', (path) => {
  expect([owns(path), excludes(path)]).toEqual([true, null]);
});

test.each(listed(others))('%s has nothing to do with handoffs', (path) => {
  expect([owns(path), excludes(path)]).toEqual([false, null]);
});

test.each([
  ['.claude/commands/handoff.md', 'lies in a folder of commands'],
  ['skills/release/references/reliability-handoff.md', 'lies in a folder of skills'],
  ['.cursor/rules/handoff.md', 'lies in a folder of rules'],
  ['.github/prompts/handoff.md', 'lies in a folder of prompts'],
  ['docs/templates/HANDOFF.md', 'lies in a folder of templates'],
  ['examples/HANDOFF.md', 'lies in a folder of examples'],
  ['test/fixtures/x/HANDOFF.md', 'lies in a folder of tests or their data'],
  ['node_modules/a/HANDOFF.md', 'lies in a folder of other people’s code'],
  ['.specstory/history/2026-01-01-handoff.md', 'lies in a folder of transcripts'],
  ['.claude/agents/handoff.md', 'lies in a folder of agent definitions'],
  ['docs/ja/handoffs.md', 'lies in a translated copy of the documentation'],
  ['src/handoff/README.md', 'lies in a folder of source code'],
  ['plans/handoffs/PLAN_slug_2026-01-01.md', 'is the plan beside a handoff'],
  ['docs/adr/0012-handoff-format.md', 'is a numbered decision or specification about handoffs'],
])('%s is left out because it %s', (path, reason) => {
  expect([owns(path), excludes(path)]).toEqual([false, reason]);
});

test('a name is the same however its accents are written', () => {
  expect(owns('docs/Übergabe.md'.normalize('NFD'))).toBe(true);
});

function reading(path: string, text: string): string | null {
  return handoffs.read({ path: redact(path, '').text, text: redact(text, path).text }).leftOut;
}

const about = 'is a page about handoffs: no section of it tells the state of a piece of work';

test.each([
  ['HANDOFF-feature-login.md', '# Handoff: login feature\n\nThe form is built.\n'],
  ['HANDOFF_policy_engine_2026-05-01.md', '# Policy engine\n\n## Next\n\n- Load the rules\n'],
  ['docs/feature-flags-handoff.md', '# Feature flags\n\n## Done\n\n- Flags load\n'],
  ['docs/HANDOFF-email-template.md', '# HANDOFF: email template\n18 June - session 3\n\n## Next\n\n- Send it\n'],
  ['src/components/handoff.md', '# Handoff\n\n## Next\n\n- Load the rules\n'],
  ['packages/core/src/handoff.md', '# Handoff\n\n2026-05-01: the form is built.\n'],
  ['lib/handoff.md', '# Handoff\n\nStatus: blocked\n'],
  ['packages/core/HANDOFF.md', '# Core\n\nThe form is built.\n'],
  ['docs/handoff-protocol.md', '# Protocol parser: handoff\n\nDate: 2026-05-01\n\n## Next\n\n- Read frames\n'],
])('%s is a handoff by what it says', (path, text) => {
  expect(reading(path, text)).toBeNull();
});

test.each([
  ['docs/handoff-protocol.md', '# Handoff protocol\n\nLast updated: 2026-05-01\n\n## Next steps\n\nWrite them as a list.\n'],
  ['docs/handoff-guide.md', '# How to write a handoff\n\n## Status\n\nSay where the work stands.\n'],
  [
    'HANDOFF-TEMPLATE.md',
    '# HANDOFF: [task]\n[date, time] - [who]\n\nStatus: [on track / blocked / broken]\n\n## Next\n1. [the very next step]\n',
  ],
  ['docs/design-handoff.md', '# Design handoff\n\nHow designers give their work to developers.\n\n## Tools\n\n- A board\n'],
  ['docs/handoff_review.md', '# Feedback report\n\n**Date:** 2026-05-01\n\n## Summary\n\nThe new plan is better.\n'],
  ['src/components/handoff.md', '# Handoff component\n\nThe handoff API passes a call.\n'],
  ['packages/core/src/handoff.md', '# Handoff\n\nPasses a call to another agent.\n'],
  ['docs/on-call-handover.md', '# On-call handover\n\n## Every Monday\n\n- Read the alerts\n'],
])('%s is left out by what it says', (path, text) => {
  expect(reading(path, text)).toBe(about);
});
