import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

// Indexes the pages of a folder as Pagefind does by itself. Argument: the folder.
const [folder = '.'] = process.argv.slice(2);
const { index } = await createIndex();
if (index === undefined) throw new Error('Pagefind gave no index.');
const added = await index.addDirectory({ path: folder });
const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
await close();
const errors = [...added.errors, ...written.errors];
if (errors.length > 0) throw new Error(errors.join('\n'));
