import { expect, test } from 'vitest';
import { ancestryOf } from '../../src/git/ancestry.ts';
import type { Commit } from '../../src/git/log.ts';

const commit = (id: string, parents: readonly string[]): Commit => ({
  id,
  parents: [...parents],
  subject: '',
  author: '',
  authoredAt: null,
  committedAt: null,
  changes: [],
});

/** `right` and `left` were made apart and merged; what came before `first` is not in the clone. */
const history = [
  commit('built', ['merge']),
  commit('merge', ['left', 'right']),
  commit('right', ['first']),
  commit('left', ['first']),
  commit('first', ['cut off']),
];

test.each([
  ['built', 0],
  ['merge', 1],
  ['left', 3],
  ['right', 3],
  ['first', 4],
])('since %s there were %i commits, those made beside it among them', (id, count) => {
  expect(ancestryOf(history).commitsSince(id)).toBe(count);
});

test('a commit that is not in the history has no commits since', () => {
  expect(ancestryOf(history).commitsSince('cut off')).toBeNull();
});
