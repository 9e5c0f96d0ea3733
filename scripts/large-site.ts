import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { table } from './bench/table.ts';
import { usageOf } from './bench/usage.ts';
import { writeLargeRepository } from './large-repository/write.ts';
import { blanks, machineWords } from './scorecard/words.ts';

// What a further record costs: builds the sites of two generated repositories, one with 700 and one with 5,000 records, and compares them.
// Ends with 1 over a limit. Argument: a folder for the sites, which then stay; without one they are removed.
const sizes = [700, 5000] as const;
/** A document of each: how many texts it had, and their length in bytes, which is the mean of 7,280 documents of 21 real repositories. */
const each = { revisions: 3, bytes: 7000, commits: 5 };
const limits = { perRecord: 6, peak: 1.2e9, page: 300e3 };

const phases = z.object({
  records: z.number(),
  collect: z.number(),
  site: z.number(),
  past: z.number(),
  search: z.number(),
  last: z.number(),
});
const parts = ['collect', 'site', 'past', 'search', 'last'] as const;
const names: Readonly<Record<(typeof parts)[number], string>> = {
  collect: 'read the repository, write content/',
  site: 'pages, Markdown, JSON',
  past: `pages of ${each.revisions} revisions and of their changes, links checked`,
  search: 'search index, look for secrets in pages',
  last: 'list of files, look for secrets in the rest',
};

const root = join(import.meta.dirname, '..');
const memory = '/dev/shm';
const [given] = process.argv.slice(2);
const work = given ?? mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'handover-large-site-'));
if (given === undefined) process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

interface Built extends z.output<typeof phases> {
  peak: number;
  pages: { path: string; bytes: number }[];
  /** What no page may say. */
  faults: string[];
}

async function built(documents: number): Promise<Built> {
  const folder = join(work, `${documents}`);
  const [repository, temporary] = [join(folder, 'repository'), join(folder, 'temporary')];
  mkdirSync(temporary, { recursive: true });
  await writeLargeRepository(repository, {
    documents,
    revisions: documents * each.revisions,
    bytes: documents * each.revisions * each.bytes,
    commits: documents * each.commits,
  });
  const report = join(folder, 'phases.json');
  const args = [join('scripts', 'bench', 'phases.ts'), repository, folder, report];
  const { peak } = await usageOf(args, { cwd: root, temporary, compiled: join(work, 'compiled') });
  const site = join(folder, 'site');
  const pages = pagesOf(site);
  return { ...phases.parse(JSON.parse(readFileSync(report, 'utf8'))), peak, pages, faults: pages.flatMap((it) => faultsOf(site, it.path)) };
}

/** Words of machines and blank parts of a page. */
function faultsOf(site: string, path: string): string[] {
  const html = readFileSync(join(site, path), 'utf8');
  return [...machineWords(html, true), ...blanks(html)].map((it) => `${path}: ${it}`);
}

/** The pages of a site, the largest first. */
function pagesOf(site: string): { path: string; bytes: number }[] {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'));
  return paths.map((path) => ({ path, bytes: statSync(join(site, path)).size })).toSorted((a, b) => b.bytes - a.bytes);
}

const small = await built(sizes[0]);
const large = await built(sizes[1]);
const further = large.records - small.records;
const perRecord = (part: (typeof parts)[number]): number => ((large[part] - small[part]) * 1000) / further;
console.log(
  table([
    ['CPU', `${small.records} records, s`, `${large.records} records, s`, 'a further record, ms', ''],
    ...parts.map((it) => [
      names[it],
      small[it].toFixed(2),
      large[it].toFixed(2),
      perRecord(it).toFixed(2),
      it !== 'site' ? '' : perRecord(it) <= limits.perRecord ? `at most ${limits.perRecord}` : `TOO MUCH, at most ${limits.perRecord}`,
    ]),
  ]).join('\n'),
);

const isPrint = ({ path }: { path: string }): boolean => path === 'print/index.html';
const faults = [...small.faults, ...large.faults];
const peak = Math.max(small.peak, large.peak);
const tooLarge = [...small.pages, ...large.pages].filter((it) => it.bytes > limits.page && !isPrint(it));
const print = large.pages.find(isPrint);
const largest = large.pages.find((it) => !isPrint(it));
console.log(
  [
    `memory of a process, at most: ${(peak / 1e9).toFixed(2)} GB (at most ${limits.peak / 1e9})${peak <= limits.peak ? '' : ' TOO MUCH'}`,
    `largest page: ${largest?.path}, ${Math.round((largest?.bytes ?? 0) / 1000)} KB (at most ${limits.page / 1000}); Print: ${Math.round((print?.bytes ?? 0) / 1000)} KB`,
    `words of machines and blank parts: ${faults.length} in ${small.pages.length + large.pages.length} pages`,
    ...faults.slice(0, 10),
    ...tooLarge.map((it) => `TOO LARGE: ${it.path}, ${Math.round(it.bytes / 1000)} KB`),
  ].join('\n'),
);
process.exit(perRecord('site') <= limits.perRecord && peak <= limits.peak && tooLarge.length + faults.length === 0 ? 0 : 1);
