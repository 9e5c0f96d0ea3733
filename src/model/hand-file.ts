/** A file in a folder of pages written by hand, as it lies on the disk. */
export interface HandFile {
  /** Path below the folder of pages, with `/`. */
  path: string;
  /** Path as messages and pages name it: never one of this machine. */
  shown: string;
  /** Full path without symbolic links; it tells whether the file lies in the repository. */
  real: string;
  bytes: Uint8Array;
}

/** Endings of the images that a page may show. What is drawn by a program, such as SVG, is none of them. */
export const rasterImage = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Endings of the files that become pages. */
export const handPageName = /\.mdx?$/i;
