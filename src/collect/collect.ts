import { openRepository, type Repository } from '../git/open.ts';
import { wholeAudience } from '../model/audience.ts';
import { Failure } from '../model/failure.ts';
import { withBaseline } from '../model/baseline.ts';
import { limits } from '../model/limits.ts';
import { factsOf } from '../model/operator.ts';
import { usualAsOf } from '../model/milestone.ts';
import { usualPersonal } from '../model/usual-personal.ts';
import { byPlace } from '../model/problem.ts';
import { notChecked } from '../model/readiness.ts';
import { count } from '../model/wording.ts';
import { isRunItFile } from '../run-it/sources.ts';
import { optionsOf } from './asked.ts';
import { assemble } from './assemble.ts';
import { shownTo } from './audience/shown.ts';
import { isWanted } from './classify.ts';
import { claimsOf } from './claims.ts';
import { dating } from './dating.ts';
import { finishing } from './finishing.ts';
import { handFilesIn, handPagesOf } from './hand-site.ts';
import { lookAtPages } from './hand-texts.ts';
import { holdHeap } from './heap.ts';
import { hiddenInNames, secretsOf, tooManySecrets } from './hidden.ts';
import { hiddenInPaths } from './hidden-names.ts';
import { imagesIn } from './images.ts';
import { keyOf, makeCache, openKept, type Kept } from './kept.ts';
import { lookedThrough, namesLookedThrough, siteLookedThrough } from './looked-through.ts';
import { momentsOf } from './moments.ts';
import type { Collected, Order } from './order.ts';
import { openItemsOf } from './open-items.ts';
import { packagesOf } from './packages.ts';
import { pageOfPlaces } from './page-of-place.ts';
import { writePast, type Made } from './past.ts';
import { renderAll } from './pages.ts';
import { programDigest } from './program.ts';
import { readinessOf, settingsIn, withFindings } from './readiness.ts';
import { readAll } from './readings.ts';
import { countsOf, entriesOf, receiptOf, shownAmong } from './receipt.ts';
import { notRead } from './not-read.ts';
import { placesIn } from './repository-places.ts';
import { readRunIt } from './run-it.ts';
import { siteOf } from './site.ts';
import { toldOf } from './told.ts';
import { twinsOf } from './twins.ts';
import { homesOf } from './versions/homes.ts';
import { writeContent, writeImages } from './write.ts';

export type { Collected, Order } from './order.ts';

/** Reads a repository and writes `content/`. Secrets are hidden in it; whether they stop the work is for `approve` to say. Throws a Failure when there is nothing that could be read. */
export async function collect(order: Order): Promise<Collected> {
  const {
    allowShallow,
    at = null,
    commit = null,
    refs = null,
    workingTree = false,
    since = null,
    tags = null,
    cache = null,
    operator,
  } = order;
  holdHeap();
  const policy = order.personal ?? usualPersonal;
  const personal = { ...policy, published: [...policy.published, JSON.stringify(operator ?? {})] };
  const repository = await openRepository(order.repo, { allowShallow, at: commit ?? at, refs, workingTree, since, tags, personal });
  try {
    const program = cache === null ? '' : `${programDigest()} ${keyOf(JSON.stringify(personal))}`;
    const kept = cache === null ? null : openKept(cache, program, repository.redactor.lastLook);
    const collected = await collectFrom(repository, order, { kept, program });
    kept?.close();
    return collected;
  } finally {
    await repository.close();
  }
}

async function collectFrom(
  repository: Repository,
  order: Order,
  { kept, program }: { kept: Kept | null; program: string },
): Promise<Collected> {
  const { collected, made } = await collectStanding(repository, order, kept);
  if (order.cache != null) makeCache(order.cache);
  if (made === null) return collected;
  return { ...collected, secrets: await writePast(repository, order, { ...made, secrets: collected.secrets, program }) };
}

/** Writes everything but the past texts. A function of its own, so that the pages it made are gone from memory when it has ended. */
async function collectStanding(
  repository: Repository,
  order: Order,
  kept: Kept | null,
): Promise<{ collected: Collected; made: Made | null }> {
  const { collections: all, content, approve, baseline = [], generator, progress } = order;
  const {
    at = null,
    refs = null,
    offline = false,
    url = null,
    textLimit = limits.pastTexts,
    title,
    language = 'en',
    personal = usualPersonal,
    audience = wholeAudience,
    operator = factsOf([]),
  } = order;
  const { redactor } = repository;
  const handTexts = lookAtPages(order.pages ?? [], redactor, language);
  const reading = progress.step('Read history');
  const wanted = (path: string): boolean => isWanted(path, all) || isRunItFile(path);
  const owned = (path: string): boolean => all.some((it) => it.owns(path));
  const history = await repository.history({ wanted, owned });
  const settings = await settingsIn(repository, history);
  const names = all.flatMap((it) => it.namedIn?.(settings?.text ?? '') ?? []);
  const found = history.documents((path) => wanted(path) || names.some((isNamed) => isNamed(path)));
  const handFiles = await handFilesIn(repository, order.pages ?? [], found);
  const documents = found.filter((it) => !handFiles.isPage(it.path));
  reading.end(`${count(history.commits, 'commits')}, ${count(documents.length, 'documents')}`);

  const texts = progress.step('Read documents');
  const { branchDocuments, tree: whole } = history;
  const tellings = await toldOf(repository, [...documents, ...branchDocuments], all, settings?.text ?? null);
  const shown = await shownTo(audience, repository, { documents, branchDocuments, collections: all, tree: whole, tellings });
  const { collections, tree, cutterOf } = shown;
  const report = (done: number, total: number): void => texts.update(done, total, 'texts');
  const readings = await readAll(repository, shown.claimed, { tree, kept, report, cutterOf });
  const runIt = await readRunIt(repository, shown);
  texts.end(count(readings.read.length, 'files'));

  const rendering = progress.step('Render texts');
  const { read: named, problems: renamed, hidden: lateNames } = namesLookedThrough(readings.read, redactor);
  const { milestones = [], asOf = usualAsOf } = order;
  const { since } = repository;
  if (since !== null && history.points.placeOf(since.commit) === null) throw notBefore();
  const moments = await momentsOf(
    history,
    named.map((it) => it.document),
    { milestones, since, asOf },
  );
  // What an audience does not get must not be told by what is said to be there.
  const claims = shown.withheld.problems ? new Map() : await claimsOf(named, { repository, history, tree, isAbsent: shown.isAbsent });
  const linked = assemble(named, collections, tree, moments.all, claims);
  const { assembled, problems: looked, hidden: late } = lookedThrough(linked, redactor);
  const byHand = handPagesOf(handTexts, { ...handFiles, redactor, audience, collections: all, shown, documents, assembled });
  const asked = {
    at,
    refs,
    title,
    language,
    offline,
    textLimit,
    url,
    audience,
    operator,
    personal,
    baseline,
    address: order.address ?? null,
    pages: byHand.digest,
    milestones,
    asOf,
  };
  const options = optionsOf(asked, repository, history.uncommitted);
  const commit = (history.uncommitted ?? 0) > 0 ? null : history.head.id;
  const placeOf = placesIn({ commit, files: tree.files, kindOf: tree.kindOf, repository: options.repository });
  const images = await imagesIn(assembled, tree, history);
  const {
    pages,
    living,
    problems: unrendered,
    hidden: unshown,
    past,
  } = renderAll(assembled, {
    isCut: cutterOf !== null,
    language,
    redactor,
    images,
    placeOf,
  });
  // The names of what an audience does not get were looked through as well.
  const shownNames = cutterOf === null ? history.hidden : shownAmong(history.hidden, assembled, history.newest(5));
  const inNames = hiddenInPaths(shownNames, history.files, shown.isAbsent);
  const places = redactor.lastLook([
    ...inNames,
    ...readings.hidden,
    ...runIt.hidden,
    ...lateNames,
    ...late,
    ...unshown,
    ...byHand.hidden,
  ]).value;
  const { hidden } = withBaseline(places, baseline);
  const entries = entriesOf(hidden, { pageOf: byHand.pageOf(pageOfPlaces(assembled)), committed: history.committed });
  const {
    site,
    problems: told,
    hidden: last,
  } = siteLookedThrough(
    siteOf({
      title,
      operator,
      generator,
      options,
      withheld: shown.withheld,
      shallow: repository.shallow,
      history,
      collections,
      readings,
      leftOut: [...shown.leftOut, ...readings.leftOut, ...byHand.leftOut],
      assembled,
      runIt: runIt.runIt,
      hidden,
      secrets: countsOf(entries),
      personal: { authors: personal.authors, actions: { ...personal.actions } },
    }),
    redactor,
  );
  const reported = [
    history.problems,
    twinsOf(history.files),
    hiddenInNames(secretsOf(inNames)),
    readings.problems,
    runIt.problems,
    assembled.problems,
    renamed,
    looked,
    told,
    unrendered,
    images.problems(),
    byHand.problems,
    tooManySecrets(redactor.unknown()),
  ];
  const there = reported.flat().filter((it) => it.path === null || !shown.isAbsent(it.path));
  const judging = { history, problems: there, hidden, settings };
  const unchecked = { readiness: notChecked, wrong: [] };
  const { readiness, wrong } = shown.withheld.problems ? unchecked : redactor.lastLook(readinessOf(assembled, order.judge, judging)).value;
  const { value: problems } = redactor.lastLook([...withFindings(there, readiness.findings), ...wrong].toSorted(byPlace));
  const collected: Collected = {
    site,
    problems,
    notes: [...repository.problems, ...notRead(history.unread), ...shown.notes],
    branch: repository.branch,
    ...withBaseline(secretsOf([...hidden, ...last]), baseline),
    dateOf: dating([...documents, ...branchDocuments]),
    secrets: {
      inPage: redactor.visibleSecrets,
      inPast: (text) => redactor.visibleSecrets(text()),
      inData: redactor.plainSecrets,
      inWords: redactor.knownInWords,
      known: null,
    },
  };
  rendering.end(count(pages.length, 'texts'));
  await approve?.(collected);
  if (content === null) return { collected, made: null };
  byHand.check();
  const said = {
    problems: shown.withheld.problems ? [] : problems,
    readiness,
    receipt: receiptOf(entries),
    open: openItemsOf(collections, assembled.entries, repository),
    packages: packagesOf(assembled, moments, { ...history, clean: (value) => redactor.lastLook(value).value }, since?.commit ?? null),
    byHand,
  };
  writeContent(content, { site, ...said }, assembled, { pages, finish: await finishing(pages, { redactor, living }) });
  writeImages(content, new Map([...images.files(), ...byHand.images]));
  return { collected, made: { homes: homesOf(assembled), past } };
}

function notBefore(): Failure {
  return new Failure('HO328', 'usage', 'The package named with --since is no part of the history of the built commit.', [
    'Name a tag or commit that comes before it:  git log --oneline --decorate',
  ]);
}
