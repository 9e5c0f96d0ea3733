import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';
import { answer } from './answer.ts';

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
  succeeded((await index.addDirectory({ path: out })).errors);
  succeeded((await index.writeFiles({ outputPath: target })).errors);
  await close();
  for (const name of readdirSync(target)) if (unused.test(name)) rmSync(join(target, name));
});
