import { describe, expect, test } from 'vitest';
import { packages, recordChanges, standings, type Packages } from '../../src/model/package.ts';
import type { Failure } from '../../src/model/failure.ts';
import type { TestRepository } from '../histories/repository.ts';
import { collected, newRepository, type Outcome } from './collected.ts';

const json = (name: string, { files }: Outcome): unknown => JSON.parse(files.get(name) ?? 'null');
const packagesOf = (it: Outcome): Packages => packages.parse(json('packages.json', it));
const asOf = (slug: string, it: Outcome): string[] =>
  standings
    .parse(json(`packages/as-of/${slug}.json`, it))
    .map(({ title, status, number, url }) => `${title} | ${status ?? '-'} | ${number} | ${url}`);
const changes = (slug: string, it: Outcome): string[] =>
  recordChanges
    .parse(json(`packages/changes/${slug}.json`, it))
    .map(({ kind, title, fields, before }) =>
      [kind, title, ...fields.map((f) => `${f.field} ${f.how}`), ...(before === null ? [] : [`from ${before}`])].join(' | '),
    );
const short = (id: string): string => id.slice(0, 7);
const adr = (title: string, status: string): string =>
  `# ${title}\n\n## Status\n\n${status}\n\n## Decision\n\nWe do it.\n\n${'Because of this.\n'.repeat(12)}`;

/** Two packages and what came after them, with an annotated tag, a light one, and clocks that run backwards. */
async function handedOver(it: TestRepository): Promise<string[]> {
  it.write('docs/adr/0001-queue.md', adr('1. Use a queue', 'Proposed'));
  it.write('docs/adr/0002-mail.md', adr('2. Send mail', 'Accepted'));
  it.write('HANDOFF.md', '# Handoff\n\n## Next\n\n1. Go on\n\n## Open questions\n\n- Keep invoices for 7 years?\n');
  const first = await it.commit('First', { date: '2026-06-20T10:00:00+02:00' });
  await it.git('tag', 'v1.0');
  it.write('docs/adr/0001-queue.md', adr('1. Use a queue', 'Accepted'));
  it.write('HANDOFF.md', '# Handoff\n\n## Next\n\n1. Go on\n\n## Open questions\n\nNone.\n');
  it.write('docs/adr/0003-cache.md', adr('3. Cache pages', 'Proposed'));
  const second = await it.commit('Second', { date: '2026-06-10T10:00:00+02:00' });
  await it.git('tag', '-a', '-m', 'Handed over', 'v1.1');
  await it.git('tag', 'spring');
  await it.git('mv', 'docs/adr/0002-mail.md', 'docs/adr/0002-send-mail.md');
  it.remove('docs/adr/0003-cache.md');
  const third = await it.commit('Third', { date: '2026-06-15T10:00:00+02:00' });
  return [first, second, third];
}

describe('a package is a state that somebody named', { timeout: 60_000 }, () => {
  test('by tags: what was in force then, with links to the revisions of then, and what changed from each to the next', async () => {
    const it = await newRepository();
    const [first = '', second = ''] = await handedOver(it);
    const outcome = await collected(it.folder);
    const found = packagesOf(outcome);
    expect(found.moments.map(({ slug, names, commit, built }) => [slug, names, commit, built])).toEqual([
      ['spring', ['spring', 'v1.1'], second, false],
      ['v1-0', ['v1.0'], first, false],
    ]);
    expect(found.spans.map(({ slug, from, to, commits, counts }) => [slug, from, to, commits, Object.values(counts).join('')])).toEqual([
      ['now', 'spring', null, 1, '000011'],
      ['spring', 'v1.0', 'spring', 1, '111000'],
    ]);
    expect(asOf('v1-0', outcome)).toEqual([
      `Use a queue | Proposed | 1 | /decisions/docs-adr-0001-queue/v/1-${short(first)}/`,
      `Send mail | Accepted | 1 | /decisions/docs-adr-0002-send-mail/v/1-${short(first)}/`,
      `Handoff | - | 1 | /handoffs/handoff/v/1-${short(first)}/`,
    ]);
    expect(asOf('spring', outcome)).toEqual([
      'Use a queue | Accepted | 2 | /decisions/docs-adr-0001-queue/',
      `Send mail | Accepted | 1 | /decisions/docs-adr-0002-send-mail/v/1-${short(first)}/`,
      `Cache pages | Proposed | 1 | /decisions/docs-adr-0003-cache/v/1-${short(second)}/`,
      'Handoff | - | 2 | /handoffs/handoff/',
    ]);
    expect(changes('spring', outcome).toSorted()).toEqual([
      'added | Cache pages',
      'closed | Handoff | openQuestions removed',
      'decided | Use a queue | status set',
    ]);
    expect(changes('now', outcome).toSorted()).toEqual(['renamed | Send mail | from docs/adr/0002-mail.md', 'retired | Cache pages']);
  });

  test('by the config: the last commit of the built line on a day; and by --since', async () => {
    const it = await newRepository();
    const [first = ''] = await handedOver(it);
    const milestones = [
      { name: 'Pilot', date: '2026-06-12' },
      { name: 'Too early', date: '2020-01-01' },
    ];
    const found = packagesOf(await collected(it.folder, { milestones, since: 'v1.0' }));
    // The newest commit of the line that is dated early enough, although one before it is dated later.
    expect(found.moments.map((one) => one.names)).toEqual([['spring', 'v1.1', 'Pilot'], ['v1.0']]);
    expect(found.before).toEqual(['Too early']);
    expect(found.spans.map(({ slug, from, to }) => [slug, from, to])).toEqual([
      ['since-v1-0', 'v1.0', null],
      ['now', 'spring', null],
      ['spring', 'v1.0', 'spring'],
    ]);
    const bySha = packagesOf(await collected(it.folder, { since: short(first), asOf: 0 }));
    expect([bySha.moments.map((one) => one.names), bySha.beyond, bySha.spans.map((one) => one.slug)]).toEqual([[['v1.0']], 1, ['now']]);
  });

  test('only where the built commit reaches it; --since of another line is refused', async () => {
    const it = await newRepository();
    const [first = ''] = await handedOver(it);
    await it.git('checkout', '-q', '-b', 'side', first);
    it.write('note.md', '# Note\n');
    await it.commit('Side');
    await it.git('tag', 'v9');
    await it.git('checkout', '-q', 'main');
    const found = packagesOf(await collected(it.folder));
    expect([found.moments.map((one) => one.slug), found.elsewhere]).toEqual([['spring', 'v1-0'], 1]);
    const refused: Failure = await collected(it.folder, { since: 'v9' }).then(
      () => expect.unreachable(),
      (error: Failure) => error,
    );
    expect([refused.code, refused.exit]).toEqual(['HO328', 'usage']);
  });

  test('the first package, and none', async () => {
    const it = await newRepository();
    it.write('README.md', '# Portal\n');
    await it.commit('First');
    expect(packagesOf(await collected(it.folder))).toEqual({ moments: [], spans: [], beyond: 0, elsewhere: 0, before: [] });
    await it.git('tag', 'v1.0');
    const found = packagesOf(await collected(it.folder));
    expect([found.moments.map(({ names, built }) => [names, built]), found.spans]).toEqual([[[['v1.0'], true]], []]);
  });

  test('a secret in the name of a tag is hidden', async () => {
    const it = await newRepository();
    it.write('README.md', '# Portal\n');
    await it.commit('First');
    const token = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    await it.git('tag', `deploy-${token}`);
    const { files } = await collected(it.folder);
    expect([...files.values()].filter((text) => text.includes(token))).toEqual([]);
  });
});
