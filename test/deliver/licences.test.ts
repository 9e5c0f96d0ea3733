import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licences, licensedIn } from '../../src/deliver/licences.ts';

const lockOf = (packages: object): string => JSON.stringify({ packages: { '': { name: 'program', version: '1.0.0' }, ...packages } });

test('each package of production is listed once, by name and version, with the licence it states', () => {
  const text = lockOf({
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/a': { version: '1.0.0' },
    'node_modules/c/node_modules/@x/b': { version: '0.1.0', license: '(MIT OR Apache-2.0)', optional: true },
    'node_modules/d': { version: '3.0.0', license: 'MIT', dev: true },
    'packages/e': { version: '1.0.0', link: true },
  });
  expect(licensedIn(text)).toEqual([
    { name: '@x/b', version: '0.1.0', licence: '(MIT OR Apache-2.0)' },
    { name: 'a', version: '1.0.0', licence: null },
    { name: 'b', version: '2.0.0', licence: 'MIT' },
  ]);
});

test('the list holds every direct package and the licence texts of what a site is delivered with', () => {
  const { packages, delivered } = licences();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const listed = new Set(packages.map((it) => `${it.name} ${it.version}`));
  expect(Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name} ${version}`))).toEqual([]);
  expect(delivered.map((it) => it.title)).toEqual(['Handover 0.1.0', `Pagefind ${dependencies['pagefind']}`]);
  for (const { notice } of delivered) expect(notice).toMatch(/Copyright \(c\)[\s\S]*Permission is hereby granted, free of charge/);
});
