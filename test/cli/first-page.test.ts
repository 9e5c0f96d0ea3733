import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { makeRepository } from '../histories/repository.ts';
import { fakeHost } from './fakes.ts';

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-first-page-'));
  const repository = await makeRepository(join(folder, 'repository'));
  repository.write(
    'README.md',
    '# Portal\n\nShows invoices.\n\n## Start\n\n```sh\ncd web\nnpm ci\nnpm start\nnpm run typecheck\n```\n\n## Contact\n\nAsk Ada Berg, ada.berg@portal.test.\n\n## License\n\nOnly the client may use it.\n',
  );
  repository.write('a/HANDOFF.md', '# Import\n\n## Next\n1. Write the rows\n\n## Open questions\n- Keep the old rows?\n');
  await repository.commit('Begin', { date: '2026-06-01T09:00:00+02:00' });
  repository.write(
    'b/HANDOFF.md',
    '# Import\n\n## Done\n- Read the file\n\n## Open questions\n- Keep the old rows?\n\n## Known issues\n- Slow on Sundays\n\n## Accounts\n\n| Service | Owner |\n|-|-|\n| Fly.io | the client |\n',
  );
  await repository.commit('Go on', { date: '2026-06-20T09:00:00+02:00' });
  const host = fakeHost(folder);
  await main(['build', '-q', '--repo', 'repository', '--out', 'site'], { host, pipeline: realPipeline, version: '0.1.0' });
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The words of a page, without those of the menu. */
function wordsOf(path: string): string {
  const html = readFileSync(join(folder, 'site', path, 'index.html'), 'utf8');
  const words = html
    .slice(html.indexOf('<main'))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"');
  return words.replaceAll(/\s+/g, ' ');
}

test('where the newest handoff names no next action, the last one that did is named, never in its place', () => {
  const words = wordsOf('');
  expect(words).toContain('Next action: not recorded · Import of 1 June 2026 named one: Write the rows');
  expect(words).toContain('Next action Not recorded. Import of 1 June 2026 named one: Write the rows');
});

test('how to run it says the folder too, and takes a look at types for no test', () => {
  const words = wordsOf('');
  expect(words).toContain('Install cd web, npm ci');
  expect(words).toContain('Run cd web, npm start');
  expect(words).toContain('No command to test it was recognised.');
});

test('what documents say about contacts, limits, accounts and the licence is told as found, never as missing', () => {
  const found = 'Found, not confirmed The files of the repository say:';
  expect(wordsOf('')).toContain(`Whom to ask${found}Ask Ada Berg, [e-mail address 1]. README.md:16The operator has named no contact.`);
  expect(wordsOf('')).toContain(`Known limits${found}Slow on Sundays b/HANDOFF.md:10The operator has named no known limits.`);
  expect(wordsOf('run')).toContain(`Accounts${found}Fly.io: the client b/HANDOFF.md:16The operator has listed no accounts.`);
  expect(wordsOf('run')).toContain(`${found}Only the client may use it. README.md:20`);
  expect(wordsOf('print')).toContain('Ask Ada Berg');
  for (const page of ['', 'run', 'print', 'about'])
    expect(wordsOf(page)).not.toMatch(/portal\.test|No (?:contact|known limits|list of accounts|terms)/);
});

test('a count of one stands before the name of one', () => {
  expect(wordsOf('')).toMatch(/2\s*Handoffs/);
  expect(wordsOf('')).toMatch(/1\s*Other document\d/);
});

test('a question that two records of one title hold names the other by its file', () => {
  expect(wordsOf('open')).toContain('Also in a/HANDOFF.md');
});
