import { expect, test } from 'vitest';
import { classOfLabel, listsNames, meaningOf } from '../../src/headings/classify.ts';
import { languages } from '../../src/headings/lexicon.ts';
import { entriesOf } from '../../src/headings/table.ts';

test.each([
  ['Next steps', 'next'],
  ['9. DO THIS NEXT — exact sequence', 'next'],
  ['Next Recommended Goal', 'next'],
  ['Best Resume Flow', 'next'],
  ['Then (a session with access to the server)', 'next'],
  ['This slice', 'done'],
  ['State management', null],
  ['상태 관리 (`src/app/page.tsx`)', null],
  ['Template for the next session', 'log'],
  ['▶ AHORA', 'next'],
  ['Où reprendre', 'next'],
  ['7b. 下一步建议', 'next'],
  ['次にやるとよいこと', 'next'],
  ['앞으로 개발 방향', 'next'],
  ['6. 当前未完成但已明确的方向', 'remaining'],
  ['What remains: the write-up', 'remaining'],
  ["Ce qu'il reste à faire", 'remaining'],
  ['§3 Completed (2026-07-20)', 'done'],
  ['三、已完成', 'done'],
  ['État actuel — ce qui est livré', 'done'],
  ['TL;DR — where things stand', 'status'],
  ['Where the work stopped', 'status'],
  ['Where work stopped', 'status'],
  ['Where we are', 'status'],
  ['State of the work', 'status'],
  ['Where things stand', 'status'],
  ['Wo die Arbeit steht', 'status'],
  ['Stand der Arbeit', 'status'],
  ['State right now (verify each)', 'status'],
  ['現在の進捗状況 (2026-07-20)', 'status'],
  ['Known issues / abandoned work', 'tried and failed'],
  ['11. Lessons that kept re-paying — harvested', 'tried and failed'],
  ['血泪教训清单', 'tried and failed'],
  ["Decisions that are Sam's, not yours", 'open questions'],
  ['엔 미정(회의 안건)', 'open questions'],
  ["User's three decisions", 'decisions'],
  ['Other things to settle', 'open questions'],
  ['Things to decide before the release', 'open questions'],
  ['Decisions still to be settled', 'open questions'],
  ['Was noch zu klären', 'open questions'],
  ['Points à trancher', 'open questions'],
  ['Puntos por decidir', 'open questions'],
  ['How to settle it', null],
  ['Nothing to settle', null],
  ['Unresolved blockers and exact unblock actions', 'blockers'],
  ['4. 長期タスクプロトコル(ミッションシステム)', null],
  ['ミッション', 'goal'],
  ['テスト一覧', 'verification'],
  ['Prüfen', 'verification'],
  ['Verifizieren', 'verification'],
  ['So wird geprüft', 'verification'],
  ['Noch zu prüfen', null],
  ['Vérifier', 'verification'],
  ['Verificar', 'verification'],
  ['Проверить', 'verification'],
  ['テストレポート', 'verification'],
  ['ログイン', null],
  ['Three blockers the implementer must heed', 'blockers'],
  ['Files changed (uncommitted)', 'in progress'],
  ['Current Work Item', 'in progress'],
  ['Remaining Limits', 'watch for'],
  ['Warnings / gotchas for next session', 'watch for'],
  ['Die fünf harten Regeln', 'watch for'],
  ['반드시 기억할 제약', 'watch for'],
  ['Verified vs. NOT yet verified', 'verification'],
  ['Akzeptanzkriterien (bindend, Format siehe Index)', 'acceptance'],
  ['Stufe 2 — Diff-Freigabe (§9)', 'plan'],
  ['Stufe 1 — Entscheidungen (§8)', 'plan'],
  ['Cold-start orientation', 'read first'],
  ['可直接粘贴给新对话的启动 prompt', 'read first'],
  ['Git status', 'git'],
  ['Environment facts (verified)', 'set-up'],
  ['1. The ask (verbatim intent)', 'goal'],
  ['Product summary', 'goal'],
  ['Versions-Historie (letzte 5)', 'log'],
  ['What not to do next', 'watch for'],
  ['Not recommended next steps', 'watch for'],
  ['Steps we should not take next', 'watch for'],
  ["Don't do next", 'watch for'],
  ['Was als Nächstes nicht zu tun ist', 'watch for'],
  ['Non-blocking opportunistic follow-ups', 'remaining'],
  ['What has not been built', 'remaining'],
  ['What was removed from the build', 'done'],
  ['Was das Werkzeug heute kann', 'done'],
  ['Status: complete, all verified', 'status'],
  ['Immediate benefits', null],
  ['Immediate tasks', 'next'],
  ['Pending user setup (tabs stay empty until done)', 'remaining'],
  ['Commands the next session will want to run', 'set-up'],
  ['What the next session should do', 'next'],
  ['Last activity', 'done'],
  ['Possible improvements', 'remaining'],
  ['Priority tasks', 'next'],
  ['Tips for the next session', 'watch for'],
  ['Context for continuation', null],
  ['Week 3 complete when', 'acceptance'],
  ['Resume context', 'read first'],
  ['Wo was steht', 'files'],
  ['Was am 3. und 4. Mai geschah', 'done'],
  ['Wenn du weitermachst', 'next'],
  ['目前已實作的功能', 'done'],
  ['本輪 session 完成(已 push)', 'done'],
  ['還可以繼續做的功能', 'remaining'],
  ['下一個對話如何接手', 'read first'],
  ['當前狀態', 'status'],
  ['目前結論', 'status'],
  ['いま動くもの(確認済み)', 'done'],
  ['Recommended prompt for next session', 'read first'],
  ['いまできていること', 'done'],
  ['実施タスク(上から順に)', 'next'],
  ['이번에 한 작업', 'done'],
  ['To commit (next session)', 'next'],
  ['Release sequence from here', 'next'],
  ['Friction', 'watch for'],
  ['未解決', 'open questions'],
  ['未解决的问题', 'open questions'],
  ['五、尚未解决的问题', 'open questions'],
  ['未解決的問題', 'open questions'],
  ['未解決の課題', 'remaining'],
  ['Warnings for everybody who works on the import job after us', 'watch for'],
  ['Что сделано', 'done'],
  ['Следующие шаги', 'next'],
  ['Дальше', 'next'],
  ['Открытые вопросы', 'open questions'],
  ['Не сделано', 'remaining'],
  ['מה הלאה', 'next'],
  ['מה נעשה', 'done'],
  ['שאלות פתוחות', 'open questions'],
] as const)('"%s" tells: %s', (heading, expected) => {
  expect(meaningOf(heading).class).toBe(expected);
});

test.each([
  'Kein Setup-Blocker mehr',
  'Non-goals (keep saying no to these)',
  'What Did Not Change',
  '4. Design digest',
  'Token bridge',
  'main.py',
  'Context Management Techniques',
  'What My Strengths Really Are, and How the Team Reproduces Them',
  '私の強みの正体と、チームでの再現方法',
  '7.1 退货模块优先级补充说明（2026-04-02）',
  'Next.js upgrade',
  'next-auth migration',
  'Node.js',
  'When to commit a handoff',
  'Local State & Logging',
  '5.2.1 Atomic State Writes (CRITICAL)',
  '"Next Action" rule engine',
  'Dirty Working Tree Policy',
  'layout said a 72-byte struct would be 8',
  '4.8 Change-impact & test selection',
  'The parser would not take the next token after a bracket was closed',
  '',
  '…',
])('"%s" tells nothing of the sections of a handoff', (heading) => {
  expect(meaningOf(heading).class).toBeNull();
});

test.each([
  '(prior) START HERE — first wave',
  'Prior wave: codec',
  'OLDER CONTEXT',
  'Landed detail (history)',
  '3. (ARCHIVED — done) Steps',
  '历史记录',
])('"%s" tells an earlier state', (heading) => {
  expect(meaningOf(heading).prior).toBe(true);
});

test.each([
  'Commit history',
  'START HERE — new wave',
  'Archive page redesign',
  'Historical baseline and accepted implementation',
  '下一步',
])('"%s" tells the present state', (heading) => {
  expect(meaningOf(heading).prior).toBe(false);
});

test('a section to start with that lists what was done is no list of steps', () => {
  expect(meaningOf('START HERE — wiring session (what this session did)')).toMatchObject({ class: 'done', start: true });
});

test('the name of a value says less than a heading', () => {
  expect(classOfLabel('Next step')).toBe('next');
  expect(classOfLabel('All 25 documents written')).toBeNull();
});

test.each(languages.map((it, index) => [index, it] as const))(
  'table %i has words for every part of a handoff of the seed',
  (_index, table) => {
    const needed = [
      'goal',
      'status',
      'done',
      'in progress',
      'next',
      'tried and failed',
      'watch for',
      'open questions',
      'read first',
    ] as const;
    expect(needed.filter((it) => entriesOf(table.classes[it]).length === 0)).toEqual([]);
  },
);

test.each([
  'Not working / known issues',
  'Not working',
  'What does not work',
  'Known failures',
  'Known defects',
  'Test failures',
  'Worauf zu achten ist',
  'Was nicht funktioniert',
  'Bekannte Mängel',
  'Ce qui ne marche pas',
  'Lo que no funciona',
  'Fallos conocidos',
  'Что не работает',
  'מה לא עובד',
  '動かないもの',
  '已知缺陷',
  '작동하지 않는 기능',
])('"%s" names what to watch for and no attempt', (heading) => {
  expect(meaningOf(heading).class).toBe('watch for');
});

test.each([
  'Tried, not working',
  'What did not work',
  'Failed attempts',
  'Was nicht funktionierte',
  "Ce qui n'a pas marché",
  'Lo que no funcionó',
  'Что не сработало',
  'うまくいかなかったこと',
])('"%s" names attempts', (heading) => {
  expect(meaningOf(heading).class).toBe('tried and failed');
});

test.each([
  '5. Orchestration patterns',
  'The methods',
  'Muster',
  'Techniques',
  'Principios',
  'Паттерны',
  'דפוסים',
  '5. オーケストレーションパターン集',
  '设计模式',
  '패턴',
])('headings below "%s" are names', (heading) => {
  expect(listsNames(heading)).toBe(true);
});

test.each(['Patterns of the old import that are gone by now', 'Import', '状態'])('headings below "%s" are none', (heading) => {
  expect(listsNames(heading)).toBe(false);
});
