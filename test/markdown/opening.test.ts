import { expect, test } from 'vitest';
import { openingOf } from '../../src/markdown/opening.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { redacted } from './redacted.ts';

test.each([
  ['# A\n\nSays what it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg) [![npm](n.svg)](x)\n\nSays what it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg) [![npm](n.svg)](x) Says [what](y) it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg)\n', null],
])('the summary of %j is %j', (text, summary) => {
  expect(openingOf(parseMarkdown(redacted(text)))).toEqual({ title: 'A', summary });
});
