import { expect, test } from 'vitest';
import { openingOf } from '../../src/markdown/opening.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { redacted } from './redacted.ts';

test.each([
  ['# A\n\nSays what it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg) [![npm](n.svg)](x)\n\nSays what it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg) [![npm](n.svg)](x) Says [what](y) it is.\n', 'Says what it is.'],
  ['# A\n\n![build](b.svg)\n', null],
  [
    '<h1>A</h1>\n\n<p><a href="x">English</a> | <a href="y">Deutsch</a></p>\n\n<p align="center">\n  Says <code>what</code>\n  it is.\n</p>\n',
    'Says what it is.',
  ],
  ['<h1>A</h1>\n<p>Says what it is.</p>\n', 'Says what it is.'],
  ['# A\n\n## Overview\n\nSays what it is.\n', 'Says what it is.'],
  ['# A\n\n- One\n\n## Features\n\n- Two\n\n## Install\n\nOr with Docker, run this.\n', null],
  ['# A\n\nOr with Docker:\n\n    docker run\n', null],
])('the summary of %j is %j', (text, summary) => {
  expect(openingOf(parseMarkdown(redacted(text)))).toEqual({ title: 'A', summary });
});
