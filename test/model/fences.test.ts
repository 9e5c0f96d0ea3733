import { expect, test } from 'vitest';
import { fencesIn, withoutFences } from '../../src/model/fences.ts';

const shown = (text: string): string[] => withoutFences(text.split('\n')).filter((it) => it !== '');

test('what stands between fences is taken out, and the line numbers stay', () => {
  expect(withoutFences(['a', '```sh', 'b', '```', 'c'])).toEqual(['a', '', '', '', 'c']);
  expect(shown('a\n~~~~\nb\n~~~\n```\n~~~~~\nc')).toEqual(['a', 'c']);
  expect(shown('```\nb\n```js\nc\n```\r\nd')).toEqual(['d']);
});

test('a fence in an item of a list ends with it', () => {
  expect(shown('- a\n\n      ```\n      b\n- c')).toEqual(['- a', '- c']);
  expect(shown('- ```\n  b\n\n  c\nd')).toEqual(['d']);
  expect(shown('[ ] Step 1\n    ```\n    b\n    ```\n    c')).toEqual(['[ ] Step 1', '    c']);
});

test('code within a line opens no fence, and a fence without an end runs to the end', () => {
  expect(shown('```a``` b\nc')).toEqual(['```a``` b', 'c']);
  expect(fencesIn(['a', '```', 'b'])).toEqual([{ from: 1, to: 3, closed: false }]);
});
