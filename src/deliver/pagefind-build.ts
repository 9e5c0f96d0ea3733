import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close } from 'pagefind';
import { z } from 'zod';
import { append } from '../model/append.ts';
import { searchList } from '../model/search-lists.ts';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';
import { filled, succeeded } from './filled-index.ts';
import { isPast } from '../model/version-addresses.ts';
import { indexOfPage, indexesIn, searchPage, type Index } from './searched-indexes.ts';
import { datesIn, type Dated } from './searched-dates.ts';
import { idsIn } from './searched-ids.ts';
import { pastIn } from './past-search/documents.ts';
import { keeping, keptSizes, type madeSearch } from './past-search/kept.ts';
import { writePastSearch } from './past-search/write.ts';

/** What Pagefind adds and the search page does not use: interfaces, and a program that does its work beside the page. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;
/** The program, and the rules of a language. An index that is searched by those of another one needs neither. */
const program = /^(?:pagefind\.js|wasm\..*)$/;

const shape = z.strictObject({
  out: z.string(),
  past: z.strictObject({ content: z.string(), keeping: keeping.nullable(), made: z.string() }).nullable(),
});

/** Makes one index of the pages at `paths`, and ends the program that made it: it would keep the memory. Gives the pages as the index calls them. */
async function write(out: string, { language, folder, merged }: Index, paths: readonly string[]): Promise<Dated[]> {
  // Pagefind would read a folder in the order of the file system, which is another one elsewhere.
  const index = await filled({ forceLanguage: language }, paths, (its, it) =>
    its.addHTMLFile({ sourcePath: it, content: readFileSync(join(out, it), 'utf8') }),
  );
  const target = join(out, folder);
  succeeded((await index.writeFiles({ outputPath: target })).errors);
  await close();
  const names = readdirSync(target);
  const hasRules = names.includes(`wasm.${language}.pagefind`);
  const isIdle = (it: string): boolean => unused.test(it) || (merged && program.test(it)) || (hasRules && it === 'wasm.unknown.pagefind');
  for (const it of names) if (isIdle(it)) rmSync(join(target, it));
  return datesIn(join(target, 'fragment'));
}

await answer(async (order) => {
  const { out, past } = shape.parse(order);
  const indexes = indexesIn(readFileSync(join(out, searchPage), 'utf8'));
  const pages = new Map(indexes.map(({ language }) => [language, [] as string[]]));
  const ids = new Set<string>();
  for (const path of filesBelow(out)) {
    // Past texts are not searched.
    if (!path.endsWith('.html') || isPast(path)) continue;
    const content = readFileSync(join(out, path), 'utf8');
    const its = pages.get(indexOfPage(content) ?? '');
    if (its === undefined) continue;
    for (const id of idsIn(content)) ids.add(id);
    its.push(path);
  }
  const dated: Dated[] = [];
  for (const index of indexes) append(dated, await write(out, index, pages.get(index.language) ?? []));
  const byAge = dated.toSorted((a, b) => a.instant - b.instant || (a.id < b.id ? -1 : 1));
  writeFileSync(join(out, searchList('dates')), `${JSON.stringify(byAge.map((it) => it.id))}\n`);
  writeFileSync(join(out, searchList('ids')), `${JSON.stringify([...ids].toSorted())}\n`);
  if (past === null) return;
  const { older, documents, sizes } = pastIn(past.content, past.keeping === null ? null : keptSizes(past.keeping));
  const shards = older === 0 ? [] : await writePastSearch(documents, { ...past, out, indexes });
  writeFileSync(past.made, JSON.stringify({ shards, sizes: Object.fromEntries(sizes) } satisfies z.infer<typeof madeSearch>));
});
