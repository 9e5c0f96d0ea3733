import { inflateSync } from 'node:zlib';

/** Text looked at of one chunk. */
const most = 1 << 20;

/** The compressed texts in the head of a PNG, which its bytes do not show; null when one cannot be unpacked. Format: PNG specification, 11.3.3. */
export function packedTexts(bytes: Buffer): string | null {
  const texts: string[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind !== 'zTXt' && kind !== 'iTXt') continue;
    const body = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const packed = kind === 'zTXt' ? body.subarray(body.indexOf(0) + 2) : internationalText(body);
    if (packed === null) continue;
    try {
      texts.push(inflateSync(packed, { maxOutputLength: most }).toString('utf8'));
    } catch (error) {
      // What cannot be looked at is not shown.
      if (error instanceof Error) return null;
      throw error;
    }
  }
  return texts.join('\n');
}

/** The compressed text of an `iTXt` chunk: keyword, flag, method, language and translated keyword stand before it; null when it is not compressed. */
function internationalText(body: Buffer): Buffer | null {
  const flag = body.indexOf(0) + 1;
  if (body[flag] !== 1) return null;
  const language = body.indexOf(0, flag + 2);
  return body.subarray(body.indexOf(0, language + 1) + 1);
}
