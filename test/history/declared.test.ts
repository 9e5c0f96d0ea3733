import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { broughtBy } from '../../src/history/brought.ts';
import { declaredIn } from '../../src/history/declared.ts';
import { taggedVersion } from '../../src/history/tag-names.ts';
import type { Declared } from '../../src/model/declared.ts';

const folder = 'test/fixtures/declared';
const revision = (number: number, authoredAt: string | null = '2026-06-18T10:00:00+02:00') => ({ number, authoredAt });
const says = (version: string, date: string | null = null): Declared => ({ version, date, from: 'label' });

test.each(readdirSync(folder))('%s', (name) => {
  const path = readdirSync(`${folder}/${name}`).find((it) => it !== 'expected.json') ?? '';
  const expected = JSON.parse(readFileSync(`${folder}/${name}/expected.json`, 'utf8')) as Declared | null;
  const text = readFileSync(`${folder}/${name}/${path}`, 'utf8');
  expect(declaredIn(text, path)).toEqual(expected);
  expect(declaredIn(text.replaceAll('\n', '\r\n'), path)).toEqual(expected);
});

describe('a tag names a document', () => {
  test.each([
    ['reminder-v2', 'specs/reminder.md', '2'],
    ['specs/reminder/2.1', 'specs/reminder.md', '2.1'],
    ['FR-016-v3', 'specs/FR-016-payment-reminder.md', '3'],
    ['payment_reminder@1.0-rc.1', 'specs/payment-reminder/spec.md', '1.0-rc.1'],
    ['adr-0007-2', 'docs/adr/0007-queue.md', null],
    ['v2.0.0', 'docs/v.md', null],
    ['release-2', 'README.md', null],
    ['reminder', 'specs/reminder.md', null],
    ['db-1', 'docs/db.md', null],
  ])('%s, %s', (tag, path, version) => {
    expect(taggedVersion(tag, path)).toEqual(version === null ? null : { version, date: null, from: 'tag' });
  });
});

describe('a version is brought once', () => {
  test('by the first revision that says it, whatever comes after', () => {
    const stated = new Map([1, 2, 3, 4, 5].map((it) => [it, [says('1'), says('1'), says('2'), says('1'), null][it - 1] ?? null]));
    const brought = broughtBy(
      [1, 2, 3, 4, 5].map((it) => revision(it)),
      stated,
    );
    expect([...brought].map(([number, it]) => `${number}: ${it.version}`)).toEqual(['1: 1', '3: 2']);
  });

  test('with the year of its commit where none was written', () => {
    const days = [revision(1), revision(2, '2027-01-02T10:00:00Z'), revision(3, null)];
    const stated = new Map([
      [1, says('1', '--06-17')],
      [2, says('2', '--12-31')],
      [3, says('3', '--12-31')],
    ]);
    expect([...broughtBy(days, stated).values()].map((it) => it.date)).toEqual(['2026-06-17', '2026-12-31', null]);
  });
});
