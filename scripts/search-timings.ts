import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startBrowser } from '../test/browser/chromium.ts';
import { table } from './bench/table.ts';
import { usageOf } from './bench/usage.ts';
import { writeLargeRepository } from './large-repository/write.ts';
import { searchTimes } from './search/timed.ts';

// How long a search takes in a site of 5,000 records, what it loads, and what the index costs beside Pagefind by itself on the same pages.
// Ends with 1 over a limit. Arguments: a number of records (default 5000), and a folder for the site, which then stays.
const limits = { web: 500, disk: 600, bytes: 200_000, index: 1.3 };
const [records = '5000', given] = process.argv.slice(2);
const documents = Number(records);
const root = join(import.meta.dirname, '..');
const memory = '/dev/shm';
const work = given ?? mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'handover-search-'));
if (given === undefined) process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const [repository, site, temporary] = [join(work, 'repository'), join(work, 'site'), join(work, 'temporary')];
mkdirSync(temporary, { recursive: true });
const places = { cwd: root, temporary, compiled: join(work, 'compiled') };
if (!existsSync(site)) {
  await writeLargeRepository(repository, { documents, revisions: documents, bytes: documents * 7000, commits: documents * 2 });
  const build = ['src/cli/bin.mjs', 'build', '-q', '--secrets', 'redact', '--offline', '--repo', repository, '--out', site];
  await usageOf(build, places);
}

/** CPU for an index of the pages of the site, by a script that gets a copy of them; the lesser of two runs, so that other work on the machine counts less. */
async function indexed(script: string): Promise<number> {
  const copy = join(work, 'pages');
  const all: number[] = [];
  for (let run = 0; run < 2; run++) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(site, copy, { recursive: true, filter: (it) => !/\/site\/(?:pagefind|offline|api)(?:\/|$)|\.(?:md|json)$/.test(it) });
    all.push((await usageOf([join('scripts', script), copy], places)).cpu);
  }
  rmSync(copy, { recursive: true });
  return Math.min(...all);
}

const browser = await startBrowser();
const times = await searchTimes(site, browser);
await browser.close();
const own = await indexed('search/index-pages.ts');
const bare = await indexed('bench/plain-index.ts');
const rows = [
  ['first result from a web server, ms', times.web, limits.web],
  ['first result from a disk, ms', times.disk ?? Infinity, limits.disk],
  ['bytes of the first search', times.bytes, limits.bytes],
  ['CPU of the index beside bare Pagefind', own / bare, limits.index],
] as const;
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html')).length;
console.log(`bytes of the first search, the most common word: ${times.most}`);
console.log(`${documents} records, ${pages} pages; index ${own.toFixed(1)} s of CPU, bare Pagefind ${bare.toFixed(1)} s`);
const shown = (it: number): string => (it < 10 ? it.toFixed(2) : it.toFixed(0));
console.log(
  table([
    ['what', 'measured', 'at most', ''],
    ...rows.map(([what, is, most]) => [what, shown(is), shown(most), is <= most ? 'pass' : 'FAIL']),
  ]).join('\n'),
);
process.exit(rows.every(([, is, most]) => is <= most) ? 0 : 1);
