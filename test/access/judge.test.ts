import { expect, test } from 'vitest';
import { isPrivate, verdictOf, type Answer } from '../../src/access/judge.ts';
import { pathsToAsk } from '../../src/access/paths.ts';

const answer = (its: Partial<Answer>): Answer => ({ path: '', status: 200, type: 'text/html', body: '', elsewhere: false, ...its });
const page = '<!doctype html><html><head><meta name="generator" content="Handover 0.1.0">';

test.each([
  ['a page of the site', { body: page }, 'open'],
  ['a page to log in at', { body: '<!doctype html><form>Log in</form>' }, 'closed'],
  ['a page to log in at for the address of data', { path: 'api/v1/index.json', body: '<form>' }, 'closed'],
  ['data', { path: 'api/v1/handoffs.json', type: 'application/json', body: '{}' }, 'open'],
  ['the search index', { path: 'pagefind/fragment/en_1.pf_fragment', type: 'application/octet-stream', body: '\u001f' }, 'open'],
  ['a file of the search', { path: 'pagefind/wasm.en.pagefind', type: '', body: '\u0000' }, 'open'],
  ['a refusal', { status: 401 }, 'closed'],
  ['a refusal that sends the page all the same', { status: 403, body: page }, 'open'],
  ['the 404 page of the site', { status: 404, body: page }, 'open'],
  ['a 404 of the host', { status: 404, body: 'Not found' }, 'absent'],
  ['a page of another host', { body: '<html>identity</html>', elsewhere: true }, 'closed'],
  ['an error of the host', { status: 503 }, 'unknown'],
  ['too many requests', { status: 429 }, 'unknown'],
  ['no answer', { status: null }, 'unknown'],
] as const)('%s is told', (_, its, verdict) => {
  expect(verdictOf(answer(its))).toBe(verdict);
});

test('a site is private when nothing was sent and something was refused', () => {
  expect(isPrivate(['closed', 'absent', 'closed'])).toBe(true);
  expect(isPrivate(['closed', 'open'])).toBe(false);
  expect(isPrivate(['closed', 'unknown'])).toBe(false);
  expect(isPrivate(['absent', 'absent'])).toBe(false);
});

test('of the files of a site some of each folder and ending are asked for', () => {
  const paths = pathsToAsk([
    'handoffs/a/index.html',
    'handoffs/b/index.html',
    'handoffs/c/index.html',
    'handoffs/a/index.md',
    '_astro/x.css',
  ]);
  expect(paths).toEqual(
    expect.arrayContaining(['', 'api/v1/index.json', 'handoffs/a/', 'handoffs/b/', 'handoffs/a/index.md', '_astro/x.css']),
  );
  expect(paths).not.toContain('handoffs/c/');
});
