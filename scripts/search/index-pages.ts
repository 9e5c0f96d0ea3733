import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSearchIndex } from '../../src/deliver/search-index.ts';

// Indexes the pages of a built site as a build does. Argument: its folder.
const [folder = '.'] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'handover-search-'));
await writeSearchIndex({ out: folder, work, keeping: null, past: null });
rmSync(work, { recursive: true });
