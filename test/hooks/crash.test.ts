import { expect, test } from 'vitest';
import { bundledHooks } from '../../src/cli/hook-script.ts';
import { crash } from '../histories/crash/run.ts';

/** `npm run crash` does the same fifty times. */
const runs = 6;

test('however a session is killed at work, the next one is told where it stood, and its hooks had printed nothing', async () => {
  const script = await bundledHooks();
  const wrong: unknown[] = [];
  for (let number = 1; number <= runs; number += 1) {
    const run = await crash(1, number, script);
    if (run.missing.length > 0 || run.printed !== '') wrong.push(run);
  }
  expect(wrong).toEqual([]);
}, 300_000);
