import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/deliver/build-site.ts';
import { filesBelow } from '../../src/deliver/files.ts';
import { isPast } from '../../src/model/version-addresses.ts';
import { recordOf, writeSample, type Sample } from './content.ts';
import { handoffOf, fullSample } from './samples.ts';
import { newFolder } from './folder.ts';
import { runItSample } from './run-it-sample.ts';
import { byForm } from './by-form.ts';
import { silent } from './silent.ts';

let folder = '';
let out = '';

async function built(place: string, sample: Sample): Promise<string> {
  writeSample(join(place, 'content'), sample);
  await buildSite({ content: join(place, 'content'), out: join(place, 'site'), work: join(place, 'work'), secrets: byForm }, silent);
  return join(place, 'site');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-site-'));
  out = await built(folder, fullSample);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (path: string): string => readFileSync(join(out, path), 'utf8');
const json = (path: string): unknown => JSON.parse(text(path));
const titles = (html: string): string[] => [...html.matchAll(/<a [^>]*>\s*([^<]+?)\s*<\/a>/g)].map((it) => it[1] ?? '');

test('every record and every whole file has a page, its Markdown and its JSON', () => {
  const pages = [
    'handoffs/handoff',
    'handoffs/hostile',
    'handoffs/uebergabe',
    'decisions/0001-decimals',
    'decisions/0002-cents',
    'decisions/0003-gone',
    'documents/decisions-md',
  ];
  const wanted = [
    ...pages.flatMap((page) => ['html', 'md', 'json'].map((form) => `${page}/index.${form}`)),
    'index.html',
    'problems/index.html',
    'about/index.html',
    'about/redactions/index.html',
    'api/v1/redactions.json',
    'api/v1/schema/redactions.json',
    'run/index.html',
    'search/index.html',
    '404.html',
    'robots.txt',
    '_headers',
  ];
  expect(wanted.filter((it) => !existsSync(join(out, it)))).toEqual([]);
});

test('nothing of the build itself is left in the site', () => {
  expect(filesBelow(out).filter((it) => /(?:^|\/)(?:\.|node_modules|prerender)/.test(it))).toEqual([]);
});

test('the overview names every collection with its counts and addresses', () => {
  expect(json('api/v1/index.json')).toMatchObject({
    title: 'Customer portal',
    problems: '/api/v1/problems.json',
    collections: [
      { name: 'handoffs', records: 5, deleted: 0, address: '/api/v1/handoffs.json', schema: '/api/v1/schema/handoffs.json' },
      { name: 'decisions', records: 3, deleted: 1, address: '/api/v1/decisions.json', schema: '/api/v1/schema/decisions.json' },
    ],
  });
});

test('a collection’s file holds its records whole, in the order of their ids', () => {
  const all = fullSample.collections[1]?.all.map((it) => it.record);
  expect(json('api/v1/decisions.json')).toEqual({ schema: '/api/v1/schema/decisions.json', records: all });
  expect(json('decisions/0002-cents/index.json')).toEqual(all?.[1]);
});

test('the schema describes the file of a collection', () => {
  expect(json('api/v1/schema/handoffs.json')).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      schema: { type: 'string' },
      records: {
        type: 'array',
        items: {
          properties: {
            id: { type: 'string' },
            revisions: { type: 'array' },
            data: { type: 'object', properties: { openQuestions: { type: 'array' } } },
          },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  });
});

test('problems are given as data too', () => {
  expect(json('api/v1/problems.json')).toEqual(fullSample.problems);
});

test('every page forbids scripts of its own, other hosts and search engines, and has no inline style or script', () => {
  const rules: readonly ((html: string) => boolean)[] = [
    (it) => it.includes(`http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval';`),
    (it) => it.includes('<meta name="robots" content="noindex, nofollow">'),
    (it) => it.includes('<meta name="referrer" content="no-referrer">'),
    (it) => !/<style|\sstyle=|\son\w+="|<script(?![^>]*\ssrc=)/i.test(it.replaceAll(/="[^"]*"/g, '=""')),
    (it) => it.split('<h1').length === 2,
  ];
  const pages = filesBelow(out).filter((it) => it.endsWith('.html'));
  const broken = pages.flatMap((page) => rules.flatMap((rule, index) => (rule(text(page)) ? [] : `rule ${index} on ${page}`)));
  expect(pages.filter((it) => !isPast(it))).toHaveLength(30);
  expect(broken).toEqual([]);
});

test('every page says what it is for and where it comes from, and is there as Markdown and as data', () => {
  const pages = filesBelow(out).filter((it) => it.endsWith('.html') && it !== '404.html' && !isPast(it));
  const rules: readonly [string, (html: string, markdown: string) => boolean][] = [
    ['one first heading', (it) => it.match(/<h1[ >]/g)?.length === 1],
    ['what it is for, right behind it', (it) => /<\/h1>\s*<p class="(?:lede|muted)[^>]*>[^<]/.test(it)],
    ['its source', (it) => /<p class="source">\s*From [\s\S]*?(?:<time datetime=|not committed)/.test(it)],
    ['Markdown', (it) => /<link rel="alternate" type="text\/markdown"/.test(it) && it.includes('>View as Markdown</a>')],
    ['data', (it) => /<link rel="alternate" type="application\/json"/.test(it) && it.includes('>View as JSON</a>')],
    ['a link to itself', (it) => it.includes('>Link to this page</a>')],
    ['words in its Markdown', (_, it) => it.trim() !== ''],
  ];
  const broken = pages.flatMap((page) => {
    const markdown = text(page.replace(/html$/, 'md'));
    return rules.flatMap(([rule, holds]) => (holds(text(page), markdown) ? [] : `${page}: ${rule}`));
  });
  expect(broken).toEqual([]);
});

test('about lists the licences of what the site holds and of what the program is made of', () => {
  const words = text('about/index.html')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /Pagefind [\d.]+ The search itself: .*? Copyright \(c\) Pagefind .* packages the program is made of .* astro 7\.\d+\.\d+ MIT /,
  );
});

test('how to run it is told in order, conflicts first, and given as data', () => {
  const html = text('run/index.html');
  const headings = [...html.matchAll(/<h2 id="([a-z]+)"/g)].map((it) => it[1]);
  expect(headings.filter((it) => !['accounts', 'rollback', 'limits', 'licence', 'ownership'].includes(it ?? ''))).toEqual([
    'conflicts',
    'prerequisites',
    'install',
    'start',
    'environment',
    'verify',
    'deploy',
    'services',
    'bill',
    'read',
  ]);
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Found, not confirmed Read from 3 files of the built commit.');
  expect(words).toContain('README.md:5 says 18 .nvmrc:1 says v24.1.0');
  expect(html).toContain('<code>git clone https://example.test/portal.git\nnpm ci</code>');
  expect(words).toContain('Required .env.example:2 a placeholder src/db.ts:4 and 11 more');
  const { schema, ...given } = json('api/v1/run-it.json') as { schema: string };
  expect(schema).toBe('/api/v1/schema/run-it.json');
  expect(given).toEqual(runItSample);
  expect(json('api/v1/schema/run-it.json')).toMatchObject({ type: 'object', properties: { steps: { type: 'array' } } });
  expect(json('api/v1/index.json')).toMatchObject({ runIt: '/api/v1/run-it.json' });
});

test('names and values of fields do not run together in what is searched', () => {
  const fragments = filesBelow(join(out, 'pagefind/fragment')).map((it) => gunzipSync(readFileSync(join(out, 'pagefind/fragment', it))));
  const texts = fragments.map((it): unknown => JSON.parse(it.toString('utf8').replace(/^pagefind_dcd/, '')).content).join('\n');
  expect(texts).toMatch(/\bStatus:? Accepted\b/);
  expect(texts).not.toMatch(/\b(?:Status|Case)(?!es)\w/);
});

test('a deleted record says when and by which commit', () => {
  const html = text('decisions/0003-gone/index.html').replaceAll(/<[^>]+>/g, '');
  expect(html).toContain('Deleted on 18 June 2026 by Ada Berg in commit ccccccc. This is the last text that stood.');
});

test('a revision says in words what it was, and where the file lay then', () => {
  const html = text('handoffs/handoff/index.html')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(html).toContain('Changed in a merge Merge branch reminders');
  expect(html).toContain('Added, then at docs/OLD-HANDOFF.md');
});

test('a page shows the newest revisions, and a list of their own all of them, a hundred on a page', () => {
  const [record = '', first = '', third = ''] = ['', 'v/', 'v/page/3/'].map((it) => text(`handoffs/uebergabe/${it}index.html`));
  expect([record, first, third].map((it) => it.match(/<tr id="revision-/g)?.length)).toEqual([5, 100, 30]);
  expect(record).toContain('<a href="v/">All 230 revisions</a>');
  expect(first).toContain('<a href="page/3/" aria-label="Page 3">3</a>');
  expect(third).toContain('<a href="../../1-ccccccc/">Text</a>');
});

test('the same content gives the same bytes from another folder, zone and language', async () => {
  const other = newFolder();
  const before = { TZ: process.env['TZ'], LANG: process.env['LANG'] };
  const cwd = process.cwd();
  process.env['TZ'] = 'Pacific/Kiritimati';
  process.env['LANG'] = 'tr_TR.UTF-8';
  process.chdir(other);
  try {
    const again = await built(join(other, 'a much longer name'), fullSample);
    expect(filesBelow(again)).toEqual(filesBelow(out));
    const different = filesBelow(out).filter((it) => !readFileSync(join(again, it)).equals(readFileSync(join(out, it))));
    expect(different).toEqual([]);
    expect(filesBelow(other).filter((it) => !it.startsWith('a much longer name/'))).toEqual([]);
  } finally {
    process.chdir(cwd);
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}, 60_000);

test('a missing record stops the build before it begins', async () => {
  const place = newFolder();
  writeSample(join(place, 'content'), fullSample);
  rmSync(join(place, 'content/records/handoffs/hostile.json'));
  const build = buildSite(
    { content: join(place, 'content'), out: join(place, 'site'), work: join(place, 'work'), secrets: byForm },
    silent,
  );
  await expect(build).rejects.toMatchObject({ code: 'HO506', message: 'The content folder is not complete: handoffs has 4 of 5 records.' });
  expect(existsSync(join(place, 'site'))).toBe(false);
});

test('a record of the wrong form stops the build before it begins; its values are not shown', async () => {
  const place = newFolder();
  const sample: Sample = {
    collections: [{ name: 'handoffs', all: [recordOf('handoffs', 'a', { data: { ...handoffOf({}), goal: 'secret words' } })] }],
  };
  await expect(built(place, sample)).rejects.toMatchObject({
    code: 'HO506',
    message: 'records/handoffs/a.json does not have the expected form: goal (invalid_type).',
  });
});

test('a link that leads nowhere stops the build', async () => {
  const all = [recordOf('handoffs', 'a', { data: { ...handoffOf({}) }, html: '<p><a href="/gone/">x</a></p>' })];
  await expect(built(newFolder(), { collections: [{ name: 'handoffs', all }] })).rejects.toMatchObject({
    code: 'HO504',
    message: 'A link of the site leads nowhere: /handoffs/a/ links to ../../gone/; /print/ links to ../gone/index.html.',
  });
}, 60_000);

test('a file that cannot be written is named', async () => {
  const place = newFolder();
  writeSample(join(place, 'content'), fullSample);
  writeFileSync(join(place, 'file'), '');
  const build = buildSite(
    { content: join(place, 'content'), out: join(place, 'file/site'), work: join(place, 'work'), secrets: byForm },
    silent,
  );
  await expect(build).rejects.toMatchObject({
    code: 'HO501',
    message: `Cannot write to ${join(place, 'file/site')}: a part of the path is a file, not a folder (ENOTDIR)`,
  });
});

test('open items stand in the data, on their page, and lead to their place in the record', () => {
  const { items } = json('api/v1/open-items.json') as { items: { kind: string; url: string }[] };
  expect(new Set(items.map((it) => it.kind))).toEqual(new Set(['question', 'unfinished', 'tried-and-failed', 'watch-for']));
  const lost = items.filter(({ url }) => {
    const [page = '', anchor] = url.split('#');
    return anchor !== undefined && !text(`${page.slice(1)}index.html`).includes(`id="${anchor}"`);
  });
  expect(lost).toEqual([]);
  expect(text('open/index.html')).toContain('Keep invoices for 7 or 10 years?');
  expect(json('api/v1/schema/open-items.json')).toMatchObject({ title: 'Open items', type: 'object' });
});

test('the menu has six entries in the order of the questions, and the rest behind one more', () => {
  const [menu = ''] = /<nav aria-label="Main">[\s\S]*?<\/nav>/.exec(text('about/index.html')) ?? [];
  const [main = '', more = ''] = menu.split('<details');
  expect(titles(main)).toEqual(['Briefing', 'Handoffs', 'Decision records', 'Run it', 'Open items']);
  expect(titles(more)).toEqual(['Changes', 'Readiness', 'Problems', 'Print', 'About', 'Keys', 'Search']);
});
