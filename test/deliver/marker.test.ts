import { expect, test } from 'vitest';
import { markedFiles, recordedIn } from '../../src/deliver/marker.ts';
import { siteOf } from './content.ts';
import { listed, markerFor } from './marked.ts';

const site = siteOf({ collections: [] });
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('a marker names commit, program, options, and each file with its size and digest on a line of its own', () => {
  const text = markerFor(site, { 'a/index.html': '', 'index.html': 'word' });
  expect(text.split('\n').slice(-6)).toEqual([
    ' "files": [',
    `  {"path":"a/index.html","bytes":0,"sha256":"${empty}"},`,
    expect.stringMatching(/^ {2}\{"path":"index\.html","bytes":4,"sha256":"[0-9a-f]{64}"\}$/),
    ' ]',
    '}',
    '',
  ]);
  expect(recordedIn(text)).toEqual({
    schema: 'handover.site/2',
    generator: site.generator,
    versions: { node: '24.0.0', astro: '7.0.0', pagefind: '1.0.0' },
    commit: site.commit.id,
    options: site.options,
    files: listed({ 'a/index.html': '', 'index.html': 'word' }),
  });
  expect(recordedIn(markerFor(site, {}))).toMatchObject({ files: [] });
});

test('the files of a marker of any version are known, and only those of the second have digests', () => {
  const earlier = JSON.stringify({ schema: 'handover.site/1', generator: 'Handover 0.1.0', commit: 'c', files: ['index.html'] });
  expect([markedFiles(earlier), recordedIn(earlier)]).toEqual([new Set(['handover.json', 'index.html']), 'earlier']);
  const later = markerFor(site, { 'index.html': '' }).replace('"at"', '"more": 1, "at"');
  expect([markedFiles(later)?.size, recordedIn(later)]).toMatchObject([2, { options: { more: 1 } }]);
});

test.each([
  ['no JSON', '{'],
  ['another schema', JSON.stringify({ schema: 'x', files: [] })],
  ['nothing', 'null'],
])('%s is no marker', (_, text) => {
  expect([markedFiles(text), recordedIn(text)]).toEqual([null, null]);
});

test.each([
  ['a file that is named twice', (text: string) => text.replace('"a"', '"b"')],
  ['a digest that is none', (text: string) => text.replace(empty, 'no')],
  ['a commit that is none', (text: string) => text.replace(site.commit.id, '--upload-pack=x')],
])('%s makes it one by which nothing can be checked', (_, change) => {
  expect(recordedIn(change(markerFor(site, { a: '', b: '' })))).toBe(null);
});
