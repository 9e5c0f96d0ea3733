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
const at = (items: readonly { text: string; line: number }[]): [number, string][] => items.map((it) => [it.line, it.text]);

test('signs behind hard line breaks each start a line of their own', () => {
  const { done } = read('# HANDOFF\n\n## Completed\n\n✅ **Import** of fields  \n✅ Export  \n✅ Map\n');
  expect(at(done)).toEqual([
    [5, 'Import of fields'],
    [6, 'Export'],
    [7, 'Map'],
  ]);
});

test('an hourglass is a step among the steps, and work that goes on anywhere else', () => {
  const { next, inProgress } = read('# HANDOFF\n\n## Next\n\n- ⏳ Draw the map\n\n## Done\n\n- ✅ Import\n- ⏳ Export\n');
  expect([texts(next), texts(inProgress)]).toEqual([['Draw the map'], ['Export']]);
});

test('bold numbered names of paragraphs are the steps, and what follows them are their details', () => {
  const text =
    '# HANDOFF\n\n## Next\n\n**Task 1: Draw the map** (2 hours)\n\nFile: `map.ts`\n\n**Task 2: Print it**\n\nPapers:\n\n- A4\n- A3\n';
  expect(read(text).next.map((it) => [it.line, it.text, it.details])).toEqual([
    [5, 'Task 1: Draw the map (2 hours)', ['File: map.ts']],
    [9, 'Task 2: Print it', ['Papers:', 'A4', 'A3']],
  ]);
  expect(texts(read('# 引き継ぎ\n\n## 次にやること\n\n**① 地図を描く**\n\n紙に。\n\n**② 印刷する**\n\n白黒で。\n').next)).toEqual([
    '① 地図を描く',
    '② 印刷する',
  ]);
});

test('a bold numbered name right above a list names the group of its items', () => {
  const { next } = read('# HANDOFF\n\n## Next\n\n**Step 1: Map**\n\n- Draw it\n\n**Step 2: Paper**\n\n- Buy it\n');
  expect(next.map((it) => [it.text, it.group])).toEqual([
    ['Draw it', 'Step 1: Map'],
    ['Buy it', 'Step 2: Paper'],
  ]);
});

test('sessions below a heading that says what they hold are no log beside it', () => {
  const text =
    '# Progress\n\n## Completed this session\n\n### Session 7: map\n\n- [x] Map drawn\n\n### Session 6: paper\n\n- [x] Paper bought\n\n## Completed this session (continued)\n\n- [x] Map printed\n';
  expect(texts(read(text).done)).toEqual(['Map drawn', 'Map printed']);
});

test('code below what is done is nothing that was done', () => {
  expect(read('# HANDOFF\n\n## Progress\n\n### Days\n\n```\nDays left: 2\n```\n').done).toEqual([]);
});

test('a title about what is next makes a plan below it the steps, and what its opening lists', () => {
  const plan = '# Next session — fields\n\n## Main feature\n\nA map of fields.\n\n### Steps\n\n1. Draw it\n2. Print it\n';
  expect(texts(read(plan, 'NEXT_SESSION.md').next)).toEqual(['Draw it', 'Print it']);
  expect(read(plan.replace('Next session', 'Handoff')).next).toEqual([]);
  const boxes = '# Next session\n\nWrite down what to take up.\n\n() Draw the map\n( ) Print it\n\n## Notes\n';
  expect(at(read(boxes, 'NEXT_SESSION.md').next)).toEqual([
    [5, 'Draw the map'],
    [6, 'Print it'],
  ]);
});

test('what a summary of a session lists was done in it, and its sentence is the status', () => {
  const data = read('# HANDOFF\n\n## Session summary\n\nAll is live.\n\n### Map\n\n- Roads drawn\n\n## Next\n\n- Print it\n');
  expect([data.status?.words, texts(data.done)]).toEqual(['All is live.', ['Roads drawn']]);
  expect(texts(read('# 인수인계\n\n## 5월 2일 세션 요약\n\n### 지도\n\n- 도로 추가\n').done)).toEqual(['도로 추가']);
  expect(read('# HANDOFF\n\n## Summary\n\nAll is live.\n\n- Roads\n').done).toEqual([]);
});

test('a name that ends with a word in capitals says that it is done, also where the state is told', () => {
  const { done } = read(
    '# HANDOFF\n\n## Current state\n\n- **Import** — DONE + merged\n- **Export** — MERGED to main\n- **Map** — a private folder\n',
  );
  expect(texts(done)).toEqual(['Import — DONE + merged', 'Export — MERGED to main']);
});

test.each([
  ['behind a name of the work', '**Phase 1 status:** half of it works\n', 'half of it works', 3],
  ['in a list below its name', 'State:\n- DONE\n\nNext:\n- Print\n', 'DONE', 4],
  ['behind a sentence', 'A tool for fields. Status: **import works, export is open.**\n', 'import works, export is open.', 3],
  ['behind a day in German', '**Stand: v3, 2026-05-02.** Der Import läuft auf allen Feldern.\n', 'Der Import läuft auf allen Feldern.', 3],
])('a status %s is read', (_where, text, words, line) => {
  expect(read(`# HANDOFF\n\n${text}`).status).toMatchObject({ words, line });
});

test.each([
  ['of a part', '**API status:** half of it works\n'],
  ['that only tells where it was', 'Stand: 2026-05-02 (nach Version 3)\n'],
  ['that goes on with where it was', 'Stand: 02.05.2026, Branch `map`, auf dem Server der Werft.\n'],
])('a value %s is no status', (_what, text) => {
  expect(read(`# HANDOFF\n\n${text}`).status).toBeNull();
});

/** The class of a heading below another. */
const named = (heading: string): string | null =>
  read(`# HANDOFF\n\n## Work\n\nText.\n\n### ${heading}\n\nGreen.\n`).sections.find((it) => it.heading === heading)?.class ?? null;

test('a word behind "status" makes it the name of a thing', () => {
  expect([named('Round one — status honesty'), named('Round one — status update')]).toEqual([null, 'status']);
});

test('lines of a log of progress that start with their kind in brackets tell what was done', () => {
  const text = '[Coding] Added the map: roads and rivers.\n\n[Coding] Fixed the import.\n\nSession status: all works.\n';
  expect(at(read(text, 'claude-progress.txt').done)).toEqual([
    [1, '[Coding] Added the map: roads and rivers.'],
    [3, '[Coding] Fixed the import.'],
  ]);
});

test('a list of changes tells what was done, also below a heading that does not say so', () => {
  const changes = '- Added `map.ts`\n- Updated the import\n- It reads fields now\n';
  expect(texts(read(`# HANDOFF\n\n## Roads\n\n${changes}\n## Next\n\n- Print\n`).done)).toEqual([
    'Added map.ts',
    'Updated the import',
    'It reads fields now',
  ]);
  const stage = read(`# HANDOFF\n\n## Implementation summary\n\n### Task 1: Map\n\n${changes}`);
  expect([stage.done.length, stage.plan]).toEqual([3, []]);
  expect(read('# HANDOFF\n\n## Roads\n\n- Added later by hand\n- The import reads fields\n- Fields have borders\n').done).toEqual([]);
});

test('a column that says what was delivered makes the rows of a table what was done', () => {
  const table = '| Phase | Delivered |\n|---|---|\n| Map | Roads |\n| Paper | A4 |\n';
  expect(at(read(`# HANDOFF\n\n## Status: all phases are live\n\n${table}`).done)).toEqual([
    [7, 'Map — Roads'],
    [8, 'Paper — A4'],
  ]);
});

test('a list of texts to read first is no list of steps', () => {
  const text = '# HANDOFF\n\n## Start here\n\nRead, in order:\n\n1. `RULES.md`\n\n## Still missing\n\n1. Draw the map\n';
  const { next, readFirst } = read(text);
  expect([texts(next), texts(readFirst)]).toEqual([['Draw the map'], ['RULES.md']]);
});

test('a bold paragraph above the steps is the first of them, and code between them none', () => {
  const text =
    '# HANDOFF\n\n## Next step\n\n**Push both commits** to main. Nothing else waits.\n\nThen:\n\n1. Draw the map:\n\nUse this paper:\n\n```text\npaper.txt\n```\n\n2. Print it\n';
  expect(texts(read(text).next)).toEqual(['Push both commits to main. Nothing else waits.', 'Draw the map:', 'Print it']);
});

test('a name alone on a line below a list of a log of progress ends the list', () => {
  const text =
    '# Log\n\n---\n[Session 1 — 2026-05-02]\nSTATUS: Complete\nCOMPLETED:\n  - Map drawn\n  - Roads drawn\nNOTES:\n  - Paper is white\nVERIFIED:\n  - It prints\n';
  const { done, verification } = read(text, 'claude-progress.txt');
  expect([at(done), texts(verification)]).toEqual([
    [
      [7, 'Map drawn'],
      [8, 'Roads drawn'],
    ],
    ['It prints'],
  ]);
});

test('bold paragraphs with a priority are steps', () => {
  const text = '# HANDOFF\n\n## Next\n\n**Priority 1: Draw the map**\n\nPaper: A4.\n\n**Priority 2: Print it**\n\nIn black.\n';
  expect(texts(read(text).next)).toEqual(['Priority 1: Draw the map', 'Priority 2: Print it']);
});

test.each([
  ['Author: Ines Roth', 'Ines Roth'],
  ['Bearbeiter: Jörg Weiß mit Claude Code', 'Jörg Weiß mit Claude Code'],
  ['Erstellt von: Jörg Weiß', 'Jörg Weiß'],
  ['担当: 佐藤', '佐藤'],
])('"%s" above the sections says who wrote it', (line, author) => {
  const text = `# Übergabe\n\n状態: 進行中\n${line}\n\n## Nächste Schritte\n\n1. Push prüfen\n`;
  expect(read(text, 'UEBERGABE.md').author).toBe(author);
});
