import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';
import { answer } from './answer.ts';
import { filesBelow } from './files.ts';

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
  for (const path of filesBelow(out).filter((it) => it.endsWith('.html'))) {
    succeeded((await index.addHTMLFile({ sourcePath: path, content: readFileSync(join(out, path), 'utf8') })).errors);
  }
  succeeded((await index.writeFiles({ outputPath: target })).errors);
  await close();
  for (const name of readdirSync(target)) if (unused.test(name)) rmSync(join(target, name));
});
