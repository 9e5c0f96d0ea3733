import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function reading(text: string, path = 'HANDOFF.md') {
  return handoffs.read({ path: redact(path, '').text, text: redact(text, path).text });
}

function read(text: string, path?: string): Handoff {
  const [record] = reading(text, path).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const next = (text: string, path?: string): string | null => read(text, path).nextAction?.text ?? null;
const texts = (items: readonly { text: string }[]): string[] => items.map((it) => it.text);

test.each([
  ['what not to do', '## What not to do next\n\n- Delete the bucket\n\n## Next\n\n- Copy the bucket\n', 'Copy the bucket'],
  ['what is not recommended', '## Not recommended next steps\n\n- Delete the bucket\n', null],
  ['the name of a product', '## Next.js upgrade\n\n- Routes moved\n\n## Next\n\n- Move the pages\n', 'Move the pages'],
  ['what only remains', '## Remaining\n\n- Merged: #1, #2\n', null],
  ['what is deferred', '## Deferred (not in this release)\n\n- Refactor\n\n## Release sequence from here\n\n1. Tag it\n', 'Tag it'],
  [
    'what was left on purpose',
    '## Next\n\n- `9` — bit-fields, deliberately left open. Leave it open.\n- Widen the pattern\n',
    'Widen the pattern',
  ],
  ['what is descoped', '## Next\n\n- sparse-set is deliberately descoped, see notes\n', null],
  ['a box that is not ticked', '## Steps\n\n- [x] Make the folder\n- [ ] Write the hook\n', 'Write the hook'],
  ['a rule', '## "Next Action" rule engine\n\n- Finished run: suggest clean\n\n## Dirty working tree policy\n\n- Warn\n', null],
  ['the rule when to commit', '## When to commit a handoff\n\n- After a campaign\n', null],
])('%s is told from the next step', (_kind, text, expected) => {
  expect(next(`# HANDOFF\n\n${text}`)).toBe(expected);
});

test('a warning not to do something next is a thing to watch for', () => {
  expect(texts(read('# HANDOFF\n\n## What not to do next\n\n- Delete the bucket\n').watchFor)).toEqual(['Delete the bucket']);
});

test('deferred items are listed as remaining', () => {
  const data = read('# HANDOFF\n\n## Next\n\n1. Ship it\n2. The cache is deferred until May\n');
  expect([texts(data.next), texts(data.remaining)]).toEqual([['Ship it'], ['The cache is deferred until May']]);
});

test('beside the steps of the present state those behind an earlier one no longer count', () => {
  const text =
    '# HANDOFF\n\n## Where we are: W6 complete\n\nAll green.\n\n### W6 next steps\n\n- Open the pull request\n\n## Prior wave: W1\n\n- Built\n\n## Immediate next steps\n\n- Write the codec\n';
  const data = read(text);
  expect([texts(data.next), texts(data.remaining)]).toEqual([['Open the pull request'], ['Write the codec']]);
});

test('a report of what a session did is no list of steps, and older steps do not take their place', () => {
  const text =
    '# HANDOFF\n\n### START HERE — wiring session (what this session did)\n\n1. The role moved\n\n### (prior) START HERE — fresh session\n\n- Wire it\n\n## Immediate next steps\n\n- Write the codec\n';
  const data = read(text);
  expect([data.nextAction, texts(data.done), texts(data.remaining)]).toEqual([null, ['The role moved'], ['Write the codec']]);
});

test.each([
  ['# HANDOFF\n\n## Where we are: **W3 complete**\n\nEverything is merged.\n', { words: 'W3 complete', state: 'done', line: 3 }],
  [
    '# HANDOFF\n\n## Position as of 2026-08-01 ~18:30 UTC\n\nBlocked by the bank.\n',
    { words: 'Blocked by the bank.', state: 'blocked', line: 5 },
  ],
  ['# Handoff #0140\n\n## Queue snapshot\n\nBEFORE: 14 pending, 2 blocked\n', null],
  ['# Handoff\n\n## Snapshot\n\nBEFORE: 14 pending, 2 blocked\n', null],
])('the status of %j', (text, status) => {
  expect(read(text).status).toEqual(status);
});

test('a heading in a block quote says where to start', () => {
  const text =
    '# Tool\n\n## 9. Next actions\n\n> The queue.\n>\n> ### ⏭️ START HERE (wave 225)\n>\n> Widen the pattern first.\n>\n> ### What the last wave did\n>\n> - It closed the leak\n\n- Item of the queue\n';
  const data = read(text);
  expect(data.nextAction).toEqual({ text: 'Widen the pattern first.', line: 9 });
  expect(data.sections.map((it) => it.heading)).toEqual(['9. Next actions', '⏭️ START HERE (wave 225)']);
});

test.each([
  [
    'Nothing is chosen. Choose from these in this order:\n\n1. open pull requests;\n2. the plan.\n',
    'Choose from these in this order: open pull requests',
  ],
  ['The next item is:\n\n```text\nrelease: close 0.7.0\n```\n\nRecord:\n\n- tags;\n', 'The next item is: release: close 0.7.0'],
  ['In `api`:\n\n```sh\ngit fetch\n\ngit merge main\n```\n', 'In api:\ngit fetch\ngit merge main'],
  ['- Run it:\n  ```sh\n  make\n  make test\n  ```\n', 'Run it:\nmake\nmake test'],
])('a step that is a part of a sentence keeps the words before it: %j', (text, expected) => {
  expect(next(`# HANDOFF\n\n## Next\n\n${text}`)).toBe(expected);
});

test.each([
  ['If the goal is a release:\n\n1. Fix the export.\n', 'If the goal is a release: Fix the export.'],
  ['Before the release:\n\n- Fix the export.\n', 'Before the release: Fix the export.'],
  ['### Once the bank has answered\n\n- Fix the export.\n', 'Once the bank has answered: Fix the export.'],
  ['### Once the bank has answered\n\nIn `api`:\n\n- Fix it.\n', 'Once the bank has answered: In api: Fix it.'],
  ['### If it is red\n\n#### Export\n\n- Fix it.\n', 'If it is red: Export: Fix it.'],
  ['After the merge:\n\n[ ] Fix the export\n', 'After the merge: Fix the export'],
  ['If the bank refuses:\n\nCall Ana.\n', 'If the bank refuses: Call Ana.'],
  ['- If the bank refuses:\n  1. Call Ana\n  2. Wait\n', 'If the bank refuses: Call Ana; Wait'],
  ['Vor dem Release:\n\n- Export reparieren\n', 'Vor dem Release: Export reparieren'],
  ['Si la banque refuse :\n\n- Appeler Ana\n', 'Si la banque refuse: Appeler Ana'],
  ['Antes de publicar:\n\n- Llamar a Ana\n', 'Antes de publicar: Llamar a Ana'],
  ['Перед выпуском:\n\n- Позвонить Анне\n', 'Перед выпуском: Позвонить Анне'],
  ['לפני השחרור:\n\n- להתקשר לדנה\n', 'לפני השחרור: להתקשר לדנה'],
  ['公開する前に：\n\n- 直す\n', '公開する前に: 直す'],
  ['如果银行拒绝：\n\n- 打电话\n', '如果银行拒绝: 打电话'],
  ['發佈之後：\n\n- 打電話\n', '發佈之後: 打電話'],
  ['배포 전에:\n\n- 고친다\n', '배포 전에: 고친다'],
])('a step keeps the words that say when it is to be taken: %j', (text, expected) => {
  expect(next(`# HANDOFF\n\n## Next\n\n${text}`)).toBe(expected);
});

test.each([
  'After that:\n\n- Fix the export.\n',
  '### Export\n\n- Fix the export.\n',
  'In this order:\n\n- Fix the export.\n',
  '### Should have\n\n- Fix the export.\n',
  'Nach Priorität:\n\n- Fix the export.\n',
  'Vor allem:\n\n- Fix the export.\n',
  'לאחרונה:\n\n- Fix the export.\n',
  '当前：\n\n- Fix the export.\n',
  '当日任务：\n\n- Fix the export.\n',
  '화면:\n\n- Fix the export.\n',
])('other words before a step are no condition: %j', (text) => {
  expect(next(`# HANDOFF\n\n## Next\n\n${text}`)).toBe('Fix the export.');
});

test('what is optional is not the step to take first where another one is not', () => {
  expect(next('# HANDOFF\n\n## Next\n\nOptional:\n\n- Draw a map\n\nFor the release:\n\n- Fix the export\n')).toBe('Fix the export');
  expect(next('# HANDOFF\n\n## Next\n\n### Optional\n\n- Draw a map\n')).toBe('Optional: Draw a map');
});

test.each([
  [2, ['Before the release', 'Before the release']],
  [7, ['Before the release', null]],
])('behind code a list that starts with %i stands under the words before step 1 where it counts on', (start, groups) => {
  const text = `# HANDOFF\n\n## Next\n\nBefore the release:\n\n1. Build\n\n\`\`\`sh\nmake\n\`\`\`\n\n${start}. Test\n`;
  expect(read(text).next.map((it) => it.group)).toEqual(groups);
});

test('a sentence that is bold all through states something, and names no list', () => {
  const text =
    '# HANDOFF\n\n## Status\n\n**Two commits on `import`. All targets are green after each, and the checks held.**\n\n- **Task 7** DONE\n- **Next:** task 8\n';
  expect(read(text).next).toMatchObject([{ text: 'Next: task 8', group: null }]);
});

test.each([
  ['docs/handoffs/README.md', '# Handoffs\n\n## Next steps\n\n- Read the newest\n'],
  ['HANDOFF-ARCHIVE.md', '# Archive\n\n## Next\n\n- Serialise it\n'],
])('%s has no next action', (path, text) => {
  const data = read(text, path);
  expect([data.nextAction, data.next]).toEqual([null, []]);
});

test('the date of an item is not that of the file', () => {
  expect(read('# Archive\n\n1. ✅ **CLOSED 2026-08-08 — the owner agreed.**\n', 'HANDOFF-ARCHIVE.md').date).toBeNull();
});

test('headings of a language that is not read are not said to tell nothing', () => {
  const { records, problems } = reading('# Käsikirja\n\nStatus: active\n\n## Mitä seuraavaksi\n\n- Testaa\n\n## Tehty työ\n\n- Vienti\n');
  expect(problems).toEqual([
    {
      code: 'HO706',
      line: 5,
      message: 'None of the headings of the handoff was recognised, so its next step could not be read.',
      fix: 'Use headings such as `## Done` and `## Next`, in English or one of the other languages that are read.',
    },
  ]);
  expect(read('# Käsikirja\n\n## Mitä seuraavaksi\n\n- Testaa\n\n## Tehty työ\n\n- Vienti\n').notRecorded).toEqual([]);
  expect(records).toHaveLength(1);
});
