import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { wholeAudience } from '../../src/model/audience.ts';
import { limits } from '../../src/model/limits.ts';
import { pngOf } from '../git/png.ts';
import { collected, newRepository, type Outcome } from './collected.ts';

const token = `ghp_${'Ab1Cd2Ef3Gh4'.repeat(3)}`;
const nameOf = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.png`;
const guide = (outcome: Outcome): string => outcome.files.get('records/other-documents/docs-guide.html') ?? '';
const imagesOf = (outcome: Outcome): string[] => [...outcome.files.keys()].filter((it) => it.startsWith('images/'));
const shown = (bytes: Buffer, alt: string, size: string): string =>
  `<img src="/images/${nameOf(bytes)}" alt="${alt}" ${size} loading="lazy" decoding="async">`;

const bytes = pngOf(60, 20);

test('images of the repository are copied as they are, under a name of their content', async () => {
  const repository = await newRepository();
  repository.write('docs/img/shot one.png', bytes);
  repository.write('docs/same.png', bytes);
  repository.write('docs/unused.png', pngOf(5, 5));
  repository.write(
    'docs/guide.md',
    '![A](img/shot%20one.png) ![B][b]\n\n<img src="/docs/same.png?raw=true" width="30" alt="C">\n\n[![](same.png)](guide.md)\n\n[b]: ./same.png "title"\n',
  );
  await repository.commit('Write');
  const outcome = await collected(repository.folder);
  const html = guide(outcome);
  const own = 'width="60" height="20"';
  expect(html).toContain(`<p>${shown(bytes, 'A', own)} ${shown(bytes, 'B', own)}</p>`);
  expect(html).toContain(shown(bytes, 'C', 'width="30" height="10"'));
  expect(html).toContain(`<a href="/other-documents/docs-guide/">${shown(bytes, 'same.png', own)}</a>`);
  expect(imagesOf(outcome)).toEqual([`images/${nameOf(bytes)}`]);
  expect(outcome.codes).toEqual([]);
});

test('an image that is none, too large, elsewhere or holds a secret is named with the reason', async () => {
  const repository = await newRepository();
  repository.write('docs/broken.png', 'no image');
  repository.write('docs/page.png', '<svg onload="alert(1)"/>');
  repository.write('docs/large.png', Buffer.concat([bytes, Buffer.alloc(limits.image.bytes)]));
  repository.write('docs/wide.png', pngOf(limits.image.side + 1, 1));
  repository.write('docs/secret.png', pngOf(5, 5, `token ${token}`));
  repository.write('docs/lfs.png', `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`);
  repository.write('docs/logo.svg', '<svg/>');
  const names = ['broken.png', 'page.png', 'large.png', 'wide.png', 'secret.png', 'lfs.png', 'logo.svg'];
  repository.write('docs/guide.md', names.map((it) => `![A](${it})`).join('\n'));
  await repository.commit('Write');
  const outcome = await collected(repository.folder);
  expect(guide(outcome).trim().split('\n')).toEqual([
    '<p>image: A (broken.png, not shown: no image of a known kind)',
    'image: A (page.png, not shown: no image of a known kind)',
    'image: A (large.png, not shown: too large)',
    'image: A (wide.png, not shown: too large)',
    'image: A (secret.png, not shown: it holds what is hidden elsewhere)',
    'image: A (lfs.png, not shown: not in the repository itself)',
    'image: A (logo.svg)</p>',
  ]);
  expect(imagesOf(outcome)).toEqual([]);
  expect(outcome.codes).toEqual([]);
});

test('an image that is not in the repository is a problem of the document, once', async () => {
  const repository = await newRepository();
  repository.write('docs/guide.md', '![A](gone.png) ![B](gone.png) ![C](../away.svg) ![D](https://x.test/a.png) ![E](a.txt)\n');
  await repository.commit('Write');
  const { problems } = await collected(repository.folder);
  expect(problems.map(({ code, path, message }) => [code, path, message])).toEqual([
    ['HO136', 'docs/guide.md', '2 images that this document shows are not in the repository; words take the place.'],
  ]);
});

test('a link of the file system leads to no image: one in the repository can be named by its own path', async () => {
  const repository = await newRepository();
  repository.write('assets/a.png', bytes);
  await repository.git('config', 'core.symlinks', 'true');
  repository.write('docs/guide.md', '![A](img/a.png) ![B](out.png) ![C](../../../etc/a.png)\n');
  symlinkSync('../assets', join(repository.folder, 'docs', 'img'));
  symlinkSync('/etc/hostname', join(repository.folder, 'docs', 'out.png'));
  await repository.commit('Write');
  const outcome = await collected(repository.folder);
  expect(guide(outcome).trim()).toBe('<p>image: A (img/a.png) image: B (out.png) image: C (../../../etc/a.png)</p>');
});

test('images that are not committed are shown with the working tree, and images of a deleted document are not', async () => {
  const repository = await newRepository();
  repository.write('docs/old.md', '![Old](a.png)\n');
  repository.write('docs/a.png', bytes);
  repository.write('docs/guide.md', '# Guide\n');
  await repository.commit('Write');
  repository.remove('docs/old.md');
  await repository.commit('Remove');
  expect(imagesOf(await collected(repository.folder))).toEqual([]);
  repository.write('docs/guide.md', '# Guide\n\n![A](a.png)\n');
  const outcome = await collected(repository.folder, { workingTree: true });
  expect(imagesOf(outcome)).toEqual([`images/${nameOf(bytes)}`]);
});

test('an audience gets no image of a document, or at a path, that it does not get', async () => {
  const repository = await newRepository();
  const [open, closed, inner] = [pngOf(6, 6), pngOf(7, 7), pngOf(8, 8)];
  repository.write('docs/open.png', open);
  repository.write('docs/closed.png', closed);
  repository.write('internal/inner.png', inner);
  symlinkSync('../internal/inner.png', join(repository.folder, 'docs/sneaky.png'));
  repository.write('docs/guide.md', '# Guide\n\n![A](open.png) ![B](../internal/inner.png) ![C](sneaky.png)\n');
  repository.write('docs/secret.md', '---\naudience: internal\n---\n# Secret\n\n![A](closed.png)\n');
  await repository.commit('Write');
  const audience = { ...wholeAudience, name: 'client', internal: false };
  expect(imagesOf(await collected(repository.folder))).toHaveLength(3);
  const outcome = await collected(repository.folder, { audience });
  expect(imagesOf(outcome)).toEqual([`images/${nameOf(open)}`]);
  expect(outcome.codes).toEqual([]);
});

test('images that are too large together are named, those that come first are shown', async () => {
  const repository = await newRepository();
  const count = limits.images / limits.image.bytes + 1;
  const names = Array.from({ length: count }, (_, index) => `shot-${String(index + 10)}.png`);
  // Each a PNG with so much behind its end that it is just small enough.
  names.forEach((name, index) => {
    const head = pngOf(10 + index, 5);
    repository.write(`docs/${name}`, Buffer.concat([head, Buffer.alloc(limits.image.bytes - head.length)]));
  });
  repository.write('docs/guide.md', names.map((it) => `![A](${it})`).join('\n'));
  await repository.commit('Write');
  const outcome = await collected(repository.folder);
  expect(imagesOf(outcome)).toHaveLength(count - 1);
  expect(guide(outcome)).toContain(`image: A (${names.at(-1) ?? ''}, not shown: the images are too large together)`);
});

test.each([
  ['<img/Screenshot (1).png>', 'img/Screenshot (1).png'],
  ['img/Screenshot%20(1).png', 'img/Screenshot (1).png'],
  ['<img/my shot.png>', 'img/my shot.png'],
  ['img/a\\_b.png', 'img/a_b.png'],
  ['<img/ümläut &amp; co.png>', 'img/ümläut & co.png'],
])('the address %s is that of an image', async (written, path) => {
  const repository = await newRepository();
  repository.write(`docs/${path}`, bytes);
  repository.write('docs/guide.md', `Before ![A](${written}) behind.\n`);
  await repository.commit('Write');
  const outcome = await collected(repository.folder);
  expect(guide(outcome)).toContain(shown(bytes, 'A', 'width="60" height="20"'));
  expect(outcome.codes).toEqual([]);
});

test('a secret in compressed text of an image keeps it off the site', async () => {
  const chunk = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync(`token ${token}`)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const packed = Buffer.concat([bytes.subarray(0, 33), length, chunk, Buffer.alloc(4), bytes.subarray(33)]);
  const repository = await newRepository();
  repository.write('docs/packed.png', packed);
  repository.write('docs/guide.md', '![A](packed.png)\n');
  await repository.commit('Write');
  expect(guide(await collected(repository.folder))).toContain('not shown: it holds what is hidden elsewhere');
});
