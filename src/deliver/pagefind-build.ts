import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';
import { append } from '../model/append.ts';
import { searchList } from '../model/search-lists.ts';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';
import { isPast } from '../model/version-addresses.ts';
import { indexOfPage, indexesIn, searchPage, type Index } from './searched-indexes.ts';
import { datesIn, type Dated } from './searched-dates.ts';
import { idsIn } from './searched-ids.ts';

/** Pages on their way to Pagefind, which takes them in the order they are sent. */
const atOnce = 64;

/** What Pagefind adds and the search page does not use: interfaces, and a program that does its work beside the page. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;
/** The program, and the rules of a language. An index that is searched by those of another one needs neither. */
const program = /^(?:pagefind\.js|wasm\..*)$/;

const shape = z.strictObject({ out: z.string() });

function succeeded(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Makes one index of the pages at `paths`, and ends the program that made it: it would keep the memory. Gives the pages as the index calls them. */
async function write(out: string, { language, folder, merged }: Index, paths: readonly string[]): Promise<Dated[]> {
  const { index, errors } = await createIndex({ forceLanguage: language });
  succeeded(errors);
  if (index === undefined) throw new Error('Pagefind gave no index.');
  // Pagefind numbers the pages as they come, and would read a folder in the order of the file system, which is another one elsewhere.
  for (let at = 0; at < paths.length; at += atOnce) {
    const sent = paths
      .slice(at, at + atOnce)
      .map((it) => index.addHTMLFile({ sourcePath: it, content: readFileSync(join(out, it), 'utf8') }));
    for (const { errors: its } of await Promise.all(sent)) succeeded(its);
  }
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
  const { out } = shape.parse(order);
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
});
