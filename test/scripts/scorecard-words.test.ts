import { expect, test } from 'vitest';
import { blanks, machineWords } from '../../scripts/scorecard/words.ts';

const page = (main: string): string => `<body><main>${main}</main><footer><p>Built</p></footer></body>`;

test('a word of a machine in what the page itself says is a fault', () => {
  expect(machineWords(page('<p>null</p>'), false)).toEqual(['null']);
});

test.each([
  ['an article', '<article class="text"><p>null</p></article>'],
  ['a comparison', '<h1>A</h1><div class="compare"><div class="pair"><table><tr><td>null</td></tr></table></div></div>'],
])('a document may say it: %s', (_, main) => {
  expect(machineWords(page(main), true)).toEqual([]);
});

test('the end of the page is looked at behind a comparison too', () => {
  expect(machineWords(`${page('<div class="compare"></div>')}<p>undefined</p>`, false)).toEqual(['undefined']);
});

test('a heading stands above something, be it a comparison', () => {
  expect(blanks(page('<h1>A</h1><div class="compare"><p></p></div>'))).toEqual([]);
  expect(blanks(page('<h1>A</h1><h2>B</h2>'))).toEqual(['nothing below “B”']);
});
