import { writeFileSync } from 'node:fs';
import { openRepository } from '../../src/git/open.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { redact } from '../../src/redact/redact.ts';
import { cpuSeconds } from './cpu.ts';

// What our own layers cost on one repository: git with redaction, redaction alone, and reading.
// Arguments: the repository, and where to write the list of blobs for the floor.
const [path = '.', list = ''] = process.argv.slice(2);

// Starting the readers is no part of git, and grows with each kind of document.
const started = cpuSeconds();
const { collections } = await import('../../src/collections/index.ts');
const loading = cpuSeconds() - started;
const byPrecedence = collections.toSorted((a, b) => b.precedence - a.precedence);

const repository = await openRepository(path, { allowShallow: false });
const history = await repository.history();
const documents = history.documents((it) => it.endsWith('.md'));
const distinct = new Map(
  documents.flatMap((it) => it.revisions.flatMap(({ blob, path: at }) => (blob === null ? [] : [[blob, { blob, path: at }]]))),
);
const wanted = [...distinct.values()];
writeFileSync(list, wanted.map((it) => `${it.blob}\n`).join(''));

let bytes = 0;
let redacting = 0;
let reading = 0;
/** Seconds of this process alone that `work` takes. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
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
  redacting += timed(() => redact(source.text, source.path));
  reading += timed(() => read(source));
}
await repository.close();
// Redaction ran twice: once inside the git layer, once here to be timed.
const git = cpuSeconds() - loading - reading - 2 * redacting;
console.log(JSON.stringify({ texts: wanted.length, mebibytes: bytes / 2 ** 20, git, loading, redacting, reading }));
