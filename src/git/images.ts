import { limits } from '../model/limits.ts';
import type { FoundImage } from '../model/image.ts';
import type { Redactor } from '../redact/redactor.ts';
import { batch } from './contents.ts';
import { placeholderOf } from './placeholders.ts';
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
  for (const [blob, bytes] of held) if (blobs.includes(blob)) images.set(blob, imageOf(bytes, redactor));
  const small: string[] = [];
  for await (const { id, size } of batch(folder, '--batch-check', stored)) {
    if (size !== null && size <= limits.image.bytes) small.push(id);
    else images.set(id, { kind: 'refused', reason: size === null ? 'missing from the repository' : 'too large' });
  }
  for await (const { id, body } of batch(folder, '--batch', small)) {
    images.set(id, body === null ? { kind: 'refused', reason: 'missing from the repository' } : imageOf(body, redactor));
  }
  return new Map(files.map(({ path, blob }) => [path, images.get(blob) ?? { kind: 'refused', reason: 'missing from the repository' }]));
}

function imageOf(bytes: Buffer, redactor: Redactor): FoundImage {
  const raster = rasterOf(bytes);
  if (raster === null) {
    return { kind: 'refused', reason: placeholderOf(bytes) === null ? 'no image of a known kind' : 'not in the repository itself' };
  }
  if (raster.width > limits.image.side || raster.height > limits.image.side) return { kind: 'refused', reason: 'too large' };
  // Its bytes are copied as they are, what programs wrote into its head too.
  const text = bytes.toString('latin1');
  if (redactor.holdsKnown(text) || redactor.lastLook(text).findings.length > 0) return { kind: 'refused', reason: 'it holds a secret' };
  return { kind: 'shown', bytes, ...raster };
}
