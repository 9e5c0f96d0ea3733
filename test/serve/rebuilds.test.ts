import { expect, onTestFinished, test, vi } from 'vitest';
import { rebuilds } from '../../src/serve/rebuilds.ts';

/** Builds that end when the test says so, under a clock that the test moves. */
function started() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const queue = rebuilds(
    async () => {
      running += 1;
      most = Math.max(most, running);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      running -= 1;
    },
    () => undefined,
  );
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { queue, end, begun: () => ends.length, most: () => most };
}

test('many changes in a row lead to one build', async () => {
  const { queue, begun } = started();
  for (let change = 0; change < 20; change += 1) {
    queue.changed();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(begun()).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun()).toBe(1);
});

test('what changes during a build leads to one more, never to two at a time', async () => {
  const { queue, end, begun, most } = started();
  queue.changed();
  await vi.advanceTimersByTimeAsync(1000);
  for (let change = 0; change < 5; change += 1) queue.changed();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun()).toBe(1);
  await end();
  expect([begun(), most()]).toEqual([2, 1]);
  await end();
  expect(begun()).toBe(2);
});

test('after the end no build begins', async () => {
  const { queue, end, begun } = started();
  queue.changed();
  await vi.advanceTimersByTimeAsync(1000);
  queue.changed();
  queue.close();
  await end();
  expect(begun()).toBe(1);
});
