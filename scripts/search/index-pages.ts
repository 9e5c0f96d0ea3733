import { writeSearchIndex } from '../../src/deliver/search-index.ts';

// Indexes the pages of a built site as a build does. Argument: its folder.
const [folder = '.'] = process.argv.slice(2);
await writeSearchIndex(folder);
