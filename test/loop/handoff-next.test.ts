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
  expect(told.length).toBeGreaterThan(3);
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

const wholeOf = (text: string): string | null =>
  words(handoffs.read({ path: redacted('HANDOFF.md'), text: redacted(text) }).records[0]?.data.nextAction?.text);

test.each([
  'Next',
  'Next steps:',
  '🚀 Next up',
  '3. What’s next?',
  // Headings that people write; nothing of this file is left to be done.
  'TODO',
  'Recommended next action',
  'Nächste Schritte',
  '下一步',
  'Próximos pasos',
])('the first item of the one section "%s" is the next action, with and without boxes', (heading) => {
  for (const list of ['1. Run case 4\n2. Ship it', '- Run case 4\n- Ship it', '- [ ] Run case 4\n- [ ] Ship it']) {
    const text = `# Session handoff 2026-06-18\n\n## Done\n- Read it\n\n## ${heading}\n\n${list}\n`;
    expect([nextIn(text).next, wholeOf(text)]).toEqual(['Run case 4', 'Run case 4']);
  }
});

test.each(['**Next:** Run case 4', 'Next: Run case 4', '**Next step**: Run case 4'])('a label at the top tells it too: %s', (line) => {
  const text = `# HANDOFF: Import\n\n${line}\n\n## Done\n- Read it\n`;
  expect([nextIn(text).next, wholeOf(text)]).toEqual(['Run case 4', 'Run case 4']);
});

test.each([
  ['two sections could tell it', '## Next\n- Run case 4\n\n## TODO\n- Write rows\n'],
  ['a label stands beside the section', '## Resume\n\nNext: Run case 7\n\n## Next steps\n- Run case 4\n'],
  ['a label stands in another section', '# H\n\n## Tried and failed\n\nNext: Run case 7\n'],
  ['the section says none', '## Next\n- none\n'],
  ['it is a log', '# Log\n\n## Session 2\n\n### Next\n- Run case 4\n\n## Session 1\n'],
  ['the title says it', '# Next steps\n\nNext: Run case 7\n\n- Read it\n'],
  ['some boxes are ticked', '## TODO\n- [ ] Run case 4\n- [x] Read it\n'],
])('nothing is said where it is not sure: %s', (_, text) => {
  expect(nextIn(text).next).toBe(null);
});

test('a template that nobody filled in says nothing', () => {
  expect([templateOf('handoff').text, '', '# HANDOFF\n\n---\n', '## Next\n1. x\n'].map(isBlank)).toEqual([true, true, true, false]);
});
