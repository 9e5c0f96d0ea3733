import { expect, test } from 'vitest';
import { excludes, owns } from '../../src/collections/handoffs/paths.ts';

const owned = `
handoff.json, HANDOFF.json, HANDOFF.yaml, handoff.yml, handoff.toml, handoff.jsonl, docs/SESSION_HANDOFF.yaml, .planning/HANDOFF.json,
generations/test_valid/handoff.json, .codectx/agent/continuity/handoffs.v1.json, 2026-08-31T09-41-22-handoff.json, übergabe.json,
thoughts/shared/handoffs/x/2026-01-12_09-15_a.yaml, .handoff/sessions/a.toml, .handoff/tasks/t1.json, .handoff/memory/m.json,
.agents/sessions/2025-12-22-session-63.json, .claude/sessions/a.json, session-state.json, .claude/session-state.json, session.jsonl,
runs/A-1/session.jsonl, .run.json, runs/A-1/.run.json, snapshots/2026-05-04.json, .claude/snapshots/a.json
`;

const others = `
package.json, handoffs/package.json, handoffs/package-lock.json, .handoff/pnpm-lock.yaml, handoffs/tsconfig.json, handoffs/Cargo.toml,
handoff.lock, src/snapshots/a.json, db/snapshots/a.json, sessions/a.json, src/sessions/a.json, run.json, src/session.jsonl, data/state.json,
docs/adr/0001.json, test/snapshots/a.json, tests/handoffs/a.json, src/handoff/data.json
`;

const listed = (text: string): string[] => text.split(/[,\n]/).flatMap((it) => it.trim() || []);

test.each(listed(owned))('%s may be a handoff', (path) => {
  expect([owns(path), excludes(path)]).toEqual([true, null]);
});

test.each(listed(others))('%s has nothing to do with handoffs', (path) => {
  expect([owns(path), excludes(path)]).toEqual([false, null]);
});

test.each([
  ['schemas/handoff.schema.json', 'is the schema of handoffs'],
  ['handoffkit.handoff.config.json', 'holds settings of a program for handoffs'],
  ['.handoff/config.toml', 'holds settings of a program for handoffs'],
  ['handoff-template.json', 'is an example of a handoff'],
  ['examples/brownfield_handoff.json', 'lies in a folder of examples'],
  ['test/fixtures/handoff.json', 'lies in a folder of tests or their data'],
  ['skills/release/handoff.yaml', 'lies in a folder of skills'],
])('%s is left out because it %s', (path, reason) => {
  expect([owns(path), excludes(path)]).toEqual([false, reason]);
});
