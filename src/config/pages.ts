import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { Failure } from '../model/failure.ts';
import { handPageName, rasterImage, type HandFile } from '../model/hand-file.ts';
import { count } from '../model/wording.ts';

/** Far more than a handover needs, and a bound for a folder that was named by mistake. */
const limits = { files: 500, page: 1024 * 1024, image: 4 * 1024 * 1024, depth: 8 };

/**
 * Pages and images in the operator's folder of pages, in code-point order of their paths. Nothing in it is run, and no link is followed.
 * `base` is the folder that names are told from. Throws a Failure for what cannot be taken.
 */
export async function readPages(folder: string, base: string): Promise<HandFile[]> {
  const below = relative(base, folder).replaceAll('\\', '/');
  const outside = below.startsWith('..') || isAbsolute(below);
  const shownOf = (path: string): string => (below === '' || outside ? path : `${below}/${path}`);
  const real = await realpath(folder).catch(() => null);
  if (real === null || !(await lstat(real)).isDirectory()) {
    throw new Failure('HO265', 'usage', `The folder named as \`pages\` does not exist: ${relative(base, folder)}`, [
      'Make the folder, or correct the path: it counts from the folder of the config file.',
    ]);
  }
  const found: string[] = [];
  const wrong: string[][] = [];
  await list(real, '', { found, wrong: (path, why) => wrong.push([shownOf(path), why]) });
  if (found.length > limits.files) {
    throw new Failure('HO265', 'usage', `The folder of pages holds ${count(found.length, 'files')}; at most ${limits.files} are taken.`, [
      'Name a folder that holds pages and their images only.',
    ]);
  }
  if (wrong.length > 0) {
    throw new Failure(
      'HO265',
      'usage',
      'The folder of pages holds what is no page and no image',
      ['Move it elsewhere, or let its name begin with an underscore.'],
      wrong,
    );
  }
  const paths = found.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return await Promise.all(
    paths.map(async (path) => ({ path, shown: shownOf(path), real: join(real, path), bytes: await readFile(join(real, path)) })),
  );
}

async function list(root: string, below: string, out: { found: string[]; wrong(path: string, why: string): void }): Promise<void> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (/^[._]/.test(entry.name)) continue;
    if (entry.isDirectory() && path.split('/').length < limits.depth) await list(root, path, out);
    else if (entry.isSymbolicLink()) out.wrong(path, 'A symbolic link, which is not followed.');
    else if (!entry.isFile()) out.wrong(path, 'No file.');
    else {
      const isPage = handPageName.test(path);
      const most = isPage ? limits.page : limits.image;
      if (!isPage && !rasterImage.test(path)) out.wrong(path, 'Neither a page (.mdx, .md) nor an image (.png, .jpg, .gif, .webp, .avif).');
      else if ((await lstat(join(root, path))).size > most) out.wrong(path, `Larger than ${most / 1024 / 1024} MiB.`);
      else out.found.push(path);
    }
  }
}
