/** A file that `init` would write. */
export interface NewFile {
  /** From the folder `init` runs in, with `/`. */
  path: string;
  text: string;
}
