import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/collections/decisions/index.ts';
import type { Decision } from '../../src/collections/decisions/schema.ts';
import type { Sibling } from '../../src/model/collection.ts';
import { treeOfFiles } from './tree.ts';
import type { Redacted } from '../../src/model/redacted.ts';

/** The records of some files, with their path and key as id. */
function recordsOf(files: Readonly<Record<string, string>>): Sibling<Decision>[] {
  return Object.entries(files).flatMap(([path, text]) =>
    decisions.read({ path: path as Redacted, text: text as Redacted }).records.map(({ key, title, line, data }) => ({
      id: key === null ? path : `${path}#${key}`,
      title,
      path,
      line,
      data,
    })),
  );
}

const link = (files: Readonly<Record<string, string>>): ReturnType<typeof decisions.link> =>
  decisions.link(recordsOf(files), treeOfFiles());
const nygard = (title: string, status: string): string => `# ${title}\n\n## Status\n\n${status}\n\n## Decision\n\nYes.\n`;

const found = (files: Readonly<Record<string, string>>): string[] =>
  link(files).problems.map(({ code, path, line, message, fix }) => `${code} ${path}:${line} ${message} ${fix}`);

const short = (data: Map<string, Decision>): string[] =>
  [...data].flatMap(([id, it]) =>
    (['supersedes', 'supersededBy', 'amends', 'amendedBy'] as const).flatMap((kind) =>
      it[kind].map((relation) => `${id} ${kind} ${relation.id} (${relation.stated}: ${relation.words})`),
    ),
  );

const at = (number: number, day: string, blob: string | null = 'b') => ({
  number,
  path: 'a.md',
  blob,
  at: `${day}T23:00:00-07:00`,
  fields: blob === null ? null : {},
});

test('a decision that writes no day has that of the first commit that holds it', () => {
  const versions = [at(1, '2020-05-01', null), at(2, '2020-05-02'), at(3, '2024-10-08')];
  const dated = (path: string, text: string, from: string, day: string): Sibling<Decision> => {
    const [one] = recordsOf({ [path]: text });
    if (one === undefined) throw new Error('There is no decision.');
    return { ...one, versions, data: { ...one.data, date: one.data.date ?? { written: null, date: day, from: from as 'commit' } } };
  };
  const records = [
    dated('docs/adr/0001-a.md', nygard('1. A', 'Accepted'), 'commit', '2024-10-08'),
    dated('docs/adr/0002-b.md', nygard('2. B\n\nDate: 2021-01-01', 'Accepted'), 'commit', '2024-10-08'),
  ];
  const { data } = decisions.link(records, treeOfFiles());
  expect([...data.values()].map(({ date }) => [date?.date, date?.from])).toEqual([
    ['2020-05-02', 'commit'],
    ['2021-01-01', 'text'],
  ]);
});

describe('a relation leads to the record it names', () => {
  test('by its date in the same log', () => {
    const text = '# Log\n\n## 2026-02-10: Cron\n\n**Status:** superseded by 2026-03-01\n\n## 2026-03-01: Queue\n\nYes.\n';
    expect(short(link({ 'DECISIONS.md': text }).data)).toEqual([
      'DECISIONS.md#2026-02-10-cron supersededBy DECISIONS.md#2026-03-01-queue (by this record: superseded by 2026-03-01)',
      'DECISIONS.md#2026-03-01-queue supersedes DECISIONS.md#2026-02-10-cron (by the other record: Cron)',
    ]);
  });

  test('by the anchor of its dated heading', () => {
    const text = '# Log\n\n## 2026-02-10: Cron\n\n**Status:** superseded by [Queue](#2026-03-01-queue)\n\n## 2026-03-01: Queue\n\nYes.\n';
    expect(link({ 'DECISIONS.md': text }).problems).toEqual([]);
  });

  test('and a date without an entry is missing', () => {
    const text = '# Log\n\n## 2026-02-10: Cron\n\n**Status:** superseded by 2026-03-01\n';
    expect(found({ 'DECISIONS.md': text })).toEqual([
      'HO802 DECISIONS.md:3 This decision names another one that is no decision of this repository. Correct the link or the number; name a decision in another repository by its full address.',
    ]);
  });

  test('by a link to its file, and both sides know it', () => {
    const { data, problems } = link({
      'docs/adr/0001-a.md': nygard('1. A', 'Superseded by [2. B](0002-b.md)'),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes [1. A](./0001-a.md#decision)'),
    });
    expect(short(data)).toEqual([
      'docs/adr/0001-a.md supersededBy docs/adr/0002-b.md (by this record: Superseded by 2. B)',
      'docs/adr/0002-b.md supersedes docs/adr/0001-a.md (by this record: Supersedes 1. A)',
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['a number with letters', 'ADR-0001'],
    ['a bare number', '1'],
    ['number and title', '1. Paper tickets'],
    ['the title', 'Paper tickets'],
    ['the name of the file', '0001-paper-tickets'],
    ['a path from the root', '[A](/docs/adr/0001-paper-tickets.md)'],
    ['an address of a hosted repository', '[A](https://host.example/o/r/blob/main/docs/adr/0001-paper-tickets.md)'],
    ['a link to a file that was renamed since', '[A](0001-paper.md)'],
  ])('by %s', (_name, words) => {
    const { data, problems } = link({
      'docs/adr/0001-paper-tickets.md': nygard('1. Paper tickets', 'Superseded by [2](0002-b.md)'),
      'docs/adr/0002-b.md': `---\nsupersedes: "${words}"\n---\n${nygard('2. B', 'Accepted')}`,
    });
    expect(data.get('docs/adr/0002-b.md')?.supersedes.map((it) => it.id)).toEqual(['docs/adr/0001-paper-tickets.md']);
    expect(problems).toEqual([]);
  });

  test('by an anchor or a number within a log', () => {
    const { data } = link({
      'DECISIONS.md':
        '# Log\n\n## D1. One queue\n\n**Status:** superseded by [D2](#d2-a-queue-per-pier)\n\n## D2. A queue per pier\n\n**Amends:** D3\n\n## D3. Printers\n\nNone.\n',
    });
    expect(short(data)).toEqual([
      'DECISIONS.md#d1 supersededBy DECISIONS.md#d2 (by this record: superseded by D2)',
      'DECISIONS.md#d2 supersedes DECISIONS.md#d1 (by the other record: D1 One queue)',
      'DECISIONS.md#d2 amends DECISIONS.md#d3 (by this record: Amends D3)',
      'DECISIONS.md#d3 amendedBy DECISIONS.md#d2 (by the other record: D2 A queue per pier)',
    ]);
  });

  test('a number means the record of its own folder', () => {
    const { data } = link({
      'a/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'b/adr/0001-b.md': nygard('1. B', 'Accepted'),
      'b/adr/0002-c.md': nygard('2. C', 'Accepted, amends ADR-0001'),
    });
    expect(data.get('b/adr/0002-c.md')?.amends.map((it) => it.id)).toEqual(['b/adr/0001-b.md']);
  });

  test('mere words and addresses elsewhere lead nowhere and are no problem', () => {
    const { data, problems } = link({
      'docs/adr/0001-a.md': nygard('1. A', 'Superseded by the new flow'),
      'docs/adr/0002-b.md': nygard('2. B', 'Superseded by [#12](https://host.example/o/r/pull/12)'),
    });
    expect(short(data).map((it) => it.split(' ')[2])).toEqual(['null', 'null']);
    expect(problems).toEqual([]);
  });
});

describe('what does not fit together is a problem', () => {
  test('a relation to a decision that is not here', () => {
    expect(found({ 'docs/adr/0001-a.md': nygard('1. A', 'Superseded by [9. Gone](0009-gone.md)') })).toEqual([
      'HO802 docs/adr/0001-a.md:1 This decision names another one that is no decision of this repository. Correct the link or the number; name a decision in another repository by its full address.',
    ]);
  });

  test('a superseded decision without a successor', () => {
    expect(found({ 'docs/adr/0001-a.md': nygard('1. A', 'Partly superseded') })).toEqual([
      'HO803 docs/adr/0001-a.md:1 This decision is superseded, and nothing says by which one. Write "Superseded by" in its status, with a link to the decision that took its place.',
    ]);
  });

  test('decisions that supersede each other', () => {
    const files = {
      'docs/adr/0001-a.md': nygard('1. A', 'Superseded by ADR-0002'),
      'docs/adr/0002-b.md': nygard('2. B', 'Superseded by ADR-0003'),
      'docs/adr/0003-c.md': nygard('3. C', 'Superseded by ADR-0001'),
    };
    expect(found(files)).toEqual([
      'HO804 docs/adr/0001-a.md:1 Following "superseded by" from this decision leads back to it. Correct the status of the newest decision of the circle: an older one cannot supersede it.',
    ]);
  });

  test('one number twice in a folder, or in a log', () => {
    expect(found({ 'docs/adr/0001-a.md': nygard('A', 'Accepted'), 'docs/adr/0001-b.md': nygard('B', 'Accepted') })).toEqual([
      'HO805 docs/adr/0001-b.md:1 Another decision of this folder has the same number. Give the later decision a free number, and correct what refers to it.',
    ]);
    expect(found({ 'DECISIONS.md': '# Log\n\n## D1. A\n\nYes.\n\n## D1. B\n\nNo.\n' })).toEqual([
      'HO805 DECISIONS.md:7 Another entry of this log has the same number. Give the later entry a free number, and correct what refers to it.',
    ]);
  });

  test('a decision that another one claims to supersede', () => {
    const files = {
      'docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
      'docs/adr/0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes ADR-0001'),
    };
    expect(found(files)).toEqual([
      'HO807 docs/adr/0001-a.md:1 Another decision says that it supersedes this one, and the status of this one does not say so. Add "Superseded by" with a link to the newer decision, or correct the newer one.',
    ]);
    const { data } = link(files);
    expect(data.get('docs/adr/0001-a.md')?.status).toEqual({ words: 'Accepted', state: 'accepted' });
    expect(data.get('docs/adr/0001-a.md')?.supersededBy).toEqual([
      { words: '0002 B', target: 'docs/adr/0002-b.md', id: 'docs/adr/0002-b.md', stated: 'by the other record' },
    ]);
  });

  test('a decision superseded by a proposal', () => {
    const files = {
      'docs/adr/0001-a.md': nygard('1. A', 'Superseded by ADR-0002'),
      'docs/adr/0002-b.md': nygard('2. B', 'Proposed'),
    };
    expect(found(files)).toEqual([
      'HO808 docs/adr/0001-a.md:1 This decision is superseded by one that is itself not in force, so neither of the two holds. Decide the newer one, or give this one its former status back until then.',
    ]);
  });

  test('nothing of it where a file is gone', () => {
    const records = recordsOf({ 'docs/adr/0001-a.md': nygard('A', 'Superseded'), 'docs/adr/0001-b.md': nygard('B', 'Accepted') });
    const { problems } = decisions.link(
      records.map((it) => ({ ...it, deleted: it.path.endsWith('a.md') })),
      treeOfFiles(),
    );
    expect(problems).toEqual([]);
  });
});

test('linking leaves the given records as they are', () => {
  const records = recordsOf({
    'docs/adr/0001-a.md': nygard('1. A', 'Accepted'),
    'docs/adr/0002-b.md': nygard('2. B', 'Accepted\n\nAmends ADR-0001'),
  });
  const before = structuredClone(records);
  decisions.link(records, treeOfFiles());
  expect(records).toEqual(before);
});
