import { expect, test } from 'vitest';
import { whereItStands } from '../../src/config/position.ts';

const file = (shown: string) => ({ shown, path: `/${shown}` });

test.each([
  ["export default { title: 'a' };", ['title'], 'c.ts:1:18'],
  ["export default {\n  'title': 'a',\n};", ['title'], 'c.ts:2:3'],
  ["// title: 'old'\nexport default { 'title': 1 };", ['title'], 'c.ts:2:18'],
  ['export default { subtitle: 1, title : 2 };', ['title'], 'c.ts:1:31'],
  ["export default { title: 'a, out: 1', /* out: 2 */ out: 3 };", ['out'], 'c.ts:1:51'],
  ['const title: string = 1;\nexport default {\n  title,\n};', ['title'], 'c.ts'],
  // Written twice: the place is not guessed.
  ['const a = { title: 1 };\nexport default { title: 2 };', ['title'], 'c.ts'],
  ["// title: 'old'\nconst title = 1;\nexport default { title };", ['title'], 'c.ts'],
  ['export default [];', [], 'c.ts'],
])('in code %j the setting %j stands at %s', (source, path, place) => {
  expect(whereItStands(path, file('c.ts'), source)).toBe(place);
});

test('in JSON the place is that of the key', () => {
  expect(whereItStands(['title'], file('c.json'), '{\n  // title\n  "title": 1 }')).toBe('c.json:3:3');
  expect(whereItStands(['out'], file('c.json'), '{}')).toBe('c.json');
});
