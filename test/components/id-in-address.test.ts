import { expect, test } from 'vitest';
import { idIn } from '../../src/components/not-found/id-in.ts';

test.each([
  ['FR-002', 'FR-002'],
  ['requirements/FR-002/', 'FR-002'],
  ['decisions/ADR0003.md', 'ADR0003'],
  ['handofs/portal-lgin/index.html', null],
  ['CALL-555 NOW', null],
  ['x?q=FR-002', null],
  ['', null],
])('of %j %j is searched for', (path, id) => {
  expect(idIn(path)).toBe(id);
});
