import { expect, test } from 'vitest';
import { isManifest, readManifest } from '../../src/collect/manifests.ts';
import { redact } from '../../src/redact/redact.ts';

const read = (path: string, text: string) => readManifest(path, redact(text, path).text);

test.each([
  ['Cargo.toml', '[package]\nname = "ferry"\nversion = "1.0.0"\n', { kind: 'Rust crate', name: 'ferry', version: '1.0.0' }],
  ['Cargo.toml', '[workspace]\nmembers = ["a"]\n', { kind: 'Rust crate', name: null, commands: [] }],
  [
    'pyproject.toml',
    '[project]\nname = "ferry"\n[project.scripts]\nrun = "ferry:main"\n',
    { name: 'ferry', commands: [{ name: 'run', command: 'ferry:main' }] },
  ],
  ['pyproject.toml', '[tool.poetry]\nname = "ferry"\ndescription = "Boats"\n', { name: 'ferry', description: 'Boats' }],
  ['go.mod', 'module x.test/ferry\n\ngo 1.24\n', { kind: 'Go module', name: 'x.test/ferry' }],
  ['package.json', '{"name": 7, "scripts": {"a": 1, "b": "run"}}', { name: null, commands: [{ name: 'b', command: 'run' }] }],
  ['deno.json', '{"tasks": {"dev": "deno run"}}', { kind: 'Deno project', commands: [{ name: 'dev', command: 'deno run' }] }],
])('%s tells what it says: %j', (path, text, expected) => {
  expect(read(path, text).manifest).toMatchObject(expected);
});

test.each([
  ['package.json', '{"name": '],
  ['Cargo.toml', '[package'],
  ['package.json', '[]'],
])('a %s that is none is a problem that quotes nothing: %j', (path, text) => {
  const { manifest, problem } = read(path, text);
  expect(manifest).toBeNull();
  expect(problem).toMatchObject({ code: 'HO120', fix: 'Open it in an editor that checks its syntax.' });
});

test('only manifests at the root are read', () => {
  expect(isManifest('package.json')).toBe(true);
  expect(isManifest('sub/package.json')).toBe(false);
  expect(isManifest('toString')).toBe(false);
});
