import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { deliver } from '../../src/deliver/deliver.ts';
import type { Progress } from '../../src/model/progress.ts';
import { cpuSeconds } from './cpu.ts';

// Builds the site of a repository and says what each part of it cost. Arguments: the repository, an empty folder, and the file for the report.
const [repo = '', work = '', report = ''] = process.argv.slice(2);

/** CPU used so far when each step began, by its title. */
const begun = new Map<string, number>();
const progress: Progress = {
  step: (title) => {
    begun.set(title, cpuSeconds());
    return { update: () => undefined, end: () => undefined };
  },
};
const content = join(work, 'content');
mkdirSync(join(work, 'work'), { recursive: true });
const { site, secrets } = await collect({ repo, content, allowShallow: false, title: null, generator: 'Handover', collections, progress });
const collected = cpuSeconds();
await deliver({ content, out: join(work, 'site'), work: join(work, 'work'), secrets, kept: [], progress });
const ended = cpuSeconds();

const at = (title: string): number => begun.get(title) ?? ended;
writeFileSync(
  report,
  JSON.stringify({
    records: site.collections.reduce((sum, it) => sum + it.records, 0),
    collect: collected,
    site: at('Older versions') - at('Build pages'),
    past: at('Index for search') - at('Older versions'),
    search: at('Look for secrets') - at('Index for search'),
    last: ended - at('Look for secrets'),
  }),
);
