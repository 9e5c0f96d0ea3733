import { expect, test } from 'vitest';
import { lineProgress } from '../../src/cli/line-progress.ts';
import { bar, timeLeft } from '../../src/cli/rate.ts';
import { endedText, runningText } from '../../src/cli/step-text.ts';
import { fakeHost } from './fakes.ts';

test('a running step shows a bar, counts and the time left at the rate so far', () => {
  const reached = { done: 1012, total: 1200, unit: 'commits', elapsed: 21_532 };
  expect(runningText('Read history', reached, true)).toBe('Read history      [################----]  1,012 of 1,200 commits  4.0 s left');
  expect(runningText('Read history', reached, false)).toBe('Read history      1,012 of 1,200 commits  4.0 s left');
});

test('a step whose total is not known shows what is done, one without counts how long it runs', () => {
  expect(runningText('Read history', { done: 1012, total: null, unit: 'commits', elapsed: 500 }, true)).toBe(
    'Read history      1,012 commits',
  );
  expect(runningText('Build pages', { done: 0, total: null, unit: '', elapsed: 61_000 }, true)).toBe(
    'Build pages       running, 1 min 1 s',
  );
});

test('an ended step shows what was done and how long it took', () => {
  expect(endedText('Read history', '1,200 commits', 6_140)).toBe('Read history      1,200 commits  6.1 s');
  expect(endedText('Check', '', 40)).toBe('Check             0.0 s');
});

test('the time left is not guessed at the start and never negative', () => {
  expect(timeLeft(10, 1200, 900)).toBeNull();
  expect(timeLeft(1, 1200, 5000)).toBeNull();
  expect(timeLeft(0, 0, 5000)).toBeNull();
  expect(timeLeft(600, 1200, 5000)).toBe(5000);
  expect(timeLeft(1300, 1200, 5000)).toBe(0);
});

test('a bar is full only when all is done', () => {
  expect([bar(0, 10, 5), bar(9, 10, 5), bar(10, 10, 5), bar(12, 10, 5), bar(0, 0, 5)]).toEqual([
    '[-----]',
    '[####-]',
    '[#####]',
    '[#####]',
    '[#####]',
  ]);
});

test('in a pipe a step is one line when it ends, and one every ten seconds meanwhile', () => {
  const host = fakeHost('/');
  const step = lineProgress(host).step('Read documents');
  for (let second = 1; second <= 25; second += 1) {
    host.clock.now = second * 1000;
    step.update(second * 10, 400, 'texts');
  }
  step.end('400 texts');
  expect(host.stderr.text).toBe(`  Read documents    100 of 400 texts  30 s left
  Read documents    200 of 400 texts  20 s left
  Read documents    400 texts  25 s
`);
});
