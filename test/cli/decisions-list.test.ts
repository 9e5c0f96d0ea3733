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
  folder = mkdtempSync(join(tmpdir(), 'handover-decisions-list-'));
  const repository = await makeRepository(join(folder, 'repository'));
  const adr = (number: string, lines: string): void =>
    repository.write(`docs/adr/${number}-a.md`, `# Choice ${number}\n\n${lines}\n\n## Decision\n\nWe do it.\n`);
  adr('0001', '- Status: rejected\n- Date: 2024-05-01');
  adr('0002', '- Status: accepted');
  adr('0003', '- Status: proposed\n- Date: 2099-01-01');
  adr('0004', '- Status: accepted\n- Date: 2024-13-45');
  adr('0005', '- Deciders: Ada');
  for (let pair = 0; pair < 11; pair++) {
    adr(`${200 + 2 * pair}`, `- Status: superseded by ADR-${201 + 2 * pair}\n- Date: 2020-01-01`);
    adr(`${201 + 2 * pair}`, '- Status: accepted\n- Date: 2020-01-01');
  }
  repository.write('HANDOFF.md', '# Handoff\n\n## Next\n1. Write the rows\n\n## Open questions\n- Keep the old rows?\n');
  await repository.commit('Begin', { date: '2026-06-01T09:00:00+02:00' });
  await repository.git('tag', 'v1');
  repository.write('HANDOFF.md', '# Handoff\n\nDate: 2026-06-20\n\n## Next\n1. Write the rows\n');
  await repository.commit('Go on', { date: '2026-06-20T09:00:00+02:00' });
  for (const language of ['en', 'de'])
    await main(['build', '-q', '--repo', 'repository', '--out', language, '--language', language], {
      host: fakeHost(folder),
      pipeline: realPipeline,
      version: '0.1.0',
    });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const html = (path: string, language = 'en'): string => {
  const page = readFileSync(join(folder, language, path, 'index.html'), 'utf8');
  return page.slice(page.indexOf('<main'));
};
const plain = (part: string): string =>
  part
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** The rows of the table that begins behind `mark`, as the words of their cells. */
const rowsOf = (page: string, mark: string): string[][] => {
  const at = page.indexOf('<table', page.indexOf(mark));
  return page
    .slice(at, page.indexOf('</table>', at))
    .split('<tr')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((cell) => plain(cell[1] ?? '')));
};

test('decisions stand newest first by their own date, and without one beside the number before theirs', () => {
  const [head, ...rows] = rowsOf(html('decisions'), '</section>');
  expect(head?.slice(0, 4)).toEqual(['Title', 'Number', 'Status', 'Date']);
  expect(rows.slice(0, 6).map((it) => it.slice(1, 4))).toEqual([
    ['0005', 'Not recorded', '1 June 2026 , by its first commit'],
    ['0004', 'Accepted', '2024-13-45 , no day of the calendar'],
    ['0003', 'Proposed', '1 January 2099'],
    ['0002', 'Accepted', '1 June 2026 , by its first commit'],
    ['0001', 'Rejected', '1 May 2024'],
    ['221', 'Accepted', '1 January 2020'],
  ]);
});

test('the first page lists them in the same order, with the same words for their dates', () => {
  const [head, first, second] = rowsOf(html(''), 'id="decided"');
  expect(head).toEqual(['Title', 'Number', 'Status', 'Date']);
  expect([first?.[3], second?.[3]]).toEqual(['1 June 2026 , by its first commit', '2024-13-45 , no day of the calendar']);
  expect(rowsOf(html('', 'de'), 'id="decided"').slice(0, 2)).toEqual([
    ['Titel', 'Nummer', 'Status', 'Datum'],
    [expect.any(String), '0005', 'Nicht festgehalten', '1. Juni 2026 , nach dem ersten Commit'],
  ]);
});

test('many sentences on what replaced what are folded, with their count', () => {
  expect(html('decisions')).toMatch(/<details[^>]*>\s*<summary[^>]*>All of it in 11 sentences<\/summary>\s*<ul/);
});

test('a neighbour in the list was changed later or earlier only where its commit says so', () => {
  const page = plain(html('decisions/docs-adr-0002-a'));
  expect(page).toContain('Before it in the list : Choice 0003 · Next in the list : Choice 0001');
  expect(page).not.toMatch(/Changed (?:later|earlier)/);
});

test('revisions have the date of their text only, as the site writes days, and nothing that no text says', () => {
  const rows = rowsOf(html('handoffs/handoff'), 'id="revisions"');
  expect(rows.map((it) => it.slice(7))).toEqual([
    ['What it said'],
    ['Date in the text: 20 June 2026 · Next action: Write the rows · Next: 1 · Open questions: 0'],
    ['Next action: Write the rows · Next: 1 · Open questions: 1'],
  ]);
  expect(plain(html('decisions/docs-adr-0002-a'))).not.toContain('Date in the text');
});

test('a question that vanished is no longer open, and nobody says that it was answered', () => {
  for (const [language, words] of [
    ['en', 'question no longer open'],
    ['de', 'nicht mehr offen'],
  ] as const) {
    const pages = plain(`${html('', language)} ${html('changes', language)} ${html('handoffs/handoff', language)}`);
    expect(pages).toContain(words);
    expect(pages).not.toMatch(/\banswered\b|beantwortet/i);
  }
});
