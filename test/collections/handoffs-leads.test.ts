import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(text: string, path = 'HANDOFF.md'): Handoff {
  const [record] = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text, aliases: [] }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const texts = (items: readonly { text: string }[]): string[] => items.map((it) => it.text);

test.each([
  ['Repairs recorded by this review:', 'Checks'],
  ['Safe updates applied during the first run:', 'Checks'],
  ['Resolved during or after this window:', 'Results'],
  ['Bereits umgesetzt in dieser Sitzung:', 'Tests'],
  ['本次对话新增的采购侧代码调整：', '验证结果'],
  ['本轮已补齐客户管理后端接口：', '验证结果'],
  ['今回修正した内容：', 'テスト'],
])('"%s" says that its list was done, also among checks', (lead, heading) => {
  const { done, verification } = read(`# HANDOFF\n\n## ${heading}\n\n- Seen\n\n${lead}\n\n- Import\n`);
  expect([texts(done), texts(verification)]).toEqual([['Import'], ['Seen']]);
});

test.each(['Fixes still to be made:', 'Updates not applied:', '本轮新增的回归测试：', '已完成的真实验证：'])('"%s" does not', (lead) => {
  expect(read(`# HANDOFF\n\n## Tests\n\n- Seen\n\n${lead}\n\n- Import\n`).done).toEqual([]);
});

test('bold words at the start of a long lead report what is done, also below a heading to start with', () => {
  const text =
    '# HANDOFF\n\n## Start here\n\n**W6 built, unmerged** on `w6-peer` (4 commits on top of main):\n\n1. The driver\n\n**Next:** merge W6\n';
  const { done, next } = read(text);
  expect([texts(done), texts(next)]).toEqual([['The driver'], ['merge W6']]);
});

test('a report that goes on with what is next says that', () => {
  const text =
    '# HANDOFF\n\n## Start here\n\n**Phase 1 landed — next:** what is left of the plan in the order agreed on:\n\n1. The driver\n';
  expect(read(text)).toMatchObject({ done: [], next: [{ text: 'The driver' }] });
});

test('what is recommended as further work is a step', () => {
  expect(texts(read('# HANDOFF\n\n## Next steps\n\nRecommended follow-up work:\n\n1. Run the tests\n').next)).toEqual(['Run the tests']);
});

test('a paragraph beside a list that starts with a bold name and a colon is an item of its own', () => {
  const { next, blockers } = read(
    '# HANDOFF\n\n## Import\n\nIt reads files.\n\n- [x] CSV\n\n**Next:** read XML.\n\n**Blocker:** no samples.\n',
  );
  expect([texts(next), texts(blockers)]).toEqual([['read XML.'], ['no samples.']]);
});

test('an item that says it is an open question is one, wherever it stands', () => {
  const { openQuestions } = read(
    '# HANDOFF\n\n## Transport\n\n- UDP is merged\n- Open cross-repo decisions to settle first: which DTLS?\n',
  );
  expect(texts(openQuestions)).toEqual(['Open cross-repo decisions to settle first: which DTLS?']);
});

test('without a section for the next steps, numbered lists of what remains and planned rows are the next steps', () => {
  expect(texts(read('# HANDOFF\n\n## What remains\n\nIn priority order:\n\n1. The README\n2. The demo\n').next)).toEqual([
    'The README',
    'The demo',
  ]);
  const plan =
    '## The plan\n\n| # | batch | status |\n|---|---|---|\n| 1 | heap | **merged** |\n| 2 | trie | in flight |\n| 3 | graph | not started |\n';
  const { done, next } = read(`# HANDOFF\n\n${plan}\n## Open items\n\n- The cache\n`);
  expect([texts(done), texts(next)]).toEqual([['heap (status: merged)'], ['trie (status: in flight)', 'graph (status: not started)']]);
});

test('what is done above the newest block to start from is no older than what that block holds', () => {
  const text =
    '# HANDOFF\n\n## Where we are: phase 2\n\n### Phase 2 landed\n\n- Pion\n\n### START HERE — phase 2\n\n**Phase 1 landed** in this session, all of it checked:\n\n- Harness\n\n### START HERE — phase 1\n\n- Plan\n';
  expect(texts(read(text).done)).toEqual(['Pion', 'Harness']);
});

test('pitfalls somebody stepped in were tried and failed, others are to be watched for', () => {
  const table = '| Trap | What happens |\n|---|---|\n| All at once | It breaks |\n';
  const ours = read(`# HANDOFF\n\n## The pitfall catalog (pitfalls I stepped in, or nearly did)\n\n${table}`);
  const others = read(`# HANDOFF\n\n## The pitfall catalog\n\n${table}`);
  expect([ours.triedAndFailed.length, ours.watchFor.length, others.triedAndFailed.length, others.watchFor.length]).toEqual([1, 0, 0, 1]);
});

test.each([
  ['Source update state', null],
  ['Scientific audit summary', null],
  ['Current state', 'status'],
  ['Session summary', 'status'],
  ['Importer state', 'status'],
])('"%s" is of class %s in a handoff about an importer', (heading, expected) => {
  expect(read(`# Importer handoff\n\n## ${heading}\n\nAll of it works.\n`).sections[0]?.class).toBe(expected);
});

test('the state at the time of writing is the status', () => {
  expect(read('# Handoff\n\nDate: 2026-07-08\nStatus at handoff creation: blocked by the bank\n').status).toMatchObject({
    words: 'blocked by the bank',
    state: 'blocked',
  });
});

test('a line with a sign starts a thing of its own, however long the line before it is', () => {
  const long = `✅ A: ${'integration tests of everything '.repeat(3)}(this session)`;
  expect(read(`# Report\n\n## Tasks completed\n\n${long}\n✅ B: the guide\n`, 'claude-progress.txt').done).toHaveLength(2);
});
