import { openRepository, type Repository } from '../git/open.ts';
import type { Collection } from '../model/collection.ts';
import { byPlace, type Problem } from '../model/problem.ts';
import type { Progress } from '../model/progress.ts';
import type { Site } from '../model/site.ts';
import { count } from '../model/wording.ts';
import { lastLook } from '../redact/last-look.ts';
import { assemble } from './assemble.ts';
import { classify, isWanted } from './classify.ts';
import { hiddenInNames } from './hidden.ts';
import { lookedThrough, siteLookedThrough } from './looked-through.ts';
import { isManifest } from './manifests.ts';
import { readSurroundings } from './others.ts';
import { renderAll } from './pages.ts';
import { readAll } from './readings.ts';
import { siteOf } from './site.ts';
import { twinsOf } from './twins.ts';
import { writeContent } from './write.ts';

/** What to collect, and where to. */
export interface Order {
  /** A working tree, a folder in one, a worktree or a bare repository. */
  repo: string;
  /** Folder for `content/`; empty or missing. */
  content: string;
  allowShallow: boolean;
  /** Title of the site; null for the one the repository gives. */
  title: string | null;
  /** Version of this program. */
  generator: string;
  collections: readonly Collection[];
  progress: Progress;
}

/** What was collected. */
export interface Collected {
  site: Site;
  /** What is wrong in the built commit; also on the Problems page. */
  problems: Problem[];
  /** What is unusual about this clone. Not in the site, because another clone of the same commit must give the same one. */
  notes: Problem[];
  /** Branch that is checked out; null on a detached HEAD. */
  branch: string | null;
}

/** Reads a repository and writes `content/`. Throws a Failure when there is nothing that could be read. */
export async function collect(order: Order): Promise<Collected> {
  const repository = await openRepository(order.repo, { allowShallow: order.allowShallow });
  try {
    return await collectFrom(repository, order);
  } finally {
    await repository.close();
  }
}

async function collectFrom(repository: Repository, { collections, content, title, generator, progress }: Order): Promise<Collected> {
  const reading = progress.step('Read history');
  const history = await repository.history();
  const documents = history.documents((path) => isWanted(path, collections) || isManifest(path));
  reading.end(`${count(history.commits, 'commits')}, ${count(documents.length, 'documents')}`);

  const texts = progress.step('Read documents');
  const { claimed, leftOut, others } = classify(documents, collections);
  const readings = await readAll(repository, claimed, history.tree, (done, total) => texts.update(done, total, 'texts'));
  const standing = documents.filter((it) => !it.deleted && isManifest(it.path));
  const surroundings = await readSurroundings(repository, [...standing, ...others]);
  texts.end(`${count(readings.read.length, 'files')} with records, ${count(others.length, 'other documents')}`);

  const rendering = progress.step('Render texts');
  const linked = assemble(readings.read, collections, history.tree);
  const { assembled, problems: found } = lookedThrough(linked);
  const { pages, problems: unrendered } = renderAll(assembled);
  const { site, problems: told } = siteLookedThrough(
    siteOf({
      title,
      generator,
      shallow: repository.shallow,
      history,
      collections,
      readings,
      leftOut: [...leftOut, ...readings.leftOut],
      assembled,
      surroundings,
      hidden: [...history.hidden, ...readings.hidden, ...surroundings.hidden],
    }),
  );
  const reported = [
    history.problems,
    twinsOf(history.files),
    hiddenInNames(history.hidden),
    readings.problems,
    surroundings.problems,
    assembled.problems,
    found,
    told,
    unrendered,
  ];
  const { value: problems } = lastLook(reported.flat().toSorted(byPlace));
  writeContent(content, site, problems, assembled, pages);
  rendering.end(count(pages.length, 'texts'));
  return { site, problems, notes: repository.problems, branch: repository.branch };
}
