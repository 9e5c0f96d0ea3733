import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close } from 'pagefind';
import { z } from 'zod';
import { passageIn, pastList, shardFolder, shardList, type PastEngine } from '../../model/past-search.ts';
import { filled, succeeded } from '../filled-index.ts';
import type { Index } from '../searched-indexes.ts';
import type { Weighed } from './documents.ts';
import type { Keeping } from '../kept-list.ts';
import { takeShard, type MadeShard } from './kept.ts';
import { digestOf, shardOf, shardsIn, type Shard } from './records.ts';

/** Files with the texts of passages in one shard: a file for each would be most files of a site. */
const most = 64;

/** Where passages go, and what is known of the rest of the search. */
interface Place {
  out: string;
  /** The indexes of the texts that stand. */
  indexes: readonly Index[];
  /** Null where no build keeps any shards. */
  keeping: Keeping | null;
}

/** Writes the search of what no longer stands in `documents`, shard by shard; what an earlier build kept is taken as it is. */
export async function writePastSearch(documents: readonly Weighed[], { out, indexes, keeping }: Place): Promise<MadeShard[]> {
  const made: MadeShard[] = [];
  const version = versionIn(join(out, 'pagefind'));
  const engines: (PastEngine & { shards: string[] })[] = [];
  for (const shard of shardsIn(documents, indexes)) {
    const { name } = shard;
    const key = keeping === null ? null : digestOf(shard, [keeping.known, version]);
    const folder = join(out, shardFolder(name));
    const taken = keeping !== null && key !== null && takeShard(keeping, key, folder);
    if (!taken) await write(folder, shardOf(shard));
    if (key !== null) made.push({ name, key, taken });
    const engine = engines.at(-1);
    if (engine?.language === shard.engine) engine.shards.push(name);
    else {
      engines.push({ language: shard.engine, shards: [name] });
      copyRules(join(out, indexes.find((it) => it.language === shard.engine)?.folder ?? 'pagefind'), folder);
    }
  }
  writeFileSync(join(out, pastList), `${JSON.stringify(engines)}\n`);
  return made;
}

/** Makes the files of one shard. */
async function write(folder: string, { name, records, documents }: Shard): Promise<void> {
  const index = await filled({ forceLanguage: name, maxFragments: most }, records, (its, it) => its.addCustomRecord({ ...it }));
  succeeded((await index.writeFiles({ outputPath: folder })).errors);
  await close();
  const written = Object.values(entryIn(folder).languages).reduce((sum, it) => sum + it.page_count, 0);
  if (written !== records.length) throw new Error(`The index holds ${written} of ${records.length} passages.`);
  // The program is that of the texts that stand.
  for (const it of readdirSync(folder)) if (/^(?:pagefind(?:-[a-z-]+)?\.(?:js|css)|wasm\..*)$/.test(it)) rmSync(join(folder, it));
  writeFileSync(join(folder, shardList('documents')), `${JSON.stringify(documents)}\n`);
  writeFileSync(join(folder, shardList('days')), `${JSON.stringify(daysIn(join(folder, 'fragment'), documents))}\n`);
}

/** The day each passage went, by the id that its index gives it, the first to go first. */
function daysIn(folder: string, documents: Shard['documents']): Record<string, string> {
  const days = readdirSync(folder).flatMap((name) => {
    const text = gunzipSync(readFileSync(join(folder, name))).toString();
    const value: unknown = JSON.parse(text.slice(text.indexOf('{')));
    const single = fragment.safeParse(value);
    const all = single.success ? { [name.replace(/\.pf_fragment$/, '')]: single.data } : fragments.parse(value);
    return Object.entries(all).map(([id, { url }]) => {
      const { document, periods } = passageIn(url);
      return [id, documents[document]?.days[String(periods.at(-1)?.until)] ?? ''] as const;
    });
  });
  return Object.fromEntries(days.toSorted(([id, day], [other, its]) => (day === its ? (id < other ? -1 : 1) : day < its ? -1 : 1)));
}

const fragment = z.object({ url: z.string() });
const fragments = z.record(z.string(), fragment);

/** Gives a shard the rules of the index in the folder `from`, under the name it asks for. */
function copyRules(from: string, folder: string): void {
  const rules = readdirSync(from).find((it) => it.startsWith('wasm.'));
  if (rules === undefined) throw new Error('The index of the texts that stand has no program.');
  const [its] = Object.values(entryIn(folder).languages);
  copyFileSync(join(from, rules), join(folder, `wasm.${its?.wasm ?? 'unknown'}.pagefind`));
}

const versionIn = (folder: string): string => entryIn(folder).version;

function entryIn(folder: string): z.infer<typeof entry> {
  return entry.parse(JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8')));
}

const entry = z.looseObject({
  version: z.string(),
  languages: z.record(z.string(), z.looseObject({ wasm: z.string().nullish(), page_count: z.number() })),
});
