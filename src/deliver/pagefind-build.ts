import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';

/** Pages on their way to Pagefind, which takes them in the order they are sent. */
const atOnce = 64;

/** Ready-made interfaces that Pagefind adds; the search page has its own. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

const shape = z.strictObject({ out: z.string() });

function succeeded(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

await answer(async (order) => {
  const { out } = shape.parse(order);
  const target = join(out, 'pagefind');
  const { index, errors } = await createIndex();
  succeeded(errors);
  if (index === undefined) throw new Error('Pagefind gave no index.');
  // Pagefind numbers the pages as they come, and would read a folder in the order of the file system, which is another one elsewhere.
  const pages = filesBelow(out).filter((it) => it.endsWith('.html'));
  for (let at = 0; at < pages.length; at += atOnce) {
    const sent = pages
      .slice(at, at + atOnce)
      .map(async (path) => await index.addHTMLFile({ sourcePath: path, content: readFileSync(join(out, path), 'utf8') }));
    for (const { errors: ofPage } of await Promise.all(sent)) succeeded(ofPage);
  }
  succeeded((await index.writeFiles({ outputPath: target })).errors);
  await close();
  for (const name of readdirSync(target)) if (unused.test(name)) rmSync(join(target, name));
});
