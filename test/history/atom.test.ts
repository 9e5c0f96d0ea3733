import { expect, test } from 'vitest';
import { atomOf, type Feed } from '../../src/history/atom.ts';
import { elementsOf } from './xml.ts';

const entry = {
  id: 'urn:uuid:0f2ce9fe-ba49-85e7-9e11-72575a46740a',
  title: 'Mail & <queue>: Revision 2',
  at: '2026-06-18T17:41:00+02:00',
  author: 'Ada "B" Berg',
  url: 'https://a.example/x/v/2-4f2a9c1/',
  summary: 'Say\u0000 why\ud800 \u000b',
  category: 'decisions',
};
const feed: Feed = {
  id: 'urn:uuid:92b622e0-317f-8024-b4bf-5c7f54335dbe',
  title: 'Portal',
  self: 'https://a.example/feed.xml',
  page: 'https://a.example/',
  language: 'en',
  at: '2026-06-01T00:00:00Z',
  entries: [entry, { ...entry, id: 'urn:uuid:1', at: '2026-06-19T01:00:00+09:00', author: '' }],
};

test('a feed is well formed, has what Atom asks for, and its newest entry gives its date', () => {
  const elements = elementsOf(atomOf(feed));
  const told = elements.map(({ name, text, depth }) => `${'.'.repeat(depth)}${name}${text.trim() === '' ? '' : `: ${text}`}`);
  expect(told.slice(0, 16)).toEqual([
    'feed',
    '.id: urn:uuid:92b622e0-317f-8024-b4bf-5c7f54335dbe',
    '.title: Portal',
    '.updated: 2026-06-19T01:00:00+09:00',
    '.link',
    '.link',
    '.entry',
    '..id: urn:uuid:0f2ce9fe-ba49-85e7-9e11-72575a46740a',
    '..title: Mail & <queue>: Revision 2',
    '..updated: 2026-06-18T17:41:00+02:00',
    '..author',
    '...name: Ada "B" Berg',
    '..link',
    '..category',
    '..summary: Say\ufffd why\ufffd \ufffd',
    '.entry',
  ]);
  expect(elements[0]?.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
  expect(elements.filter((it) => it.name === 'link').map(({ attributes }) => [attributes['rel'], attributes['href']])).toEqual([
    ['self', 'https://a.example/feed.xml'],
    ['alternate', 'https://a.example/'],
    ['alternate', entry.url],
    ['alternate', entry.url],
  ]);
});

test('a feed without entries has the date it is given', () => {
  expect(elementsOf(atomOf({ ...feed, entries: [] })).map((it) => it.text.trim())).toContain('2026-06-01T00:00:00Z');
});
