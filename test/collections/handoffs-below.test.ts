import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { open } from '../../src/collections/handoffs/open.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { saidOfHandoff } from '../../src/cli/said-of-handoff.ts';
import { redact } from '../../src/redact/redact.ts';

const textOf = (section: string) => redact(`# HANDOFF\n\n${section}`, 'HANDOFF.md').text;

function read(section: string): Handoff {
  const [record] = handoffs.read({ path: redact('HANDOFF.md', '').text, text: textOf(section), aliases: [] }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const told = (section: string) => open.of({ title: 'HANDOFF', data: read(section) }).map(({ text, more }) => [text, more]);

const leading = '- Still to do in the importer:\n  - read XML;\n  - write the log\n';

test('an item that leads to a list is open with what it lists', () => {
  expect(told(`## In progress\n\n${leading}`)).toEqual([['Still to do in the importer:', 'read XML; write the log']]);
  expect(told(`## Remaining\n\n${leading}`)).toEqual([['Still to do in the importer:', 'read XML; write the log']]);
  expect(told(`## Watch for\n\n${leading}`)).toEqual([['Still to do in the importer:', 'read XML; write the log']]);
  expect(told(`## Tried and failed\n\n${leading}`)).toEqual([['Still to do in the importer:', 'read XML; write the log']]);
  expect(told(`## Open questions\n\n${leading}`)).toEqual([['Still to do in the importer:', 'read XML; write the log']]);
});

test('a lead inside an item holds what it leads to', () => {
  const { remaining } = read(
    '## Remaining\n\n- Goods\n  - Not supported yet:\n    - variants\n    - bundles:\n      - of two\n  - Supported\n',
  );
  expect(remaining).toMatchObject([{ text: 'Goods', details: ['Not supported yet: variants, bundles: of two', 'Supported'] }]);
});

test('what is unfinished is open with what it lists, other items without', () => {
  expect(told('## In progress\n\n- The importer\n  - XML is missing\n')).toEqual([['The importer', 'XML is missing']]);
  expect(told('## Watch for\n\n- The importer\n  - XML is missing\n')).toEqual([['The importer', null]]);
});

test('where all that an item lists is too long, the end of each is left out', () => {
  const [[, more] = []] = told(
    `## In progress\n\n- The importer\n  - ${'read XML '.repeat(30)}\n  - ${'write the log '.repeat(20)}\n  - ask Ana\n`,
  );
  expect(more).toMatch(/^read XML .{60,90}…; write the log .{60,90}…; ask Ana$/);
});

test('a briefing tells what an item leads to', () => {
  const said = saidOfHandoff(redact('HANDOFF.md', '').text, textOf(`## In progress\n\n${leading}`));
  expect(said?.more?.inProgress).toEqual(['Still to do in the importer: read XML; write the log']);
});
