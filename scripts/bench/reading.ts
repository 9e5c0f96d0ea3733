import { writeFileSync } from 'node:fs';
import { openRepository } from '../../src/git/open.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { cpuSeconds } from './cpu.ts';

// What our own layers cost on one repository: git, the redaction of all that it gives out, and reading.
// Arguments: the repository, and where to write the list of blobs for the floor.
const [path = '.', list = ''] = process.argv.slice(2);

// Starting the readers is no part of git, and grows with each kind of document.
const started = cpuSeconds();
const { collections } = await import('../../src/collections/index.ts');
const loading = cpuSeconds() - started;
const byPrecedence = collections.toSorted((a, b) => b.precedence - a.precedence);

const repository = await openRepository(path, { allowShallow: false });
const { redactor } = repository;
let redacting = 0;
// All of redaction goes through these, and none of them through another one.
redactor.redact = counted(redactor.redact);
redactor.look = counted(redactor.look);
redactor.show = counted(redactor.show);
redactor.authorOf = counted(redactor.authorOf);
const history = await repository.history();
const documents = history.documents((it) => it.endsWith('.md'));
const distinct = new Map(
  documents.flatMap(({ revisions, current }) =>
    revisions.flatMap(({ blob, path: at }) => (blob === null ? [] : [[blob, { blob, path: at, older: blob !== current.blob }]])),
  ),
);
const wanted = [...distinct.values()];
writeFileSync(list, wanted.map((it) => `${it.blob}\n`).join(''));

let bytes = 0;
let reading = 0;
/** Seconds of this process alone since a moment. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
/** The same function, whose time counts as redaction. */
function counted<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    const before = process.cpuUsage();
    const result = work(...args);
    redacting += secondsSince(before);
    return result;
  };
}
/** Reads a text as a build does: by the collection that owns it, else by the one that reads the rest. */
function read(source: { path: Redacted; text: Redacted }): void {
  const owner = byPrecedence.find((it) => it.owns(source.path)) ?? byPrecedence.find((it) => it.readsTheRest === true);
  owner?.read(source);
}
for await (const content of repository.contents(wanted)) {
  if (content.text === null) continue;
  const source = { path: content.path, text: content.text };
  bytes += Buffer.byteLength(source.text);
  const before = process.cpuUsage();
  read(source);
  reading += secondsSince(before);
}
await repository.close();
// Redaction is a part of giving out a history, and is shown apart.
const git = cpuSeconds() - loading - reading - redacting;
console.log(JSON.stringify({ texts: wanted.length, mebibytes: bytes / 2 ** 20, git, loading, redacting, reading }));
