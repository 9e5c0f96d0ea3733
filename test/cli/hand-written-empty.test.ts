import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeRepository } from '../histories/repository.ts';
import { handover } from './spawned.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-written-empty-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('where a repository says nothing, what a page embeds says so and leads nowhere', async () => {
  const bare = await makeRepository(join(folder, 'bare'));
  bare.write('README.md', '# Bare\n');
  await bare.commit('Begin');
  mkdirSync(join(folder, 'ops/pages'), { recursive: true });
  writeFileSync(join(folder, 'ops/handover.config.json'), '{ "repo": "../bare", "pages": "pages" }');
  writeFileSync(join(folder, 'ops/pages/a.mdx'), '---\ntitle: A\n---\n\n<Needs />\n\n<OpenQuestions />\n\n<OpenQuestions owner="Ada" />\n');
  const { code, stderr } = await handover(['build', '-q', '--out', 'site'], join(folder, 'ops'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const page = readFileSync(join(folder, 'ops/site/a/index.html'), 'utf8');
  expect(page).toContain('No open question was recorded.');
  expect(page).not.toContain('All open questions');
}, 120_000);
