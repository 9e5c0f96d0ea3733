import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the page on keys names every single letter that a script of the site listens to', () => {
  const scripts = globSync('src/components/**/*.{ts,astro}').map((it) => readFileSync(it, 'utf8'));
  const letters = new Set(scripts.flatMap((it) => [...it.matchAll(/\.key === '([a-z])'/g)].map(([, letter]) => letter)));
  expect([...letters]).toEqual(['j', 'k']);
  for (const language of ['en', 'de']) {
    const words = readFileSync(`src/words/${language}.json`, 'utf8');
    expect(words).toContain('"keys.changes": "j, k"');
    expect(words).toMatch(/"keys\.note": "[^"]*\bj (?:and|und) k\b/);
  }
  expect(readFileSync('src/pages/about/keys.astro', 'utf8')).toContain("'changes'");
});
