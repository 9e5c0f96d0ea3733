import { expect, test } from 'vitest';
import { ownerIn } from '../../src/headings/owners.ts';
import { becauseOf, commitsIn, conditionOf, testsIn } from '../../src/collections/handoffs/phrases.ts';
import { stateOf } from '../../src/collections/handoffs/states.ts';
import { topicOf } from '../../src/collections/handoffs/title.ts';

test.each([
  ['on track', 'on-track'],
  ['Ready for next session', 'done'],
  ['Phase 9 Complete - phase 10 in progress', 'done'],
  ['✅ Phase 1 Complete (100%) - Ready for Phase 2', 'done'],
  ['🟢 ACTIVE - Read-only reference', 'in-progress'],
  ['In Progress', 'in-progress'],
  ['🔴 Blocked - waiting for the printer', 'blocked'],
  ['import works, export is broken', 'broken'],
  ['not complete', 'unknown'],
  ['no blockers, in progress', 'in-progress'],
  ['已完成', 'done'],
  ['未完成', 'unknown'],
  ['编译失败', 'broken'],
  ['완료', 'done'],
  ['順調', 'on-track'],
  ['im Plan', 'on-track'],
  ['bloqué', 'blocked'],
  ['listo', 'done'],
  ['whatever comes', 'unknown'],
  ['Lane 1 Finding Alignment Burn-Down is closed.', 'done'],
  ['The self-hosted routed Rust proof blocker is closed.', 'unknown'],
  ['VS Code Marketplace and Open VSX publication succeeded.', 'unknown'],
  ['No longer blocked', 'unknown'],
  ['blocked on DBA, now resolved', 'unknown'],
  ['Build failed, fixed since', 'unknown'],
  ['Nothing is broken', 'unknown'],
  ['0 failing tests', 'unknown'],
  ['12 passed, 0 failed', 'unknown'],
  ['The outage is fixed but the build is broken again', 'broken'],
  ['working tree clean', 'unknown'],
  ['regression tests pass', 'unknown'],
  ['Redis is down', 'broken'],
  ['CI is red', 'broken'],
  ['redesign of the red banner', 'unknown'],
  ['open', 'in-progress'],
  ['In progress. Blocked on the DBA.', 'blocked'],
  ['nicht mehr blockiert', 'unknown'],
  ['ya no está bloqueado', 'unknown'],
  ['plus bloqué', 'unknown'],
  ['編集は失敗、修正済み', 'unknown'],
  ['未解決', 'blocked'],
  ['заблокировано', 'blocked'],
  ['не готово', 'unknown'],
  ['הושלם', 'done'],
  [
    `the checkpoint candidate was frozen, ${'validated, '.repeat(9)}and the hosted jobs were blocked; everything else is complete`,
    'unknown',
  ],
  [`Blocked by the bank. ${'The rest of this paragraph tells more. '.repeat(4)}`, 'blocked'],
])('the status "%s" is %s', (words, state) => {
  expect(stateOf(words)).toBe(state);
});

test.each([
  ['Streaming, because the driver buffers.', 'the driver buffers'],
  ['Vendoring: the mirror is slow', 'the mirror is slow'],
  ['Caching, since the key changes', 'the key changes'],
  ['Zwischenspeichern, weil der Schlüssel wechselt', 'der Schlüssel wechselt'],
  ['Guardar en caché, porque la clave cambia', 'la clave cambia'],
  ['Mettre en cache, car la clé change', 'la clé change'],
  ['缓存，因为键会变', '键会变'],
  ['全件読み込み、理由: メモリ不足', 'メモリ不足'],
  ['Since Monday the car is red', null],
  ['See https://example.org/a', null],
])('why "%s" failed', (text, because) => {
  expect(becauseOf(text)).toBe(because);
});

test.each([
  ['If it fails, run it again.', 'it fails', 'run it again'],
  ['When the queue is empty: start the worker', 'the queue is empty', 'start the worker'],
  ['Wenn es klemmt, dann neu starten', 'es klemmt', 'neu starten'],
  ['如果失败，则重试', '失败', '重试'],
  ['当前版本已发布，不要改', null, null],
  ['失敗した場合は、再実行する', '失敗した場合', '再実行する'],
  ['실패하면 다시 실행한다', '실패하면', '다시 실행한다'],
  ['Never change the order', null, null],
])('the condition in "%s"', (text, condition, action) => {
  expect(conditionOf(text)).toEqual({ condition, action });
});

test.each([
  ['Show the amount? Finance lead. Task 3 waits.', 'Finance lead'],
  ['Keep it? - platform team', 'platform team'],
  ['Keep it? (owner: Priya)', 'Priya'],
  ['Keep it? @dana', '@dana'],
  ['Keep it? — Frau Keller entscheidet', 'Frau Keller'],
  ['¿Mostramos? Responsable: Marta', 'Marta'],
  ['税率（担当: 経理の佐々木）', '経理の佐々木'],
  ['数据库选型（负责人：王工）', '王工'],
  ['Keep it? (Ada Berg)', 'Ada Berg'],
  ['Keep it? - TBD', null],
  ['Keep it? (owner: ?)', null],
  ['Keep it? (owner: nobody)', null],
  ['Keep it? Owner: unassigned', null],
  ['Keep it? — waiting on Legal', 'Legal'],
  ['Keep it? (asked Kim)', 'Kim'],
  ['Keep it? Asked in May.', null],
  ['세율? 담당: 김', '김'],
  ['Keep it?', null],
  ['Keep it? It is used by the importer.', null],
  ['Keep it? See #12.', null],
  ['Is it slow — it was fast in May', null],
])('who decides "%s"', (text, owner) => {
  expect(ownerIn(text)).toBe(owner);
});

test('commits and pull requests are found, words and versions are not', () => {
  expect(commitsIn('fixed in 4f2a9c1 and #42 (see e33ebca), not in 1234567, decade or v1.2.3, again 4f2a9c1')).toEqual([
    '4f2a9c1',
    '#42',
    'e33ebca',
  ]);
});

test('the words about passing tests are found', () => {
  expect(testsIn('Selection rewritten (commit 4f2a9c1); tests for cases 1-3 pass')).toBe('tests for cases 1-3 pass');
  expect(testsIn('Test for case 4 written')).toBeNull();
});

test.each([
  ['HANDOFF: FR-016 version 2', 'FR-016 version 2'],
  ['Warehouse app — Session handoff', 'Warehouse app'],
  ['Handoff: 0.8.0 swarm freeze', '0.8.0 swarm freeze'],
  ['HANDOFF — read this first if you are a new session', null],
  ['Übergabe — Stand 03.06.2026, Feierabend', null],
  ['门店系统交接摘要', '门店系统'],
  ['예약 서비스 인수인계', '예약 서비스'],
  ['Passation du site de réservation', 'site de réservation'],
  ['Передача проекта — Касса', 'Касса'],
])('the topic of "%s"', (title, topic) => {
  expect(topicOf(title)).toBe(topic);
});
