import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { redact } from '../../src/redact/redact.ts';

function read(text: string, path = 'claude-progress.txt'): Handoff {
  const [record] = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text }).records;
  if (!record) throw new Error('left out');
  return record.data;
}

const told = ({ done, next, blockers }: Handoff): string[][] =>
  [done, next, blockers].map((its) => its.map((it) => `${it.line} ${it.text}`));

test.each([
  [
    'a label on a line of its own',
    '# Progress\n2026-03-01: started\n2026-03-02: finished login\nNEXT: logout\n',
    [['2 2026-03-01: started', '3 2026-03-02: finished login'], ['4 logout'], []],
  ],
  [
    'labels inside a line',
    '# Progress\n2026-03-02: finished login NEXT: logout. BLOCKED: no key\n',
    [['2 2026-03-02: finished login'], ['2 logout.'], ['2 no key']],
  ],
  [
    'no heading',
    '2026-03-01: started\n2026-03-02: finished login\nTODO: logout\nDONE: cleaned up\n',
    [['1 2026-03-01: started', '2 2026-03-02: finished login', '4 cleaned up'], ['3 logout'], []],
  ],
  [
    'a heading that says nothing',
    '# Shop\n\n## Notes of the week\n\n2026-03-01: started\n2026-03-02: finished\n',
    [['5 2026-03-01: started', '6 2026-03-02: finished'], [], []],
  ],
  [
    'the next step of an earlier day',
    '# Progress\n2026-03-01: started\nNEXT: login\n2026-03-02: finished login\nNEXT: logout\n',
    [['2 2026-03-01: started NEXT: login', '4 2026-03-02: finished login'], ['5 logout'], []],
  ],
  [
    'a sentence broken at the width of a page',
    '# Progress\n2026-03-01: started the work on a line that is as wide as a page is,\nand goes on here\nand here is another\n',
    [['2 2026-03-01: started the work on a line that is as wide as a page is, and goes on here', '4 and here is another'], [], []],
  ],
  [
    'an indented line',
    '# Progress\n2026-03-01: started\n  with care\n2026-03-02: finished\n',
    [['2 2026-03-01: started with care', '4 2026-03-02: finished'], [], []],
  ],
  [
    'lines beside a list',
    '# Progress\n2026-03-01: started\n2026-03-02: finished\n\n- cleaned up\n',
    [['2 2026-03-01: started', '3 2026-03-02: finished', '5 cleaned up'], [], []],
  ],
  [
    'labels in a list',
    '# Progress\n\n- 2026-03-01: started NEXT: login\n- 2026-03-02: finished **login** NEXT: logout\n- BLOCKED: no key\n',
    [['3 2026-03-01: started NEXT: login', '4 2026-03-02: finished login'], ['4 logout'], ['5 no key']],
  ],
  ['labels in a list without days', '# Progress\n\n- login\n- NEXT: logout\n', [['3 login'], ['4 logout'], []]],
  [
    'capitals that name nothing',
    '# Progress\n2026-03-01: read RFC: 2119 and HTTP: basics\n',
    [['2 2026-03-01: read RFC: 2119 and HTTP: basics'], [], []],
  ],
])('a progress log with %s has one thing on a line', (_kind, text, expected) => {
  expect(told(read(text))).toEqual(expected);
});

test.each([
  ['the newest day that a line begins with', '2026-03-01: a\n2026-03-05 10:30: b\n2026-03-02: c\n', '2026-03-05', 'line'],
  ['no day that is only mentioned', '2026-03-01: release planned for 2026-12-24\n', '2026-03-01', 'line'],
  ['the label, when it is newer', 'Date: 2026-04-01\n\n2026-03-01: a\n', '2026-04-01', 'label'],
  ['the line, when it is newer than the label', 'Date: 2026-01-01\n\n2026-03-01: a\n', '2026-03-01', 'line'],
  ['the newest of a list', '# Progress\n\n- 2026-03-01: a\n- 2026-03-03: b\n', '2026-03-03', 'line'],
])('a progress log is of %s', (_kind, text, date, from) => {
  expect(read(text).date).toMatchObject({ date, from });
});

test('lines of any other handoff stay together', () => {
  expect(read('# Progress\nstarted\nfinished\n', 'HANDOFF.md').done.map((it) => it.text)).toEqual(['started finished']);
});
