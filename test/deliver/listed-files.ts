import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedAs } from '../../src/deliver/digest.ts';
import { filesBelow } from '../../src/deliver/files.ts';
import type { ListedFile } from '../../src/model/recorded.ts';

/** All files below `folder` as a site lists them. */
export const filesListed = (folder: string): ListedFile[] => filesBelow(folder).map((it) => listedAs(it, readFileSync(join(folder, it))));
