import { expect, test } from 'vitest';
import { nearestAddresses } from '../../src/components/not-found/nearest.ts';

const known = ['/', '/decisions/', '/decisions/docs-adr-0002-queue/', '/decisions/docs-adr-0003-job/', '/handoffs/handoff/'].map((url) => ({
  url,
  title: url,
}));

test.each([
  ['/decisions/docs-adr-0003-jib/', '/decisions/docs-adr-0003-job/'],
  ['/decision/', '/decisions/'],
  ['/below/handoffs/handof/index.html', '/handoffs/handoff/'],
])('%s is most like %s', (path, url) => {
  expect(nearestAddresses(path, known)[0]?.url).toBe(url);
});

test.each(['/', '/zzz/', '/%%%/'])('nothing is like %s', (path) => {
  expect(nearestAddresses(path, known)).toEqual([]);
});
