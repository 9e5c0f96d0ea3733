import { expect, test } from 'vitest';
import type { Version, Versions } from '../../src/model/versions.ts';
import { eachOf } from '../../src/versions/facts.ts';
import { written } from '../../src/versions/markup.ts';
import { changePage, sizeIn, textPage, type Framed } from '../../src/versions/pages.ts';
import { speakerIn } from '../../src/words/languages.ts';
import { revisionOf } from '../deliver/content.ts';

const around = { speaker: speakerIn('en'), collection: 'Handoffs', spoken: '{}', script: '/compare.js' };
const shown = {
  shows: 'shown',
  size: { unit: 'words', added: 3, removed: 1 },
  coarse: false,
  changes: 1,
  counts: '1 paragraph changed.',
} as const;

const versionOf = (number: number, its: Partial<Version> = {}): Version => ({
  ...revisionOf(number),
  text: 'shown',
  introduced: shown,
  toCurrent: null,
  ...its,
});

const versions: Versions = {
  url: '/handoffs/a/',
  collection: 'handoffs',
  title: 'A <b>',
  lang: 'en',
  path: 'HANDOFF.md',
  deleted: false,
  branch: null,
  current: 3,
  revisions: [
    versionOf(1, { authoredAt: '2026-06-02T10:00:00+02:00', path: 'OLD.md', toCurrent: shown }),
    versionOf(2, { authoredAt: '2026-06-17T10:00:00+02:00', change: 'renamed', subject: '' }),
    versionOf(3, { authoredAt: '2026-07-01T10:00:00+02:00' }),
  ],
};

const words = ({ banner, main, end }: Framed): string =>
  `${written(banner)} ${written(main)}${written(end)}`
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const pageOf = (number: number, its: Versions = versions) => {
  const among = eachOf(its)[number - 1];
  if (among === undefined) throw new Error('There is no such revision.');
  return among;
};

test('an older text says when it stood, and leads on', () => {
  const page = words(textPage(pageOf(1), true, around));
  expect(page).toMatch(/^You are reading revision 1 of 3 \(2.{1,3}17 June 2026\)\. Go to the current text · What changed since Briefing/);
  expect(page).toContain('Revision 1: A &lt;b&gt; From OLD.md , commit ccccccc , 2 June 2026, 10:00 , Ada Berg');
  expect(written(textPage(pageOf(1), true, around).end)).toBe('</article>');
});

test('the text that stands has no banner', () => {
  expect(textPage(pageOf(3), true, around).banner).toBeNull();
});

test('a version that people agreed on is named by its own number', () => {
  const declared = {
    ...versions,
    revisions: versions.revisions.map((it) => ({ ...it, declared: { version: '2', date: null, from: 'title' as const } })),
  };
  expect(words(textPage(pageOf(1, declared), true, around))).toContain('You are reading version 2, revision 1 of 3 (');
});

test('a change quotes its reason with the commit, or says that there is none', () => {
  expect(words(changePage(pageOf(3), true, around))).toContain('Write revision 3 From the message of commit ccccccc');
  const renamed = words(changePage(pageOf(2), true, around));
  expect(renamed).toContain('No reason for this change was recorded.');
  expect(renamed).toContain('The file moved here from OLD.md to HANDOFF.md .');
  expect(renamed).toContain('1 paragraph changed. In all 3 words added, 1 word removed.');
});

test('a size is said in words, and nothing where nothing changed', () => {
  const { speaker } = around;
  expect(sizeIn({ unit: 'lines', added: 1, removed: 0 }, speaker)).toBe('1 line added');
  expect(sizeIn({ unit: 'words', added: 0, removed: 1014 }, speaker)).toBe('1,014 words removed');
  expect([sizeIn({ unit: 'words', added: 0, removed: 0 }, speaker), sizeIn(null, speaker)]).toEqual(['', '']);
});

test('a change that was made beside another one says which revision it changed', () => {
  const revisions = versions.revisions.map((it) => (it.number === 3 ? { ...it, previous: 1 } : it));
  const beside = words(changePage(pageOf(3, { ...versions, revisions }), true, around));
  expect(beside).toContain('The file moved here from OLD.md to HANDOFF.md .');
  expect(beside).toContain('It changed revision 1: the one before it in the list was made beside it, on another branch.');
  expect(words(changePage(pageOf(3), true, around))).not.toContain('beside it');
});
