import { limits } from '../model/limits.ts';
import type { FoundImage } from '../model/image.ts';
import type { Redactor } from '../redact/redactor.ts';
import { batch } from './contents.ts';
import { placeholderOf } from './placeholders.ts';
import { packedTexts } from './png-text.ts';
import { rasterOf } from './raster.ts';

/** One file that may be an image. */
export interface ImageFile {
  path: string;
  blob: string;
}

/** The images of `files`, by path, read in one process of git; those in no commit come from `held`. */
export async function readImages(
  folder: string,
  files: readonly ImageFile[],
  { held, redactor }: { held: ReadonlyMap<string, Buffer>; redactor: Redactor },
): Promise<Map<string, FoundImage>> {
  const blobs = [...new Set(files.map((it) => it.blob))];
  const stored = blobs.filter((it) => !held.has(it));
  const images = new Map<string, FoundImage>();
  const small: string[] = [];
  let room: number = limits.images;
  /** Why an image of this size is not read; null when it is. */
  const refusal = (size: number | null): string | null => {
    if (size === null) return 'missing from the repository';
    if (size > limits.image.bytes) return 'too large';
    if (size > room) return 'the images are too large together';
    room -= size;
    return null;
  };
  for (const [blob, bytes] of held) {
    if (!blobs.includes(blob)) continue;
    const reason = refusal(bytes.length);
    images.set(blob, reason === null ? imageOf(bytes, redactor) : { kind: 'refused', reason });
  }
  for await (const { id, size } of batch(folder, '--batch-check', stored)) {
    const reason = refusal(size);
    if (reason === null) small.push(id);
    else images.set(id, { kind: 'refused', reason });
  }
  for await (const { id, body } of batch(folder, '--batch', small)) {
    images.set(id, body === null ? { kind: 'refused', reason: 'missing from the repository' } : imageOf(body, redactor));
  }
  return new Map(files.map(({ path, blob }) => [path, images.get(blob) ?? { kind: 'refused', reason: 'missing from the repository' }]));
}

/** The image that `bytes` are, or why it is not shown; `redactor` knows what is hidden elsewhere by now. */
export function imageOf(bytes: Buffer, redactor: Redactor): FoundImage {
  const raster = rasterOf(bytes);
  if (raster === null) {
    return { kind: 'refused', reason: placeholderOf(bytes) === null ? 'no image of a known kind' : 'not in the repository itself' };
  }
  if (raster.width > limits.image.side || raster.height > limits.image.side) return { kind: 'refused', reason: 'too large' };
  // Its bytes are copied as they are, what programs wrote into its head too.
  const packed = raster.type === 'png' ? packedTexts(bytes) : '';
  if (packed === null) return { kind: 'refused', reason: 'it holds text that cannot be read' };
  const text = `${bytes.toString('utf8')}\n${packed}`;
  const holdsHidden = redactor.plainSecrets(text).length > 0 || redactor.lastLook(wordsIn(text)).findings.length > 0;
  return holdsHidden ? { kind: 'refused', reason: 'it holds what is hidden elsewhere' } : { kind: 'shown', bytes, ...raster };
}

/** What can be read in bytes that are no text, by line: to look closely at the rest of them would take a second a MiB. */
const wordsIn = (text: string): string => (text.match(/[^\p{Cc}\uFFFD]{6,}/gu) ?? []).join('\n');
