import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfSize } from '../deliver/digest.ts';
import { kindsBelow } from '../deliver/files.ts';
import { marker, recordedIn } from '../deliver/marker.ts';
import { Failure } from '../model/failure.ts';
import type { Recorded } from '../model/recorded.ts';
import { count, number } from '../model/wording.ts';
import { deliveredDifferences, type Difference } from '../verify/differences.ts';

/** Lists of more bytes are not read: 300,000 files fit. */
const largestList = 64 * 1024 * 1024;

/** A delivered site whose files are those of its list. */
export interface Checked {
  recorded: Recorded;
  /** Text of its `handover.json`, and its SHA-256. */
  text: string;
  sha256: string;
}

/** Checks every file of the site in `folder`, which a person called `shown`. Throws a Failure when it is not what it was built as, or cannot be checked. */
export async function checkSite(folder: string, shown: string, stop: AbortSignal): Promise<Checked> {
  const there = await stat(folder).then(
    (it) => it.isDirectory(),
    () => false,
  );
  if (!there) throw new Failure('HO290', 'usage', `There is no folder ${shown}`, ['Name the folder of a site:  handover verify <site>']);
  const bytes = await listIn(folder, shown);
  const text = bytes.toString('utf8');
  const recorded = recordedIn(text);
  if (recorded === null) throw unlisted(`${marker} in ${shown} is no list of files that a build has written.`);
  if (recorded === 'earlier') throw unlisted(`${marker} in ${shown} was written by an earlier version, which listed no digests.`);
  const found = kindsBelow(folder);
  found.delete(marker);
  const same = new Set<string>();
  for (const { path, bytes: size, sha256 } of recorded.files) {
    if (found.get(path) === 'file' && (await digestOfSize(join(folder, path), size, stop)) === sha256) same.add(path);
    if (stop.aborted) throw stopped();
  }
  const differences = deliveredDifferences(recorded.files, found, (it) => same.has(it));
  if (differences.length > 0) throw notAsBuilt(differences, recorded.files.length);
  return { recorded, text, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What a command that only looks says when the user stops it. */
export function stopped(): Failure {
  return new Failure('HO241', 'stopped', 'Stopped before everything was checked.', ['Run the same command again.']);
}

async function listIn(folder: string, shown: string): Promise<Buffer> {
  const file = await open(join(folder, marker), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (file === null) throw unlisted(`There is no site to check in ${shown}: no ${marker} can be read there.`);
  try {
    const its = await file.stat();
    if (!its.isFile()) throw unlisted(`There is no site to check in ${shown}: its ${marker} is no file.`);
    if (its.size > largestList) throw unlisted(`${marker} in ${shown} is larger than any list of files: ${number(its.size)} bytes.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function unlisted(message: string): Failure {
  return new Failure('HO291', 'readiness', message, ['Name the folder of a site, or ask whoever sent it to you for it again.']);
}

function notAsBuilt(differences: readonly Difference[], files: number): Failure {
  const rows = differences.map(({ how, path }) => [how, path]);
  return new Failure(
    'HO292',
    'readiness',
    `The site is not as it was built: ${count(differences.length, 'differences')} from the list of its ${count(files, 'files')}.`,
    [
      'Ask whoever sent you the site for it again, and name what is listed here. Until then do not rely on its pages.',
      'If you or a host added or changed files on purpose, check the folder as it was delivered.',
    ],
    rows,
  );
}
