import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { z } from 'zod';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';
import { indexOfPage, indexesIn, searchPage } from './searched-indexes.ts';
import { idsFile, idsIn } from './searched-ids.ts';

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

await answer(async (order) => {
  const { out } = shape.parse(order);
  const indexes = indexesIn(readFileSync(join(out, searchPage), 'utf8'));
  const open = new Map<string, PagefindIndex>();
  for (const { language } of indexes) {
    const { index, errors } = await createIndex({ forceLanguage: language });
    succeeded(errors);
    if (index === undefined) throw new Error('Pagefind gave no index.');
    open.set(language, index);
  }
  const ids = new Set<string>();
  let sent: ReturnType<PagefindIndex['addHTMLFile']>[] = [];
  const taken = async (): Promise<void> => {
    for (const { errors } of await Promise.all(sent)) succeeded(errors);
    sent = [];
  };
  // Pagefind numbers the pages as they come, and would read a folder in the order of the file system, which is another one elsewhere.
  for (const path of filesBelow(out)) {
    if (!path.endsWith('.html')) continue;
    const content = readFileSync(join(out, path), 'utf8');
    const index = open.get(indexOfPage(content) ?? '');
    if (index === undefined) continue;
    for (const id of idsIn(content)) ids.add(id);
    sent.push(index.addHTMLFile({ sourcePath: path, content }));
    if (sent.length === atOnce) await taken();
  }
  await taken();
  for (const { language, folder, merged } of indexes) {
    const target = join(out, folder);
    succeeded((await open.get(language)?.writeFiles({ outputPath: target }))?.errors ?? []);
    const names = readdirSync(target);
    const hasRules = names.includes(`wasm.${language}.pagefind`);
    const isIdle = (it: string): boolean => unused.test(it) || (merged && program.test(it)) || (hasRules && it === 'wasm.unknown.pagefind');
    for (const it of names) if (isIdle(it)) rmSync(join(target, it));
  }
  await close();
  writeFileSync(join(out, idsFile), `${JSON.stringify([...ids].toSorted())}\n`);
});
