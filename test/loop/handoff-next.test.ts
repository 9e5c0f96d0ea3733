import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { isBlank, nextIn } from '../../src/loop/handoff-next.ts';
import { templateOf } from '../../src/init/templates.ts';
import { redacted } from '../markdown/redacted.ts';

const files = globSync('test/fixtures/handoffs/*/*.md').toSorted();
const words = (text: string | null | undefined): string | null => text?.replaceAll(/\s+/g, ' ') ?? null;

test('the script of the hooks never reads another next action than the site does', () => {
  const both = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const [record] = handoffs.read({ path: redacted('HANDOFF.md'), text: redacted(text) }).records;
    return { file, small: nextIn(text).next, whole: record?.data.nextAction?.text };
  });
  const told = both.filter((it) => it.small !== null);
  expect(told.map((it) => [it.file, it.small])).toEqual(told.map((it) => [it.file, words(it.whole)]));
  expect(told.length).toBeGreaterThan(2);
});

test.each([
  ['# H\n\n## Next\n1. Finish the `fixture`,\n   run **case 4**\n2. More\n', 'Finish the fixture, run case 4'],
  ['## ➡️ Next steps\n\n- Run case 4\n  - as before\n', 'Run case 4'],
  ['## Next\nRun case 4\n', null],
  ['## Next\n- [x] Run case 3\n- [ ] Run case 4\n', null],
  ['## Next\n1. See [the plan](plan.md)\n', null],
  ['## Next\nIf the client agrees:\n1. Ship it\n', null],
  ['## Next\n1. Run case 4\n\n## Next\n1. Run case 5\n', null],
  ['<!-- ## Next\n1. Run case 4 -->\n', null],
])('%j has the next action %j', (text, expected) => {
  expect(nextIn(text)).toEqual({ next: expected, more: null });
});

test('a template that nobody filled in says nothing', () => {
  expect([templateOf('handoff').text, '', '# HANDOFF\n\n---\n', '## Next\n1. x\n'].map(isBlank)).toEqual([true, true, true, false]);
});
