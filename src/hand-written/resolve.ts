import { posix } from 'node:path';
import type { PageImage } from '../markdown/page.ts';
import { partsOf, targetOf } from '../markdown/urls.ts';
import { mostAlike, nearest } from '../model/nearest.ts';
import { rasterImage } from '../model/hand-file.ts';
import type { Address } from './read.ts';

/** What addresses of pages may lead to. */
export interface Places {
  /** Address of a page by the path of its file below the folder of pages. */
  pages: ReadonlyMap<string, string>;
  /** Paths of images below that folder. */
  images: ReadonlySet<string>;
  /** What becomes of the image at one of them. */
  imageAt(path: string): PageImage;
  /** Address of a record or document by its path in the repository. */
  documents: ReadonlyMap<string, string>;
  /** Addresses on the site that are known one by one. */
  known: ReadonlySet<string>;
  /** True for an address of which only the finished site can tell. */
  isOpen(address: string): boolean;
}

/** The page that an address stands in: its path below the folder of pages, and in the repository (null where it does not lie in one). */
export interface From {
  path: string;
  inRepository: string | null;
}

/** Where an address leads: nowhere to be looked up, to `to` or an image (the key is the address as a renderer will ask for it), or why it cannot stay. */
export type Resolved =
  | { kind: 'as written' }
  | { kind: 'to'; key: string; to: string }
  | { kind: 'image'; key: string; path: string; image: Extract<PageImage, { kind: 'shown' }> }
  | { kind: 'wrong'; message: string; hint: string };

/** Where an address of a page leads. */
export function resolved({ kind, written }: Address, from: From, places: Places): Resolved {
  const target = targetOf(written);
  // A definition may serve a link or an image: the ending tells.
  if (kind === 'image' || (target.kind === 'path' && rasterImage.test(target.path))) return image(written, from, places);
  if (target.kind === 'none') return wrong('The address of a link leads nowhere.', 'Write a path, or an address with https://');
  if (target.kind !== 'path') return { kind: 'as written' };
  const { path, query, fragment } = partsOf(target.path);
  if (path.startsWith('/')) {
    const address = [path, `${path}/`].find((it) => places.known.has(it) || places.isOpen(it));
    if (address !== undefined) return { kind: 'to', key: target.path, to: `${address}${query}${fragment}` };
    const meant = nearestTo(path, [...places.known]);
    return wrong(
      'The site has no page at the address of a link.',
      meant === null ? 'Addresses stand in the list of each kind.' : `did you mean ${meant} ?`,
    );
  }
  const below = posix.join(posix.dirname(from.path), path);
  const inRepository = from.inRepository === null ? null : posix.join(posix.dirname(from.inRepository), path);
  const to = places.pages.get(below) ?? (inRepository === null ? undefined : places.documents.get(inRepository));
  if (to !== undefined) return { kind: 'to', key: target.path, to: fragment === '' ? to : `${to}#doc-${fragment.slice(1)}` };
  const meant = nearestTo(below, [...places.pages.keys()]);
  return wrong(
    'A link leads to no page of this folder and to no document of the repository.',
    meant === null ? 'Paths count from the page; an address of the site begins with /' : `did you mean ${meant} ?`,
  );
}

function image(written: string, from: From, { images, imageAt }: Places): Resolved {
  const target = targetOf(written);
  if (target.kind !== 'path' || target.path.startsWith('/'))
    return wrong(
      'An image is not in the folder of pages: images from elsewhere are never loaded.',
      'Put it beside the page, and write its path.',
    );
  const path = posix.join(posix.dirname(from.path), target.path);
  if (images.has(path)) {
    const found = imageAt(path);
    if (found.kind === 'shown') return { kind: 'image', key: target.path, path, image: found };
    return wrong(`An image is not shown: ${found.reason}.`, 'Save another in its place, as PNG, JPEG, GIF, WebP or AVIF.');
  }
  const meant = nearestTo(path, [...images]);
  const forms = 'Images are .png, .jpg, .gif, .webp and .avif';
  return wrong('There is no such image in the folder of pages.', meant === null ? forms : `did you mean ${meant} ?`);
}

const nearestTo = (written: string, known: readonly string[]): string | null => nearest(written, known) ?? mostAlike(written, known);

const wrong = (message: string, hint: string): Resolved => ({ kind: 'wrong', message, hint });
