import { createHash } from 'node:crypto';

/** The ids git may have given a file of the working tree: as it lies there, and as line ends may have been converted on its way. */
export interface BlobIds {
  /** Id of the bytes as they are. */
  own: string;
  /** All that stand for the same text; `own` first. */
  all: readonly string[];
}

/** Ids of `bytes` in the object format of the repository, `sha1` or `sha256`. */
export function blobIdsOf(bytes: Buffer, objectFormat: string): BlobIds {
  const idOf = (it: Buffer): string => createHash(objectFormat).update(`blob ${it.length}\0`).update(it).digest('hex');
  const own = idOf(bytes);
  // Git converts no line ends of a file with a NUL.
  if (bytes.includes(0)) return { own, all: [own] };
  const text = bytes.toString('latin1');
  const plain = text.replaceAll('\r\n', '\n');
  const further = [plain, plain.replaceAll('\n', '\r\n')].filter((it) => it !== text).map((it) => idOf(Buffer.from(it, 'latin1')));
  return { own, all: [own, ...further] };
}
