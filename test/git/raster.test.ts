import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { rasterOf } from '../../src/git/raster.ts';
import { pngOf } from './png.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const filled = (text: string, length: number): Buffer => Buffer.concat([latin1(text), Buffer.alloc(Math.max(0, length - text.length))]);

const jpeg = latin1('\xFF\xD8\xFF\xE0\x00\x04ab\xFF\xFF\xC4\x00\x03x\xFF\xC2\x00\x11\x08\x01\x02\x03\x04\x03\x01\x00\x00');
const avif = latin1(
  '\0\0\0\x1Cftypavif\0\0\0\0avifmif1miaf\0\0\0\x14ispe\0\0\0\0\0\0\0\x20\0\0\0\x10\0\0\0\x14ispe\0\0\0\0\0\0\x02\x80\0\0\x01\xE0end',
);

test.each([
  ['PNG', pngOf(600, 200), { type: 'png', width: 600, height: 200 }],
  ['GIF', filled('GIF89a\x0A\x00\x14\x01', 20), { type: 'gif', width: 10, height: 276 }],
  ['JPEG, behind other parts', jpeg, { type: 'jpg', width: 772, height: 258 }],
  [
    'WebP with losses',
    filled('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9D\x01\x2A\x2C\x01\xC8\x00', 40),
    { type: 'webp', width: 300, height: 200 },
  ],
  ['WebP without losses', filled('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2F\x2B\xC1\x31\x00', 40), { type: 'webp', width: 300, height: 200 }],
  [
    'WebP with more than a picture',
    filled('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x2B\x01\x00\xC7\x00\x00', 40),
    { type: 'webp', width: 300, height: 200 },
  ],
  ['AVIF, the largest of its sizes', avif, { type: 'avif', width: 640, height: 480 }],
])('%s', (_, bytes, expected) => {
  expect(rasterOf(bytes)).toEqual(expected);
});

test.each([
  ['nothing', latin1('')],
  ['text', latin1('not an image')],
  ['SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML behind the sign of a GIF', latin1('GIF89a')],
  ['PNG without a size', pngOf(0, 5)],
  ['PNG that is cut off', pngOf(600, 200).subarray(0, 20)],
  ['JPEG that is cut off', jpeg.subarray(0, 12)],
  ['JPEG whose part has no length', latin1(`\xFF\xD8\xFF\xE0\x00\x00${'\0'.repeat(20)}`)],
  ['JPEG that breaks off between parts', latin1(`\xFF\xD8\xFF\xE0\x00\x02${'a'.repeat(20)}`)],
  ['WebP of no kind', filled('RIFF\0\0\0\0WEBPABCD', 40)],
  ['AVIF without a size', filled('\0\0\0\x1Cftypavif', 60)],
])('%s is no image', (_, bytes) => {
  expect(rasterOf(bytes)).toBeNull();
});
