import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIt as schema, type RunIt } from '../../src/model/run-it.ts';
import { byPlace, type Problem } from '../../src/model/problem.ts';
import { redact } from '../../src/redact/redact.ts';
import { gather } from '../../src/run-it/gather.ts';
import { readFacts } from '../../src/run-it/read.ts';
import { runItFiles } from '../../src/run-it/sources.ts';

const root = 'test/fixtures/run-it';
const cases = globSync(`${root}/*/expected.json`).map((it) => it.split('/').at(-2) ?? '');

function read(name: string): { runIt: RunIt; problems: Problem[] } {
  const folder = join(root, name, 'files');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => redact(join(it.parentPath, it.name).slice(folder.length + 1), '').text);
  const { files, more } = runItFiles(paths.toSorted());
  const facts = files.map((file) => ({
    ...file,
    facts: readFacts(file.kind, { path: file.path, text: redact(readFileSync(join(folder, file.path), 'utf8'), file.path).text }),
  }));
  return gather(facts, [], more);
}

const at = ({ path, line }: { path: string | null; line: number | null }): string => (line === null ? `${path}` : `${path}:${line}`);

/** The result in the short form of the fixtures: lists in place of objects, empty lists left out. */
function short({ runIt, problems }: { runIt: RunIt; problems: Problem[] }): Record<string, unknown> {
  const all: Record<string, readonly unknown[]> = {
    sources: runIt.sources.map((it) => [it.path, it.kind]),
    steps: runIt.steps.map((it) => [it.topic, it.command, it.path, it.line, it.origin]),
    tools: runIt.tools.map((it) => [it.tool, it.wanted, it.path, it.line]),
    conflicts: runIt.conflicts.map((it) => ({ ...it, places: it.places.map(at) })),
    variables: runIt.variables.map((it) => [it.name, it.description, it.statedIn.map((place) => `${at(place)} ${place.value}`)]),
    services: runIt.services.map((it) => [it.name, it.image, it.path]),
    ports: runIt.ports.map((it) => [it.port, it.of, it.path]),
    targets: runIt.targets.map((it) => [it.target, it.name, it.path]),
    manifests: runIt.manifests,
    dependencies: runIt.dependencies.map((it) => [it.ecosystem, it.name, it.wanted, it.locked, it.licence, it.kind]),
    licences: runIt.licences.map((it) => [it.licence, it.path]),
    rollBack: runIt.rollBack.map((it) => [it.text, at(it)]),
    limits: runIt.limits.map((it) => [it.text, at(it)]),
    inWords: runIt.inWords.map((it) => [it.topic, it.text, at(it)]),
    problems: problems.toSorted(byPlace).map((it) => `${it.code} ${at(it)}`),
  };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
}

describe('a repository tells how it is run', () => {
  test.each(cases)('%s', (name) => {
    const result = read(name);
    const expected = JSON.parse(readFileSync(join(root, name, 'expected.json'), 'utf8')) as Record<string, unknown>;
    const { sources, ...found } = short(result);
    expect('sources' in expected ? { sources, ...found } : found).toEqual(expected);
    expect(schema.parse(result.runIt)).toEqual(result.runIt);
  });
});
