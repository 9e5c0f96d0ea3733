import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/deliver/files.ts';
import { lookOver } from '../../../src/deliver/look-over.ts';
import { pastIn } from '../../../src/deliver/past-search/documents.ts';
import { keepShards, keptSizes } from '../../../src/deliver/past-search/kept.ts';
import { writePastSearch } from '../../../src/deliver/past-search/write.ts';
import type { Versions } from '../../../src/model/versions.ts';
import { byForm } from '../by-form.ts';
import { revisionOf } from '../content.ts';
import { newFolder, writeFiles } from '../folder.ts';
import { withoutPagefind } from '../without-pagefind.ts';

const indexes = [{ language: 'en', folder: 'pagefind', merged: false }];
const same = { shows: 'nothing', size: null, coarse: false, changes: 0, counts: '' } as const;

/** Files of a document of the content: the text of each revision, null for one that cannot be read. */
function documentOf(url: string, texts: readonly (string | null)[], its: Partial<Versions> = {}): Record<string, string> {
  const folder = `content/versions${url}`;
  const versions: Versions = {
    url,
    collection: 'specs',
    title: `Title of ${url}`,
    lang: 'en',
    path: 'spec.md',
    deleted: false,
    branch: null,
    current: texts.length,
    revisions: texts.map((text, index) => ({
      ...revisionOf(index + 1, { authoredAt: `2026-05-0${index + 1}T09:00:00+02:00` }),
      text: text === null ? 'large' : 'shown',
      introduced: same,
      toCurrent: null,
    })),
    ...its,
  };
  const parts = texts.flatMap((text, index) => (text === null ? [] : [[`${folder}${index + 1}.html`, text] as const]));
  return { [`${folder}versions.json`]: JSON.stringify(versions), ...Object.fromEntries(parts) };
}

const mail = documentOf('/specs/mail/', [
  '<p>Three mails</p><p>Old</p>',
  '<p>Nine mails</p>',
  '<p>Old</p><p>Many mails</p>',
  '<p>Many mails</p>',
]);
const bill = documentOf('/specs/bill/', ['<h2 id="doc-bill">Bill</h2><p>Paper</p>', '<h2 id="doc-bill">Bill</h2>']);
const still = documentOf('/specs/still/', ['<p>Stands</p>', '<p>Stands</p><p>More</p>']);

/** A site with the index of what stands, without any page. */
function siteWith(files: Record<string, string>): { content: string; out: string; cache: string } {
  const folder = newFolder();
  writeFiles(folder, {
    ...files,
    'site/pagefind/pagefind-entry.json': '{"version":"1.6.0","languages":{}}',
    'site/pagefind/wasm.en.pagefind': 'rules',
    'site/search/ids.json': '[]',
  });
  return { content: join(folder, 'content'), out: join(folder, 'site'), cache: join(folder, 'cache') };
}

/** Writes the second index, as a build does: what was looked through is kept. */
async function written({ content, out, cache }: ReturnType<typeof siteWith>, known = 'these secrets'): Promise<Map<string, string>> {
  rmSync(join(out, 'pagefind/past'), { recursive: true, force: true });
  const keeping = { cache, known };
  const { documents, sizes } = pastIn(content, keptSizes(keeping));
  const shards = await writePastSearch(documents, { out, indexes, keeping });
  keepShards(keeping, out, { shards, sizes: Object.fromEntries(sizes) });
  return new Map(filesBelow(out).map((it) => [it, readFileSync(join(out, it)).toString('base64')]));
}

/** What the index holds of each passage. */
function passagesIn(out: string): unknown[] {
  const folder = join(out, 'pagefind/past/en-x-past/fragment');
  return readdirSync(folder)
    .map((it) => gunzipSync(readFileSync(join(folder, it))).toString())
    .map((it) => JSON.parse(it.slice(it.indexOf('{'))) as { url: string; content: string; filters: unknown })
    .map(({ url, content, filters }) => [url.replaceAll(/\/v\/(\d)-c+\//g, '/v/$1/'), content, filters])
    .toSorted();
}

test('a kept shard that is a folder of folders, or a file, is made anew', async () => {
  const site = siteWith({ ...mail });
  const before = await written(site);
  const all = join(site.cache, 'past-search');
  const [key = ''] = readdirSync(all);
  rmSync(join(all, key, 'files.json'));
  mkdirSync(join(all, key, 'files.json'));
  expect(await written(site)).toEqual(before);
  rmSync(join(all, key), { recursive: true });
  writeFileSync(join(all, key), '');
  expect(await written(site)).toEqual(before);
  rmSync(all, { recursive: true });
  writeFileSync(all, '');
  await expect(written(site)).rejects.toMatchObject({ code: 'EEXIST', path: all });
});

test('each passage that no longer stands is in the index once, with its periods and what it is narrowed by', async () => {
  const site = siteWith({ ...mail, ...bill, ...still });
  expect(pastIn(site.content).older).toBe(5);
  await written(site);
  const filters = { kind: ['specs'], language: ['en'] };
  expect(passagesIn(site.out)).toEqual([
    ['/specs/bill/v/1/?passage=0&stood=1-1-2#doc-bill', 'Paper', filters],
    ['/specs/mail/v/1/?passage=0&stood=1-1-2', 'Three mails', filters],
    ['/specs/mail/v/2/?passage=1&stood=2-2-3', 'Nine mails', filters],
    ['/specs/mail/v/3/?passage=2&stood=1-1-2.3-3-4', 'Old', filters],
  ]);
  const folder = join(site.out, 'pagefind/past/en-x-past');
  expect(JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8'))).toMatchObject({
    '/specs/bill/': { title: 'Title of /specs/bill/', collection: 'specs', days: { '1': '2026-05-01', '2': '2026-05-02' } },
  });
  expect(Object.values(JSON.parse(readFileSync(join(folder, 'days.json'), 'utf8')) as object)).toEqual([
    '2026-05-02',
    '2026-05-02',
    '2026-05-03',
    '2026-05-04',
  ]);
  expect(readFileSync(join(site.out, 'search/past.json'), 'utf8')).toBe('[{"language":"en","shards":["en-x-past"]}]\n');
  expect(readdirSync(folder).filter((it) => /\.(?:js|css)$|^wasm/.test(it))).toEqual(['wasm.en-x-past.pagefind']);
});

test('where everything still stands there is no shard, and where the text that stands cannot be read all that was read is past', async () => {
  const none = siteWith(still);
  await written(none);
  expect([readFileSync(join(none.out, 'search/past.json'), 'utf8'), existsSync(join(none.out, 'pagefind/past'))]).toEqual(['[]\n', false]);
  const site = siteWith(documentOf('/specs/large/', ['<p>One</p>', null]));
  await written(site);
  expect(passagesIn(site.out)).toMatchObject([['/specs/large/v/1/?passage=0&stood=1-1-~', 'One', {}]]);
});

test('what an unchanged shard is made of is taken from the cache without Pagefind, byte by byte', async () => {
  const site = siteWith({ ...mail, ...bill });
  const first = await written(site);
  const kept = readdirSync(join(site.cache, 'past-search'));
  withoutPagefind();
  expect(await written(site)).toEqual(first);
  expect(readdirSync(join(site.cache, 'past-search'))).toEqual(kept);
});

test('what changed is made anew, and what nothing needs any more is forgotten', async () => {
  const site = siteWith({ ...mail, ...bill });
  const first = await written(site);
  const [before] = readdirSync(join(site.cache, 'past-search'));
  writeFiles(join(site.content, '..'), documentOf('/specs/bill/', ['<p>Parchment</p>', '<p>Mail</p>']));
  expect(await written(site)).not.toEqual(first);
  const after = readdirSync(join(site.cache, 'past-search'));
  expect([after.length, after.includes(before ?? '')]).toEqual([2, false]);
});

test('a text that an earlier build has read is not read again where its shard is kept', async () => {
  const site = siteWith({ ...mail, ...bill });
  await written(site);
  const sizes = keptSizes({ cache: site.cache, known: 'these secrets' });
  expect([...sizes.values()].toSorted()).toEqual([24, 5]);
  // Letters and signs of a digest may look like a secret by chance.
  expect([...sizes.keys()].filter((it) => !/^[0-9a-f]{64}$/.test(it))).toEqual([]);
  const { documents } = pastIn(site.content, new Map([...sizes].map(([of, size]) => [of, size + 1])));
  expect(documents.map((it) => [it.url, it.size])).toEqual([
    ['/specs/bill/', 6],
    ['/specs/mail/', 25],
  ]);
});

test('sizes are found anew once another secret is known, a text has changed, or the list is damaged', async () => {
  const site = siteWith({ ...mail, ...bill });
  const first = await written(site);
  const sizes = join(site.cache, 'past-search/sizes.json');
  expect(keptSizes({ cache: site.cache, known: 'other secrets' })).toEqual(new Map());
  writeFileSync(sizes, readFileSync(sizes, 'utf8').replace(/\d+}$/, '2000001}'));
  expect(keptSizes({ cache: site.cache, known: 'these secrets' })).toEqual(new Map());
  expect(await written(site)).toEqual(first);
  const changed = siteWith({ ...mail, ...documentOf('/specs/bill/', ['<p>Parchment</p>', '<p>Mail</p>']) });
  expect(await written({ ...changed, cache: site.cache })).toEqual(await written({ ...changed, cache: newFolder() }));
});

test('a shard is made anew once another secret is known', async () => {
  const site = siteWith({ ...mail, ...bill });
  const first = await written(site);
  const [before] = readdirSync(join(site.cache, 'past-search'));
  expect(await written(site, 'other secrets')).toEqual(first);
  expect(readdirSync(join(site.cache, 'past-search'))).not.toContain(before);
});

test.each([
  ['another text', (folder: string) => writeFileSync(join(folder, 'documents.json'), '{}')],
  ['a file less', (folder: string) => rmSync(join(folder, 'days.json'))],
  ['a file more', (folder: string) => writeFileSync(join(folder, 'fragment/more'), '')],
  ['no list', (folder: string) => rmSync(join(folder, 'files.json'))],
  ['half a list', (folder: string) => writeFileSync(join(folder, 'files.json'), '{"documents.json":')],
])('a kept shard with %s is not taken', async (_, damage) => {
  const site = siteWith({ ...mail, ...bill });
  const first = await written(site);
  const [key = ''] = readdirSync(join(site.cache, 'past-search'));
  damage(join(site.cache, 'past-search', key));
  expect(await written(site)).toEqual(first);
  const other = join(site.out, '../other');
  cpSync(site.cache, other, { recursive: true });
  withoutPagefind();
  // It was kept again, whole.
  expect(await written({ ...site, cache: other })).toEqual(first);
});

test('the last look for secrets reads what the second index holds', async () => {
  const secret = `ghp_${'aB3dE6gH9j'.repeat(3)}kLmN12`;
  const site = siteWith(documentOf('/specs/mail/', [`<p>Send it with ${secret} at night.</p>`, '<p>Send it.</p>']));
  await written(site);
  const { leaks } = await lookOver(site.out, filesBelow(site.out), byForm);
  expect(leaks.map((it) => it.rule)).toContain('github token');
  expect(leaks.map((it) => it.place).join()).toMatch(/\/specs\/mail\/v\/1-c+1?\/.*\(search index\)/);
});
