import { describe, expect, test } from 'vitest';
import { newRepository } from '../git/opened.ts';
import { collected } from './collected.ts';

const spec = (version: string, text: string): string =>
  `# Reminder, version ${version}\n\n## Requirements\n\n${'Reminders go out for every invoice.\n'.repeat(9)}\n${text}\n`;

describe('versions and tags stand on the revisions they mean', { timeout: 30_000 }, () => {
  test('by ancestry, whatever the dates say, of annotated and light tags, and not of what another line has', async () => {
    const it = await newRepository();
    it.write('docs/specs/reminder.md', spec('1 (2 May)', 'One.'));
    it.write('README.md', '# Portal\n');
    await it.commit('Write', { date: '2026-06-10T10:00:00+02:00' });
    await it.git('tag', '-a', '-m', 'Handed over', 'v1.0');
    it.write('docs/specs/reminder.md', spec('1 (2 May)', 'One, corrected.'));
    await it.commit('Correct', { date: '2026-06-01T10:00:00+02:00' });
    await it.git('tag', 'v1.1');
    await it.git('tag', 'v1.1-final');
    await it.git('checkout', '-q', '-b', 'side', 'v1.0');
    it.write('docs/specs/reminder.md', spec('9', 'Elsewhere.'));
    await it.commit('Elsewhere');
    await it.git('tag', 'v9');
    await it.git('checkout', '-q', 'main');
    await it.git('mv', 'docs/specs/reminder.md', 'docs/specs/dunning.md');
    it.write('docs/specs/dunning.md', spec('2 (17 June)', 'Two.'));
    await it.commit('Extend', { date: '2026-06-17T10:00:00+02:00' });
    await it.git('tag', 'dunning-2');
    const { records } = await collected(it.folder);
    const told = records.map(({ origin, revisions }) => [
      origin.path,
      revisions.map((r) => [r.declared?.version ?? null, r.declared?.date ?? null, r.tags]),
    ]);
    expect(told).toEqual([
      ['README.md', [[null, null, ['dunning-2', 'v1.1', 'v1.1-final', 'v1.0']]]],
      [
        'docs/specs/dunning.md',
        [
          ['1', '2026-05-02', ['v1.0']],
          [null, null, ['v1.1', 'v1.1-final']],
          ['2', '2026-06-17', ['dunning-2']],
        ],
      ],
    ]);
  });

  test('what the first record of several says stands on none of the revisions of their file', async () => {
    const it = await newRepository();
    const one = '## 2026-02-03 One plan per kitchen\n\nStatus: accepted\n\nCooks do not change kitchens.\n';
    it.write('DECISIONS.md', `# Decisions\n\n${one}`);
    await it.commit('Decide');
    it.write('DECISIONS.md', `# Decisions\n\n${one}\n## 2026-08-20 Night shifts count\n\nStatus: proposed\n\nThe council has to agree.\n`);
    await it.commit('Propose');
    const { records, files } = await collected(it.folder);
    const said = records
      .filter((record) => record.origin.path === 'DECISIONS.md')
      .map(({ title, revisions }) => [title, revisions.map((revision) => revision.fields?.['title'] ?? null)]);
    expect(said).toEqual([
      ['One plan per kitchen', ['One plan per kitchen', 'One plan per kitchen']],
      ['Night shifts count', [null, 'Night shifts count']],
    ]);
    const whole: { revisions: { fields: unknown }[] } = JSON.parse(files.get('versions/documents/decisions/versions.json') ?? '');
    expect(whole.revisions.map((revision) => revision.fields)).toEqual([null, null]);
  });

  test('a text that came back is meant by the newest revision that the tag reaches', async () => {
    const it = await newRepository();
    for (const [text, tag] of [
      ['One.', 'a'],
      ['Two.', 'b'],
      ['One.', 'c'],
    ] as const) {
      it.write('HANDOFF.md', `# Handoff\n\n${text}\n`);
      await it.commit(text);
      await it.git('tag', tag);
    }
    const { records } = await collected(it.folder);
    expect(records[0]?.revisions.map((r) => r.tags)).toEqual([['a'], ['b'], ['c']]);
  });

  test('a tag that names the document declares its version, where the text declares none', async () => {
    const it = await newRepository();
    it.write('docs/specs/reminder.md', '# Reminder\n\nOne.\n');
    await it.commit('Write');
    await it.git('tag', 'reminder-v1');
    it.write('docs/specs/reminder.md', '# Reminder\n\nTwo.\n');
    await it.commit('Extend');
    await it.git('tag', 'reminder-v2');
    await it.git('tag', 'v7');
    const { records } = await collected(it.folder);
    expect(records[0]?.revisions.map((r) => r.declared)).toEqual([
      { version: '1', date: null, from: 'tag' },
      { version: '2', date: null, from: 'tag' },
    ]);
  });

  test('past texts of every collection are read for it', async () => {
    const it = await newRepository();
    it.write('guide.md', '---\nversion: 1\n---\n\n# Guide\n');
    await it.commit('Write');
    it.write('guide.md', '---\nversion: 2\n---\n\n# Guide\n');
    await it.commit('Rewrite');
    const { records } = await collected(it.folder);
    expect(records[0]?.revisions.map((r) => r.declared?.version)).toEqual(['1', '2']);
  });
});
