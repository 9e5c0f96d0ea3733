import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { History } from '../git/history.ts';
import type { PageImage } from '../markdown/page.ts';
import { decodedOnce } from '../markdown/urls.ts';
import type { Tree } from '../model/collection.ts';
import type { FoundImage } from '../model/image.ts';
import { problemOf, type Problem } from '../model/problem.ts';
import { count } from '../model/wording.ts';
import type { Assembled } from './assemble.ts';
import { pathsMeant } from './links.ts';

/** The images of a site: those of the repository that its documents show. */
export interface Images {
  /** What becomes of the image at `url`, as the document at `from` names it; null when it is none of the repository that could be shown. */
  imageOf(from: string, url: string): PageImage | null;
  /** Files of the site that pages show by now, by name. */
  files(): Map<string, Uint8Array>;
  /** Documents that name images which are not there. */
  problems(): Problem[];
}

type ShownImage = Extract<FoundImage, { kind: 'shown' }>;

/** Name and address of the file that a shown image becomes: the same for the same bytes, wherever they come from. */
export function imageFileOf({ bytes, type }: ShownImage): { name: string; src: string } {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
  return { name, src: `/images/${name}` };
}

/** Reads the images that the documents of `assembled` name, as far as they lie in the tree that is shown. */
export async function imagesIn({ entries, files }: Assembled, tree: Tree, history: Pick<History, 'images' | 'leadsTo'>): Promise<Images> {
  const shownFiles = new Set(tree.files);
  // A link shows what it leads to, so that must be shown too.
  const there = new Set(tree.files.filter((it) => raster.test(it) && shownFiles.has(history.leadsTo(it))));
  const texts = new Map([...entries, ...files].map((it) => [it.text, it.path]));
  const wanted = there.size === 0 ? [] : [...texts].flatMap(([text, path]) => namesIn(text).map((it) => pathOf(path, it, there)));
  const found = await history.images(wanted.filter((it) => it !== null));
  const shown = new Map<string, Uint8Array>();
  const missing = new Map<string, Set<string>>();
  const addresses = new Map<FoundImage, string>();
  const addressOf = (image: ShownImage): string => {
    const known = addresses.get(image);
    if (known !== undefined) return known;
    const { name, src } = imageFileOf(image);
    shown.set(name, image.bytes);
    addresses.set(image, src);
    return src;
  };
  return {
    imageOf(from, url) {
      const path = pathOf(from, url, there);
      if (path === null) {
        if (named.test(withoutQuery(url)) && !pathsMeant(from, url).some((it) => tree.kindOf(it) !== null))
          missing.set(from, (missing.get(from) ?? new Set()).add(withoutQuery(url)));
        return null;
      }
      const image = found.get(path);
      if (image === undefined) return null;
      return image.kind === 'refused' ? image : { ...image, src: addressOf(image) };
    },
    files: () => shown,
    problems: () =>
      [...missing].map(([path, urls]) =>
        problemOf(path, {
          code: 'HO136',
          message: `${count(urls.size, urls.size === 1 ? 'image' : 'images')} that this document shows ${urls.size === 1 ? 'is' : 'are'} not in the repository; words take the place.`,
          fix: 'Commit the image at the path that the document names, or mend the path.',
        }),
      ),
  };
}

/** Everything in a text that could be the address of a raster image. */
function namesIn(text: string): string[] {
  return [...text.matchAll(ending)].flatMap(({ index, 0: found }) => {
    const around = text.slice(Math.max(0, index - longest), index);
    // An address that holds spaces or brackets is told by what stands before it; any other by what cannot stand in one.
    const befores = [/[^\s()<>"'[\]]*$/.exec(around)?.[0], beginning.exec(around)?.[1]];
    return befores.flatMap((it) => (it === undefined || it === '' ? [] : [decodedOnce(plain(it + found))]));
  });
}

/** Path of the image in the tree that `url` means; null when there is none. */
function pathOf(from: string, url: string, there: ReadonlySet<string>): string | null {
  return pathsMeant(from, url).find((it) => there.has(it)) ?? null;
}

const withoutQuery = (url: string): string => posix.normalize(url.replace(/[?#].*$/s, ''));
/** An address without the signs that Markdown and HTML write around a character. */
const plain = (written: string): string => written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
const beginning = /(?:\]\(\s*<?|\]:\s*<?|\bsrc\s*=\s*["']?)((?:(?!\]\(|\]:|\bsrc\s*=)[^\n])*)$/i;
const longest = 300;
const raster = /\.(?:png|jpe?g|gif|webp|avif)$/i;
const named = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const ending = /\.(?:png|jpe?g|gif|webp|avif)(?![\w-])/gi;
