import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { historyFiles } from '../../src/deliver/history-files.ts';
import { recordHistory } from '../../src/history/record-history.ts';
import { elementsOf } from '../history/xml.ts';
import { usualOptions } from '../model/options.ts';
import { recordOf, revisionOf, siteOf } from './content.ts';

function written(url: string | null): { folder: string; files: string[]; text(path: string): string } {
  const folder = mkdtempSync(join(tmpdir(), 'handover-histories-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sample = recordOf('handoffs', 'handoff', {
    revisions: [
      revisionOf(1, { committedAt: '2026-06-01T09:00:00+02:00' }),
      revisionOf(2, {
        committedAt: '2026-06-02T09:00:00+02:00',
        declared: { version: '2', date: null, from: 'label' },
        changes: [{ field: 'status', how: 'set', from: 'Open', to: 'Done' }],
      }),
      revisionOf(3, { commit: null }),
    ],
  });
  const site = siteOf({ site: { options: { ...usualOptions, url } }, collections: [{ name: 'handoffs', all: [sample] }] });
  const histories = historyFiles(folder, site);
  histories.add('handoffs', sample.record);
  histories.close();
  return {
    folder,
    files: globSync('**/*.{json,xml}', { cwd: folder }).toSorted(),
    text: (path) => readFileSync(join(folder, path), 'utf8'),
  };
}

test('a history is data with every revision, declared version and change of a field, and no text', () => {
  const { files, text } = written(null);
  expect(files).toEqual(['api/v1/handoffs/handoff/history.json']);
  const { schema, ...history } = JSON.parse(text('api/v1/handoffs/handoff/history.json')) as Record<string, unknown>;
  const { versions, revisions } = recordHistory.parse(history);
  expect(schema).toBe('/api/v1/schema/history.json');
  expect(versions).toEqual([{ version: '2', date: null, from: 'label', revision: 2 }]);
  expect(revisions.map((it) => [it.number, it.previous, it.url.split('/').at(-2), it.version, it.changes.length])).toEqual([
    [1, null, `1-${revisionOf(1).commit?.slice(0, 7)}`, null, 0],
    [2, 1, `2-${revisionOf(2).commit?.slice(0, 7)}`, '2', 1],
    [3, 2, 'handoff', null, 0],
  ]);
});

test('feeds tell of a document, its collection and the site, newest first, with ids that do not depend on the address', () => {
  const one = written('https://a.example/portal/');
  const feeds = one.files.filter((it) => it.endsWith('.xml'));
  expect(feeds).toEqual(['feed.xml', 'handoffs/feed.xml', 'handoffs/handoff/feed.xml']);
  for (const it of feeds) {
    const elements = elementsOf(one.text(it));
    expect(elements.filter(({ name, depth }) => name === 'updated' && depth === 2).map((e) => e.text)).toEqual([
      '2026-06-02T09:00:00+02:00',
      '2026-06-01T09:00:00+02:00',
    ]);
    const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes['href'] ?? '');
    expect(links.every((link) => link.startsWith('https://a.example/portal/'))).toBe(true);
    for (const { text } of elements.filter(({ name }) => name === 'id'))
      expect(text).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  const ids = (it: ReturnType<typeof written>): string[] =>
    feeds.flatMap((name) =>
      elementsOf(it.text(name))
        .filter((e) => e.name === 'id')
        .map((e) => e.text),
    );
  expect(ids(written('https://b.example/'))).toEqual(ids(one));
});
