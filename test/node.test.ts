import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the Node that runs is the one that comes with the project', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  expect(process.version).toBe(`v${devDependencies['node']}`);
});
