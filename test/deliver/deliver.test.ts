import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deliver } from '../../src/deliver/deliver.ts';
import { bareSample, fullSample } from './samples.ts';
import { writeSample } from './content.ts';
import { newFolder } from './folder.ts';
import { byForm } from './by-form.ts';
import { silent } from './silent.ts';

test('a site takes its place whole, and a build that fails leaves it there', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeSample(join(folder, 'bare'), bareSample);
  writeSample(join(folder, 'full'), fullSample);
  expect(await deliver({ content: join(folder, 'bare'), out, work: join(folder, 'work-1'), secrets: byForm, kept: [], progress: silent })).toEqual({ pages: 8 });
  const before = readFileSync(join(out, 'index.html'), 'utf8');

  rmSync(join(folder, 'full/records/handoffs/hostile.html'));
  await expect(deliver({ content: join(folder, 'full'), out, work: join(folder, 'work-2'), secrets: byForm, kept: [], progress: silent })).rejects.toMatchObject({
    code: 'HO501',
    message: `Cannot find ${join(folder, 'full/records/handoffs/hostile.html')}: it, or a folder above it, is no longer there (ENOENT)`,
  });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((it) => it.startsWith('site'))).toEqual(['site']);

  writeSample(join(folder, 'full'), fullSample);
  expect(await deliver({ content: join(folder, 'full'), out, work: join(folder, 'work-3'), secrets: byForm, kept: [], progress: silent })).toEqual({ pages: 17 });
  expect(existsSync(join(out, 'handoffs/hostile/index.html'))).toBe(true);
}, 60_000);
