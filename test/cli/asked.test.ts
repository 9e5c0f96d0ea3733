import { expect, test } from 'vitest';
import type { Options } from '../../src/model/site.ts';
import { usualOptions } from '../model/options.ts';
import { main } from '../../src/cli/main.ts';
import { plain } from '../../src/cli/paint.ts';
import { reportText } from '../../src/cli/report.ts';
import { collectedOf, fakeHost, fakePipeline, foundOf } from './fakes.ts';
import { folderWith } from './folders.ts';

async function askedBy(argv: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const host = fakeHost(folderWith(files));
  const pipeline = fakePipeline(collectedOf());
  await main(['build', ...argv], { host, pipeline, version: '0.1.0' });
  return pipeline.asked[0];
}

test.each([
  [[], { at: null, refs: null, workingTree: false, audience: { name: 'all' } }],
  [['--audience', 'client'], { audience: { name: 'client', internal: false, leaveOut: null } }],
  [['--at', 'v1.0'], { at: 'v1.0' }],
  [['--at=HEAD~3'], { at: 'HEAD~3' }],
  [['--refs'], { refs: ['*'] }],
  [['--refs', '--title', 'Portal'], { refs: ['*'], title: 'Portal' }],
  [['--refs', 'feature/*', '--refs', 'fix/*'], { refs: ['feature/*', 'fix/*'] }],
  [['--refs=feature/*', '--refs'], { refs: ['feature/*', '*'] }],
  [['--working-tree'], { workingTree: true }],
])('build %j reads what was asked for', async (argv, asked) => {
  expect(await askedBy(argv)).toMatchObject(asked);
});

test('branches and uncommitted files may be asked for in a config, and a flag wins', async () => {
  const files = { 'handover.config.json': '{ "refs": true, "workingTree": true }' };
  expect(await askedBy([], files)).toMatchObject({ refs: ['*'], workingTree: true });
  expect(await askedBy(['--refs', 'x'], files)).toMatchObject({ refs: ['x'], workingTree: true });
});

test.each([[['--at']], [['--at', '']], [['--refs', '']], [['--at', 'a', 'b']]])('build %j is misuse', async (argv) => {
  const host = fakeHost(folderWith({}));
  expect(await main(['build', ...argv], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' })).toBe(2);
});

test('a config that says something else of branches is told what it may say', async () => {
  const host = fakeHost(folderWith({ 'handover.config.json': '{ "refs": false }' }));
  expect(await main(['build'], { host, pipeline: fakePipeline(collectedOf()), version: '0.1.0' })).toBe(2);
  expect(host.stderr.text).toContain('refs  Must be true, a pattern or a list of patterns  got false');
});

test('the report names what was asked for in the place of the branch, and counts what branches alone have', () => {
  const collections = [{ ...foundOf('handoffs', 3, 5), unmerged: 1 }];
  const tips = ''.padStart(64, 'a');
  const of = (options: Parameters<typeof optionsOf>[0]): string | undefined =>
    reportText({ ...collectedOf({ site: { collections, options: optionsOf(options) } }), pages: 12 }, plain).split('\n')[1];
  expect(of({ at: 'v1.0' })).toBe('  Customer portal  v1.0 4f2a9c1');
  expect(of({ workingTree: { files: 1 } })).toBe('  Customer portal  main 4f2a9c1 with 1 uncommitted file');
  expect(of({ refs: { patterns: ['*'], count: 1, tips } })).toBe('  Customer portal  main 4f2a9c1 with 1 branch looked through');
  expect(of({ audience: 'client', at: 'v1.0' })).toBe('  Customer portal  v1.0 4f2a9c1 for client');
  const both = { workingTree: { files: 2 }, refs: { patterns: ['*'], count: 3, tips } };
  expect(of(both)).toBe('  Customer portal  main 4f2a9c1 with 2 uncommitted files and 3 branches looked through');
  const text = reportText({ ...collectedOf({ site: { collections } }), pages: 12 }, plain);
  expect(text).toContain('2 handoffs plus 1 on branches (5 revisions); 12 pages');
});

function optionsOf(its: Partial<Options>): Options {
  return { ...usualOptions, ...its };
}
