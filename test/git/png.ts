import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour; `note` is written into its head as programs do. */
export function pngOf(width: number, height: number, note = ''): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 0x55);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  const notes = note === '' ? [] : [part('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    part('IHDR', head),
    ...notes,
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
