import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Sibling } from '../../src/model/collection.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

function sibling(path: string, day: string, deleted = false): Sibling<Handoff> {
  const text = path.endsWith('.md') ? `# Handoff\n\nDate: ${day}\n\n## Next\n\n- Go\n` : JSON.stringify({ date: day, next_action: 'Go' });
  const [record] = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text }).records;
  if (!record) throw new Error(path);
  return { id: path, title: record.title, path, line: 1, deleted, data: record.data };
}

const problemsOf = (...records: Sibling<Handoff>[]) => handoffs.link(records, treeOfFiles()).problems;

test('of two handoffs side by side the older one is named', () => {
  expect(problemsOf(sibling('docs/HANDOFF.json', '2026-08-13'), sibling('docs/HANDOFF.md', '2026-08-21'))).toEqual([
    {
      code: 'HO708',
      path: 'docs/HANDOFF.json',
      line: null,
      column: null,
      message: 'This handoff is of 2026-08-13, and docs/HANDOFF.md is of 2026-08-21: nothing says which one is current.',
      fix: 'Delete the one that is no longer true, or write both at the same time.',
    },
  ]);
});

test('the text may be the older one', () => {
  expect(problemsOf(sibling('HANDOFF.json', '2026-08-22'), sibling('HANDOFF.md', '2026-08-21')).map((it) => it.path)).toEqual([
    'HANDOFF.md',
  ]);
});

test('the two files of one program belong together though they lie apart', () => {
  const twins = problemsOf(sibling('.planning/HANDOFF.json', '2026-08-13'), sibling('.continue-here.md', '2026-08-21'));
  expect(twins.map((it) => it.path)).toEqual(['.planning/HANDOFF.json']);
});

test.each([
  ['of the same day', ['HANDOFF.json', '2026-08-21'], ['HANDOFF.md', '2026-08-21']],
  ['in different folders', ['a/HANDOFF.json', '2026-08-13'], ['b/HANDOFF.md', '2026-08-21']],
  ['of other names', ['HANDOFF.json', '2026-08-13'], ['HANDOFF-login.md', '2026-08-21']],
] as const)('handoffs %s are no twins', (_title, [a, dayA], [b, dayB]) => {
  expect(problemsOf(sibling(a, dayA), sibling(b, dayB))).toEqual([]);
});

test('a deleted handoff is nobody’s twin', () => {
  expect(problemsOf(sibling('HANDOFF.json', '2026-08-13', true), sibling('HANDOFF.md', '2026-08-21'))).toEqual([]);
});
