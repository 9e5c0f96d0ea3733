import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBaseline } from '../../src/config/baseline.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = { rule: 'password', path: 'a.md', line: 'a'.repeat(64), reason: 'An example', date: '2026-01-02' };
const file = { shown: 'baseline.json', path: join(folder, 'baseline.json') };

function write(count: number): void {
  writeFileSync(file.path, JSON.stringify({ schema: 'handover.baseline/1', entries: Array.from({ length: count }, () => entry) }, null, 2));
}

// The test runner's own limit is what fails here when the lines are counted from the beginning for each entry.
test('the places of very many entries are told in time in proportion', async () => {
  write(20_000);
  const read = await readBaseline(file);
  expect(read?.places).toHaveLength(20_000);
  expect(read?.places.slice(0, 2)).toEqual(['baseline.json:4:5', 'baseline.json:11:5']);
  expect(read?.places.at(-1)).toBe(`baseline.json:${4 + 19_999 * 7}:5`);
});

test('a baseline of too many entries is refused', async () => {
  write(50_001);
  await expect(readBaseline(file)).rejects.toThrow('baseline.json is larger than a baseline may be: 50,000 entries.');
});

test('a baseline file that is too large is refused before it is read', async () => {
  writeFileSync(file.path, '{}');
  truncateSync(file.path, 16 * 2 ** 20 + 1);
  await expect(readBaseline(file)).rejects.toThrow('baseline.json is larger than a baseline may be: 16 MiB.');
});
