import type { Repository } from '../git/open.ts';
import { append } from '../model/append.ts';
import { isProse } from '../markdown/data-text.ts';
import type { Document } from '../model/document.ts';
import { isOwnCi } from '../model/own-ci.ts';
import type { Hidden } from '../model/hidden.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import type { RunIt } from '../model/run-it.ts';
import { gather, type ReadFile } from '../run-it/gather.ts';
import { readFacts } from '../run-it/read.ts';
import { isApart, readingPlaces, readsIn, type Read } from '../run-it/reads.ts';
import { runItFiles } from '../run-it/sources.ts';
import type { Shown } from './audience/shown.ts';
import { hiddenNow } from './hidden.ts';
import { hiddenIn } from './hidden-in.ts';

/** What the repository says about running it, and what was wrong or hidden in the files that say it. */
export interface FoundRunIt {
  runIt: RunIt;
  problems: Problem[];
  hidden: Hidden[];
}

/** Files of code that are looked through for variables. */
const mostCode = 4000;

/** Reads everything that says how to install, run, test and deploy, from the documents that are shown and from the code of the built commit. Runs nothing. */
export async function readRunIt(
  repository: Repository,
  shown: Pick<Shown, 'documents' | 'claimed' | 'isAbsent' | 'cutterOf'>,
): Promise<FoundRunIt> {
  const { files, more, problems, hidden } = await readRunItFiles(repository, shown.documents, shown);
  const { reads, cut } = await readVariables(repository, shown.isAbsent);
  if (cut > 0) problems.push(problemOf(null, notAll(cut)));
  const gathered = gather(files, reads, more);
  append(problems, gathered.problems);
  return { runIt: gathered.runIt, problems, hidden };
}

/** What was read of files that say how to run a project. */
interface ReadFiles extends Omit<FoundRunIt, 'runIt'> {
  files: ReadFile[];
  /** Files of such kinds beyond those that were read. */
  more: number;
}

/** Reads the files among the standing `documents` that say how to run the project. */
export async function readRunItFiles(
  repository: Repository,
  documents: readonly Document[],
  { cutterOf, claimed }: Pick<Shown, 'cutterOf' | 'claimed'> = { cutterOf: null, claimed: [] },
): Promise<ReadFiles> {
  const standing = new Map(documents.filter((it) => !it.deleted && it.mode.startsWith('100')).map((it) => [it.path, it]));
  const telling = claimed.filter((it) => it.collection.tellsOfRunning === true && it.document.branch === null);
  const known = runItFiles(
    [...standing.keys()],
    telling.map((it) => it.document.path).filter((it) => standing.has(it)),
  );
  const found: ReadFiles = { files: [], more: known.more, problems: [], hidden: [] };
  const texts = repository.contents(known.files.map(({ path }) => ({ path, blob: standing.get(path)?.current.blob ?? '' })));
  for (const file of known.files) {
    const { value: content } = await texts.next();
    if (content === undefined) continue;
    // A lock file is written by a program and long; every word of it that is shown is looked at once more in the end.
    const isLock = file.kind.origin === 'lock file';
    const document = standing.get(file.path);
    const cutter = document === undefined || !isProse(file.path) ? null : (cutterOf?.(document) ?? null);
    const written = content.text === null || cutter === null ? content.text : cutter.cut(content.text, file.path);
    const { text, findings } = written === null || isLock ? { text: written, findings: [] } : repository.redactor.redactDecoded(written);
    // Markdown is read as a document as well, which reports what is wrong with it.
    if (!/\.(?:md|markdown)$/i.test(file.path)) {
      const place = { path: file.path, commit: document?.current.commit ?? null, current: true };
      report(found, file.path, hiddenIn(text, [...content.hidden, ...findings], place), content.problem);
    }
    // What publishes the handover says nothing about running the project.
    if (file.kind.origin === 'ci' && isOwnCi(text ?? '')) continue;
    found.files.push({ ...file, facts: text === null ? {} : readFacts(file.kind, { path: file.path, text }) });
  }
  return found;
}

function report(found: ReadFiles, path: string, hidden: readonly Hidden[], problem: Finding | null): void {
  append(found.hidden, hidden);
  append(found.problems, hiddenNow(path, hidden));
  if (problem !== null) found.problems.push(problemOf(path, problem));
}

/** Where the code reads environment variables: names, paths and lines, nothing else of the code. */
async function readVariables(repository: Repository, isAbsent: (path: string) => boolean): Promise<{ reads: Read[]; cut: number }> {
  const mentions = (await repository.mentions(readingPlaces)).filter((it) => !isApart(it.path) && !isAbsent(it.path));
  const reads: Read[] = [];
  for await (const { path, text } of repository.contents(mentions.slice(0, mostCode)))
    if (text !== null) append(reads, readsIn(path, text));
  return { reads, cut: Math.max(0, mentions.length - mostCode) };
}

function notAll(count: number): Finding {
  return {
    code: 'HO144',
    message: `The code was not all looked through for environment variables: ${count} files were left out.`,
    fix: 'Name every variable in an example of an environment file.',
  };
}
