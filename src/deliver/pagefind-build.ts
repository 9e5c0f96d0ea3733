import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { append } from '../model/append.ts';
import { searchList } from '../model/search-lists.ts';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';
import type { MadeFolder } from './kept-folders.ts';
import { keeping } from './kept-list.ts';
import { searchedIn, type Searched } from './main-search/parts.ts';
import { writeIndex } from './main-search/write.ts';
import { isPast } from '../model/version-addresses.ts';
import { indexOfPage, indexesIn, searchPage, type Index } from './searched-indexes.ts';
import { madeName, type MadeSearch } from './made-search.ts';
import { datesIn, type Dated } from './searched-dates.ts';
import { idsIn } from './searched-ids.ts';
import { pastIn } from './past-search/documents.ts';
import { keptSizes } from './past-search/kept.ts';
import { writePastSearch } from './past-search/write.ts';

/** The program, and the rules of a language. An index that is searched by those of another one needs neither. */
const program = /^(?:pagefind\.js|wasm\..*)$/;

const shape = z.strictObject({
  out: z.string(),
  work: z.string(),
  keeping: keeping.nullable(),
  past: z.strictObject({ content: z.string() }).nullable(),
});

/** Takes away what of the program an index needs not. */
function removeIdle(target: string, { language, merged }: Index): void {
  const names = readdirSync(target);
  const hasRules = names.includes(`wasm.${language}.pagefind`);
  const isIdle = (it: string): boolean => (merged && program.test(it)) || (hasRules && it === 'wasm.unknown.pagefind');
  for (const it of names) if (isIdle(it)) rmSync(join(target, it));
}

await answer(async (order) => {
  const { out, past, ...its } = shape.parse(order);
  const places = { out, ...its };
  const indexes = indexesIn(readFileSync(join(out, searchPage), 'utf8'));
  const pages = new Map(indexes.map(({ language }) => [language, [] as Searched[]]));
  const ids = new Set<string>();
  for (const path of filesBelow(out)) {
    // Past texts are not searched.
    if (!path.endsWith('.html') || isPast(path)) continue;
    const content = readFileSync(join(out, path), 'utf8');
    const those = pages.get(indexOfPage(content) ?? '');
    if (those === undefined) continue;
    for (const id of idsIn(content)) ids.add(id);
    those.push({ path, of: hash('sha256', searchedIn(content)) });
  }
  const dated: Dated[] = [];
  const parts: MadeFolder[] = [];
  for (const index of indexes) {
    append(parts, await writeIndex(pages.get(index.language) ?? [], index, places));
    const target = join(out, index.folder);
    removeIdle(target, index);
    append(dated, datesIn(join(target, 'fragment')));
  }
  const byAge = dated.toSorted((a, b) => a.instant - b.instant || (a.id < b.id ? -1 : 1));
  writeFileSync(join(out, searchList('dates')), `${JSON.stringify(byAge.map((it) => it.id))}\n`);
  writeFileSync(join(out, searchList('ids')), `${JSON.stringify([...ids].toSorted())}\n`);
  const made: MadeSearch = { parts, past: { shards: [], sizes: {} } };
  if (past !== null) {
    const { older, documents, sizes } = pastIn(past.content, its.keeping === null ? null : keptSizes(its.keeping));
    const shards = older === 0 ? [] : await writePastSearch(documents, { ...places, indexes });
    made.past = { shards, sizes: Object.fromEntries(sizes) };
  }
  writeFileSync(join(its.work, madeName), JSON.stringify(made));
});
