/** What the head of an image says of it. */
export interface Raster {
  /** Ending of its kind. */
  type: 'png' | 'jpg' | 'gif' | 'webp' | 'avif';
  /** In pixels. */
  width: number;
  height: number;
}

/** Kind and size of an image by its first bytes, whatever its name says; null for anything that is none of the five kinds, or is damaged. */
export function rasterOf(bytes: Buffer): Raster | null {
  for (const [type, isIt, sizeOf] of kinds) {
    if (!isIt(bytes)) continue;
    const size = sizeOf(bytes);
    return size === null || size.width < 1 || size.height < 1 ? null : { type, ...size };
  }
  return null;
}

type Size = Omit<Raster, 'type'>;

const has = (bytes: Buffer, at: number, text: string): boolean => bytes.toString('latin1', at, at + text.length) === text;

const kinds: readonly (readonly [type: Raster['type'], isIt: (bytes: Buffer) => boolean, sizeOf: (bytes: Buffer) => Size | null])[] = [
  ['png', (it) => has(it, 0, '\x89PNG\r\n\x1A\n'), pngSize],
  ['gif', (it) => has(it, 0, 'GIF87a') || has(it, 0, 'GIF89a'), gifSize],
  ['jpg', (it) => has(it, 0, '\xFF\xD8\xFF'), jpegSize],
  ['webp', (it) => has(it, 0, 'RIFF') && has(it, 8, 'WEBP'), webpSize],
  ['avif', (it) => has(it, 4, 'ftypavif') || has(it, 4, 'ftypavis'), avifSize],
];

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !has(bytes, 12, 'IHDR')) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifSize(bytes: Buffer): Size | null {
  return bytes.length < 13 ? null : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Goes from part to part up to the one that says the size. */
function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  if (has(bytes, 12, 'VP8X')) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (has(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (has(bytes, 12, 'VP8 ') && has(bytes, 23, '\x9D\x01\x2A')) {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  return null;
}

/** The largest of the sizes named in the head: an image may have a small one for its transparency or as a preview. */
function avifSize(bytes: Buffer): Size | null {
  const head = bytes.subarray(0, 64 * 1024);
  let largest: Size | null = null;
  for (let at = head.indexOf('ispe'); at > 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
