import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { collections } from '../collections/index.ts';
import { Failure } from '../model/failure.ts';
import type { Progress } from '../model/progress.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Site } from '../model/site.ts';
import { count } from '../model/wording.ts';
import { speakerIn, spokenIn } from '../words/languages.ts';
import { writeApi } from './api.ts';
import { checkLinks } from './check-links.ts';
import { ContentError, readChecked, readHandPages, readReceipt, readSite, recordIds } from './content.ts';
import { writing } from './failures.ts';
import { filesBelow, onCodePoints } from './files.ts';
import { checkHandAnchors } from './hand-anchors.ts';
import { finishHandPages } from './hand-look.ts';
import { headerText } from './header-file.ts';
import { headerFile } from '../model/headers.ts';
import { openLinks } from './kept-links.ts';
import { leaksInNames } from './leaks.ts';
import type { Looked } from './looked.ts';
import { keepSearch, madeName } from './made-search.ts';
import { lookOver, refuseLeaks, type LookedOver } from './look-over.ts';
import { marker, markerText, recordOf } from './marker.ts';
import { writeOffline } from './offline.ts';
import { writePageMarkdown } from './page-markdown.ts';
import { pastPages, pathsOfPast, type Making } from './past-pages.ts';
import { redactionMarks } from './redaction-marks.ts';
import { relativePages } from './relative-links.ts';
import { renderPages, type Order } from './pages.ts';
import { compareScript } from './script-addresses.ts';
import { failure, writeSearchIndex } from './search-index.ts';
import { writeSitemap } from './sitemap.ts';
import { astroVersion } from './versions.ts';

/**
 * Builds the site of `content` into `out`, a folder that does not exist yet; `work` is a folder for what is needed meanwhile.
 * `looked` names files without a secret; see `lookOver`. `cache` is the folder for what a later build can take. The same content gives the same bytes. Throws a Failure when anything is missing or cannot be written, or `secrets` finds one in it.
 */
export async function buildSite(
  {
    content,
    out,
    work,
    secrets,
    looked = new Set<string>(),
    cache = null,
  }: Order & { secrets: SecretSearch; looked?: Looked; cache?: string | null },
  progress: Progress,
): Promise<{ pages: number }> {
  const site = checkedSite(content);
  return await writing(out, async () => {
    const pages = progress.step('Build pages');
    await renderPages({ content, out, work }, (done, total) => pages.update(done, total, 'pages'));
    checkPages(site, content, out);
    await finishHandPages(content, out, secrets);
    checkHandAnchors(content, out);
    writeApi({ content, out }, site, collections);
    writeFileSync(join(out, headerFile), headerText());
    copyImages(content, out);
    writePageMarkdown(out, filesBelow(out));
    const rendered = filesBelow(out);
    pages.end(count(rendered.filter(isPage).length, 'pages'));

    const older = progress.step('Older versions');
    const past = pathsOfPast(content);
    // Before links of other pages are made relative: theirs begin with the frame of one of these.
    const planned = [...rendered, ...past].toSorted(onCodePoints);
    const pastOnes: LookedOver = { leaks: [], files: [] };
    const links = openLinks(cache, secrets.known);
    const making = { ...makingOf(site, readReceipt(content)), search: secrets, kept: links, found: pastOnes };
    checkLinks(pastPages(content, out, making), planned, links);
    checkLinks(relativePages(out, rendered, site.options.url), planned, links);
    writeSitemap(out, planned, site.options.url);
    const files = filesBelow(out);
    const pageCount = files.filter(isPage).length;
    older.end(count(past.length, 'pages'));

    const search = progress.step('Index for search');
    // Another process makes the index: meanwhile there is time to look at what it is made of.
    const keeping = cache === null || secrets.known === null ? null : { cache, known: secrets.known };
    const order = { out, work: join(work, 'search'), keeping, past: { content } };
    const pastPaths = new Set(past);
    const others = files.filter((it) => !pastPaths.has(it));
    const [{ pages: indexed, version: pagefind, made: found }, made] = await both(
      writeSearchIndex(order),
      lookOver(out, others, secrets, looked),
    );
    checkIndex(site, content, indexed);
    // Byte by byte what was looked at already, in another spelling.
    const copies = site.options.offline ? writeOffline(out) : [];
    search.end(count(indexed, 'pages'));

    const last = progress.step('Look for secrets');
    const versions = { node: process.versions.node, astro: astroVersion(), pagefind };
    const known = new Set([...files, ...copies.map((it) => it.path)]);
    const index = await lookOver(
      out,
      filesBelow(out).filter((it) => !known.has(it)),
      secrets,
      looked,
    );
    const listed = [...pastOnes.files, ...made.files, ...index.files, ...copies].toSorted((a, b) => onCodePoints(a.path, b.path));
    writeFileSync(join(out, marker), markerText(recordOf(site, versions, listed)));
    const { leaks } = await lookOver(out, [marker], secrets);
    const store = filesBelow(work).filter((it) => /^(?:\.astro|cache)\//.test(it));
    refuseLeaks([
      ...pastOnes.leaks,
      ...leaksInNames(past, secrets),
      ...made.leaks,
      ...index.leaks,
      ...leaks,
      ...(await lookOver(work, store, secrets)).leaks,
    ]);
    // What a later build takes has been looked through; the parts of the index say what it says in files of their own.
    if (keeping !== null) {
      const parts = filesBelow(order.work).filter((it) => it !== madeName);
      refuseLeaks((await lookOver(order.work, parts, secrets, looked)).leaks);
      links.keep();
      keepSearch(keeping, out, found);
    }
    last.end(`none in ${count(listed.length + 1, 'files')}`);
    return { pages: pageCount };
  });
}

const isPage = (path: string): boolean => path.endsWith('.html');

/** What pages of past texts share with all others. */
function makingOf(
  { title: site, options: { language }, collections: found }: Site,
  receipt: Receipt,
): Omit<Making, 'search' | 'kept' | 'found'> {
  const speaker = speakerIn(language);
  const titles = new Map(found.map(({ name, title }) => [name, speaker.translated(title) ?? title]));
  return {
    site,
    speaker,
    spoken: JSON.stringify(spokenIn(language, 'compare.')),
    script: compareScript,
    mark: redactionMarks(receipt),
    titleOf: (name) => titles.get(name) ?? name,
  };
}

/** Copies the images that pages show, byte by byte: nothing decodes them. */
function copyImages(content: string, out: string): void {
  const folder = join(content, 'images');
  if (!existsSync(folder)) return;
  mkdirSync(join(out, 'images'), { recursive: true });
  for (const name of readdirSync(folder).toSorted(onCodePoints)) writeFileSync(join(out, 'images', name), readFileSync(join(folder, name)));
}

/** The results of both, once both have ended: what one still writes cannot be removed yet. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

/** The site description, when all records it counts are there, of known collections and of their form. Astro would build on without them. */
function checkedSite(content: string): Site {
  try {
    const site = readSite(content);
    readHandPages(content);
    const known = new Map(collections.map((it) => [it.name, it]));
    const wrong = site.collections.flatMap(({ name, records }) => {
      const collection = known.get(name);
      if (collection === undefined) return `the collection ${name} is not known`;
      const ids = recordIds(content, name);
      for (const id of ids) readChecked(content, collection, id);
      return ids.length === records ? [] : `${name} has ${ids.length} of ${records} records`;
    });
    if (wrong.length > 0) throw new ContentError(`The content folder is not complete: ${wrong.join(', ')}.`);
    return site;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Failure('HO506', 'site', error.message, ['Collect the content again with the same version of the program.']);
  }
}

function checkPages({ collections: found, sources }: Site, content: string, out: string): void {
  const urls = [
    ...found.flatMap(({ name }) => recordIds(content, name).map((id) => `/${name}/${id}/`)),
    ...sources.map((it) => it.url),
    ...readHandPages(content).pages.map((it) => it.url),
  ];
  const missing = urls.filter((it) => !existsSync(join(out, it, 'index.html')));
  if (missing.length === 0) return;
  throw new Failure('HO507', 'site', `${missing.length} of ${urls.length} pages were not built, the first of them ${missing[0]}.`, [
    'Run the command again. If it fails again, report it with this message.',
  ]);
}

function checkIndex({ collections: found }: Site, content: string, indexed: number): void {
  // The first page, how to run it and what was written by hand are found as well.
  const wanted = found.reduce((sum, it) => sum + it.records, 2 + readHandPages(content).pages.length);
  if (indexed !== wanted) throw failure(`The search index holds ${indexed} of ${wanted} pages.`);
}
