import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSearchIndex } from '../../src/deliver/search-index.ts';
import { newFolder, writeFiles } from './folder.ts';

const page = '<div data-engines="[{&quot;language&quot;:&quot;en&quot;,&quot;merged&quot;:[]}]"></div>';

/** A site to index, and in place of Pagefind's program one that runs `script`. */
function siteWith(script: string): string {
  const folder = newFolder();
  writeFiles(folder, { pagefind: `#!${process.execPath}\n${script}`, 'site/search/index.html': page });
  chmodSync(join(folder, 'pagefind'), 0o755);
  vi.stubEnv('PAGEFIND_BINARY_PATH', join(folder, 'pagefind'));
  onTestFinished(() => void vi.unstubAllEnvs());
  return join(folder, 'site');
}

test.each([
  ['ends at once', 'process.exit(101);'],
  ['is killed when it has work', "process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'));"],
])('an indexer that %s is a failure that says so', async (_, script) => {
  await expect(writeSearchIndex(siteWith(script))).rejects.toMatchObject({
    code: 'HO505',
    exit: 'site',
    message: expect.stringMatching(/^The search index could not be made\. |^The making of the search index ended early \(.+\)\.$/),
    fix: ['Run the command again, on a machine with more memory if the site is large. If it fails again, report it with this message.'],
  });
});
