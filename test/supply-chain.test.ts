import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const manifest = z
  .looseObject({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const entry = z.looseObject({
  version: z.string(),
  dev: z.boolean().default(false),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
});
const { '': root, ...locked } = z
  .looseObject({ lockfileVersion: z.literal(3), packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
const entries = Object.entries(locked).map(([place, it]) => ({
  place,
  name: place.split('node_modules/').at(-1) ?? '',
  ...entry.parse(it),
}));
const production = entries.filter((it) => !it.dev);
const direct = Object.keys(manifest.dependencies);
const reasons = readFileSync('content/site/dependencies.md', 'utf8');

/** Versions below these have holes that a scanned repository could use. Another major version may have a floor of its own. */
const floors: readonly (readonly [name: string, from: string, floor: string])[] = [
  ['astro', '', '7.2.8'],
  ['sharp', '', '0.35.4'],
  ['pagefind', '', '1.1.1'],
  ['js-yaml', '3.', '3.14.2'],
  ['js-yaml', '', '4.1.1'],
  ['mdast-util-to-hast', '', '13.2.1'],
  ['simple-git', '', '3.32.3'],
];

const numbersOf = (version: string): number[] => version.split(/[.+-]/).map(Number);

function isBelow(version: string, floor: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return true;
  const [have, want] = [numbersOf(version), numbersOf(floor)];
  const at = want.findIndex((it, index) => it !== have[index]);
  return at !== -1 && (have[at] ?? 0) < (want[at] ?? 0);
}

test.each([
  ['7.2.8', false],
  ['7.10.0', false],
  ['8.0.0', false],
  ['7.2.7', true],
  ['6.99.99', true],
  // What comes before a release is not known to hold the mend.
  ['7.3.0-beta.1', true],
])('version %s is below 7.2.8: %s', (version, below) => {
  expect(isBelow(version, '7.2.8')).toBe(below);
});

test('no package is installed in a version below its floor, wherever it lies', () => {
  const low = entries.filter(({ name, version }) => {
    const floor = floors.find(([its, from]) => its === name && version.startsWith(from))?.[2];
    return floor !== undefined && isBelow(version, floor);
  });
  expect(low.map((it) => `${it.place} ${it.version}`)).toEqual([]);
  // The rule would hold for nothing were these names not found.
  const found = new Set(entries.map((it) => it.name));
  expect(['astro', 'pagefind', 'simple-git', 'js-yaml'].filter((it) => !found.has(it))).toEqual([]);
});

test('of what is installed for production only esbuild has an install script, which is not run', () => {
  expect(production.flatMap((it) => (it.hasInstallScript ? [it.name] : []))).toEqual(['esbuild']);
  expect(manifest.allowScripts).toEqual({ node: true, esbuild: false });
  expect(entries.flatMap((it) => (it.hasInstallScript ? [it.name] : [])).toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});

test('installing the package itself runs nothing', () => {
  expect(Object.keys(manifest.scripts).filter((it) => /^(?:pre|post)?install$|^prepare$/.test(it))).toEqual([]);
});

test('there are at most 30 direct packages and 420 installed for production, or the reason is told', () => {
  const told = /^## Above the limit\n+\S/m.test(reasons);
  expect({ direct: direct.length, all: production.length }).toSatisfy((it) => told || (it.direct <= 30 && it.all <= 420));
});

/** Whether a row, which may end in `*`, speaks of a package. */
const covers = (row: string, name: string): boolean => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name);

test('every direct package has its reason, and every reason its package', () => {
  const rows = [...reasons.matchAll(/^\| `([^`]+)` \| (.{4,}?) \|$/gm)].map((it) => it[1] ?? '');
  expect(direct.filter((name) => !rows.some((row) => covers(row, name)))).toEqual([]);
  expect(rows.filter((row) => !direct.some((name) => covers(row, name)))).toEqual([]);
});

test('every package is named in one exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(root).toMatchObject({ dependencies: manifest.dependencies, devDependencies: manifest.devDependencies });
});

/** Lighthouse is installed apart, when the scorecard is asked for. */
const apart = z
  .looseObject({ packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('scripts/scorecard/lighthouse/package-lock.json', 'utf8'))).packages;
const entriesApart = Object.entries(apart).flatMap(([place, it]) => (place === '' ? [] : { place, ...entry.parse(it) }));

test('what is installed apart for the scorecard runs nothing while it is installed', () => {
  expect(entriesApart.length).toBeGreaterThan(50);
  expect(entriesApart.filter((it) => it.hasInstallScript)).toEqual([]);
});

test.each([
  ['the project', entries],
  ['the scorecard', entriesApart],
])('every entry of the lock file of %s has a hash, and none says where to fetch it', (_name, its) => {
  expect(its.filter((it) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(it.integrity ?? '')).map((it) => it.place)).toEqual([]);
  expect(its.filter((it) => it.resolved !== undefined).map((it) => it.place)).toEqual([]);
});
