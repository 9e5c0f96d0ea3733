import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { called } from '../../src/collect/called.ts';
import { factsOf } from '../../src/model/operator.ts';
import type { PersonalPolicy } from '../../src/model/personal.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';
import { receipt } from '../../src/model/receipt.ts';
import { collected, newRepository, type Outcome } from './collected.ts';

const handoff = (next: string): string => `# HANDOFF: Reminder\n\nAuthor: Ada Berg\n\n## Next\n1. ${next}\n`;
const holding = ({ files }: Outcome, words: RegExp): string[] => [...files].filter((it) => words.test(it.join('\n'))).map(([path]) => path);
const entriesOf = ({ files }: Outcome) => receipt.parse(JSON.parse(files.get('redactions.json') ?? '')).entries;

async function history() {
  const repository = await newRepository();
  repository.write('HANDOFF.md', handoff('Ask ben@acme.test, IBAN DE89 3704 0044 0532 0130 00'));
  repository.write('package.json', '{"name": "portal", "author": "Ada Berg <ada@acme.test>"}\n');
  repository.write(
    'docs/adr/0001-mail.md',
    '---\nowner: ada@acme.test\n---\n# 1. Mail\n\n## Status\n\nAccepted\n\n## Decision\n\nAsk <mailto:ada@acme.test>.\n',
  );
  await repository.commit('Write to ada@acme.test', { author: 'Ada Berg' });
  repository.write('HANDOFF.md', handoff('Call +44 7700 900123'));
  await repository.commit('Call', { author: 'gulp' });
  return repository;
}

test('no e-mail address is in any file of the content, wherever it stands in the repository', async () => {
  const repository = await history();
  const outcome = await collected(repository.folder);
  expect(holding(outcome, /[\w.]@[\w-]+\.[a-z]{2}|0532/i)).toEqual([]);
  expect(holding(outcome, /Ada Berg/)).not.toEqual([]);
  expect(entriesOf(outcome).map(({ id, group, stands, first }) => [id, group, stands, first.path, first.line])).toEqual([
    ['bank-account-1', 'personal', 'history', 'HANDOFF.md', 6],
    ['e-mail-address-1', 'personal', 'now', 'docs/adr/0001-mail.md', 2],
    ['e-mail-address-2', 'personal', 'history', 'HANDOFF.md', 6],
    ['phone-number-1', 'reported', 'now', 'HANDOFF.md', 6],
  ]);
  expect(outcome.site.secrets).toEqual({ now: 0, before: 0 });
  expect(outcome.site.redactions).toEqual([]);
  expect(outcome.codes).not.toContain('HO401');
});

test('what the operator says of itself stays, and is left alone everywhere', async () => {
  const repository = await history();
  const operator = factsOf([{ said: { contact: { name: 'Ada Berg', email: 'ada@acme.test' } }, file: 'handover.yaml' }]);
  const { site, files } = await collected(repository.folder, { operator });
  expect(site.operator.contacts[0]?.email).toBe('ada@acme.test');
  expect(files.get('records/decisions/docs-adr-0001-mail.html')).toContain('mailto:ada@acme.test');
});

const by = async (policy: Partial<PersonalPolicy>): Promise<Outcome> => {
  const repository = await history();
  repository.write('NOTES.md', '# Notes\n\nAda Berg decided.\n');
  await repository.commit('Note', { author: 'Ada Berg' });
  return await collected(repository.folder, { personal: { ...usualPersonal, ...policy } });
};

const callOf = (name: string): string | null => (name === 'gulp' ? 'Author 1' : null);

test('the operator is named as it names itself, although authors are not', async () => {
  const repository = await history();
  const operator = factsOf([{ said: { contact: { name: 'Ada Berg' }, limits: ['Ada Berg knows them.'] }, file: 'handover.yaml' }]);
  const { site } = await collected(repository.folder, { operator, personal: { ...usualPersonal, authors: 'hidden' } });
  expect(site.operator.contacts[0]?.name).toBe('Ada Berg');
  expect(site.operator.limits).toEqual(['Ada Berg knows them.']);
  expect(site.commit.author).toBe('an author');
});

describe('authors', () => {
  test.each([
    ['alias', ['Author 1', 'Author 2', 'Author 1'], 'Author 1 decided.'],
    ['role', ['Lead', 'Author', 'Lead'], 'Lead decided.'],
    ['hidden', ['an author', 'an author', 'an author'], 'an author decided.'],
  ] as const)('called by %s are named nowhere', async (authors, calls, words) => {
    const outcome = await by({ authors, people: { 'Ada Berg': { role: 'Lead' } } });
    expect(holding(outcome, /Ada Berg|"gulp"/)).toEqual([]);
    expect(outcome.site.recent.map((it) => it.author)).toEqual(calls);
    expect(outcome.site.history.authors).toBe(2);
    expect(outcome.records.find((it) => it.origin.path === 'HANDOFF.md')?.data).toMatchObject({ author: calls[0] });
    expect(outcome.files.get('records/other-documents/notes.md')).toContain(words);
  });

  test('of one word are called so in fields that name people', () => {
    const data = { title: 'gulp', author: 'gulp', owners: ['gulp', 'ben'], steps: [{ approver: 'gulp', text: 'gulp' }] };
    expect(called(data, callOf)).toEqual({
      title: 'gulp',
      author: 'Author 1',
      owners: ['Author 1', 'ben'],
      steps: [{ approver: 'Author 1', text: 'gulp' }],
    });
  });
});

test('readings that are kept are not taken where the policy is another one', async () => {
  const repository = await history();
  const cache = mkdtempSync(join(tmpdir(), 'handover-kept-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  await collected(repository.folder, {
    cache,
    personal: { ...usualPersonal, actions: { ...usualPersonal.actions, 'e-mail address': 'off' } },
  });
  const cold = await collected(repository.folder);
  const warm = await collected(repository.folder, { cache });
  const again = await collected(repository.folder, { cache });
  expect([...warm.files]).toEqual([...cold.files]);
  expect([...again.files]).toEqual([...cold.files]);
});
